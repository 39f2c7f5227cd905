import ActionSheets

// The input is a command line: arguments that end with NUL, then, after an empty one, standard input.
// Checked besides the absence of traps: an answer comes with 0 and nothing else does (C6), a message is one
// safe line, and no timeout answers with anything but an ordinary button (C8).

private func check(_ holds: Bool, _ what: String) {
  guard holds else { fatalError(what) }
}

private struct FuzzedSystem: CommandSystem {
  var arguments: [[UInt8]]
  var input: [UInt8]
  let hasTerminal = true
  let asksInWindow = false

  func environmentValue(_ name: String) -> String? { nil }

  func standardInput() throws(CommandError) -> [UInt8] { input }

  func contents(of path: [UInt8]) throws(CommandError) -> [UInt8] {
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
  var arguments: [[UInt8]] = []
  var rest = bytes[...]
  while let end = rest.firstIndex(of: 0) {
    let argument = rest[..<end]
    rest = rest[(end + 1)...]
    if argument.isEmpty { break }
    arguments.append(Array(argument))
  }
  switch Interpreter.interpret(FuzzedSystem(arguments: arguments, input: Array(rest))) {
  case .finished(let result): check(result)
  case .helper(let helper, let passed):
    check(passed.count == arguments.count - (helper == .gtk ? 0 : 1), "an argument is lost")
  case .ask(let request):
    let buttons = request.question.buttons
    check(buttons.allSatisfy { !$0.title.isBlank }, "each button has a title")
    check(request.question.content(on: .english).problem == nil, "the question cannot be presented")
    for index in buttons.indices { check(request.chosen(index)) }
    if let index = request.timeoutAnswer {
      check(buttons[index].role == .default, "a timeout presses button \(index)")
    }
  }
  return 0
}
