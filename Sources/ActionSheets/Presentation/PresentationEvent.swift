extension Presentation {
  /// A thing that a presenter reports to a presentation.
  public enum Event: Hashable, Sendable {
    /// The movement that was under way has come to its end.
    case transitionEnded
    /// A key was pressed, or is being held down, at a time since the presentation began.
    case key(Key, isRepeat: Bool = false, at: Duration = .zero)
    /// A key was given to the body of a modal view, which had a use for it or not; `nil` is a key without a meaning
    /// to sheets.
    case bodyKey(Key?, isRepeat: Bool, wasUsed: Bool)
    /// The person scrolled by so many rows, on a surface where the focus goes along; negative is upwards.
    case scroll(rows: Int)
    /// A pointer did something; the number tells pointers apart.
    case pointer(Int, PointerPhase, Target)
    /// The toolkit or an assistive technology pressed a button in its own way.
    case activate(ButtonID)
    /// The toolkit moved its focus to a button, perhaps from elsewhere.
    case focus(ButtonID)
    /// The toolkit moved its focus to a text field, counted from 0, perhaps from elsewhere.
    case focusField(Int)
    /// The text of a field has changed.
    case setText(field: Int, FieldText)
    /// The person asked to close the window that shows the sheet.
    case closeRequested
    /// The sheet was laid out: so many rows are in view, which is how far the page keys go; the two buttons of an alert
    /// stand beside each other (row A12); and a part of the title and message can be scrolled to. It causes no effects.
    case laidOut(
      rowsInView: Int, isSideBySide: Bool = false, hidesTextAbove: Bool = false,
      hidesTextBelow: Bool = false)
    /// The program, or the person, moved the focus elsewhere, so that it must not be put back.
    case focusMovedAway
    /// The program changed the question. Its buttons keep the identities that it gives them.
    case contentChanged(Content)
    /// The program found the text of a field not valid, with the reason that the person reads, or valid again.
    case setProblem(field: Int, String?)
    /// A button was enabled or disabled.
    case setEnabled(ButtonID, Bool)
    /// The host has changed.
    case environmentChanged(Environment)
    /// The sheet comes from another kind of place than was said when it was asked for, in an open popover or not.
    case originChanged(Origin?, isFromPopover: Bool = false)
    /// So much time has passed since the presentation began.
    case elapsed(Duration)
    /// The person, the program or the system cancels, for this cause.
    ///
    /// A press outside, reported this way by a toolkit that sees no pointer there, cancels only where a
    /// pointer's would. A presenter that fails to show the sheet says so with ``Cancellation/notPresented(_:)``.
    case cancel(Cancellation)
    /// The popover of the program that held the sheet is gone, for this cause.
    ///
    /// Where the cause would not end the presentation, or is input and the sheet is not the topmost, it ends as
    /// ``Cancellation/hostGone``.
    case placeLost(Cancellation)

    /// Whether the event is the person's doing, which reaches only the topmost presentation.
    public var isInput: Bool {
      switch self {
      case .key, .bodyKey, .scroll, .pointer, .activate, .focus, .focusField, .setText,
        .closeRequested:
        true
      case .cancel(.escape), .cancel(.outsidePress), .cancel(.cancelButton): true
      case .transitionEnded, .focusMovedAway, .contentChanged, .setProblem, .setEnabled, .laidOut,
        .environmentChanged,
        .originChanged, .elapsed, .cancel, .placeLost:
        false
      }
    }

    /// The meaning of the event for a presentation that is not the topmost, or `nil` for none.
    var beneathAnother: Event? {
      if case .placeLost(let cause) = self {
        return Event.cancel(cause).isInput ? .placeLost(.hostGone) : self
      }
      return isInput ? nil : self
    }
  }
}

extension Presentation {
  /// Facts of a layout that decide what keys do.
  package struct Layout: Hashable, Sendable {
    /// The number of rows in view, which is how far the page keys go; at least 1.
    package var rowsInView: Int
    /// Whether the two buttons of an alert stand beside each other, because both titles fit (row A12).
    package var isSideBySide: Bool
    /// Whether a part of the title and message can be scrolled to above what is in view.
    package var hidesTextAbove: Bool
    /// Whether a part of the title and message can be scrolled to below what is in view.
    package var hidesTextBelow: Bool

    /// Creates a layout; by default everything is in view, in a column.
    package init(
      rowsInView: Int = 1, isSideBySide: Bool = false, hidesTextAbove: Bool = false,
      hidesTextBelow: Bool = false
    ) {
      self.rowsInView = max(1, rowsInView)
      self.isSideBySide = isSideBySide
      self.hidesTextAbove = hidesTextAbove
      self.hidesTextBelow = hidesTextBelow
    }
  }
}

extension Presentation.Event {
  /// The sheet was laid out.
  package static func laidOut(_ layout: Presentation.Layout) -> Presentation.Event {
    .laidOut(
      rowsInView: layout.rowsInView, isSideBySide: layout.isSideBySide,
      hidesTextAbove: layout.hidesTextAbove, hidesTextBelow: layout.hidesTextBelow)
  }
}
