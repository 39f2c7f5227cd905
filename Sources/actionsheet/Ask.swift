import ActionSheets
import ActionSheetsCommand
import ActionSheetsTerminal

internal import CLibrary

/// Puts a question to the person in the terminal and returns how the command ends.
@MainActor
func ask(_ request: AskRequest) -> CommandResult {
  request.writeWarnings()
  let traits = TerminalTraits.current
  var texts = request.question.firstTexts
  if request.interface.wantsLine || traits.wantsLines {
    let configuration = LineConfiguration()
    let outcome = LinePresenter(blocking: configuration)
      .run(request.presentation(on: configuration.language)) { texts[$0] = $1 }
    return request.result(of: outcome, texts: texts)
  }
  let color = request.usesColor.map { $0 ? ColorPreference.always : .never }
  let configuration = TerminalConfiguration(
    traits: traits,
    colorDepth: .resolve(environment: environmentVariable, override: color ?? .auto),
    isAnimated: request.isAnimated)
  let presenter = TerminalPresenter(blocking: configuration)
  let outcome = presenter.run(request.presentation(on: configuration.language)) { texts[$0] = $1 }
  return request.result(
    of: outcome, texts: texts, signal: presenter.lastSignal)
}
