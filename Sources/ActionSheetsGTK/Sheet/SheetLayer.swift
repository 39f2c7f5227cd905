import ActionSheets
import CGTK

/// Covers a window for one presentation: a dim, and the sheet in its place.
@MainActor
final class SheetLayer {
  /// The container of a sheet.
  enum Place {
    case window
    case ownPopover
    case programPopover
  }

  /// Between the sheet and the edges of a window that is there for it only, in points.
  static let ownMargin = 12
  /// How dark a layer is while its sheet is in place: measured on iOS 17 by the Flutter project (row A8).
  private static let dimming = 0.4

  let id: Presentation.ID
  let view: SheetView
  /// The layer as a child of the window's overlay.
  ///
  /// A `GtkFixed` for its role alone. A plain box is a panel without a name, and Orca says the window's name before a
  /// sheet in such a one.
  let root = Widget(new: gtk_fixed_new())
  let fillsWindow: Bool
  weak var delegate: (any SheetDelegate)? {
    didSet { view.delegate = delegate }
  }
  private(set) var form: Presentation.Form
  private(set) var place = Place.window
  var movement: Movement?
  private let dim = Widget.container()
  private var size = Size(width: 0, height: 0)

  /// The popover that was made for the sheet and holds it, when it has one.
  var popover: Popover?
  /// Whether that popover is out of view because of a sheet above it.
  var isCovered = false
  var target: Rectangle<Double>?
  var opening: LoopTimer?
  var frames: [Signal] = []
  var windowPlace: WindowPlace?

  /// The popover of the program in which the anchor stands.
  var popoverHost: PopoverHost?
  /// The popovers of the program that were closed to make way for the sheet, though it does not come from them.
  var withdrawn: [PopoverHost] = []

  init(
    _ id: Presentation.ID, _ presentation: Presentation, body: ModalBody?, appearance: Appearance,
    fillsWindow: Bool, popoverHost: PopoverHost?
  ) {
    self.id = id
    self.popoverHost = popoverHost
    self.fillsWindow = fillsWindow
    form = presentation.form
    view = SheetView(presentation, body: body, appearance: appearance)
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
  func show(_ form: Presentation.Form, mayReopen: Bool = false) {
    self.form = form
    place = place(of: form, mayReopen: mayReopen)
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

  /// Returns the place of a form; a sheet from a popover of the program that is not open stands in the window.
  private func place(of form: Presentation.Form, mayReopen: Bool) -> Place {
    switch form {
    case .popover: return .ownPopover
    case .insidePopover:
      let isUsable = popoverHost?.isOpen == true || mayReopen && popoverHost?.canReopen == true
      return isUsable ? .programPopover : .window
    case .bottomSheet, .centered, .fullScreen, .formSheet: return .window
    }
  }

  var direction = Presentation.LayoutDirection.leftToRight {
    didSet { followDirection() }
  }

  private func followDirection() {
    view.setLayoutDirection(direction)
    for widget in [root, dim] + (popover.map { [$0.widget] } ?? []) {
      widget.setLayoutDirection(direction, sparing: view.root)
    }
  }

  /// Whether a widget under a pointer belongs to the sheet or to the popover around it.
  func contains(_ widget: Widget) -> Bool {
    widget.isWithin(view.root) || (popoverWidget.map { widget.isWithin($0) } ?? false)
  }

  /// The popover that the sheet stands in, its own or one of the program.
  var popoverWidget: Widget? {
    switch place {
    case .window: nil
    case .ownPopover: popover?.widget
    case .programPopover: popoverHost?.popover
    }
  }

  /// How much light the layer leaves to the window beneath, from 0 to 1.
  private(set) var brightness = 1.0

  /// Whether presses beside the sheet stay with the layer; else they reach the window beneath, of which most is inert.
  var catchesPresses = true {
    didSet { gtk_widget_set_can_target(root.pointer, catchesPresses ? 1 : 0) }
  }

  /// Draws the sheet where its movement is now: one at the bottom edge slides, others fade (row A11).
  func movementChanged() {
    let position = movement?.position ?? 1
    dim.opacity = SheetLayer.dimming * position
    brightness = place == .window && !fillsWindow ? 1 - SheetLayer.dimming * position : 1
    delegate?.moved()
    view.root.opacity = form == .bottomSheet ? 1 : position
    if form == .bottomSheet { root.queueAllocate() }
    popoverHost?.showContent(1 - position)
  }

  /// Whether a widget is part of the sheet, wherever that stands.
  func owns(_ widget: Widget) -> Bool { widget.isWithin(root) || widget.isWithin(view.root) }

  /// Takes the layer away from the window it covers and ends everything that it has begun.
  func dismantle() {
    // GTK would keep the focus on a widget that is gone until its next frame.
    if let window = root.window { FocusMemory.clear(window, of: owns) }
    opening = nil
    frames = []
    windowPlace = nil
    view.releaseBody()
    movement = nil
    leaveOwnPopover()
    leaveProgramPopover()
  }

  /// Makes and measures the widgets in view, so that the first frame of the movement is no longer than the others.
  func measure() {
    guard let size = root.parent?.size, size.width > 1 else { return }
    _ = frame(in: size)
  }

  /// Whether the two buttons of an alert fit beside each other in the width that there is.
  var fitsSideBySide: Bool {
    let margins = 2 * (fillsWindow ? SheetLayer.ownMargin : view.metrics.cardMargin)
    let width = size.width > 1 ? size.width : root.parent?.size.width ?? 0
    return view.fitsSideBySide(in: width > 1 && !fillsWindow ? width - margins : .max)
  }

  private func layOut() {
    let layout = Layout(of: root)
    layout.width = { [weak self] in
      guard let self, fillsWindow else { return Widget.Extent() }
      let width = min(view.root.width().natural + 2 * SheetLayer.ownMargin, Screen.room.width)
      return Widget.Extent(minimum: width, natural: width)
    }
    layout.height = { [weak self] width in
      guard let self, fillsWindow else { return Widget.Extent() }
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
      delegate?.resized()
    }
    switch place {
    case .window:
      let frame = frame(in: size)
      _ = view.root.height(forWidth: frame.width)
      view.root.allocate(x: frame.x, y: frame.y, width: frame.width, height: frame.height)
    case .programPopover: break
    case .ownPopover where popover?.isShown == true: showPopover()
    case .ownPopover: showPopoverNext()
    }
  }

  private func frame(in size: Size<Int>) -> Rectangle<Int> {
    if fillsWindow {
      let margin = SheetLayer.ownMargin
      return Rectangle(
        x: margin, y: margin, width: size.width - 2 * margin, height: size.height - 2 * margin)
    }
    var frame = view.metrics.frame(
      of: form, in: size, windowHeight: root.window?.size.height ?? size.height, width: view.width
    ) { view.naturalHeight($0, available: $1) }
    if form == .bottomSheet, let movement {
      frame.y += Int((1 - movement.position) * Double(frame.height + view.metrics.margin))
    }
    return frame
  }
}
