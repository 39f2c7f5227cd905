import ActionSheets

// Checked besides the absence of traps: a refusal is one safe line that names the file, and a description that is
// accepted means the same after it has been printed and read again.

private func check(_ holds: Bool, _ what: String) {
  guard holds else { fatalError(what) }
}

/// Checks one input; libFuzzer calls it.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzSheetDescription(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  checkDescription(bytes, as: .actionSheet)
  checkDescription(bytes, as: .alert)
  return 0
}

private func checkDescription(_ bytes: [UInt8], as kind: Content.Kind) {
  let question: Question
  do {
    question = try SheetDescription.read(bytes, named: "sheet.json", as: kind)
  } catch {
    check(error.exit == .usage, "a wrong description is a usage error")
    check(error.message.hasPrefix("sheet.json:"), "the message names the file")
    check(!error.message.utf8.contains { $0 < 0x20 || $0 == 0x7F }, "a control character")
    return
  }
  check(question.content(on: .english).problem == nil, "the question cannot be presented")
  do {
    let again = try SheetDescription.read(
      Array(question.description.utf8), named: "again", as: kind)
    check(again.description == question.description, "it changed on the way")
    check(
      again.content(on: .english) == question.content(on: .english),
      "its content changed on the way")
  } catch {
    fatalError("what was printed cannot be read: \(error.message)")
  }
}
