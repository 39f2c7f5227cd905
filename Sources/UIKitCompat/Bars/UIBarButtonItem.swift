/// A button of a bar, from which sheets can originate.
@preconcurrency @MainActor
open class UIBarButtonItem: UIBarItem {
  /// The looks of an item; ``bordered`` looks plain since iOS 8.
  public enum Style: Int, Sendable {
    case plain, bordered, done
  }

  /// The items with a meaning, and often a title, that the system knows.
  ///
  /// The raw values are UIKit's. ``action`` is the share button, ``flexibleSpace`` pushes its neighbors apart, and
  /// ``fixedSpace`` has the item's ``UIBarButtonItem/width``.
  public enum SystemItem: Int, Sendable {
    case done, cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action, organize
    case bookmarks, search, refresh, stop, camera, trash, play, pause, rewind, fastForward
    case undo, redo, pageCurl, close
  }

  /// The look of the item. Kept for the program's own drawing.
  open var style = Style.plain { didSet { if oldValue != style { setNeedsDisplay() } } }

  /// The width of a fixed space, in the host's unit.
  open var width: CGFloat = 0 { didSet { if oldValue != width { setNeedsDisplay() } } }

  /// The system item, or `nil` for an item of the program's own.
  public private(set) var systemItem: SystemItem?

  /// The view that replaces the button.
  ///
  /// When the item enters a bar, the view leaves its superview or other item. In the bar it keeps its size; an empty
  /// one becomes ``UIView/sizeThatFits(_:)``.
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

  /// The action that a press runs, in place of ``action``.
  open var primaryAction: UIAction?

  /// The object that performs ``action``; it is not kept.
  open weak var target: AnyObject?

  /// The method that ``target`` performs.
  open var action: Selector?

  /// The element of the host for this item, such as a `TerminalElement` or a widget, or `nil`.
  open var element: Any?

  override weak var bar: UIView? { didSet { if bar != nil { takeCustomView() } } }
  weak var navigationItem: UINavigationItem? {
    didSet { if navigationItem != nil { takeCustomView() } }
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

  /// Creates a system item.
  public convenience init(
    barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?
  ) {
    self.init(title: nil, style: .plain, target: target, action: action)
    self.systemItem = systemItem
  }

  /// Creates a system item that runs an action.
  public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil) {
    self.init()
    self.systemItem = systemItem
    self.primaryAction = primaryAction
  }

  /// Creates an item that runs an action, whose title is the default.
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

  /// Performs a press; called by the host, or by tests. A disabled item does nothing.
  public func sendAction() {
    guard isEnabled else { return }
    (primaryAction ?? action.map { UIAction(target, $0) })?.run(from: self)
  }

  override func setNeedsDisplay() {
    if let place = (bar ?? navigationItem?.bar)?.superview {
      place.setNeedsLayout()
    } else {
      window?.setNeedsDisplay()
    }
  }

  /// The custom view, unless it has moved elsewhere.
  package var shownView: UIView? { customView?.barItem === self ? customView : nil }

  /// Takes the custom view out of its superview or other item.
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
