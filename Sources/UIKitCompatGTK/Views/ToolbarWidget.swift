import ActionSheetsGTK
import UIKitCompat

/// A box of the class `toolbar` for a toolbar, with a button for each item, from left to right.
@MainActor
final class ToolbarWidget: ViewWidget {
  private let row = BarItemRow(spacing: 6)
  private weak var bar: UIToolbar?

  init(_ bar: UIToolbar) {
    self.bar = bar
    widget.setClass("toolbar")
  }

  var widget: Widget { row.widget }

  func show() {
    row.show(bar?.items ?? [])
  }
}
