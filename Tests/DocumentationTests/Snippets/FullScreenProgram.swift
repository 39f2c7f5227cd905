import ActionSheets
import ActionSheetsTerminal

extension NoteProgram {
  func runViewer() async throws {
    let screen = try TerminalScreen()
    defer { screen.close() }
    let share = TerminalElement(frame: CellRectangle(column: 0, row: 0, columns: 9, rows: 1))
    func draw() {
      share.frame = CellRectangle(
        column: max(0, screen.size.columns - 9), row: 0, columns: 9, rows: 1)
      screen.draw { surface in
        surface.clear()
        surface.write("Share (s)", at: share.frame.origin)
      }
    }
    screen.onResize = { _ in draw() }
    draw()
    for await event in screen.events() {
      switch event {
      case .key(let press) where press.key == .character("q"): return
      case .key(let press) where press.key == .character("s"):
        let outcome = await screen.presenter.present(noteSheet(), from: .barButtonItem(share))
        if case .chose(let action) = outcome { complain("not yet: \(action)") }
      case .closed: return
      default: break
      }
      draw()
    }
  }
}
