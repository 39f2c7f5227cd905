import ActionSheetsGTK
import UIKitCompat

/// The items of a bar, or of one side of it, in a row.
@MainActor
final class BarItemRow {
  private let box: Box
  private var items: [BarItemWidget] = []

  /// Creates an empty row with a distance between items, in points.
  init(spacing: Int) {
    box = Box(spacing: spacing)
  }

  var widget: Widget { box.widget }

  /// Shows items from left to right.
  func show(_ wanted: [UIBarButtonItem]) {
    if wanted != items.map(\.item) || !items.allSatisfy(\.isCurrent) { take(wanted) }
    for item in items { item.show() }
  }

  /// Replaces the items; one that stays keeps its widget, which may have the focus or a popover.
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

/// A box of the class `toolbar` for a toolbar.
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
