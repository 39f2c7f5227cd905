import ActionSheets
import CGTK

/// A sheet as a widget: heading, rows, and Cancel apart. It lays itself out in whatever room it is given.
@MainActor
final class SheetView {
  /// The sheet itself: an alert or a dialog to assistive technology.
  let root: Widget
  let rows: RowList
  let group = Widget.container()
  private let text: Heading
  /// The bar that shows how far a task has come, and the countdown: they stand below the text and never scroll.
  let status = Box(isColumn: true)
  private let countdown = Text.label()
  private var progress: ProgressBar?
  private let list = FieldList()
  private(set) var cancel: RowButton?
  /// The ground of Cancel where it stands apart: some themes have buttons that one can see through.
  let ground = Widget.container()
  let appearance: Appearance
  let metrics: SheetMetrics
  weak var delegate: (any SheetDelegate)? {
    didSet {
      rows.delegate = delegate
      text.delegate = delegate
      list.delegate = delegate
      modalBody?.onLoss = { [weak delegate] in delegate?.bodyLost() }
    }
  }
  private(set) var presentation: Presentation
  private let modalBody: ModalBody?
  /// Between the edge of the group of rows and the rows; in a plain sheet the popover or window has an edge of its own.
  private(set) var padding = 0
  /// The greatest height that the sheet asks for, in points.
  var greatestHeight = 10_000
  /// Whether a field has the focus, which is then in view before any button.
  private(set) var isFieldFocused: Bool
  /// Whether Cancel has a place of its own; where there is no room for one, it is the last of the rows.
  var isCancelPinned = true
  /// The height of Cancel in a place of its own, when it last had one.
  var cancelHeight = 0
  var cancelMove: LoopTimer?
  /// The parts of the group in its own coordinates, from the last layout of the sheet.
  var groupPlan = (width: 0, text: 0, rows: 0)

  init(_ presentation: Presentation, body: ModalBody?, appearance: Appearance) {
    self.presentation = presentation
    self.appearance = appearance
    let content = presentation.content
    modalBody = body
    metrics = SheetMetrics(appearance)
    root = Widget.container(
      role: content.kind == .modal ? GTK_ACCESSIBLE_ROLE_DIALOG : GTK_ACCESSIBLE_ROLE_ALERT)
    isFieldFocused = presentation.focusedField != nil
    rows = RowList(presentation, spacing: metrics.spacing)
    text = Heading(list)
    root.setClass("actionsheet")
    root.setClass("actionsheet-ios", appearance == .iOS)
    gtk_widget_set_overflow(group.pointer, GTK_OVERFLOW_HIDDEN)
    group.setClass("actionsheet-group")
    group.setClass("actionsheet-\(content.kind == .alert ? "alert" : "choices")")
    countdown.setClass("actionsheet-countdown")
    countdown.isVisible = false
    status.append(countdown)
    group.append(text.area)
    group.append(status.widget)
    if let body, body.isAlone { body.enter(group) }
    group.append(rows.area)
    rows.area.isVisible = !isModal
    ground.setClass("actionsheet-ground")
    ground.setAccessibleHidden(true)
    ground.isVisible = false
    root.append(group)
    root.append(ground)
    root.setAccessibleModal()
    showTexts()
    layOut()
    show(presentation)
  }

  /// The title, the message and the fields, or `nil` where there is none of them.
  var heading: Heading? { text.isEmpty ? nil : text }

  var fields: FieldList? { list.isEmpty ? nil : list }

  /// Whether the sheet is a modal view, which has the form of one even while its body is elsewhere.
  var isModal: Bool { presentation.content.kind == .modal }

  /// The body of a modal view, or `nil` when the program has put it elsewhere.
  var body: Widget? { modalBody?.shown }

  func releaseBody() {
    modalBody?.release()
  }

  func show(_ presentation: Presentation) {
    let old = self.presentation.content
    let new = presentation.content
    self.presentation = presentation
    list.show(presentation)
    if old.title != new.title || old.message != new.message || old.fields != new.fields
      || old.progress != new.progress
    {
      showTexts()
    }
    showCancel()
    root.queueResize()
  }

  private func showTexts() {
    let content = presentation.content
    text.show(content)
    rows.isBelowText = !text.isEmpty
    root.setAccessibleName(content.accessibleName.map { Text.spokenParagraphs($0) })
    root.setAccessibleDescription(content.accessibleDescription.map { Text.spokenParagraphs($0) })
    if let task = content.progress {
      let bar = progress ?? ProgressBar()
      if progress == nil { status.place(bar.widget, after: nil) }
      progress = bar
      bar.show(task, named: content.accessibleName)
    } else if let bar = progress {
      status.remove(bar.widget)
      progress = nil
    }
    status.widget.isVisible = countdown.isVisible || progress != nil
  }

  func highlight(_ id: ButtonID?) {
    cancel?.isHighlighted = cancel?.id == id
    rows.highlight(id)
  }

  func showCountdown(_ seconds: Int) {
    Text.show(presentation.words.countdown(seconds), in: countdown)
    countdown.isVisible = true
    status.widget.isVisible = true
    root.queueResize()
  }

  /// Sets or clears the look that fits a form.
  func setForm(isBottom: Bool, isPlain: Bool) {
    root.setClass("actionsheet-bottom", isBottom)
    root.setClass("actionsheet-plain", isPlain)
    padding = isPlain || isModal ? 0 : metrics.padding
    root.queueResize()
  }

  /// Has everything but a body lay out in a direction.
  func setLayoutDirection(_ direction: Presentation.LayoutDirection) {
    root.setLayoutDirection(direction, sparing: body)
  }

  func button(containing widget: Widget) -> ButtonID? {
    if let cancel, widget.isWithin(cancel.widget) { return cancel.id }
    return rows.row(containing: widget)?.id
  }

  func widget(of id: ButtonID) -> Widget? {
    if let cancel, cancel.id == id { return cancel.widget }
    return presentation.order.place(of: id).flatMap { rows[$0]?.widget }
  }

  /// Returns whether a widget is in a field or in the body of a modal view, where presses are not the sheet's.
  func hasOwnPresses(_ widget: Widget) -> Bool {
    fields?.field(containing: widget) != nil || body.map(widget.isWithin) == true
  }

  func showCancel() {
    let order = presentation.order
    let isApart = order.setsCancelApart && isCancelPinned
    if isApart, let id = order.cancel {
      if let cancel {
        cancel.show(id, in: presentation)
      } else {
        let row = RowButton(id, in: presentation) { [weak self] in self?.delegate?.activated($0) }
        row.widget.setClass("actionsheet-apart")
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

// The keyboard's focus.
extension SheetView {
  /// Returns the widget that is to have the focus in a state of the presentation, brought into view.
  ///
  /// There is none where nothing can have it, and in a modal view, whose body finds it.
  ///
  /// - Parameter scrolling: Whether a button is scrolled into view, or left where the person has scrolled it.
  func focusTarget(_ presentation: Presentation, scrolling: Bool = true) -> Widget? {
    fieldIsFocused(presentation.focusedField != nil)
    let field = presentation.focusedField.flatMap { fields?[$0] }
    heading?.reveal(presentation.focusedField.flatMap { fields?.row(of: $0) })
    if let field { return field }
    guard let id = presentation.focusedButton, let place = presentation.order.place(of: id) else {
      return nil
    }
    if let cancel, cancel.id == id { return cancel.widget }
    return (scrolling ? rows.reveal(place) : rows[place])?.widget
  }

  /// Returns whether a widget is to have the focus in a state of the presentation that does not have it.
  func lacksFocus(_ presentation: Presentation) -> Bool {
    if let field = presentation.focusedField { return fields?[field]?.containsFocus == false }
    return presentation.focusedButton.map { widget(of: $0)?.hasFocus != true } ?? false
  }

  /// Gives the focus to the widget that has it in a state of the presentation.
  ///
  /// Where there is none, the sheet itself takes it, so that it does not stay beneath.
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

  /// Takes note of whether a field has the focus: a low window has room for a field or for buttons.
  private func fieldIsFocused(_ isFocused: Bool) {
    guard isFocused != isFieldFocused else { return }
    isFieldFocused = isFocused
    rows.revealAfterLayout()
    group.queueResize()
  }
}
