import ActionSheets

@testable import ActionSheetsLocalization

// Checked besides the absence of traps: problems are few and have lines of the file, every entry can be shown, and an
// entry behind anything is found.

private func check(_ holds: Bool, _ what: String) {
  guard holds else { fatalError(what) }
}

/// Checks one input; libFuzzer calls it.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzPO(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  let file = GettextReader.po(bytes, file: "fuzz.po")
  let lines = 1 + bytes.count { $0 == 10 || $0 == 13 }
  check(file.problems.count <= ProblemList.limit + 1, "too many problems")
  check(file.problems.allSatisfy { (1...lines).contains($0.line ?? 1) }, "a line out of the file")
  let catalog = Catalog(language: .english, entries: file.entries)
  for key in file.entries.keys {
    for arguments: [LocalizedText.Argument] in [[], [.integer(count)], [.text("a"), .decimal(1)]] {
      _ = catalog.title(LocalizedText(key: key, arguments, source: key))
    }
  }
  // In UTF-16 what is added would have to be so too.
  guard !bytes.contains(where: { $0 == 0 || $0 >= 0xFE }) else { return 0 }
  let last = "\n#~\nmsgid \"fuzz %d\"\nmsgstr \"%d found\"\n"
  let extended = GettextReader.po(bytes + Array(last.utf8), file: "fuzz.po")
  check(extended.entries["fuzz %d"]?.value == .text("%d found"), "an entry is lost")
  return 0
}
