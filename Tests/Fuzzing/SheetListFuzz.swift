import ActionSheets
import ActionSheetsLint

// Checked besides the absence of traps: a refusal is one safe line that names the file, and a list that is read is the
// same after it has been written and read again.

private func check(_ holds: Bool, _ what: String) {
  guard holds else { fatalError(what) }
}

/// Checks one input; libFuzzer calls it.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzSheetList(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  let list: SheetList
  do {
    list = try SheetList(json: bytes, named: "s.json")
  } catch {
    check(error.description.hasPrefix("s.json:"), "the message names the file")
    check(!error.description.utf8.contains { $0 < 0x20 || $0 == 0x7F }, "a control character")
    return 0
  }
  do {
    check(try SheetList(json: Array(list.json.utf8), named: "again") == list, "it changed")
  } catch {
    fatalError("what was written cannot be read: \(error)")
  }
  return 0
}
