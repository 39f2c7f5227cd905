import ActionSheets
import ActionSheetsTesting
import Testing
import UIKitCompat

/// All tests of this target, one after the other, because windows and diagnostics belong to the whole process.
@Suite(.serialized, UIKitTurn()) @MainActor struct UIKit {}

/// A window on a host without a screen, with a root controller and the reported mistakes.
@MainActor
final class Host {
  let presenter: HeadlessPresenter
  var window: UIWindow?
  let root = UIViewController()
  var problems: [UIDiagnostic.Kind] = []
  var messages: [String] = []

  init(_ environment: Presentation.Environment = .phone) {
    presenter = HeadlessPresenter(environment: environment, transitions: true)
    let window = UIWindow(
      presenter: presenter, frame: CGRect(x: 0, y: 0, width: 1000, height: 800))
    window.rootViewController = root
    window.makeKeyAndVisible()
    self.window = window
    UIKitCompat.strict = false
    UIKitCompat.diagnostics = { [weak self] in
      self?.problems.append($0.kind)
      self?.messages.append($0.message)
    }
  }

  var view: UIView { root.view }

  /// Ends every movement.
  func settle() {
    presenter.endTransition()
  }

  /// Presses a button on screen and ends every movement.
  func press(_ title: String) {
    presenter.press(title)
    presenter.endTransition()
  }
}

extension Presentation.Environment {
  static let phone = Presentation.Environment()
  static let pad = Presentation.Environment(idiom: .pad, sizeClass: .regular)
}

extension UIAlertController {
  /// A sheet with an action of each style; each logs its title.
  static func note(_ log: @escaping (String) -> Void) -> UIAlertController {
    let sheet = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
    sheet.addAction(UIAlertAction(title: "Delete", style: .destructive) { _ in log("Delete") })
    sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel) { _ in log("Cancel") })
    sheet.addAction(UIAlertAction(title: "Email", style: .default) { _ in log("Email") })
    sheet.addAction(UIAlertAction(title: "Print", style: .default) { _ in log("Print") })
    return sheet
  }
}

/// Waits until the main queue has run all earlier work.
func turn() async {
  await withCheckedContinuation { continuation in
    DispatchQueue.main.async { continuation.resume() }
  }
}
