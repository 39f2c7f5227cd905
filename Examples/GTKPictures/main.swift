import ActionSheets
import ActionSheetsGTK
import CGTK
import Foundation

// Shows one form of a sheet, as the arguments say, for Scripts/pictures.
let words = Set(CommandLine.arguments.dropFirst())
guard gtk_init_check() != 0 else {
  try? FileHandle.standardError.write(contentsOf: Data("GTKPictures: there is no display\n".utf8))
  exit(69)
}
g_set_prgname("GTKPictures")
let scene = Scene(words)
scene.show()
while true { g_main_context_iteration(nil, 1) }
