import ActionSheetsGTK
import UIKitCompat

/// The widget that shows one view.
@MainActor
protocol ViewWidget: AnyObject {
  /// The widget itself; it stays the same.
  var widget: Widget { get }

  /// Updates the widget from the view.
  func show()
}

extension UIView {
  /// Returns a new widget for the view, or `nil` for a view that shows only its subviews.
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

/// A widget that the program made and updates.
@MainActor
final class ProgramWidget: ViewWidget {
  let widget: Widget

  init(_ widget: Widget) {
    self.widget = widget
  }

  func show() {}
}

extension Int {
  /// Creates the nearest whole number of points that a widget can have; 0 for NaN.
  ///
  /// Pango counts 1,024 parts of a point in 32 bits, and sums of lengths have to fit as well.
  init(points length: CGFloat) {
    self = length.isNaN ? 0 : Int(Swift.min(Swift.max(length.rounded(), -100_000), 100_000))
  }
}
