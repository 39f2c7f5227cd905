import ActionSheetsGTK
import UIKitCompat

/// A box of the class `toolbar` for a tab bar, with a toggle button for each item.
@MainActor
final class TabBarWidget: ViewWidget {
  private let box = Box(spacing: 6)
  private let group = Box()
  private weak var bar: UITabBar?
  private var items: [UITabBarItem] = []
  private var buttons: [TitledButton] = []

  init(_ bar: UITabBar) {
    self.bar = bar
    widget.setClass("toolbar")
    group.widget.setClass("linked")
    group.widget.isExpanding = true
    group.widget.isCenteredHorizontally = true
    box.append(group.widget)
  }

  var widget: Widget { box.widget }

  func show() {
    if (bar?.items ?? []) != items { makeButtons() }
    for (item, button) in zip(items, buttons) {
      button.text = item.title ?? ""
      button.isDown = item === bar?.selectedItem
      button.widget.isSensitive = item.isEnabled
    }
  }

  private func makeButtons() {
    for button in buttons { group.remove(button.widget) }
    items = bar?.items ?? []
    buttons = items.map { item in
      let button = TitledButton(isToggle: true)
      group.append(button.widget)
      button.onPress = { [weak self, weak item] in
        guard let self, let item else { return }
        bar?.select(item)
        // GTK releases a toggle button that was down, but the item may still be selected.
        show()
      }
      return button
    }
  }
}
