/// An area of the window that sheets can originate from.
///
/// A view draws nothing: it stands for an ``element`` that the host shows. A view without one needs a frame within
/// a view that has one. Popovers aim at either.
@preconcurrency @MainActor
open class UIView: UIResponder {
  /// The place in the superview's coordinates, in the host's unit: points, or cells of a terminal.
  open var frame: CGRect {
    didSet {
      if oldValue.size != frame.size { needsLayout = true }
      if oldValue != frame { placeChanged() }
    }
  }

  /// The place in the view's own coordinates.
  open var bounds: CGRect {
    get { CGRect(origin: innerOrigin, size: frame.size) }
    set {
      if innerOrigin != newValue.origin {
        innerOrigin = newValue.origin
        placeChanged()
      }
      if frame.size != newValue.size { frame.size = newValue.size }
    }
  }

  private var innerOrigin = CGPoint.zero

  /// The views within this one, from back to front.
  open internal(set) var subviews: [UIView] = []

  /// The view that this one is in, or `nil`.
  open internal(set) weak var superview: UIView?

  /// The element of the host for this view, such as a `TerminalElement` or a widget, or `nil`.
  ///
  /// An element that is not of the presenter's type is reported and ignored. After setting it, call
  /// ``setNeedsDisplay()``; the setter does not, because hosts set it while they draw.
  open var element: Any?

  /// A number by which the program tells views apart.
  open var tag = 0

  /// Whether the host hides the view. A change lays out the superview, where other views may take the room.
  open var isHidden = false { didSet { if oldValue != isHidden { roomChanged() } } }

  /// The opacity, from 0 to 1. Kept for the program's own drawing.
  open var alpha: CGFloat = 1 { didSet { if oldValue != alpha { setNeedsDisplay() } } }

  /// The color behind the content. Kept for the program's own drawing.
  open var backgroundColor: UIColor? {
    didSet { if oldValue != backgroundColor { setNeedsDisplay() } }
  }

  /// The color of controls. Kept for the program's own drawing.
  open var tintColor: UIColor? { didSet { if oldValue != tintColor { setNeedsDisplay() } } }

  /// Whether the person can press the view and its subviews. Kept for the program's own handling of events.
  open var isUserInteractionEnabled = true {
    didSet { if oldValue != isUserInteractionEnabled { setNeedsDisplay() } }
  }

  /// The room to leave at the edges; by default a controller's view has the window's, other views none.
  open var layoutMargins: UIEdgeInsets {
    get { ownMargins ?? (controller == nil ? .zero : window?.layoutMargins ?? .zero) }
    set {
      ownMargins = newValue
      setNeedsLayout()
    }
  }

  private var ownMargins: UIEdgeInsets?
  weak var controller: UIViewController?
  /// The item whose custom view this is, unless the view has a superview since.
  weak var barItem: UIBarButtonItem?
  /// The object of the host that made the ``element`` or shows it.
  package weak var shownBy: AnyObject?
  var needsLayout = true

  /// Creates a view at a place.
  public init(frame: CGRect) {
    self.frame = frame
  }

  /// Creates a view without a size; the archive is ignored.
  public required init?(coder: NSCoder) {
    frame = .zero
  }

  /// Creates a view without a size.
  public override convenience init() {
    self.init(frame: .zero)
  }

  /// Creates a view for an element of the host.
  public convenience init(element: Any) {
    self.init(frame: .zero)
    self.element = element
  }

  /// The window that the view is in, also as the custom view of a bar item, or `nil`.
  open var window: UIWindow? { superview?.window ?? barItem?.window }

  /// The controller of the view, or the superview.
  open override var next: UIResponder? { controller ?? superview }

  /// The middle of the frame.
  open var center: CGPoint {
    get { CGPoint(x: frame.midX, y: frame.midY) }
    set {
      frame.origin = CGPoint(x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2)
    }
  }

  /// The traits of the view's host.
  open var traitCollection: UITraitCollection { UITraitCollection(window?.host) }

  /// Adds a view in front of the others; it leaves its superview.
  open func addSubview(_ view: UIView) {
    insertSubview(view, at: subviews.count)
  }

  /// Adds a view at a position counted from the back, or at the nearest valid one.
  open func insertSubview(_ view: UIView, at index: Int) {
    guard !isDescendant(of: view) else { return }
    view.removeFromSuperview()
    view.leaveBar()
    subviews.insert(view, at: min(max(index, 0), subviews.count))
    view.superview = self
    view.didMoveToSuperview()
    setNeedsDisplay()
  }

  /// Removes the view from its superview.
  open func removeFromSuperview() {
    guard let parent = superview else { return }
    parent.subviews.removeAll { $0 === self }
    superview = nil
    didMoveToSuperview()
    parent.setNeedsDisplay()
  }

  /// Called after the superview has changed; does nothing by itself.
  open func didMoveToSuperview() {}

  /// Called to lay out the subviews; does nothing by itself.
  open func layoutSubviews() {}

  /// Returns the natural size of the view in the given room.
  ///
  /// The window's ``UIWindow/onMeasure`` gives it; without that it is the view's present size.
  open func sizeThatFits(_ size: CGSize) -> CGSize {
    window?.onMeasure?(self, size) ?? bounds.size
  }
}

extension UIView {
  /// Returns whether the view is another view or within it.
  public func isDescendant(of view: UIView) -> Bool {
    withAncestors.contains { $0 === view }
  }

  /// The view and its superviews, from the inside out.
  package var withAncestors: some Sequence<UIView> { sequence(first: self) { $0.superview } }

  /// Returns the first view with a tag in this view, itself included, or `nil`.
  public func viewWithTag(_ tag: Int) -> UIView? {
    self.tag == tag ? self : subviews.lazy.compactMap { $0.viewWithTag(tag) }.first
  }
}
