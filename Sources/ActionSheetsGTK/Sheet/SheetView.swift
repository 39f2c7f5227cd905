import ActionSheets
import CGTK

/// A sheet as a widget: heading, rows, and Cancel apart. It lays itself out in whatever room it is given.
@MainActor
final class SheetView {
  /// The sheet itself: an alert to assistive technology.
  let root: Widget
  let rows: RowList

  let group = Widget.container()
  let heading: Heading?
  let countdown = Text.label()
  /// The text fields of an alert.
  let fields: FieldList?
  /// What a modal view shows, or `nil` when the program has put that elsewhere.
  var body: Widget? { modalBody?.shown }
  private let modalBody: ModalBody?
  /// Hears that the program has taken away what a modal view shows.
  var onBodyLoss: () -> Void = {} {
    didSet { modalBody?.onLoss = onBodyLoss }
  }
  private(set) var cancel: RowButton?
  /// What Cancel stands on where it stands apart: some themes have buttons that what is beneath shows through.
  let ground = Widget.container()
  let appearance: Appearance
  let metrics: SheetMetrics<Int>
  /// Between the edge of the group of rows and the rows; what holds a plain sheet has an edge of its own.
  private(set) var padding = 0
  private(set) var presentation: Presentation
  private let activate: (ButtonID) -> Void
  /// Whether Cancel has a place of its own; where there is no room for one, it is the last of the rows.
  var isCancelPinned = true
  /// Whether a field has the focus, which is then in view before any button.
  private(set) var isFieldFocused: Bool
  private var lineChange: LoopTimer?
  /// Hears that the two buttons of an alert fit beside each other, or no longer.
  var onLineChange: (_ fits: Bool) -> Void = { _ in }
  /// The height of Cancel in a place of its own, when it last had one.
  var cancelHeight = 0
  var cancelMove: LoopTimer?
  /// Has Cancel moved between its own place and the rows, by calling what it is given, and sees to the focus.
  var onCancelMove: (_ move: () -> Void) -> Void = { $0() }
  /// The parts of the group in its own coordinates, from the last layout of the sheet.
  var groupPlan = (width: 0, text: 0, rows: 0)

  /// The greatest height that the sheet asks for, in points.
  var greatestHeight = 10_000

  /// Creates a sheet.
  ///
  /// - Parameter activate: Hears of a press that did not come from a pointer.
  init(
    _ presentation: Presentation, body: ModalBody?, appearance: Appearance,
    activate: @escaping (ButtonID) -> Void
  ) {
    self.presentation = presentation
    modalBody = body
    root = Widget.container(
      role: presentation.content.kind == .modal
        ? GTK_ACCESSIBLE_ROLE_DIALOG : GTK_ACCESSIBLE_ROLE_ALERT)
    fields = FieldList(presentation)
    isFieldFocused = presentation.focusedField != nil
    self.appearance = appearance
    metrics = SheetMetrics(appearance)
    self.activate = activate
    rows = RowList(presentation, activate: activate)
    heading = Heading(presentation.content, fields)
    root.setClass("actionsheet")
    root.setClass("actionsheet-ios", appearance == .iOS)
    gtk_widget_set_overflow(group.pointer, GTK_OVERFLOW_HIDDEN)
    group.setClass("actionsheet-group")
    group.setClass("actionsheet-\(presentation.content.kind == .alert ? "alert" : "choices")")
    countdown.setClass("actionsheet-countdown")
    countdown.isVisible = false
    rows.spacing = metrics.spacing
    rows.widgets.isBelowText = heading != nil
    if let heading { group.append(heading.area) }
    group.append(countdown)
    if let body, body.isAlone { body.enter(group) }
    group.append(rows.area)
    rows.area.isVisible = !isModal
    ground.setClass("actionsheet-ground")
    ground.setAccessibleHidden(true)
    ground.isVisible = false
    root.append(group)
    root.append(ground)
    root.setAccessibleModal()
    let content = presentation.content
    if let name = Transcript.name(of: content) {
      root.setAccessibleName(Text.spokenParagraphs(name))
    }
    if let description = Transcript.description(of: content) {
      root.setAccessibleDescription(Text.spokenParagraphs(description))
    }
    layOut()
    show(presentation)
  }

  /// Whether the sheet is a modal view, which has the form of one even while what it shows is elsewhere.
  var isModal: Bool { presentation.content.kind == .modal }

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
    rows.widgets.highlight(id)
  }

  /// Returns the widget that is to have the keyboard's focus in a state of the presentation, brought into view.
  ///
  /// There is none where nothing can have it, and in a modal view, whose body knows best.
  ///
  /// - Parameter scrolling: Whether a button is scrolled into view, or left where the person has scrolled it.
  func focusTarget(_ presentation: Presentation, scrolling: Bool = true) -> Widget? {
    fieldIsFocused(presentation.focusedField != nil)
    let field = presentation.focusedField.flatMap { fields?[$0] }
    heading?.reveal(field)
    if let field { return field }
    guard let id = presentation.focusedButton, let place = presentation.order.place(of: id) else {
      return nil
    }
    if let cancel, cancel.id == id { return cancel.widget }
    return (scrolling ? rows.reveal(place) : rows[place])?.widget
  }

  /// Gives the keyboard's focus to the widget that has it in a state of the presentation.
  ///
  /// Where there is none, the sheet itself takes it, lest it stays beneath.
  func focus(_ presentation: Presentation, scrolling: Bool = true) {
    let target = focusTarget(presentation, scrolling: scrolling)
    target?.grabFocus()
    let isTaken =
      body.map {
        $0.containsFocus || gtk_widget_child_focus($0.pointer, GTK_DIR_TAB_FORWARD) != 0
      } ?? (target != nil)
    root.isFocusable = !isTaken
    if !isTaken { root.grabFocus() }
  }

  /// Takes note of whether a field has the focus, for which a low window has a place or for buttons.
  private func fieldIsFocused(_ isFocused: Bool) {
    guard isFocused != isFieldFocused else { return }
    isFieldFocused = isFocused
    rows.revealAfterLayout()
    group.queueResize()
  }

  /// Has all that is ours lay out in a direction.
  func setLayoutDirection(_ direction: LayoutDirection) {
    root.setLayoutDirection(direction, sparing: body)
  }

  /// Gives what a modal view shows back to the program.
  func releaseBody() {
    modalBody?.release()
  }

  /// Tells whether the two buttons of an alert fit beside each other, when that is not how they stand.
  ///
  /// - Parameter width: That of the sheet, by default the one it likes best.
  func checkLine(_ width: Int? = nil) {
    guard presentation.content.mayStandSideBySide else { return }
    let room = (width ?? self.width.natural) - 2 * padding
    let fits = metrics.fitSideBySide(rows.width.natural, in: room)
    lineChange =
      fits == presentation.order.isSideBySide
      ? nil : LoopTimer(nextTurn: { [weak self] in self?.onLineChange(fits) })
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
    return rows.widgets.row(containing: widget)?.id
  }

  /// Returns the widget of a button, if it exists.
  func widget(of id: ButtonID) -> Widget? {
    if let cancel, cancel.id == id { return cancel.widget }
    return presentation.order.place(of: id).flatMap { rows[$0]?.widget }
  }

  /// Returns whether a widget is in a field or in the body of a modal view, where presses are not the sheet's.
  func hasOwnPresses(_ widget: Widget) -> Bool {
    fields?.field(containing: widget) != nil || body.map(widget.isWithin) == true
  }

  /// Sets or clears the look that fits a form.
  func setForm(isBottom: Bool, isPlain: Bool) {
    root.setClass("actionsheet-bottom", isBottom)
    root.setClass("actionsheet-plain", isPlain)
    padding = isPlain || isModal ? 0 : metrics.padding
    root.queueResize()
  }

  func showCancel() {
    let order = presentation.order
    let isApart = presentation.order.setsCancelApart && isCancelPinned
    if isApart, let id = order.cancel, let button = presentation.content[id] {
      if let cancel {
        cancel.show(id, button)
      } else {
        let row = RowButton(id, button, activate: activate)
        row.widget.setClass("actionsheet-apart")
        row.setEmphasized(id == presentation.content.emphasizedButton)
        row.widget.setLayoutDirection(root.layoutDirection)
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
