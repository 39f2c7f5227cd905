import ActionSheets

/// A sheet on screen: its layer, and the presenter's notes for as long as that is there.
@MainActor
final class ShownSheet {
  let layer: SheetLayer
  private weak var presenter: GTKPresenter?
  /// Where the focus was before the sheet appeared.
  private var focusBefore: FocusMemory
  /// Keeps the sheet out of use while another one is above it.
  var inertness: Inertness?
  private var loss: LoopTimer?
  /// Reads Escape after the body of a modal view.
  private var escape: KeyReader?

  init(_ layer: SheetLayer, of presenter: GTKPresenter) {
    self.layer = layer
    self.presenter = presenter
    focusBefore = FocusMemory(of: presenter.host.window)
    layer.delegate = self
    // Focus that is taken as the sheet appears is the one that screen readers speak of.
    layer.view.root.on("map", isAfter: true) { [weak self] in self?.appeared() }
  }

  var id: Presentation.ID { layer.id }

  /// Where the focus is to be after the sheet.
  var nextFocus: FocusMemory {
    var memory = focusBefore
    if memory.widget?.window == nil, let opener = layer.popoverHost?.opener {
      memory.widget = opener
    }
    return memory
  }

  /// Forgets a sheet that is removed: focus that was in it goes to where it was before that sheet.
  func forget(_ other: ShownSheet) {
    guard focusBefore.widget.map(other.layer.owns) == true else { return }
    focusBefore = other.focusBefore
  }

  /// Has Escape cancel a modal view when nothing in it has a use of its own for the key.
  func readEscape() {
    escape = KeyReader(of: layer.view.root, isLast: true)
    escape?.onKey = { [weak self] key, isRepeat in
      guard let self, key == .escape, !isRepeat else { return false }
      presenter?.sendInput(.cancel(.escape), to: id)
      return true
    }
  }

  /// Takes the layer away from the window it covers and ends everything that waits.
  func dismantle() {
    layer.dismantle()
    inertness = nil
    loss = nil
  }
}

extension ShownSheet: SheetDelegate {
  func activated(_ button: ButtonID) { presenter?.stage.send(.activate(button), to: id) }

  func scrolled() { presenter?.cancelPresses() }

  func viewChanged(_ change: (inout Presentation.Layout) -> Void) {
    presenter?.report(id, change)
  }

  func textChanged(_ field: Int, _ text: FieldText) {
    // It may have been scrolled away.
    layer.view.heading?.reveal(layer.view.fields?.row(of: field))
    presenter?.stage.send(.setText(field: field, text), to: id)
  }

  func bodyLost() {
    // GTK is still taking it out, and leaves the focus on it (row L7: Escape is to cancel still).
    loss = LoopTimer(nextTurn: { [weak self] in
      if let self, isTopmost { presenter?.focusSheet(id) }
    })
  }

  func cancelMoves(_ move: () -> Void) {
    presenter?.focus.move(move)
    if isTopmost { presenter?.focusSheetUnlessInBar(id) }
  }

  var anchorBounds: Rectangle<Double>? {
    presenter?.stage.anchor(of: id)?.bounds(in: layer.root)
  }

  func anchorLost() {
    // A sheet that is leaving does so from where it stands.
    guard let presenter, presenter.stage.anchor(of: id) != nil, presenter.stage[id]?.isOpen == true
    else { return }
    presenter.setAnchor(nil, of: id)
  }

  func popoverChanged(_ popover: Widget, isEntered: Bool) {
    presenter?.input?.read(popover, isEntered)
  }

  func popoverClosed() { presenter?.stage.send(.cancel(.escape), to: id) }

  func placeLost(_ cause: Cancellation) {
    // GTK is still closing the popover.
    loss = LoopTimer(nextTurn: { [weak self] in
      if let self { presenter?.stage.send(.placeLost(cause), to: id) }
    })
  }

  func moved() { presenter?.dim() }

  func resized() { presenter?.hostChanged() }

  func appeared() { presenter?.focusAppearedSheet(id) }

  private var isTopmost: Bool { presenter?.layers.last === layer }
}
