// Prints what a catalog costs, in nanoseconds and KiB: the time to read it, the peak memory, and the time of a lookup.
//
//   catalog-figures CATALOG LANGUAGE KEYS ROUNDS
//
// Times are processor time. A lookup is the mean of all lines of the file KEYS, in the fastest of the rounds.

import ActionSheets
import ActionSheetsLocalization

internal import CLibrary

/// The processor time of this process in nanoseconds.
func processorTime() -> Int {
  var time = timespec()
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
  return time.tv_sec * 1_000_000_000 + time.tv_nsec
}

let arguments = CommandLine.arguments
guard arguments.count == 5, let language = Language(arguments[2]), let rounds = Int(arguments[4]),
  let file = fopen(arguments[3], "r")
else { exit(64) }
var keys: [LocalizedText] = []
var line = [CChar](repeating: 0, count: 4_096)
while fgets(&line, Int32(line.count), file) != nil {
  let bytes = line.prefix { $0 != 0 && $0 != 10 }.map { UInt8(bitPattern: $0) }
  keys.append(LocalizedText(String(decoding: bytes, as: UTF8.self)))
}

let start = processorTime()
let catalog = try Catalog(at: arguments[1], languages: [language])
let reading = processorTime() - start
var usage = rusage()
getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)

var fastest = Int.max
var bytes = 0
for _ in 0..<rounds {
  let start = processorTime()
  for key in keys { bytes &+= catalog.text(key).utf8.count }
  fastest = min(fastest, processorTime() - start)
}
guard bytes > 0 || rounds == 0 else { exit(65) }
print(reading, usage.ru_maxrss, rounds == 0 ? 0 : fastest / max(keys.count, 1))
