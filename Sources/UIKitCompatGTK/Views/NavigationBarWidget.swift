import ActionSheetsGTK
import UIKitCompat

/// A box of the class `toolbar` for a navigation bar: back button, left items, title, right items.
@MainActor
final class NavigationBarWidget: ViewWidget {
  private let box = Box(spacing: 6)
  private let back = TitledButton()
  private let left = BarItemRow(spacing: 6)
  private let title = Text.label(lines: 1)
  private let right = BarItemRow(spacing: 6)
  private weak var bar: UINavigationBar?

  init(_ bar: UINavigationBar) {
    self.bar = bar
    widget.setClass("toolbar")
    title.setClass("title")
    title.isExpanding = true
    for part in [back.widget, left.widget, title, right.widget] { box.append(part) }
    back.onPress = { [weak bar] in bar?.goBack() }
  }

  var widget: Widget { box.widget }

  func show() {
    guard let bar else { return }
    let item = bar.topItem
    let goesBack = bar.shownBackTitle
    Inertness.setVisible(goesBack != nil, of: back.widget)
    back.text = goesBack.map { "‹ \($0)" } ?? ""
    left.show(item?.leftBarButtonItems ?? [])
    Text.show(item?.title ?? "", in: title)
    // UIKit counts the right items from the edge.
    right.show((item?.rightBarButtonItems ?? []).reversed())
  }
}
