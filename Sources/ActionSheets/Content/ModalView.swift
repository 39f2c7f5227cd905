/// A self-contained subtask in the context of a workflow, presented over the current content.
///
/// Its body is the toolkit's: each presenter takes one of its own kind beside this description. It is
/// dismissed by the program, by its own controls, or, where that is allowed, by the person.
public struct ModalView: Hashable, Sendable {
  /// The name of the subtask; screen readers say it when the view appears.
  public var title: String? {
    get { titleText?.source }
    set { titleText = newValue.map { LocalizedText($0) } }
  }

  /// The title as a catalog is asked for it.
  package var titleText: LocalizedText?

  /// Whether Escape, the toolkit's back gesture or a press outside dismisses it.
  ///
  /// Where they do not, the view's own controls must offer a way out.
  public var isDismissible: Bool

  /// The language of the title, or `nil` for the one of the host.
  public var language: Language?

  /// Creates a description.
  public init(title: String? = nil, isDismissible: Bool = true) {
    self.init(localized: title.map { LocalizedText($0) }, isDismissible: isDismissible)
  }

  /// Creates a description whose title a catalog translates, with values in it where it has some.
  public init(localized title: LocalizedText?, isDismissible: Bool = true) {
    titleText = title
    self.isDismissible = isDismissible
  }
}
