import ActionSheetsTerminal
import UIKitCompat

/// Shows a controller's view in a modal view of the terminal: typing edits its field, Return presses its button.
@MainActor
final class ControllerBody: TerminalModalBody {
  private let controller: UIViewController
  private var pressable: [Pressable] = []

  init(_ controller: UIViewController) {
    self.controller = controller
  }

  func draw(on surface: inout CellSurface, in rectangle: CellRectangle) -> CellPosition? {
    guard let view = controller.view else { return nil }
    view.frame = CGRect(x: 0, y: 0, width: rectangle.size.columns, height: rectangle.size.rows)
    view.layoutIfNeeded()
    var drawing = ViewDrawing()
    drawing.draw(view, at: rectangle.origin, on: &surface)
    pressable = drawing.pressable
    return drawing.cursor
  }

  func handle(_ event: TerminalEvent) -> ModalResponse {
    guard case .key(let press) = event, press.kind != .release else { return .stay }
    let field = controller.view?.subviews.lazy.compactMap { $0 as? UITextField }.first
    switch press.key {
    case .enter: pressable.first?.press()
    case .backspace: field?.text = String((field?.text ?? "").dropLast())
    case .character(let character): field?.text = (field?.text ?? "") + String(character)
    default: break
    }
    return .stay
  }
}
