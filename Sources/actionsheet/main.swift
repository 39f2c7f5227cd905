import ActionSheetsCommand
import ActionSheetsTerminal

internal import CLibrary

letQuitSignalEndProcess()
exit(carryOut().rawValue)

/// Carries out the command line, and returns when no secret answer is left in memory.
@MainActor
func carryOut() -> ExitCode {
  switch Interpreter.interpret(ProcessSystem { TerminalPresenter.isPossible }) {
  case .finished(let result): result.write()
  case .ask(let request): ask(request).write()
  case .helper(let helper, let arguments): run(helper, arguments).write()
  }
}
