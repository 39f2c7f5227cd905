/// A button of a bar, which sheets can originate from.
@preconcurrency @MainActor
open class UIBarButtonItem: UIBarItem {
  /// The looks of an item.
  public enum Style: Int, Sendable {
    /// As items mostly look.
    case plain = 0
    /// With a border, before iOS 8; looks plain since.
    case bordered = 1
    /// The item that finishes a task.
    case done = 2
  }

  /// The items that the system knows.
  public enum SystemItem: Int, Sendable {
    /// Finishes a task.
    case done = 0
    /// Gives a task up.
    case cancel
    /// Begins editing.
    case edit
    /// Saves.
    case save
    /// Adds something.
    case add
    /// Pushes its neighbors apart.
    case flexibleSpace
    /// Leaves room of a fixed width.
    case fixedSpace
    /// Begins to write.
    case compose
    /// Answers.
    case reply
    /// Offers what can be done: the share button.
    case action
    /// Moves to a folder.
    case organize
    /// Shows bookmarks.
    case bookmarks
    /// Searches.
    case search
    /// Loads anew.
    case refresh
    /// Stops.
    case stop
    /// Takes a picture.
    case camera
    /// Deletes.
    case trash
    /// Plays.
    case play
    /// Pauses.
    case pause
    /// Goes back.
    case rewind
    /// Goes on fast.
    case fastForward
    /// Takes back.
    case undo
    /// Does again.
    case redo
    /// Curls the page up.
    case pageCurl
    /// Closes.
    case close
  }

  /// How the item looks. Kept for the program's own drawing.
  open var style = Style.plain {
    didSet { if oldValue != style { setNeedsDisplay() } }
  }

  /// The width of a fixed space. Kept for the program's own drawing.
  open var width: CGFloat = 0 {
    didSet { if oldValue != width { setNeedsDisplay() } }
  }

  /// The item that the system knows, or `nil` for one of the program's own.
  public private(set) var systemItem: SystemItem?

  /// The view that stands in the bar in place of a button.
  ///
  /// A toolbar or a navigation item that gets the item takes the view out of whatever it was in, another item included.
  /// The view has its own size in the bar, or the one that it likes to have when that is none.
  open var customView: UIView? {
    didSet {
      guard oldValue !== customView else { return }
      if oldValue?.barItem === self { oldValue?.barItem = nil }
      if bar != nil || navigationItem != nil {
        takeCustomView()
      } else if customView?.barItem == nil {
        customView?.barItem = self
      }
      setNeedsDisplay()
    }
  }

  /// Runs when the item is pressed, if there is one; the target then hears nothing.
  open var primaryAction: UIAction?

  /// The object that is sent ``action``; it is not kept.
  open weak var target: AnyObject?

  /// The method that is sent to ``target``.
  open var action: Selector?

  /// The thing of the host that the item stands for: a `TerminalElement`, a widget, or `nil` for none.
  open var element: Any?

  weak var bar: UIView? {
    didSet { if bar != nil { takeCustomView() } }
  }
  weak var navigationItem: UINavigationItem? {
    didSet { if navigationItem != nil { takeCustomView() } }
  }

  /// Creates an item without a title.
  public override init() {
    super.init()
  }

  /// Creates an item with a title.
  public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
    self.init()
    self.title = title
    self.style = style
    self.target = target as AnyObject?
    self.action = action
  }

  /// Creates an item with a picture.
  public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
    self.init(title: nil, style: style, target: target, action: action)
    self.image = image
  }

  /// Creates an item that the system knows.
  public convenience init(
    barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?
  ) {
    self.init(title: nil, style: .plain, target: target, action: action)
    self.systemItem = systemItem
  }

  /// Creates an item that the system knows and that runs an action.
  public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil) {
    self.init()
    self.systemItem = systemItem
    self.primaryAction = primaryAction
  }

  /// Creates an item that runs an action; without a title it has the action's.
  public convenience init(
    title: String? = nil, image: UIImage? = nil, primaryAction: UIAction?
  ) {
    self.init()
    self.title = title ?? primaryAction?.title
    self.image = image
    self.primaryAction = primaryAction
  }

  /// Creates an item that shows a view.
  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }

  /// Returns the space that pushes its neighbors apart.
  public class func flexibleSpace() -> UIBarButtonItem {
    UIBarButtonItem(systemItem: .flexibleSpace)
  }

  /// Does what a press does; called by the host, or by tests. A disabled item does nothing.
  public func sendAction() {
    guard isEnabled else { return }
    if let primaryAction {
      primaryAction.run(from: self)
    } else if let action {
      TargetAction(target, action).send(from: self)
    }
  }

  override func setNeedsDisplay() {
    if let place = (bar ?? navigationItem?.bar)?.superview {
      place.setNeedsLayout()
    } else {
      window?.setNeedsDisplay()
    }
  }

  /// The own view, unless it has gone elsewhere since.
  package var shownView: UIView? { customView?.barItem === self ? customView : nil }

  /// Has the own view nowhere else.
  private func takeCustomView() {
    guard let customView, customView.barItem !== self || customView.superview != nil else { return }
    customView.removeFromSuperview()
    customView.leaveBar()
    customView.barItem = self
  }

  /// The window of the bar that the item is in, or `nil`.
  var window: UIWindow? {
    if let window = bar?.window ?? customView?.superview?.window { return window }
    guard let controller = navigationItem?.controller else { return nil }
    return controller.viewIfLoaded?.window ?? controller.navigationController?.viewIfLoaded?.window
  }
}

extension UIView {
  /// Leaves the bar in which the view is an item's own.
  func leaveBar() {
    let item = barItem
    barItem = nil
    item?.setNeedsDisplay()
  }
}
