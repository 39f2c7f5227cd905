extension Presentation {
  /// A thing that a presentation asks its presenter to do.
  public enum Effect: Hashable, Sendable {
    /// Build the sheet in this form and bring it into view, at once unless animated.
    case open(Form, animated: Bool)
    /// Take the sheet out of view, from where it is, at once unless animated.
    case close(animated: Bool)
    /// Remove the sheet and show what was beneath.
    case remove
    /// Put the focus back where it was before the sheet appeared.
    ///
    /// When that was in a sheet that has been removed since, put it where it was before that one.
    case restoreFocus
    /// Show the sheet in another form.
    case changeForm(Form)
    /// Lay out and draw again, because the host or a state has changed.
    case update
    /// Show other content: texts, buttons or fields are not what they were.
    case changeContent
    /// Show the focus on a button, or on none.
    case focus(ButtonID?)
    /// Show the focus on a text field, counted from 0.
    case focusField(Int)
    /// Scroll the title and message by as much of them as is in view, towards their end or their beginning.
    case scrollText(forward: Bool)
    /// Take note that a field holds this text now.
    case text(field: Int, FieldText)
    /// Show a button as pressed, or none.
    case highlight(ButtonID?)
    /// Show the whole seconds that are left for an answer.
    case countdown(seconds: Int)
    /// Tell the delegate.
    case call(Call)
    /// Hand over the outcome. It is the last effect of a presentation and comes exactly once.
    case finish(Outcome<ButtonID>)

    /// Whether the effect would disturb the person unless its presentation is the topmost.
    var isForTopmost: Bool {
      switch self {
      case .focus, .focusField, .restoreFocus: true
      case .open, .close, .remove, .changeForm, .update, .changeContent, .highlight, .countdown,
        .call, .finish,
        .text, .scrollText:
        false
      }
    }
  }
}
