import ActionSheets
import CGTK
import Testing
import UIKitCompat
import UIKitCompatGTK

@testable import ActionSheetsGTK

/// A window of GTK whose views are UIKit's, with a controller like those that programs have.
@MainActor
final class UIKitStand {
  let gtkWindow: Widget
  private(set) var window: UIWindow?
  private(set) weak var presenter: GTKPresenter?
  let root = UIViewController()
  let toolbar = UIToolbar()
  let tabBar = UITabBar()
  /// A view without a widget, and a button in it.
  let column = UIView()
  let button = UIButton(type: .system)
  let item: UIBarButtonItem
  var problems: [String] = []

  init(width: Int32 = 700, height: Int32 = 500) {
    Display.start
    gtkWindow = Widget(new: gtk_window_new())
    item = UIBarButtonItem(title: "Share", style: .plain, target: nil, action: nil)
    toolbar.items = [.flexibleSpace(), item]
    tabBar.items = [UITabBarItem(title: "Notes", image: nil, tag: 0)]
    button.setTitle("Ask", for: .normal)
    column.addSubview(button)
    root.view = StandView(toolbar, column, button, tabBar)
    UIKitCompat.strict = false
    UIKitCompat.diagnostics = { [weak self] in self?.problems.append($0.message) }
    let window = UIWindow(gtkWindow: gtkWindow) {
      let made = GTKPresenter(window: gtkWindow)
      presenter = made
      return made
    }
    window.rootViewController = root
    window.makeKeyAndVisible()
    self.window = window
    gtk_window_set_default_size(handle, width, height)
    gtk_window_present(handle)
    #expect(Display.wait { gtk_window_is_active(handle) != 0 && gtkWindow.size.width > 1 })
    Display.settle()
  }

  isolated deinit {
    window = nil
    if gtk_widget_get_root(gtkWindow.pointer) != nil { gtk_window_destroy(handle) }
    Display.settle()
  }

  private var handle: UnsafeMutablePointer<GtkWindow> { gtkWindow.cast(to: GtkWindow.self) }

  /// Gives up the window of UIKit.
  func dropWindow() {
    window = nil
  }

  /// Destroys the window of GTK.
  func destroyWindow() {
    gtk_window_destroy(handle)
    Display.settle()
  }

  /// Lets every movement come to its end.
  func settle() {
    Display.wait { !isMoving }
    Display.settle()
  }

  /// Presses a key, and lets what follows come to its end.
  func key(_ name: String) {
    Display.xdotool("key \(name)")
    settle()
    // The person's input is handed on at the next turn, and may begin a movement.
    settle()
  }

  /// Clicks on a point of a widget, by default on its middle.
  func click(on widget: Widget?, x: Int? = nil, y: Int? = nil) {
    Display.move(to: widget, x: x, y: y)
    Display.xdotool("click 1")
    settle()
    settle()
  }

  /// The topmost layer.
  var layer: SheetLayer? { presenter?.layers.last }

  /// The form of the topmost sheet, or `nil` when there is none.
  var form: Presentation.Form? { layer?.form }

  /// The button of the topmost sheet with a title.
  func sheetButton(_ title: String) -> Widget? {
    guard let presenter, let layer, let presentation = presenter.stage[layer.id] else { return nil }
    let found = presentation.content.buttons.firstIndex { $0.title == title }
    return found.flatMap { layer.view.widget(of: ButtonID($0)) }
  }

  /// The rectangle of the content that the popover points at.
  var pointing: Rectangle<Double>? {
    guard let popover = layer?.popover else { return nil }
    var place = GdkRectangle()
    guard gtk_popover_get_pointing_to(popover.widget.cast(to: GtkPopover.self), &place) != 0 else {
      return nil
    }
    return Rectangle(
      x: Double(place.x), y: Double(place.y), width: Double(place.width),
      height: Double(place.height))
  }

  /// Whether the popover points at a widget, to the point.
  func isAimed(at element: Any?) -> Bool {
    guard let pointing, let layer, let place = (element as? Widget)?.bounds(in: layer.root) else {
      return false
    }
    return [pointing.x - place.x, pointing.y - place.y, pointing.maxX - place.maxX]
      .allSatisfy { abs($0) <= 1 } && abs(pointing.maxY - place.maxY) <= 1
  }

  private var isMoving: Bool {
    guard let presenter else { return false }
    return presenter.stage.visible.contains { presenter.stage[$0]?.isInTransition == true }
  }
}

/// Lays out bars at the edges, and between them a column with a button.
private final class StandView: UIView {
  private let parts: [UIView]

  init(_ toolbar: UIView, _ column: UIView, _ button: UIView, _ tabBar: UIView) {
    parts = [toolbar, column, button, tabBar]
    super.init(frame: .zero)
    for part in [toolbar, column, tabBar] { addSubview(part) }
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    let size = bounds.size
    let bar = parts[0].sizeThatFits(size).height
    parts[0].frame = CGRect(x: 0, y: 0, width: size.width, height: bar)
    parts[1].frame = CGRect(x: 20, y: bar + 10, width: size.width - 40, height: 200)
    parts[2].frame = CGRect(x: 100, y: 30, width: 120, height: 44)
    parts[3].frame = CGRect(x: 0, y: size.height - bar, width: size.width, height: bar)
  }
}
