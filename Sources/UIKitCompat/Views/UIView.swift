/// An area of the window that sheets can originate from.
///
/// A view draws nothing here: it stands for a thing that the host shows. Give it an ``element`` of the host, or
/// put it, with a frame, inside a view that has one; a popover then aims at it.
@preconcurrency @MainActor
open class UIView: UIResponder {
  /// The place in the superview's coordinates, in the host's unit: points, or cells of a terminal.
  open var frame: CGRect {
    didSet {
      if !bounds.size.isSame(as: frame.size) { bounds.size = frame.size }
      if oldValue.origin != frame.origin { placeChanged() }
    }
  }

  /// The place in the view's own coordinates.
  open var bounds: CGRect {
    didSet {
      if !frame.size.isSame(as: bounds.size) { frame.size = bounds.size }
      if oldValue.size != bounds.size { needsLayout = true }
      if oldValue != bounds { placeChanged() }
    }
  }

  /// The views within this one, from back to front.
  open internal(set) var subviews: [UIView] = []

  /// The view that this one is in, or `nil`.
  open internal(set) weak var superview: UIView?

  /// The thing of the host that this view stands for: a `TerminalElement`, a widget, or `nil` for none.
  ///
  /// Its type is that of the window's presenter; another kind is reported and passed over. After a change to what is
  /// shown, call ``setNeedsDisplay()``: hosts set it themselves while they draw.
  open var element: Any?

  /// A number by which the program tells views apart.
  open var tag = 0

  /// Whether the host should leave the view out. Kept for the program's own drawing.
  ///
  /// A change has what the view is in laid out, where others may take its room.
  open var isHidden = false {
    didSet { if oldValue != isHidden { roomChanged() } }
  }

  /// How opaque the view is, from 0 to 1. Kept for the program's own drawing.
  open var alpha: CGFloat = 1 {
    didSet { if oldValue != alpha { setNeedsDisplay() } }
  }

  /// What is behind the view's content. Kept for the program's own drawing.
  open var backgroundColor: UIColor? {
    didSet { if oldValue != backgroundColor { setNeedsDisplay() } }
  }

  /// The color of what can be pressed. Kept for the program's own drawing.
  open var tintColor: UIColor? {
    didSet { if oldValue != tintColor { setNeedsDisplay() } }
  }

  /// Whether the person can press what is in the view. Kept for the program's own handling of events.
  open var isUserInteractionEnabled = true {
    didSet { if oldValue != isUserInteractionEnabled { setNeedsDisplay() } }
  }

  /// The room to leave at the edges, in the host's unit.
  ///
  /// Until it is set, the view of a controller has the margins that the host gave the window; other views have none.
  open var layoutMargins: UIEdgeInsets {
    get { ownMargins ?? (controller == nil ? .zero : window?.layoutMargins ?? .zero) }
    set {
      ownMargins = newValue
      setNeedsLayout()
    }
  }

  private var ownMargins: UIEdgeInsets?
  weak var controller: UIViewController?
  /// The item whose own view this is, unless it has been put into another view since.
  weak var barItem: UIBarButtonItem?
  /// What made the ``element``, or shows it, where that is the host.
  package weak var shownBy: AnyObject?
  var needsLayout = true

  /// Creates a view at a place.
  public init(frame: CGRect) {
    self.frame = frame
    bounds = CGRect(origin: .zero, size: frame.size)
    super.init()
  }

  /// Creates a view from an archive, which here holds nothing: the view has no size.
  public required init?(coder: NSCoder) {
    frame = .zero
    bounds = .zero
    super.init()
  }

  /// Creates a view without a size.
  public override convenience init() {
    self.init(frame: .zero)
  }

  /// Creates a view that stands for a thing of the host.
  public convenience init(element: Any) {
    self.init(frame: .zero)
    self.element = element
  }

  /// The window that the view is in, also within a bar as an item's own view, or `nil`.
  open var window: UIWindow? { superview?.window ?? barItem?.window }

  /// The controller of the view, or the view that it is in.
  open override var next: UIResponder? { controller ?? superview }

  /// The middle of the frame.
  open var center: CGPoint {
    get { CGPoint(x: frame.midX, y: frame.midY) }
    set {
      frame.origin = CGPoint(x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2)
    }
  }

  /// What the host presents to the view when it looks for its traits.
  open var traitCollection: UITraitCollection { UITraitCollection(window?.host?.environment) }

  /// Puts a view into this one, in front of the others; it leaves the view that it was in.
  open func addSubview(_ view: UIView) {
    insertSubview(view, at: subviews.count)
  }

  /// Puts a view into this one at a position counted from the back; one outside the range is the nearest.
  open func insertSubview(_ view: UIView, at index: Int) {
    guard !isDescendant(of: view) else { return }
    view.removeFromSuperview()
    view.leaveBar()
    subviews.insert(view, at: min(max(index, 0), subviews.count))
    view.superview = self
    view.didMoveToSuperview()
    setNeedsDisplay()
  }

  /// Takes the view out of the one that it is in.
  open func removeFromSuperview() {
    guard let parent = superview else { return }
    parent.subviews.removeAll { $0 === self }
    superview = nil
    didMoveToSuperview()
    parent.setNeedsDisplay()
  }

  /// Called after the view has moved into or out of another; does nothing by itself.
  open func didMoveToSuperview() {}

  /// Called when the view should lay out what it holds; does nothing by itself.
  open func layoutSubviews() {}

  /// Returns how large the view likes to be where there is room of a size.
  ///
  /// That is what the window's ``UIWindow/onMeasure`` says, so that one layout fits points and cells; where
  /// nobody measures, it is the size that the view has.
  open func sizeThatFits(_ size: CGSize) -> CGSize {
    window?.onMeasure?(self, size) ?? bounds.size
  }
}

extension CGSize {
  /// Whether two sizes are equal, one without a number to itself as well: else each would be set anew for ever.
  fileprivate func isSame(as other: CGSize) -> Bool {
    self == other || width.isSame(as: other.width) && height.isSame(as: other.height)
  }
}

extension CGFloat {
  fileprivate func isSame(as other: CGFloat) -> Bool { self == other || isNaN && other.isNaN }
}
