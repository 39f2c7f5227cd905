import ActionSheets

/// The common part of ``UIActionSheet`` and ``UIAlertView``: buttons that are known by their indices.
///
/// There is one list of buttons, and three independent indices over it (rows X1 to X10). Not for use by name.
@preconcurrency @MainActor
open class UIModalView: UIView {
  /// The title, or `nil`.
  open var title: String?

  private(set) var titles: [String] = []
  private var showings: [IndexedShowing] = []

  // MARK: Buttons

  /// The number of buttons.
  open var numberOfButtons: Int { titles.count }

  /// The index of the cancel button, or −1 for none. It may be set to any button.
  open var cancelButtonIndex = -1 { didSet { checkIndex(cancelButtonIndex) } }

  /// The index of the button that destroys, or −1 for none; ``UIActionSheet`` makes it public.
  var destructiveIndex = -1 { didSet { checkIndex(destructiveIndex) } }

  /// The index of the first of the titles that the array initializer was given, or −1.
  open private(set) var firstOtherButtonIndex = -1

  /// Adds a button after the others and returns its index. A blank title is reported and shown as `␣`.
  @discardableResult
  open func addButton(withTitle title: String?) -> Int { append(title ?? "") }

  /// Returns the title of a button, or `nil` when there is none at that index.
  open func buttonTitle(at buttonIndex: Int) -> String? {
    titles.indices.contains(buttonIndex) ? titles[buttonIndex] : nil
  }

  /// Adds the buttons of an initializer, the destructive one first, without `addButton(withTitle:)`.
  func append(destructive destructiveTitle: String? = nil, cancel cancelTitle: String?) {
    if let destructiveTitle { destructiveIndex = append(destructiveTitle) }
    if let cancelTitle { cancelButtonIndex = append(cancelTitle) }
  }

  /// Adds the buttons of a list that a `nil` may end, as in Objective-C.
  func addButtons(untilNil titles: [String?]) {
    for title in titles {
      guard let title else { return }
      addButton(withTitle: title)
    }
  }

  /// Adds the buttons of an array; the first of them is ``firstOtherButtonIndex``.
  func addOtherButtons(_ titles: [String]) {
    if !titles.isEmpty { firstOtherButtonIndex = numberOfButtons }
    for title in titles { addButton(withTitle: title) }
  }

  private func append(_ title: String) -> Int {
    UIDiagnostic.warnIfBlank(title, of: self)
    titles.append(title)
    return titles.count - 1
  }

  /// Reports an index outside the list, which is kept because a button may follow.
  private func checkIndex(_ index: Int) {
    if index != -1, !titles.indices.contains(index) { reportIndex(index, of: "button") }
  }

  func reportIndex(_ index: Int, of kind: String) {
    UIDiagnostic.warn(
      .indexOutOfRange, "\(UIDiagnostic.name(self)) has no \(kind) at index \(index)")
  }

  // MARK: Showing

  /// Whether the view is on screen or about to be: from the moment it is shown until it is gone.
  open var isVisible: Bool { showings.contains { $0.isVisible } }

  /// Dismisses the view as if by a button: the delegate receives the index as it is, and no press.
  ///
  /// A view that moved into the window moves out of it, whatever `animated` says.
  open func dismiss(withClickedButtonIndex buttonIndex: Int, animated: Bool) {
    openShowing?.dismiss(index: buttonIndex)
  }

  /// The latest showing that can still be changed or dismissed, or `nil`.
  var openShowing: IndexedShowing? { showings.last { !$0.isSettled } }

  /// Begins a presentation.
  func show(
    on host: WindowHost, from place: ViewAnchor? = nil, source: AnyObject? = nil,
    isAnimated: Bool = true
  ) {
    let showing = IndexedShowing(of: self, on: host, from: source)
    showings.append(showing)
    showing.begin(
      Presentation.Request(
        content, options: Presentation.Options(isAnimated: isAnimated),
        sheet: Presentation.Source(self), source: source.map { Presentation.Source($0) }),
      from: place)
  }

  /// Forgets a showing that is over.
  func end(_ showing: IndexedShowing) {
    showings.removeAll { $0 === showing }
  }

  /// The buttons on screen; a destructive one that stands alone is an ordinary one (row X7).
  var contentButtons: [Content.Button] {
    titles.enumerated().map { index, title in
      let role: Content.Role =
        index == cancelButtonIndex
        ? .cancel : index == destructiveIndex && titles.count > 1 ? .destructive : .default
      return Content.Button(visible: title, role: role)
    }
  }

  var content: Content { Content(title: title, buttons: contentButtons) }

  /// Makes a call to the delegate, with an index that some calls ignore.
  func tellDelegate(_ call: Presentation.Call, index: Int) {}

  /// Takes a text that the person has entered.
  func take(_ text: FieldText, at position: Int) {}
}
