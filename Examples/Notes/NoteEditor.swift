import ActionSheets
import ActionSheetsTerminal

/// Edits the text of a note in a modal view: typing appends, Backspace removes.
///
/// Its own controls dismiss it: Control-S keeps the text, Escape asks whether to when it has changed.
@MainActor
final class NoteEditor: TerminalModalBody {
  enum Choice { case save, discard }

  private(set) var text: String
  private let original: String
  private let presenter: TerminalPresenter
  /// The view that shows this body.
  var id: Presentation.ID?
  private(set) var isSaved = false

  init(_ text: String, presenter: TerminalPresenter) {
    self.text = text
    original = text
    self.presenter = presenter
  }

  func draw(on surface: inout CellSurface, in rectangle: CellRectangle) -> CellPosition? {
    let rows = max(0, rectangle.size.rows - 1)
    let all = lines(columns: rectangle.size.columns)
    let shown = all.suffix(max(1, rows))
    var cursor: CellPosition?
    for (offset, line) in shown.enumerated() {
      let row = rectangle.origin.row + offset
      let end = surface.write(
        line, at: CellPosition(column: rectangle.origin.column, row: row), within: rectangle)
      cursor = CellPosition(column: min(end, rectangle.columns.upperBound - 1), row: row)
    }
    if rows > 0 {
      surface.write(
        "ctrl-s saves · esc closes",
        at: CellPosition(column: rectangle.origin.column, row: rectangle.rows.upperBound - 1),
        style: Style(isDim: true), within: rectangle)
    }
    return cursor
  }

  func handle(_ event: TerminalEvent) -> ModalResponse {
    switch event {
    case .paste(let pasted): text += pasted.string
    case .key(let press) where press.kind != .release: return handle(press)
    default: break
    }
    return .stay
  }

  private func handle(_ press: KeyPress) -> ModalResponse {
    switch press.key {
    case .character("s") where press.modifiers == .control:
      isSaved = true
      return .dismiss
    case .character(let character) where press.modifiers.isEmpty: text.append(character)
    case .enter: text.append("\n")
    case .backspace: text = String(text.dropLast())
    case .escape:
      if text == original { return .dismiss }
      askWhetherToSave()
    default: break
    }
    return .stay
  }

  /// The alert lies over this view, which hears nothing until it is answered.
  private func askWhetherToSave() {
    let alert = Alert<Choice>(title: "Save the changes?") {
      Button("Save", .save)
      Button("Discard", .discard, role: .destructive)
      Cancel("Keep Editing")
    }
    presenter.present(alert) { [weak self] outcome in
      guard let self, let choice = outcome.choice, let id else { return }
      isSaved = choice == .save
      presenter.dismiss(id)
    }
  }

  /// The text in lines that fit, each character counted as two columns, which none exceeds.
  private func lines(columns: Int) -> [String] {
    var lines = [""]
    for character in text {
      if character == "\n" {
        lines.append("")
      } else {
        if lines[lines.count - 1].count * 2 + 2 >= max(columns, 4) { lines.append("") }
        lines[lines.count - 1].append(character)
      }
    }
    return lines
  }
}
