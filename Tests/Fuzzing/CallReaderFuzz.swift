import ActionSheets
import ActionSheetsLint

// The first byte chooses the language, the rest is a source.
// Checked besides the absence of traps: places are in the file, and what was found can be written and read again.

private func check(_ holds: Bool, _ what: String) {
  guard holds else { fatalError(what) }
}

/// Checks one input; libFuzzer calls it.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzCallReader(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  guard let first = bytes.first else { return 0 }
  let languages: [CallReader.Language] = [.c, .vala, .python]
  let source = Array(bytes.dropFirst())
  let list = CallReader.read(source, file: "f", language: languages[Int(first) % 3])
  let lines = source.count { $0 == 10 } + 1
  for place in list.sheets.compactMap(\.place) + list.skipped.map(\.place) {
    check((1...lines).contains(place.line), "a line that the file does not have")
    check((1...(count + 1)).contains(place.column), "a column that no line has")
  }
  do {
    check(try SheetList(json: Array(list.json.utf8), named: "again").json == list.json, "changed")
  } catch {
    fatalError("\(error)")
  }
  return 0
}
