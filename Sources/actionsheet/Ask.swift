import ActionSheetsCommand

/// Puts a question to the person and returns how the command ends.
func ask(_ request: AskRequest) -> CommandResult {
  if request.interface.kind == .gtk {
    return CommandResult(
      CommandError(.unavailable, "a window needs actionsheet-gtk, which is not installed"))
  }
  return CommandResult(CommandError(.unavailable, "there is no terminal to ask in"))
}
