import ActionSheetsGTK
import UIKitCompat

/// The widget that shows one view.
@MainActor
protocol ViewWidget: AnyObject {
  /// The widget itself; it stays the same.
  var widget: Widget { get }

  /// Makes the widget what the view says now.
  func show()
}

extension UIView {
  /// Returns a new widget that shows the view, or `nil` for one that shows only what is in it.
  func makeWidget() -> (any ViewWidget)? {
    switch self {
    case let label as UILabel: LabelWidget(label)
    case let button as UIButton: ButtonWidget(button)
    case let field as UITextField: FieldWidget(field)
    case let bar as UIToolbar: ToolbarWidget(bar)
    case let bar as UINavigationBar: NavigationBarWidget(bar)
    case let bar as UITabBar: TabBarWidget(bar)
    default: nil
    }
  }
}
