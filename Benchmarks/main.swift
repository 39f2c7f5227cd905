// Measures the command beside its peers and prints Markdown tables; Scripts/benchmark prepares and runs it.
//
//   benchmarks COMMAND FLOOR FOLDER [ROUNDS [MEASURE…]]

let arguments = CommandLine.arguments
guard arguments.count >= 4 else {
  Progress.write(
    "Usage: benchmarks COMMAND FLOOR FOLDER [ROUNDS [first-frame] [key] [long] [catalog] [window]]")
  exitProcess(64)
}
let measures = Measures(
  contenders: Contenders(command: arguments[1], floor: arguments[2], folder: arguments[3]),
  rounds: arguments.count > 4 ? Int(arguments[4]) ?? 100 : 100)
let chosen = arguments.dropFirst(5)

do {
  if chosen.isEmpty || chosen.contains("first-frame") { try measures.firstFrame() }
  if chosen.isEmpty || chosen.contains("key") { try measures.keyPress() }
  if chosen.isEmpty || chosen.contains("long") {
    try measures.longLists([10_000, 100_000, 1_000_000])
  }
  if chosen.isEmpty || chosen.contains("catalog") { try measures.catalogs() }
  // Needs a display, which the other measures must not have, so that it is only taken when asked for.
  if chosen.contains("window") {
    try measures.window()
    try measures.slide()
  }
} catch {
  Progress.write("\(error)")
  exitProcess(1)
}
