import ActionSheets

/// The title, the message and the text fields of a sheet, which scroll together where there is too little room.
@MainActor
final class Heading {
  var area: Widget { scrollArea.widget }
  weak var delegate: (any SheetDelegate)?
  private let column = Box(isColumn: true)
  private let box = Box(isColumn: true)
  private let title = Text.label()
  private let message = Text.label()
  private(set) var isEmpty = true
  private let scrollArea: ScrollArea
  /// The widget that is to stay in view.
  private var revealed: Widget?
  private var turn: LoopTimer?
  /// The room above and below a field that is brought into view.
  private static let margin = 6.0
  /// The height of both.
  static let roomAround = Int(2 * margin)
  /// The height of a line, in heights of its font.
  private static let lineHeight = 1.6

  init(_ fields: FieldList) {
    scrollArea = ScrollArea(column.widget)
    area.isFocusable = false
    box.widget.setClass("actionsheet-heading")
    title.setClass("actionsheet-title")
    message.setClass("actionsheet-message")
    box.append(title)
    box.append(message)
    column.append(box.widget)
    column.append(fields.box)
    scrollArea.onScroll = { [weak self] in
      self?.delegate?.scrolled()
      self?.tellHidden()
    }
    scrollArea.onRoomChange = { [weak self] in
      self?.roomChanged()
      self?.tellHidden()
    }
  }

  /// Brings a field into view, and keeps it there when the room changes; nothing is kept in view for `nil`.
  func reveal(_ field: Widget?) {
    revealed = field
    guard let field, let place = field.bounds(in: column.widget), scrollArea.page > 0 else {
      return
    }
    scrollArea.reveal(place.y..<place.maxY, peek: Heading.margin)
  }

  /// Scrolls by the height of the view, less a line, so that each line is seen whole.
  func scroll(forward: Bool) {
    scrollArea.scrollByPage(isForward: forward, keeping: Heading.lineHeight * box.widget.fontSize)
  }

  /// Tells whether text is out of view; less than a line cannot be read, and is not scrolled.
  private func tellHidden() {
    let isLegible = scrollArea.page >= box.widget.fontSize
    let isAbove = isLegible && scrollArea.value >= 1
    let isBelow = isLegible && scrollArea.value <= scrollArea.upper - scrollArea.page - 1
    delegate?.viewChanged { ($0.hidesTextAbove, $0.hidesTextBelow) = (isAbove, isBelow) }
  }

  private func roomChanged() {
    guard revealed != nil, turn == nil else { return }
    // GTK is placing widgets now.
    turn = LoopTimer(nextTurn: { [weak self] in
      guard let self else { return }
      turn = nil
      reveal(revealed)
    })
  }

  /// Shows the texts of the content.
  func show(_ content: Content) {
    show(content.title, in: title, isBold: content.isTitleBold)
    show(content.message, in: message, isBold: content.isMessageBold)
    box.widget.isVisible = content.title != nil || content.message != nil
    isEmpty = !box.widget.isVisible && content.fields.isEmpty
    area.isVisible = !isEmpty
  }

  private func show(_ text: String?, in label: Widget, isBold: Bool) {
    Text.showParagraphs(text ?? "", in: label)
    label.isVisible = text != nil
    label.setClass("actionsheet-bold", isBold)
  }

  var width: Widget.Extent { column.widget.width() }

  func height(forWidth width: Int) -> Int { column.widget.height(forWidth: width).natural }
}
