import ActionSheets
import Testing
import UIKitCompat

// A program as Xcode 11 and later have it: nested enumerations, closures, extensions.

private final class NotesController5: UIViewController {
  private(set) var log: [String] = []
  private lazy var shareItem = UIBarButtonItem(
    barButtonSystemItem: .action, target: self, action: "share")

  init(title: String) {
    super.init(nibName: nil, bundle: nil)
    self.title = title
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.rightBarButtonItem = shareItem
    view.backgroundColor = .white
  }

  func share() {
    let sheet = UIAlertController(title: nil, message: "Text", preferredStyle: .actionSheet)
    ["Email", "Print"].map { title in
      UIAlertAction(title: title, style: .default) { [weak self] in self?.chose($0) }
    }.forEach(sheet.addAction)
    sheet.addAction(.init(title: "Cancel", style: .cancel))
    if let popover = sheet.popoverPresentationController {
      popover.barButtonItem = shareItem
      popover.permittedArrowDirections = [.up, .down]
      popover.delegate = self
    }
    present(sheet, animated: true)
  }

  private func chose(_ action: UIAlertAction) {
    guard let title = action.title else { return }
    log.append(title)
    let alert = UIAlertController(title: title, message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "OK", style: .default, handler: nil))
    alert.preferredAction = alert.actions.first
    present(alert, animated: true) { [weak self] in self?.log.append("presented") }
  }
}

extension NotesController5: UIPopoverPresentationControllerDelegate {
  func prepareForPopoverPresentation(
    _ popoverPresentationController: UIPopoverPresentationController
  ) {
    log.append("prepare")
  }

  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    log.append("dismissed")
  }
}

extension NotesController5: UISelectorTarget {
  func perform(_ action: Selector, with sender: Any?) {
    if action == "share" { share() }
  }
}

extension UIKit {
  @MainActor struct Swift5Tests {
    @Test func `A sheet from a bar item that is pressed, and an alert, in the spelling of Swift 5`()
    {
      let host = Host(.pad)
      let controller = NotesController5(title: "Notes")
      host.window?.rootViewController = UINavigationController(rootViewController: controller)
      host.window?.makeKeyAndVisible()
      controller.navigationItem.rightBarButtonItem?.sendAction()
      host.settle()
      #expect(host.presenter.form == .popover)
      host.press("Email")
      host.settle()
      host.presenter.key(.enter)
      host.settle()
      controller.share()
      host.settle()
      host.presenter.pressOutside()
      host.settle()
      #expect(controller.log == ["prepare", "Email", "presented", "prepare", "dismissed"])
      #expect(controller.presentedViewController == nil)
      #expect(host.problems == [])
    }
  }
}
