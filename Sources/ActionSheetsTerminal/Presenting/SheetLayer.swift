import ActionSheets

/// What the terminal keeps of one presentation: how far it is scrolled, how it moves, and how it was drawn.
struct SheetLayer {
  /// A transition with the moment it started.
  struct Movement {
    let transition: Transition
    let start: Duration

    func position(at now: Duration) -> Double {
      transition.position(after: time(at: now))
    }

    func isOver(at now: Duration) -> Bool {
      transition.isOver(after: time(at: now))
    }

    private func time(at now: Duration) -> Duration {
      now - start
    }
  }

  let id: PresentationID
  var scroll = RowScroll()
  var movement: Movement?
  /// The texts of an alert's fields while they are edited.
  var editors: [FieldEditor] = []
  /// The cells last given to the body of a modal view.
  var bodyFrame: CellRectangle?

  /// The layout last drawn, or about to be; the pointer's cells are looked up in it.
  private(set) var layout: SheetLayout?
  /// What an action sheet's layout was made from; the layout is kept while this stays.
  private var basis: SheetLayoutBasis?
  /// How an action sheet looked when it was last drawn in this layout; of what else is presented, nothing is known.
  var drawn: SheetAppearance?

  init(id: PresentationID) {
    self.id = id
  }

  /// Returns how much of the sheet is in place, 1 being all.
  func position(at now: Duration) -> Double {
    movement?.position(at: now) ?? 1
  }

  /// Finds the place of each part, and scrolls to where the focus is in view.
  ///
  /// - Parameters:
  ///   - state: The presentation that the layer belongs to.
  ///   - bounds: The room for sheets.
  ///   - anchor: Where the sheet originates from, in cells of the room.
  mutating func layOut(
    _ state: Presentation, in bounds: CellRectangle, anchor: CellRectangle?,
    settings: SheetSettings
  ) {
    switch state.content.kind {
    case .alert:
      layout = AlertLayoutBuilder(presentation: state, settings: settings, bounds: bounds)
        .layout(scroll: &scroll)
    case .modal:
      layout = ModalLayout(presentation: state, bounds: bounds).sheetLayout
    case .actionSheet:
      let basis = SheetLayoutBasis(state, bounds: bounds, anchor: anchor)
      let focus = state.focusedButton.flatMap { state.order.place(of: $0) }
      let isKept = basis == self.basis && layout?.shows(focus) == true
      // Also where it is equal, for the next comparison is soon over when both share their lists.
      self.basis = basis
      if isKept { return }
      drawn = nil
      layout = SheetLayoutBuilder(
        presentation: state, settings: settings, bounds: bounds, anchor: anchor
      ).layout(scroll: &scroll)
    }
  }
}
