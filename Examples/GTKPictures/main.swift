import ActionSheets
import ActionSheetsGTK
import CGTK

// Shows one form of a sheet, as the arguments say, for Scripts/pictures.
let words = Set(CommandLine.arguments.dropFirst())
guard gtk_init_check() != 0 else { exit(69) }
g_set_prgname("GTKPictures")
let scene = Scene(words)
scene.show()
while true { g_main_context_iteration(nil, 1) }
