@testable import ActionSheetsCommand

/// What a command line comes to, as one line: `0 Email\n` for a result, `64 actionsheet: …` for a failure.
func outcome(_ arguments: String..., input: String? = nil, files: [String: String] = [:]) -> String
{
  outcome(of: MemorySystem(arguments, input: input, files: files))
}

func outcome(of system: MemorySystem) -> String {
  switch Interpreter.interpret(system) {
  case .finished(let result):
    "\(result.exit.rawValue) "
      + (result.message ?? String(decoding: result.standardOutput, as: UTF8.self))
  case .ask(let request): "ask " + summary(of: request.question)
  case .helper(let helper, let arguments):
    "helper \(helper.program) \((0..<arguments.count).map(arguments.text(at:)))"
  }
}

/// The request to ask that a command line comes to, or `nil` when there is nothing to ask.
func askRequest(
  _ arguments: String..., input: String? = nil, environment: [String: String] = [:]
) -> AskRequest? {
  let system = MemorySystem(["show"] + arguments, input: input, environment: environment)
  guard case .ask(let request) = Interpreter.interpret(system) else { return nil }
  return request
}

/// The buttons in storage order: `!Delete Email (Cancel)`, with `-` before disabled ones.
func summary(of question: Question) -> String {
  let buttons = question.buttons
  return (0..<buttons.count).map { index in
    let title = (buttons.isEnabled(index) ? "" : "-") + buttons.titles.text(at: index)
    return switch buttons.roles[index] {
    case .default: title
    case .destructive: "!" + title
    case .cancel: "(\(title))"
    }
  }.joined(separator: " ")
}
