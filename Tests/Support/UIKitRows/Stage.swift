import ActionSheetsTerminal
import UIKitCompat

/// The window for scenarios, with a view and a bar item from which sheets are shown.
@MainActor
final class Stage {
  let window: UIWindow
  let root = UIViewController()
  let source = UIView(frame: CGRect(x: 2, y: 2, width: 10, height: 1))
  let item = UIBarButtonItem(title: "Share", style: .plain, target: nil, action: nil)
  let recorder = Recorder()

  init(_ screen: TerminalScreen) {
    window = UIWindow(presenter: screen.presenter)
    window.frame = CGRect(x: 0, y: 0, width: screen.size.columns, height: screen.size.rows)
    window.rootViewController = root
    root.navigationItem.rightBarButtonItem = item
    root.view.addSubview(source)
    source.element = TerminalElement(frame: CellRectangle(column: 2, row: 2, columns: 10, rows: 1))
    item.element = TerminalElement(frame: CellRectangle(column: 60, row: 0, columns: 5, rows: 1))
    window.makeKeyAndVisible()
  }

  /// Returns the function that shows a scenario, or `nil` for an unknown name.
  func scenario(_ name: String, option: String?) -> (() -> Void)? {
    sheetScenario(name, option: option) ?? repeatedScenario(name) ?? indexScenario(name)
      ?? controllerScenario(name)
  }

  /// A sheet with Delete 0, Cancel 1, Email 2 and Print 3.
  func note(_ delegate: any UIActionSheetDelegate, cancel: String? = "Cancel") -> UIActionSheet {
    UIActionSheet(
      title: nil, delegate: delegate, cancelButtonTitle: cancel, destructiveButtonTitle: "Delete",
      otherButtonTitles: "Email", "Print")
  }
}
