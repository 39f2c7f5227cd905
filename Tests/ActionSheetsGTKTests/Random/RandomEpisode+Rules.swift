import ActionSheets
import CGTK
import RandomTesting

@testable import ActionSheetsGTK

// What holds between any two steps.
extension RandomEpisode {
  func check() throws {
    for one in followed {
      guard let id = one.id, let presenter = presenters[one.place], !one.isOrphan else { continue }
      try require(
        (presenter.stage[id] == nil) == one.witness.isFinished,
        "A presentation is gone exactly when it has ended")
    }
    for (place, presenter) in presenters {
      try require(
        presenter.layers.map(\.id) == presenter.stage.visible, "What is shown is what is visible")
      watch(presenter)
      if presenter.layers.isEmpty {
        try checkRestored(place)
      } else {
        try checkFocus(presenter, place)
        try checkInert(presenter, place)
        try checkGeometry(presenter)
      }
    }
  }

  /// I7: what was beneath is as it was.
  private func checkRestored(_ place: Step.Place) throws {
    guard let window = windows[place], window.isThere else { return }
    try require(window.changes.isEmpty, "I7: not put back: \(window.changes)")
  }

  /// I8: the focus is in the topmost sheet, where the presentation says that it is.
  private func checkFocus(_ presenter: GTKPresenter, _ place: Step.Place) throws {
    guard let layer = presenter.layers.last, layer.view.root.isMapped,
      let presentation = presenter.stage[layer.id], presentation.isOpen,
      let window = presenter.host.window
    else { return }
    let focus = FocusMemory.focus(of: window)
    let isInside = focus.map { layer.owns($0) || presenter.liveBar.map($0.isWithin) == true }
    // GTK's Tab passes by nowhere at the end of what is in a window; what has no field and no button takes it itself.
    try require(
      isInside ?? (presentation.content.kind == .modal),
      "I8: the focus is on \(focus?.description ?? "nothing") beneath \(layer.form)")
    guard let focus, !presenter.focus.isIntroducing else { return }
    if let button = presentation.focusedButton {
      let found = layer.view.button(containing: focus)
      try require(
        found == nil || found == button, "I2: two focuses: \(button), \(String(describing: found))")
    }
  }

  /// I8: nothing beneath the topmost sheet takes the focus.
  private func checkInert(_ presenter: GTKPresenter, _ place: Step.Place) throws {
    for layer in presenter.layers.dropLast() {
      try require(!layer.view.root.canBeFocused, "I8: a sheet beneath another is live")
    }
    guard let window = windows[place], let layer = presenter.layers.last,
      let presentation = presenter.stage[layer.id],
      // A bar that is live stays so while its sheet leaves.
      presentation.isOpen || !presentation.options.keepsBarLive
    else { return }
    for control in window.controls where control.parent != nil {
      // GTK's popovers are children of what they come from, which cannot be put out of use then.
      let isAround = layer.popoverWidget?.isWithin(control) == true
      let isLive = presenter.liveBar.map(control.isWithin) == true
      try require(
        isAround || isLive || !control.canBeFocused,
        "I8: \(control.description) is live beneath a sheet")
    }
  }

  /// A sheet stands within what it lies over, unless that is smaller than any sheet.
  private func checkGeometry(_ presenter: GTKPresenter) throws {
    for layer in presenter.layers where layer.place == .window && layer.movement == nil {
      let size = layer.root.size
      guard layer.view.root.isMapped, size.width >= 250, size.height >= 200,
        let bounds = layer.view.root.bounds(in: layer.root)
      else { continue }
      try require(
        bounds.x >= 0 && bounds.y >= 0 && bounds.maxX <= Double(size.width)
          && bounds.maxY <= Double(size.height),
        "A sheet leaves its window: \(layer.form) at \(bounds) in \(size)")
    }
  }

  private func watch(_ presenter: GTKPresenter) {
    for layer in presenter.layers {
      let body = layer.view.body ?? none
      count.watch(layer.root, without: body)
      count.watch(layer.view.root, without: body)
    }
  }
}

extension Widget {
  fileprivate var description: String {
    "\(typeName) \(name)"
  }
}
