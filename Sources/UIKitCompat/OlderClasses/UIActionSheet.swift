import ActionSheets

/// The looks that action sheets once had. The value is kept; presenters follow the host's looks.
public enum UIActionSheetStyle: Int, Sendable {
  /// The look of the bar at the bottom.
  case automatic = -1
  /// The look of the system.
  case `default` = 0
  /// Dark and translucent.
  case blackTranslucent = 1
  /// Dark.
  case blackOpaque = 2
}

/// A set of alternative choices, shown from a bar, a view or a rectangle.
///
///     let sheet = UIActionSheet(
///       title: nil, delegate: self, cancelButtonTitle: "Cancel",
///       destructiveButtonTitle: "Delete Note", otherButtonTitles: "Email", "Print")
///     sheet.show(from: shareButton, animated: true)
///
/// The delegate receives the index of the button that was pressed. The sheet is kept while it is visible and may
/// be shown again. A change made while it is visible counts from the next time. The guideline is to have no title.
@preconcurrency @MainActor
open class UIActionSheet: UIModalView {
  /// Receives the calls about the sheet; it is not kept.
  open weak var delegate: (any UIActionSheetDelegate)?

  /// The look. The value is kept; presenters follow the host's looks.
  open var actionSheetStyle = UIActionSheetStyle.automatic

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
  /// A title that is `nil` makes no button. The delegate is not kept.
  public init(
    title: String?, delegate: (any UIActionSheetDelegate)?, cancelButtonTitle: String?,
    destructiveButtonTitle: String?
  ) {
    super.init(frame: .zero)
    self.title = title
    self.delegate = delegate
    append(destructive: destructiveButtonTitle, cancel: cancelButtonTitle)
  }

  /// Creates a sheet and adds further buttons to it, one for each title.
  ///
  /// Swift adds them after Cancel: with both titles the destructive button has index 0, Cancel 1, and the others
  /// follow from 2. A `nil` ends the list, as in Objective-C.
  public convenience init(
    title: String?, delegate: (any UIActionSheetDelegate)?, cancelButtonTitle: String?,
    destructiveButtonTitle: String?, otherButtonTitles firstButtonTitle: String?,
    _ moreButtonTitles: String?...
  ) {
    self.init(
      title: title, delegate: delegate, cancelButtonTitle: cancelButtonTitle,
      destructiveButtonTitle: destructiveButtonTitle)
    addButtons(untilNil: [firstButtonTitle] + moreButtonTitles)
  }

  /// Creates a sheet in Objective-C's order: the destructive button, the others, Cancel.
  public convenience init(
    title: String?, delegate: (any UIActionSheetDelegate)?, cancelButtonTitle: String?,
    destructiveButtonTitle: String?, otherButtonTitles: [String]
  ) {
    self.init(
      title: title, delegate: delegate, cancelButtonTitle: nil,
      destructiveButtonTitle: destructiveButtonTitle)
    addOtherButtons(otherButtonTitles)
    append(cancel: cancelButtonTitle)
  }

  /// The index of the choice that cannot be undone, or −1 for none; on a sheet of one button it does nothing.
  open var destructiveButtonIndex: Int {
    get { destructiveIndex }
    set { destructiveIndex = newValue }
  }

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
    show(from: ViewAnchor(.barButtonItem, item), animated: animated)
  }

  /// Shows the sheet from a rectangle in a view.
  open func show(from rect: CGRect, in view: UIView, animated: Bool) {
    show(from: ViewAnchor(.rectangle, view, rect), animated: animated)
  }

  /// Shows the sheet from a view.
  open func show(in view: UIView) {
    show(from: ViewAnchor(.view, view), animated: true)
  }

  private func show(from place: ViewAnchor, animated: Bool) {
    guard let (host, usable) = place.hosting(self) else { return }
    show(on: host, from: usable, source: place.source, isAnimated: animated)
  }

  /// Shows the sheet from a place; in the key window if there is none, which is reported (row L17).
  func show<Place>(from place: Place?, animated: Bool = true, _ show: (Place) -> Void) {
    if let place { return show(place) }
    UIDiagnostic.raise(
      .notInWindow, "Sheet can not be presented because the view is not in a window: nil")
    if let host = ViewAnchor.keyHost(for: self) { self.show(on: host, isAnimated: animated) }
  }

  override func tellDelegate(_ call: Presentation.Call, index: Int) {
    delegate?.tell(call, index: index, from: self)
  }
}
