import ActionSheets

/// The actions of one presentation, and the one that was pressed.
@MainActor
struct ShownActions {
  let actions: [UIAlertAction]
  private var pressed: UIAlertAction?

  init(_ actions: [UIAlertAction] = []) {
    self.actions = actions
  }

  /// The cancel action: the first that was added as one.
  var cancel: UIAlertAction? { actions.first { $0.style == .cancel } }

  mutating func press(at position: Int) {
    if actions.indices.contains(position) { pressed = actions[position] }
  }

  /// Takes a cancellation without a press as a press of the cancel action, if there is one (row U6).
  mutating func pressCancel() {
    pressed = cancel.flatMap { $0.isEnabled ? $0 : nil }
  }

  /// Returns the pressed action with its handler, and releases every handler.
  func finish() -> (action: UIAlertAction?, handler: ((UIAlertAction) -> Void)?) {
    var wanted: ((UIAlertAction) -> Void)?
    for action in actions {
      let handler = action.releaseHandler()
      if action === pressed { wanted = handler }
    }
    return (pressed, wanted)
  }
}

extension UIAlertAction {
  /// Returns the role on screen; a cancel action other than the first is an ordinary button.
  func role(cancel: UIAlertAction?) -> ButtonRole {
    switch style {
    case .default: .default
    case .cancel: self === cancel ? .cancel : .default
    case .destructive: .destructive
    }
  }
}
