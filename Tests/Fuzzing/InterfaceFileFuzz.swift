import ActionSheets
import ActionSheetsLint

// Checked besides the absence of traps: places are in the file, and what was found can be written and read again.

private func check(_ holds: Bool, _ what: String) {
  guard holds else { fatalError(what) }
}

/// Checks one input; libFuzzer calls it.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzInterfaceFile(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  let list = InterfaceFile.read(bytes, file: "f")
  let lines = bytes.count { $0 == 10 } + 1
  for place in list.sheets.compactMap(\.place) + list.skipped.map(\.place) {
    check((1...lines).contains(place.line), "a line that the file does not have")
  }
  do {
    check(try SheetList(json: Array(list.json.utf8), named: "again").json == list.json, "changed")
  } catch {
    fatalError("\(error)")
  }
  return 0
}
