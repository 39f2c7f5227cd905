extension HeadlessPresenter {
  /// The state of the topmost presentation on screen, or `nil` when there is none.
  public var presentation: Presentation? { stage.topPresentation }

  /// The number of presentations on screen.
  public var visibleCount: Int { stage.visible.count }

  /// The form of the topmost presentation, or `nil` when there is none.
  public var form: Form? { presentation?.form }

  /// The titles of the buttons on screen from top to bottom, Cancel included where it is shown.
  public var visibleTitles: [String] {
    presentation.map { state in state.order.compactMap { state.content[$0]?.title } } ?? []
  }

  /// The texts that a screen reader would say if the topmost presentation appeared now.
  public var spoken: [String] { presentation.map { Transcript.appearing($0) } ?? [] }

  /// The title of the focused button, or `nil` when there is none.
  public var focusedTitle: String? { title { $0.focusedButton } }

  /// The label of the focused text field, or `nil` when a button has the focus or nothing is shown.
  public var focusedFieldLabel: String? {
    guard let presentation, let field = presentation.focusedField else { return nil }
    return presentation.content.fields[field].label
  }

  /// The title of the button that is shown as pressed, or `nil` when there is none.
  public var highlightedTitle: String? { title { $0.highlightedButton } }

  /// Returns whether a presentation has been asked for and is not over, waiting and leaving included.
  public func isVisible(_ id: PresentationID) -> Bool {
    stage[id] != nil
  }

  private func title(of button: (Presentation) -> ButtonID?) -> String? {
    guard let presentation, let id = button(presentation) else { return nil }
    return presentation.content[id]?.title
  }
}
