// Prints how many nanoseconds of processor time each frame of a sheet's way in and out takes.
//
//   slide-frames BUTTONS [ios]
//
// The sheet slides over a window of 400 × 600. A frame lasts from the frame clock's before-paint to its after-paint, so
// layout and drawing are in it. The time is that of the whole process.

import ActionSheets
import ActionSheetsGTK
import CGTK

// As actionsheet-gtk draws: GL without a graphics card would count what the card does otherwise.
setenv("GSK_RENDERER", "cairo", 1)
setenv("GDK_DEBUG", "gl-disable", 1)
let arguments = CommandLine.arguments.dropFirst()
guard let count = arguments.first.flatMap({ Int($0) }), gtk_init_check() != 0 else { exit(64) }
guard
  let slide = Slide(
    buttons: count, appearance: arguments.dropFirst().contains("ios") ? .iOS : .toolkit)
else { exit(69) }
print(slide.frames.map(String.init).joined(separator: " "))
