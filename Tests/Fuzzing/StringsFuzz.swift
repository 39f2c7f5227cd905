import ActionSheets

@testable import ActionSheetsLocalization

// The input is a file of .strings, or a property list in XML or binary of texts, or one of forms of texts.
// Checked besides the absence of traps: problems are few and name lines that there are, and what was read can be
// written and read again.

private func check(_ holds: Bool, _ what: String) {
  guard holds else { fatalError(what) }
}

/// Checks one input; libFuzzer calls it.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzStrings(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  let forms = StringsDictReader.read(bytes, file: "f")
  let strings = StringsReader.read(bytes, file: "f")
  for problem in forms.problems + strings.problems {
    check((1...(count + 1)).contains(problem.line ?? 1), "a line that the file does not have")
    check(!problem.reason.utf8.contains { $0 < 0x20 || $0 == 0x7F }, "a control character")
  }
  check(forms.problems.count <= ProblemList.limit + 1, "too many problems")
  check(strings.problems.count <= ProblemList.limit + 1, "too many problems")

  var text = ""
  for (key, value) in strings.entries {
    guard case .text(let value) = value.value else { fatalError("not a text") }
    text += "\(quoted(key)) = \(quoted(value));\n"
  }
  let again = StringsReader.read(Array(text.utf8), file: "f")
  check(again.entries == strings.entries, "it changed on the way")
  check(text.isEmpty == !again.problems.isEmpty, "what was written is odd")
  return 0
}

/// Returns a text as it stands in a file, with all that could be mistaken as escapes.
private func quoted(_ text: String) -> String {
  text.utf16.reduce("\"") { result, unit in
    let digits = String(unit, radix: 16)
    return result + "\\U" + String(repeating: "0", count: 4 - digits.count) + digits
  } + "\""
}
