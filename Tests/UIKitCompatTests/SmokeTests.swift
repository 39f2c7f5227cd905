import ActionSheets
import Testing
import UIKitCompat

@MainActor struct SmokeTests {
  @Test func smoke() {
    let presenter = HeadlessPresenter()
    let window = UIWindow(presenter: presenter)
    let root = UIViewController()
    window.rootViewController = root
    window.makeKeyAndVisible()
    let sheet = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
    var log: [String] = []
    sheet.addAction(
      UIAlertAction(title: "Delete", style: .destructive) { _ in log.append("Delete") })
    sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    root.present(sheet, animated: true) { log.append("completion") }
    presenter.endTransition()
    #expect(root.presentedViewController === sheet)
    presenter.press("Delete")
    presenter.endTransition()
    #expect(log == ["completion", "Delete"])
    #expect(root.presentedViewController == nil)
  }
}
