import ActionSheets
import ActionSheetsCommand
import ActionSheetsTerminal

/// Puts a question to the person in the terminal and returns how the command ends.
@MainActor
func ask(_ request: AskRequest) -> CommandResult {
  if request.interface.kind == .gtk {
    return CommandResult(
      CommandError(.unavailable, "a window needs actionsheet-gtk, which is not installed"))
  }
  let choice = ActionSheetsTerminal.ColorChoice(rawValue: request.color.rawValue) ?? .auto
  let traits = TerminalTraits.current
  let configuration = TerminalConfiguration(
    traits: traits,
    colorDepth: .resolve(environment: TerminalTraits.variable, override: choice),
    isAnimated: request.isAnimated)
  let presenter = TerminalPresenter(configuration)
  let outcome = presenter.run(
    PresentationRequest(request.question.content, options: request.options))
  return request.result(of: outcome.map(\.position), signal: presenter.lastSignal)
}
