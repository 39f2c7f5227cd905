import ActionSheets
import CGTK

/// A sheet as a widget: heading, rows, and Cancel apart. It lays itself out in whatever room it is given.
@MainActor
final class SheetView {
  /// The sheet itself: an alert to assistive technology.
  let root: Widget
  let rows: RowList

  private let group = Widget.container()
  let heading: Heading?
  private let countdown = Text.label()
  /// The text fields of an alert.
  let fields: FieldList?
  /// What a modal view shows.
  private let body: Widget?
  private var cancel: RowButton?
  /// What Cancel stands on where it stands apart: some themes have buttons that what is beneath shows through.
  let ground = Widget.container()
  private let metrics: Metrics
  /// Between the edge of the group of rows and the rows; what holds a plain sheet has an edge of its own.
  private var padding = 0
  private var presentation: Presentation
  private let activate: (ButtonID) -> Void
  /// Whether Cancel has a place of its own; where there is no room for one, it is the last of the rows.
  private var isCancelPinned = true
  /// The height of Cancel in a place of its own, when it last had one.
  private var cancelHeight = 0
  private var cancelMove: Timer?
  /// Has Cancel moved between its own place and the rows, by calling what it is given, and sees to the focus.
  var onCancelMove: (_ move: () -> Void) -> Void = { $0() }
  /// The parts of the group in its own coordinates, from the last layout of the sheet.
  private var groupPlan = (width: 0, text: 0, below: 0, rows: 0)

  /// The greatest height that the sheet asks for, in points.
  var greatestHeight = 10_000

  /// Creates a sheet.
  ///
  /// - Parameter activate: Hears of a press that did not come from a pointer.
  init(
    _ presentation: Presentation, body: Widget?, appearance: Appearance,
    activate: @escaping (ButtonID) -> Void
  ) {
    self.presentation = presentation
    self.body = body
    let isModal = presentation.content.kind == .modal
    root = Widget.container(
      role: isModal ? GTK_ACCESSIBLE_ROLE_DIALOG : GTK_ACCESSIBLE_ROLE_ALERT)
    fields = FieldList(presentation)
    metrics = Metrics(appearance)
    self.activate = activate
    rows = RowList(presentation, activate: activate)
    heading = Heading(presentation.content)
    root.setClass("actionsheet")
    root.setClass("actionsheet-ios", appearance == .iOS)
    gtk_widget_set_overflow(group.pointer, GTK_OVERFLOW_HIDDEN)
    group.setClass("actionsheet-group")
    group.setClass("actionsheet-\(presentation.content.kind == .alert ? "alert" : "choices")")
    countdown.setClass("actionsheet-countdown")
    countdown.isVisible = false
    rows.spacing = metrics.spacing
    rows.isBelowText = heading != nil
    if let heading { group.append(heading.area) }
    group.append(countdown)
    if let fields { group.append(fields.box) }
    if let body { group.append(body) }
    group.append(rows.area)
    rows.area.isVisible = !isModal
    ground.setClass("actionsheet-ground")
    ground.setAccessibleHidden(true)
    ground.isVisible = false
    root.append(group)
    root.append(ground)
    root.setAccessibleModal()
    let content = presentation.content
    let name = content.title ?? content.message
    if let name { root.setAccessibleName(VisibleText.paragraphs(name)) }
    if content.title != nil, let message = content.message {
      root.setAccessibleDescription(VisibleText.paragraphs(message))
    }
    layOut()
    show(presentation)
  }

  /// Shows another state of the presentation.
  func show(_ presentation: Presentation) {
    self.presentation = presentation
    showCancel()
    fields?.show(presentation)
    root.queueResize()
  }

  /// Shows one button as pressed, or none.
  func highlight(_ id: ButtonID?) {
    cancel?.setHighlighted(cancel?.id == id)
    for place in rows.madePlaces { rows[place]?.setHighlighted(rows[place]?.id == id) }
  }

  /// Gives the keyboard's focus to a button, which is scrolled into view or left where the person has scrolled it.
  func focus(_ id: ButtonID?, scrolling: Bool = true) {
    guard let id, let place = presentation.order.place(of: id) else { return }
    if let cancel, cancel.id == id {
      cancel.widget.grabFocus()
    } else {
      (scrolling ? rows.reveal(place) : rows[place])?.widget.grabFocus()
    }
  }

  /// Gives the keyboard's focus to what has it in a state of the presentation.
  func focus(_ presentation: Presentation, scrolling: Bool = true) {
    if let body {
      if !body.containsFocus { gtk_widget_child_focus(body.pointer, GTK_DIR_TAB_FORWARD) }
    } else if let field = presentation.focusedField {
      fields?.focus(field)
    } else {
      focus(presentation.focusedButton, scrolling: scrolling)
    }
  }

  /// Gives what a modal view shows back to the program.
  func releaseBody() {
    body?.removeFromParent()
  }

  /// Whether the two buttons of an alert fit beside each other.
  var buttonsFitInLine: Bool {
    let room = (width.natural - 2 * padding - metrics.spacing) / 2
    return presentation.content.kind == .alert && presentation.content.buttons.count == 2
      && rows.width.natural <= room
  }

  /// Shows how many seconds are left.
  func showCountdown(_ seconds: Int) {
    Text.show("\(seconds)", in: countdown)
    countdown.isVisible = true
    root.queueResize()
  }

  /// Returns the button that a widget is, or is part of.
  func button(containing widget: Widget) -> ButtonID? {
    if let cancel, widget.isWithin(cancel.widget) { return cancel.id }
    return rows.row(containing: widget)?.id
  }

  /// Returns the widget of a button, if it exists.
  func widget(of id: ButtonID) -> Widget? {
    if let cancel, cancel.id == id { return cancel.widget }
    return presentation.order.place(of: id).flatMap { rows[$0]?.widget }
  }

  /// Sets or clears the look that fits a form.
  func setForm(isBottom: Bool, isPlain: Bool) {
    root.setClass("actionsheet-bottom", isBottom)
    root.setClass("actionsheet-plain", isPlain)
    padding = isPlain || body != nil ? 0 : metrics.padding
    root.queueResize()
  }

  /// Whether Cancel stands apart at all; in an alert it is one of the rows.
  private var hasCancelApart: Bool {
    presentation.order.cancel != nil && presentation.content.kind == .actionSheet
  }

  private func showCancel() {
    let order = presentation.order
    let isApart = hasCancelApart && isCancelPinned
    if isApart, let id = order.cancel, let button = presentation.content[id] {
      if let cancel {
        cancel.show(id, button)
      } else {
        let row = RowButton(id, button, activate: activate)
        row.widget.setClass("actionsheet-apart")
        root.append(row.widget)
        cancel = row
      }
    } else if let row = cancel {
      row.widget.removeFromParent()
      cancel = nil
    }
    ground.isVisible = cancel != nil
    rows.show(presentation, count: isApart ? order.rows.count : order.count)
  }
}

// How the parts share the room.
extension SheetView {
  private func layOut() {
    let layout = Layout(of: root)
    layout.width = { [weak self] in self?.width ?? Widget.Extent(minimum: 0, natural: 0) }
    layout.height = { [weak self] width in
      guard let self else { return Widget.Extent(minimum: 0, natural: 0) }
      let width = width < 0 ? self.width.natural : width
      let wanted = naturalHeight(width, available: greatestHeight)
      return Widget.Extent(minimum: min(wanted, 60), natural: wanted)
    }
    layout.place = { [weak self] width, height in self?.place(width, height) }
    let inner = Layout(of: group)
    inner.place = { [weak self] _, height in self?.placeGroup(height) }
  }

  /// How wide the sheet is.
  var width: Widget.Extent {
    var natural = rows.width.natural
    if let heading { natural = max(natural, heading.width.natural) }
    if let fields { natural = max(natural, fields.box.width().natural) }
    if let cancel { natural = max(natural, cancel.widget.width().natural) }
    if let body {
      let width = body.width()
      return Widget.Extent(minimum: width.minimum, natural: max(width.natural, 480))
    }
    natural += 2 * padding
    let bounded = min(max(natural, metrics.leastWidth), metrics.greatestWidth)
    return Widget.Extent(minimum: min(120, bounded), natural: bounded)
  }

  /// The height of the sheet at a width, at most as much as there is.
  func naturalHeight(_ width: Int, available: Int) -> Int {
    plan(width, available: available).total + 2 * padding
  }

  /// The greatest height that a modal view gets where it does not cover the window.
  static let formSheetHeight = 620

  private func plan(_ width: Int, available: Int) -> HeightAllocation<Int> {
    let inner = max(width - 2 * padding, 1)
    if let cancel { cancelHeight = cancel.widget.height(forWidth: width).natural }
    let total = rows.total(forWidth: inner)
    return HeightAllocation(
      available: max(available - 2 * padding, 0), text: textHeight(inner),
      rows: hasCancelApart && !isCancelPinned ? total - rows.heightOfLast : total,
      cancel: hasCancelApart ? cancelHeight : 0, gap: metrics.gap,
      minimumRows: max(metrics.minimumRows, rows.common * 3 / 2), singleRow: rows.common)
  }

  private func textHeight(_ width: Int) -> Int {
    (heading?.height(forWidth: width) ?? 0) + belowHeight(width)
  }

  /// The height of what stands between the text and the rows.
  private func belowHeight(_ width: Int) -> Int {
    below.reduce(0) { $0 + $1.height(forWidth: width).natural }
  }

  /// What stands between the text and the rows.
  private var below: [Widget] {
    (countdown.isVisible ? [countdown] : []) + (fields.map { [$0.box] } ?? [])
  }

  private func place(_ width: Int, _ height: Int) {
    let plan = plan(width, available: height)
    let inner = max(width - 2 * padding, 1)
    let below = min(belowHeight(inner), plan.text)
    groupPlan = (inner, plan.text - below, below, plan.rows)
    _ = group.height(forWidth: width)
    let groupHeight = body == nil ? plan.text + plan.rows + 2 * padding : height
    group.allocate(x: 0, y: 0, width: width, height: groupHeight)
    if hasCancelApart, plan.pinsCancel != isCancelPinned { moveCancel() }
    if let cancel {
      _ = ground.height(forWidth: width)
      for widget in [ground, cancel.widget] {
        widget.allocate(x: 0, y: groupHeight + plan.gap, width: width, height: plan.cancel)
      }
      cancel.updateTooltip()
    }
  }

  /// Moves Cancel at the next turn, for GTK is placing widgets now.
  private func moveCancel() {
    cancelMove = Timer(nextTurn: { [weak self] in
      self?.onCancelMove { [weak self] in
        guard let self else { return }
        isCancelPinned.toggle()
        showCancel()
        root.queueResize()
      }
    })
  }

  private func placeGroup(_ height: Int) {
    let (width, text, _, rowsHeight) = groupPlan
    let x = padding
    var y = padding
    func place(_ widget: Widget, _ height: Int) {
      _ = widget.height(forWidth: width)
      widget.allocate(x: x, y: y, width: width, height: height)
      y += height
    }
    if let heading { place(heading.area, text) }
    for widget in below { place(widget, widget.height(forWidth: width).natural) }
    if let body {
      place(body, max(height - y - padding, body.height(forWidth: width).minimum))
    } else {
      place(rows.area, rowsHeight)
    }
  }
}
