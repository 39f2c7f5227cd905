import ActionSheetsCommand
import ActionSheetsTerminal

let result: CommandResult
switch Interpreter.interpret(ProcessSystem { TerminalSession.isPossible }) {
case .finished(let finished): result = finished
case .ask(let request): result = ask(request)
case .helper(let helper, let arguments): result = run(helper, arguments)
}
exitProcess(result.write())
