import CGTK

// One scene of a program that uses the presenter, by its name. GTK must be the main thread's own here: in the test
// program that thread belongs to the tests.
guard CommandLine.arguments.count > 1, let scene = Scene(rawValue: CommandLine.arguments[1]) else {
  print("Usage: GTKScenes SCENE")
  exit(64)
}
g_set_prgname("GTKScenes")
scene.play()
