/// One start of a program that shows a window, watched by the program `watch`.
struct WindowRun {
  /// Nanoseconds from the start of the program to its first painted frame.
  var firstFrame: Int

  /// The most memory that the program has held at once, in bytes.
  var peakMemory: Int

  /// Nanoseconds from the press of a key to the next frame.
  var keyFrame: Int

  /// Starts the program on the display that the environment names, measures it, and ends it.
  init(_ window: Contenders.WindowContender, watch: String) throws {
    let program = window.contender
    let figures = try Run.figures(
      of: Contender(
        name: program.name, path: watch, arguments: [window.key, program.path] + program.arguments))
    guard figures.count == 3, figures[0] > 0 else { throw Failure(program, "shows no window") }
    (firstFrame, peakMemory, keyFrame) = (figures[0], figures[1], figures[2])
  }
}
