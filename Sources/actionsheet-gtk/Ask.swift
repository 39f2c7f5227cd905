import ActionSheets
import ActionSheetsCommand
import ActionSheetsGTK

/// Puts a question to the person in a window and returns how the command ends.
@MainActor
func ask(_ request: AskRequest) -> CommandResult {
  request.writeWarnings()
  let name = request.window.name ?? "actionsheet"
  setProgramName(name)
  Watchdog.limit(request.timeout)
  var window = SheetWindow(name: name, iconName: request.window.iconName)
  window.onRealize = { surface in
    equip(surface, request.window)
    // The presentation counts from here too.
    Watchdog.limit(request.timeout)
  }
  let presenter = GTKPresenter(window)
  var received: Int32?
  let signals = TerminationSignals { signal in
    received = signal
    presenter.cancelAll(.interrupted)
  }
  defer {
    signals.giveBack()
    Watchdog.stop()
  }
  var texts = request.question.firstTexts
  let outcome = presenter.run(
    request.presentation(on: presenter.environment.language)
  ) { texts[$0] = $1 }
  return request.result(of: outcome, texts: texts, signal: received)
}

extension WindowTraits {
  /// The icon, when it is a name from the icon theme.
  fileprivate var iconName: String? { icon.flatMap { $0.contains("/") ? nil : $0 } }
}
