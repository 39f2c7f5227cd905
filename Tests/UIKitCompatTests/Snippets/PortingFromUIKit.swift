// The blocks of the article of the same name; a test compares them.

import ActionSheets
import ActionSheetsTesting
import Testing

#if canImport(UIKit)
  import UIKit
#else
  import UIKitCompat
#endif

@MainActor
func startProgram(on presenter: HeadlessPresenter) -> UIWindow {
  let window = UIWindow(presenter: presenter)
  window.rootViewController = NotesController()
  window.makeKeyAndVisible()
  return window
}

final class NotesController: UIViewController {
  private lazy var shareItem = UIBarButtonItem(
    barButtonSystemItem: .action, target: self, action: "share:")

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.rightBarButtonItem = shareItem
  }

  func share(_ sender: Any?) {
    let sheet = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
    sheet.addAction(UIAlertAction(title: "Delete Note", style: .destructive) { _ in })
    sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    sheet.popoverPresentationController?.barButtonItem = shareItem
    present(sheet, animated: true)
  }
}

@MainActor
func confirmDeletion(of count: Int, in controller: UIViewController) {
  let message = String.localizedStringWithFormat(
    NSLocalizedString("%d notes will be deleted", comment: "message of an alert"), count)
  let alert = UIAlertController(
    title: NSLocalizedString("Delete Notes", comment: "title of an alert"), message: message,
    preferredStyle: .alert)
  controller.present(alert, animated: true)
}

extension NotesController: UISelectorTarget {
  func perform(_ action: Selector, with sender: Any?) {
    if action == "share:" { share(sender) }
  }
}

@MainActor
func watchForMistakes() {
  UIKitCompat.strict = true
  UIKitCompat.diagnostics = { diagnostic in
    print("\(diagnostic.kind): \(diagnostic.message)")
  }
}

extension UIKit {
  @MainActor struct PortingTests {
    @Test func `The article's controller asks from its bar item`() {
      let presenter = HeadlessPresenter(environment: .pad, transitions: true)
      let window = startProgram(on: presenter)
      window.rootViewController?.navigationItem.rightBarButtonItem?.sendAction()
      #expect(presenter.form == .popover)
      #expect(presenter.visibleTitles == ["Delete Note", "Cancel"])
    }
  }
}
