import ActionSheets
import ActionSheetsGTK
import CGTK
import Foundation

let options = Options(CommandLine.arguments.dropFirst())
// A loop of GLib must not run within a task, so that `main` is not `async`.
guard gtk_init_check() != 0 else {
  try? FileHandle.standardError.write(contentsOf: Data("GTKNotes: there is no display\n".utf8))
  exit(69)
}
g_set_prgname("GTKNotes")
let app = NotesApp(options)
app.run()
