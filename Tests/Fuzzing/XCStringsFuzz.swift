import ActionSheets

@testable import ActionSheetsLocalization

// The input is a catalog of Xcode, read from its index to the translations into each of its languages.
// Checked besides the absence of traps: problems are few and name lines that there are, and what is found can be shown.

private func check(_ holds: Bool, _ what: String) {
  guard holds else { fatalError(what) }
}

/// Checks one input; libFuzzer calls it.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzXCStrings(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  let catalog = XCStrings(bytes, file: "f")
  var problems = catalog.problems
  for language in catalog.languages {
    for (key, translation) in catalog.entries(in: language, &problems) {
      var work = Composer.limit
      check(
        translation.problem(for: key, within: &work) == nil,
        "a translation that cannot stand for its key")
    }
  }
  for problem in problems {
    check((1...(count + 1)).contains(problem.line ?? 1), "a line that the file does not have")
    check(!problem.reason.utf8.contains { $0 < 0x20 || $0 == 0x7F }, "a control character")
  }
  let files = 1 + catalog.languages.count
  check(problems.count <= files * (ProblemList.limit + 1), "too many problems")
  return 0
}
