import ActionSheets
import CGTK

/// What covers a window for one presentation: a dim, and the sheet in its place.
@MainActor
final class SheetLayer {
  let id: PresentationID
  let view: SheetView
  /// The layer as a child of what it covers.
  ///
  /// A `GtkFixed` for its role alone. Of a plain box, which is a panel without a name, Orca thinks that it is
  /// the one with the content of the window, and says the window's name before the sheet's.
  let root = Widget(new: gtk_fixed_new())
  /// Finds the bounds of what the sheet comes from, in the coordinates of the layer.
  var anchorBounds: () -> Rectangle<Double>? = { nil }
  /// Hears that the layer has come to dim more or less of what it covers.
  var onMovement: () -> Void = {}
  /// Hears of each popover that the sheet comes to stand in, and again when it leaves it.
  var onPopover: (_ popover: Widget, _ isEntered: Bool) -> Void = { _, _ in }
  /// Hears that the toolkit has closed the popover by itself.
  var onClose: () -> Void = {}
  /// Hears that the program's popover is closed and no longer holds the sheet.
  var onLoss: (Cancellation) -> Void = { _ in }
  /// Hears that what the popover was to aim at is gone.
  var onAnchorLoss: () -> Void = {}
  /// Hears that the layer has another size.
  var onResize: () -> Void = {}
  /// The popover that was made for the sheet and holds it, when it has one.
  var popover: Popover?
  /// Whether the popover is out of view for a sheet above it.
  var isCovered = false
  /// The popover of the program in which what the sheet comes from stands.
  var popoverHost: PopoverHost?
  /// The popovers of the program that were closed to make way for the sheet, though it does not come from them.
  var withdrawn: [PopoverHost] = []
  private(set) var form: Form
  private(set) var place = SheetPlace.window
  let fillsWindow: Bool
  private let dim = Widget.container()
  var metrics: SheetMetrics<Int> { view.metrics }
  /// Between the sheet and the edges of a window that is there for it only.
  static let ownMargin = 12
  private var size = Size(width: 0, height: 0)
  /// Shows the popover at the next turn, where its anchor is then.
  var opening: LoopTimer?
  /// What the popover's arrow aims at.
  var target: Rectangle<Double>?
  var frames: [Signal] = []
  var windowPlace: WindowPlace?
  var movement: Movement?

  init(
    _ id: PresentationID, _ presentation: Presentation, body: ModalBody?, appearance: Appearance,
    fillsWindow: Bool, popoverHost: PopoverHost?, activate: @escaping (ButtonID) -> Void
  ) {
    self.id = id
    self.popoverHost = popoverHost
    self.fillsWindow = fillsWindow
    form = presentation.form
    view = SheetView(presentation, body: body, appearance: appearance, activate: activate)
    root.setClass("actionsheet-layer")
    dim.setClass("actionsheet-dim")
    root.append(dim)
    layOut()
  }

  /// Shows the sheet in a form; the focus is lost where that is another kind of window.
  ///
  /// In the program's popover it is shown by ``enterPopover()``.
  ///
  /// - Parameter mayReopen: Whether the program's popover may be opened again for the sheet.
  func show(_ form: Form, mayReopen: Bool = false) {
    self.form = form
    place = SheetPlace(form, in: popoverHost, mayReopen: mayReopen)
    dim.isVisible = place == .window && !fillsWindow
    view.root.setClass("actionsheet-full", form == .fullScreen)
    view.setForm(isBottom: form == .bottomSheet, isPlain: place != .window || fillsWindow)
    if place != .ownPopover { leaveOwnPopover() }
    if place != .programPopover { leaveProgramPopover() }
    switch place {
    case .ownPopover: enterOwnPopover()
    case .window where view.root.parent == nil: root.append(view.root)
    case .window, .programPopover: break
    }
    followDirection()
    movementChanged()
    root.queueResize()
  }

  /// The direction of the window.
  var direction = LayoutDirection.leftToRight {
    didSet { followDirection() }
  }

  private func followDirection() {
    view.setLayoutDirection(direction)
    for widget in [root, dim] + (popover.map { [$0.widget] } ?? []) {
      widget.setLayoutDirection(direction, sparing: view.root)
    }
  }

  /// Whether a point's widget belongs to the sheet.
  func contains(_ widget: Widget) -> Bool {
    widget.isWithin(view.root) || (popoverWidget.map { widget.isWithin($0) } ?? false)
  }

  /// The popover that the sheet stands in, whosever it is.
  var popoverWidget: Widget? {
    switch place {
    case .window: nil
    case .ownPopover: popover?.widget
    case .programPopover: popoverHost?.popover
    }
  }

  /// How much light the layer leaves what it covers, from 0 to 1.
  private(set) var brightness = 1.0

  /// Whether presses beside the sheet stay with the layer; else they reach what is beneath, of which most is inert then.
  var catchesPresses = true {
    didSet { gtk_widget_set_can_target(root.pointer, catchesPresses ? 1 : 0) }
  }

  /// Draws the sheet where its movement is now.
  func movementChanged() {
    let position = movement?.position ?? 1
    let look = TransitionLook(form, at: position)
    dim.opacity = look.dim
    brightness = place == .window && !fillsWindow ? 1 - look.dim : 1
    onMovement()
    view.root.opacity = look.opacity
    if form == .bottomSheet { root.queueAllocate() }
    popoverHost?.showContent(1 - position)
  }

  /// Whether a widget is part of the sheet, wherever that stands.
  func owns(_ widget: Widget) -> Bool { widget.isWithin(root) || widget.isWithin(view.root) }

  /// Takes the layer away from what it covers and ends all that it has begun.
  func dismantle() {
    // GTK would keep the focus on what is gone until its next frame.
    if let window = root.window { FocusMemory.clear(window, of: owns) }
    opening = nil
    frames = []
    windowPlace = nil
    view.releaseBody()
    movement = nil
    leaveOwnPopover()
    leaveProgramPopover()
  }

  private func layOut() {
    let layout = Layout(of: root)
    layout.width = { [weak self] in
      guard let self, fillsWindow else { return Widget.Extent(minimum: 0, natural: 0) }
      let width = min(view.root.width().natural + 2 * SheetLayer.ownMargin, Screen.room.width)
      return Widget.Extent(minimum: width, natural: width)
    }
    layout.height = { [weak self] width in
      guard let self, fillsWindow else { return Widget.Extent(minimum: 0, natural: 0) }
      let inner = width < 0 ? -1 : width - 2 * SheetLayer.ownMargin
      let wanted = view.root.height(forWidth: inner).natural + 2 * SheetLayer.ownMargin
      let height = min(wanted, Screen.room.height)
      return Widget.Extent(minimum: height, natural: height)
    }
    layout.place = { [weak self] width, height in self?.place(width, height) }
    // The popover has gone out of view with its window.
    root.on("map", isAfter: true) { [weak self] in self?.showPopoverNext() }
  }

  private func place(_ width: Int, _ height: Int) {
    if dim.isVisible {
      _ = dim.height()
      dim.allocate(x: 0, y: 0, width: width, height: height)
    }
    let size = Size(width: width, height: height)
    if size != self.size {
      self.size = size
      onResize()
    }
    switch place {
    case .window: placeSheet(width, height)
    case .programPopover: break
    case .ownPopover where popover?.isShown == true: showPopover()
    case .ownPopover: showPopoverNext()
    }
  }

  private func placeSheet(_ width: Int, _ height: Int) {
    let frame = frame(in: Size(width: width, height: height))
    _ = view.root.height(forWidth: frame.width)
    view.root.allocate(x: frame.x, y: frame.y, width: frame.width, height: frame.height)
  }
}
