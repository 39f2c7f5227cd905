import ActionSheets

/// What the terminal keeps of one presentation: how far it is scrolled, and how it moves.
struct SheetLayer {
  /// A transition with the moment it started.
  struct Movement {
    let transition: Transition
    let start: Milliseconds

    func position(at now: Milliseconds) -> Double {
      transition.position(after: time(at: now))
    }

    func isOver(at now: Milliseconds) -> Bool {
      transition.isOver(after: time(at: now))
    }

    private func time(at now: Milliseconds) -> Duration {
      .milliseconds((now - start).rawValue)
    }
  }

  let id: PresentationID
  /// The moment the presentation began.
  let began: Milliseconds
  var scroll = RowScroll()
  var movement: Movement?
  /// The layout last drawn, for finding what lies under the mouse.
  var layout: SheetLayout?
  /// The texts of an alert's fields while they are edited.
  var editors: [FieldEditor] = []
  /// The cells last given to the body of a modal view.
  var bodyFrame: CellRectangle?

  /// Returns how much of the sheet is in place, 1 being all.
  func position(at now: Milliseconds) -> Double {
    movement?.position(at: now) ?? 1
  }
}
