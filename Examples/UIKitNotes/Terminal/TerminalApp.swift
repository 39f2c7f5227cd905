import ActionSheets
import ActionSheetsTerminal
import Foundation
import UIKitCompat
import UIKitNotesController

/// Runs the controller of the other folder in a terminal, where number keys press its controls.
@main
@MainActor
final class TerminalApp {
  private let screen: TerminalScreen
  private let window: UIWindow
  private let root = makeRootViewController()
  private var pressable: [Pressable] = []

  static func main() async {
    do {
      let screen = try TerminalScreen()
      await TerminalApp(screen).run()
      screen.close()
    } catch {
      try? FileHandle.standardError.write(contentsOf: Data("UIKitNotes: \(error)\n".utf8))
      exit(1)
    }
  }

  private init(_ screen: TerminalScreen) {
    self.screen = screen
    window = UIWindow(
      presenter: screen.presenter,
      modal: { presenter, controller, request, report in
        presenter.present(request, body: ControllerBody(controller), report: report)
      })
    window.layoutMargins = UIEdgeInsets(top: 0, left: 2, bottom: 0, right: 2)
    // Every view takes one row.
    window.onMeasure = { _, size in CGSize(width: size.width, height: 1) }
    // A line on the standard error would disturb the picture.
    UIKitCompat.diagnostics = { _ in }
  }

  private func run() async {
    screen.onResize = { [weak self] _ in self?.draw() }
    layOut()
    window.rootViewController = root
    window.makeKeyAndVisible()
    window.onNeedsDisplay = { [weak self] in self?.draw() }
    draw()
    for await event in screen.events() {
      switch event {
      case .key(let press) where press.kind == .press:
        if press.key == .character("q") { return }
        if case .character(let character) = press.key, let number = character.wholeNumberValue,
          pressable.indices.contains(number - 1)
        {
          pressable[number - 1].press()
        }
      case .closed: return
      default: break
      }
      draw()
    }
  }

  private func layOut() {
    window.frame = CGRect(x: 0, y: 0, width: screen.size.columns, height: screen.size.rows)
    window.layoutIfNeeded()
  }

  private func draw() {
    layOut()
    var drawing = ViewDrawing()
    screen.draw { surface in
      surface.clear()
      if let view = root.view {
        drawing.draw(view, at: CellPosition(column: 0, row: 0), on: &surface)
      }
    }
    pressable = drawing.pressable
    screen.presenter.setNeedsDisplay()
    try? screen.refresh()
  }
}
