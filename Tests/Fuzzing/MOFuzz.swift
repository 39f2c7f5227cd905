import ActionSheets

@testable import ActionSheetsLocalization

// Checked besides the absence of traps: the texts are no longer than the file, and every entry can be shown.

private func check(_ holds: Bool, _ what: String) {
  guard holds else { fatalError(what) }
}

/// Checks one input; libFuzzer calls it.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzMO(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  // The magic number needs no search: the rest decides.
  let magic: [UInt8] = count % 2 == 0 ? [0xDE, 0x12, 0x04, 0x95] : [0x95, 0x04, 0x12, 0xDE]
  let bytes = magic + UnsafeBufferPointer(start: start, count: count)
  let file = GettextReader.mo(bytes, file: "fuzz.mo")
  check(file.problems.count <= ProblemList.limit + 1, "too many problems")
  let catalog = Catalog(language: .english, entries: file.entries)
  // A translation with forms has two keys; forms that are missing share the text of another one.
  var length = 0
  for (key, translation) in file.entries {
    length += Set(translation.value.texts).reduce(0) { $0 + $1.utf8.count }
    for arguments: [LocalizedText.Argument] in [[], [.integer(count)], [.text("a"), .decimal(1)]] {
      _ = catalog.title(LocalizedText(key: key, arguments, source: key))
    }
  }
  check(length <= 4 * bytes.count, "the texts are longer than the file")
  return 0
}
