import ActionSheetsTerminal
import UIKitCompat

/// A control that a number key presses.
@MainActor
enum Pressable {
  case button(UIButton)
  case item(UIBarButtonItem)

  func press() {
    switch self {
    case .button(let button): button.sendActions(for: .touchUpInside)
    case .item(let item): item.sendAction()
    }
  }
}

/// Draws views in cells and gives each its element of the terminal.
@MainActor
struct ViewDrawing {
  private(set) var pressable: [Pressable] = []
  /// The end of the edited text.
  private(set) var cursor: CellPosition?

  mutating func draw(_ view: UIView, at origin: CellPosition, on surface: inout CellSurface) {
    let frame = CellRectangle(
      column: origin.column + Int(view.frame.minX), row: origin.row + Int(view.frame.minY),
      columns: Int(view.frame.width), rows: Int(view.frame.height))
    draw(view, in: frame, on: &surface)
    for subview in view.subviews { draw(subview, at: frame.origin, on: &surface) }
  }

  /// Draws a view without its subviews.
  private mutating func draw(
    _ view: UIView, in frame: CellRectangle, on surface: inout CellSurface
  ) {
    place(&view.element, at: frame)
    switch view {
    case let label as UILabel:
      surface.write(label.text ?? "", at: frame.origin, within: frame)
    case let button as UIButton:
      surface.write(numbered(button.currentTitle, .button(button)), at: frame.origin, within: frame)
    case let field as UITextField:
      let text = field.text ?? ""
      let end = surface.write(
        field.isSecureTextEntry ? String(repeating: "•", count: text.count) : text,
        at: frame.origin, style: Style(isUnderlined: true), within: frame)
      cursor = CellPosition(column: end, row: frame.origin.row)
    case let bar as UIToolbar:
      surface.fill(frame, style: Style(isReversed: true))
      var column = frame.origin.column + 2
      for item in bar.items ?? [] {
        let start = column
        column = surface.write(
          numbered(item.shownTitle, .item(item)),
          at: CellPosition(column: column, row: frame.origin.row),
          style: Style(isReversed: true), within: frame)
        place(
          &item.element,
          at: CellRectangle(column: start, row: frame.origin.row, columns: column - start, rows: 1))
        column += 2
      }
    case let bar as UITabBar:
      surface.fill(frame, style: Style(isReversed: true))
      let titles = bar.items?.compactMap { $0.title } ?? []
      surface.write(
        "  " + titles.joined(separator: "  "), at: frame.origin, style: Style(isReversed: true),
        within: frame)
    default: break
    }
  }

  private mutating func numbered(_ title: String?, _ thing: Pressable) -> String {
    pressable.append(thing)
    return "\(pressable.count) \(title ?? "")"
  }

  /// The element must stay the same object, because sheets follow it when it moves.
  private func place(_ element: inout Any?, at frame: CellRectangle) {
    if let existing = element as? TerminalElement {
      existing.frame = frame
    } else {
      element = TerminalElement(frame: frame)
    }
  }
}
