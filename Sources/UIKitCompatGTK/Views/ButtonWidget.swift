import ActionSheetsGTK
import UIKitCompat

/// A `GtkButton` in a box, which has the bounds of the view.
@MainActor
final class ButtonWidget: ViewWidget {
  /// The points above and below the button, because views mostly stand close together.
  private static let margin = 3

  private let box = Box()
  private let title = TitledButton()
  private weak var button: UIButton?

  init(_ button: UIButton) {
    self.button = button
    title.widget.isExpanding = true
    title.widget.setMargins(vertical: ButtonWidget.margin)
    box.append(title.widget)
    title.onPress = { [weak button] in
      button?.sendActions(for: [.touchUpInside, .primaryActionTriggered])
    }
  }

  var widget: Widget { box.widget }

  func show() {
    guard let button else { return }
    title.text = button.currentTitle ?? ""
    widget.isSensitive = button.isEnabled
  }
}
