import ActionSheets

// The input is a command line: arguments that end with NUL, then, after an empty one, standard input.
// Checked besides the absence of traps: an answer comes with 0 and nothing else does (C6), a message is one
// safe line, and no timeout answers with anything but an ordinary button (C8).

private func check(_ holds: Bool, _ what: String) {
  guard holds else { fatalError(what) }
}

private struct FuzzedSystem: CommandSystem {
  var arguments: ByteStrings
  var input: [UInt8]
  let hasTerminal = true

  func environmentValue(_ name: String) -> String? { nil }

  func readStandardInput(into buffer: inout [UInt8], limit: Int) throws(CommandError) {
    buffer += input
  }

  func readFile(at path: ArraySlice<UInt8>, into buffer: inout [UInt8], limit: Int)
    throws(CommandError)
  {
    throw CommandError(.noInput, "cannot read \(MessageText.safe(path))")
  }
}

private func check(_ result: CommandResult) {
  let isChosen = result.exit == .chosen
  check(isChosen == !result.standardOutput.isEmpty, "an answer without 0, or 0 without an answer")
  let message = result.message ?? ""
  check(!message.utf8.contains { $0 < 0x20 || $0 == 0x7F }, "a control character in a message")
}

/// Checks one input; libFuzzer calls it.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzOptionParser(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  var arguments = ByteStrings()
  var rest = bytes[...]
  while let end = rest.firstIndex(of: 0) {
    let argument = rest[..<end]
    rest = rest[(end + 1)...]
    if argument.isEmpty { break }
    arguments.append(argument)
  }
  switch Interpreter.interpret(FuzzedSystem(arguments: arguments, input: Array(rest))) {
  case .finished(let result): check(result)
  case .helper(let helper, let passed):
    check(passed.count == arguments.count - (helper == .gtk ? 0 : 1), "an argument is lost")
  case .ask(let request):
    let buttons = request.question.buttons
    check(buttons.count == buttons.titles.count, "each button has a title")
    check(request.question.content.problem == nil, "the question cannot be presented")
    for index in 0..<buttons.count { check(request.chosen(index)) }
    check(request.timedOut())
    if let index = request.timeoutAnswer {
      check(buttons.roles[index] == .default, "a timeout presses button \(index)")
    }
  }
  return 0
}
