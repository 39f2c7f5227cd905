import ActionSheetsCommand

/// Puts a question to the person and returns how the command ends.
func ask(_ request: AskRequest) -> CommandResult {
  CommandResult(CommandError(.unavailable, "there is no terminal to ask in"))
}
