import ActionSheets

/// A set of alternative choices, shown from a bar, a view or a rectangle.
///
///     let sheet = UIActionSheet(
///       title: nil, delegate: self, cancelButtonTitle: "Cancel",
///       destructiveButtonTitle: "Delete Note", otherButtonTitles: "Email", "Print")
///     sheet.show(from: shareButton, animated: true)
///
/// The delegate hears which button was pressed, by its index. The sheet is kept while it is visible, and may be
/// shown again afterwards. What is changed while it is visible counts from the next time.
///
/// The sheet lays itself out and has no subviews.
@preconcurrency @MainActor
open class UIActionSheet: UIView {
  /// Hears what becomes of the sheet; it is not kept.
  open weak var delegate: (any UIActionSheetDelegate)?

  /// The title, or `nil`. The guideline is to have none.
  open var title: String?

  /// The looks. The value is kept; presenters follow the host's looks.
  open var actionSheetStyle = UIActionSheetStyle.automatic

  var buttons = IndexedButtons()
  private var showings: [IndexedShowing] = []

  /// Creates an empty sheet; it needs a title or a button to be shown.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Creates an empty sheet.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Creates a sheet with at most two buttons: the destructive one, then Cancel.
  ///
  /// - Parameters:
  ///   - title: The title, or `nil`.
  ///   - delegate: Hears what becomes of the sheet; it is not kept.
  ///   - cancelButtonTitle: The title of the way back, or `nil` for none.
  ///   - destructiveButtonTitle: The title of the choice that cannot be undone, or `nil` for none.
  public init(
    title: String?, delegate: (any UIActionSheetDelegate)?, cancelButtonTitle: String?,
    destructiveButtonTitle: String?
  ) {
    super.init(frame: .zero)
    self.title = title
    self.delegate = delegate
    if let destructiveButtonTitle { buttons.destructive = buttons.add(destructiveButtonTitle) }
    if let cancelButtonTitle { buttons.cancel = buttons.add(cancelButtonTitle) }
  }

  // MARK: Buttons

  /// The number of buttons.
  open var numberOfButtons: Int { buttons.titles.count }

  /// The index of the way back, or −1 for none. It may be set to any button.
  open var cancelButtonIndex: Int {
    get { buttons.cancel }
    set { buttons.cancel = checked(newValue) }
  }

  /// The index of the choice that cannot be undone, or −1 for none; on a sheet of one button it does nothing.
  open var destructiveButtonIndex: Int {
    get { buttons.destructive }
    set { buttons.destructive = checked(newValue) }
  }

  /// The index of the first of the titles that the array initializer was given, or −1.
  open var firstOtherButtonIndex: Int { buttons.firstOther }

  /// Adds a button after those that are there, and returns its index. No title is reported, and shown empty.
  @discardableResult
  open func addButton(withTitle title: String?) -> Int {
    if title == nil {
      UIDiagnostic.warn(.missingTitle, "A button of \(UIDiagnostic.name(self)) has no title")
    }
    return buttons.add(title ?? "")
  }

  /// Returns the title of a button, or `nil` when there is none at that index.
  open func buttonTitle(at buttonIndex: Int) -> String? {
    buttons.title(at: buttonIndex)
  }

  /// An index outside the list is kept, for a button may follow, and reported.
  private func checked(_ index: Int) -> Int {
    if index != -1, buttons.title(at: index) == nil {
      UIDiagnostic.warn(
        .indexOutOfRange, "\(UIDiagnostic.name(self)) has no button at index \(index)")
    }
    return index
  }

  // MARK: Showing

  /// Whether the sheet is on screen or about to be: from the moment it is shown until it is gone.
  open var isVisible: Bool { showings.contains { $0.isVisible } }

  /// Shows the sheet from a toolbar.
  open func show(from view: UIToolbar) {
    show(from: ViewAnchor(.toolbar, view), animated: true)
  }

  /// Shows the sheet from a tab bar.
  open func show(from view: UITabBar) {
    show(from: ViewAnchor(.tabBar, view), animated: true)
  }

  /// Shows the sheet from a bar button item. From the same item while visible, dismisses instead.
  open func show(from item: UIBarButtonItem, animated: Bool) {
    show(from: ViewAnchor(item), animated: animated)
  }

  /// Shows the sheet from a rectangle in a view.
  open func show(from rect: CGRect, in view: UIView, animated: Bool) {
    show(from: ViewAnchor(.rectangle, view, rect), animated: animated)
  }

  /// Shows the sheet from a view.
  open func show(in view: UIView) {
    show(from: ViewAnchor(.view, view), animated: true)
  }

  /// Dismisses the sheet as if by a button: the delegate is told the index as it is, and no press.
  ///
  /// - Parameters:
  ///   - buttonIndex: The index that the delegate is told; any number.
  ///   - animated: Kept for source compatibility: what moved into view moves out of it.
  open func dismiss(withClickedButtonIndex buttonIndex: Int, animated: Bool) {
    showings.last { $0.isOpen }?.dismiss(index: buttonIndex)
  }

  /// Tells a delegate that has no method for cancelling that Cancel was pressed (row L4).
  func pressCancel(for delegate: any UIActionSheetDelegateSwift1Optional) {
    (delegate as? any UIActionSheetDelegate)?.hear(.clicked(cancelButtonIndex), from: self)
  }

  private func show(from place: ViewAnchor, animated: Bool) {
    guard let (window, host) = place.hosting(self) else { return }
    show(
      on: host, from: place.window === window ? place.insideWindow(window) : place.afterMistake,
      source: place.source, animated: animated)
  }

  /// Shows the sheet in the key window, for the program had no place at hand; that is reported (row L17).
  func showWithoutPlace(animated: Bool) {
    UIDiagnostic.raise(
      .notInWindow, "Sheet can not be presented because the view is not in a window: nil")
    guard let (_, host) = ViewAnchor.keyWindow(for: self) else { return }
    show(on: host, from: nil, source: nil, animated: animated)
  }

  private func show(
    on host: WindowHost, from place: ViewAnchor?, source: NSObject?, animated: Bool
  ) {
    let showing = IndexedShowing(of: self, from: source)
    showings.append(showing)
    let content = Content(title: title, buttons: buttons.content)
    showing.begin(
      PresentationRequest(
        content, options: PresentationOptions(isAnimated: animated), sheet: PresentationKey(self),
        source: source.map { PresentationKey($0) }),
      on: host, from: place,
      cancelIndex: { [self] in cancelButtonIndex },
      hear: { [self] in delegate?.hear($0, from: self) },
      end: { [self] in showings.removeAll { $0 === showing } })
  }
}
