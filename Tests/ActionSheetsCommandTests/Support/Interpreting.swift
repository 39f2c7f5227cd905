@testable import ActionSheetsCommand

/// Returns the meaning of a command line as one line: `0 Email\n` for a result, `64 actionsheet: …` for a failure.
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
    "helper \(helper.program) \(arguments.map { String(decoding: $0, as: UTF8.self) })"
  }
}

/// Returns the request to ask that a command line makes, or `nil` when there is nothing to ask.
func askRequest(
  _ arguments: String..., input: String? = nil, environment: [String: String] = [:]
) -> AskRequest? {
  let system = MemorySystem(["show"] + arguments, input: input, environment: environment)
  guard case .ask(let request) = Interpreter.interpret(system) else { return nil }
  return request
}

/// The buttons in storage order: `!Delete *Email/Daily (Cancel)`.
///
/// A disabled one has `-` before its title, a selected one `*`, and `/` stands before a second line.
func summary(of question: Question) -> String {
  question.buttons.map { button in
    let title =
      (button.isEnabled ? "" : "-") + (button.isSelected ? "*" : "") + button.text
      + (button.subtitle.map { "/" + $0 } ?? "")
    return switch button.role {
    case .default: title
    case .destructive: "!" + title
    case .cancel: "(\(title))"
    }
  }.joined(separator: " ")
}
