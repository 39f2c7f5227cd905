import ActionSheetsCommand
import CGTK

internal import CLibrary

StandardDescriptors.hold()
letQuitSignalEndProcess()
prepareToolkit()
let code = carryOut()
// Whoever waits sees by which signal it ended: a loop of a shell goes on after an exit with 130.
if let signal = code.signal { TerminationSignals.raise(signal) }
exit(code.rawValue)

/// Has GTK draw without the graphics card: for one small window, setting that up takes longer than all the rest.
func prepareToolkit() {
  setenv("GSK_RENDERER", "cairo", 0)
  setenv("GDK_DEBUG", "gl-disable", 0)
}

/// Carries out the command line, and returns once nothing of a secret answer is left in memory.
@MainActor
func carryOut() -> ExitCode {
  switch Interpreter.interpret(ProcessSystem(asksInWindow: true) { false }) {
  case .finished(let result): result.write()
  case .ask(let request): StandardDescriptors.sparingOutput { ask(request) }.write()
  case .helper(let helper, _):
    CommandResult(
      CommandError(.usage, "actionsheet-gtk only asks; run actionsheet \(helper.rawValue)")
    ).write()
  }
}
