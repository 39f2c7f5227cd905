import ActionSheetsGTK
import CGTK
import Foundation
import UIKitCompat
import UIKitCompatGTK
import UIKitNotesController

// Runs the controller of the other folder in a window of GTK, which shows its views as widgets.
// `main` is not `async` because a loop of GLib must not run within a task.
guard gtk_init_check() != 0 else {
  try? FileHandle.standardError.write(contentsOf: Data("UIKitNotesGTK: there is no display\n".utf8))
  exit(69)
}
g_set_prgname("UIKitNotesGTK")
let notes = GTKApp()
notes.run()
