import ActionSheetsGTK
import UIKitCompat

/// A box of the class `toolbar` for a toolbar, with a button for each item, from left to right.
@MainActor
final class ToolbarWidget: ViewWidget {
  private let box = Box(spacing: 6)
  private weak var bar: UIToolbar?
  private var items: [BarItemWidget] = []

  init(_ bar: UIToolbar) {
    self.bar = bar
    widget.setClass("toolbar")
  }

  var widget: Widget { box.widget }

  func show() {
    let wanted = bar?.items ?? []
    if wanted != items.map(\.item) || !items.allSatisfy(\.isCurrent) { take(wanted) }
    for item in items { item.show() }
  }

  /// Shows some items; what is shown of them already keeps its widget, which may have the focus or a popover.
  private func take(_ wanted: [UIBarButtonItem]) {
    var kept: [BarItemWidget] = []
    for shown in items {
      if shown.isCurrent, wanted.contains(shown.item),
        !kept.contains(where: { $0.item === shown.item })
      {
        kept.append(shown)
      } else {
        box.remove(shown.widget)
        shown.giveUpElement()
      }
    }
    items = wanted.map { item in
      guard let index = kept.firstIndex(where: { $0.item === item }) else {
        return BarItemWidget(item)
      }
      return kept.remove(at: index)
    }
    var before: Widget?
    for item in items {
      box.place(item.widget, after: before)
      before = item.widget
    }
  }
}
