import ActionSheetsCommand

internal import CLibrary

/// Carries out the command line, and returns the status to exit with.
func carryOut() -> ExitCode {
  // Nobody is asked here.
  let system = ProcessSystem { false }
  do throws(CommandError) {
    guard let request = try LintRequest(system) else {
      return CommandResult.lintHelp(columns: environmentVariable("COLUMNS")).write()
    }
    var command = try LintCommand(request, system)
    return try command.run()
  } catch {
    Progress().clear()
    return CommandResult(error).write()
  }
}

exit(carryOut().rawValue)
