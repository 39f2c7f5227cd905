import UIKitCompat

// Helpers as programs up to Swift 5 have them, which do not mention actors.

/// Shows alerts in a given controller.
class AlertHelper {
  static let shared = AlertHelper()

  static func showError(
    _ message: String?, in controller: UIViewController, completion: (() -> Void)? = nil
  ) {
    let alert = UIAlertController(title: "Error", message: message, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "OK", style: .default, handler: { _ in completion?() }))
    controller.present(alert, animated: true, completion: nil)
  }

  func confirm(_ title: String, from source: UIViewController, then run: @escaping (Bool) -> Void) {
    let sheet = UIAlertController(title: title, message: nil, preferredStyle: .actionSheet)
    sheet.addAction(UIAlertAction(title: "Yes", style: .destructive) { _ in run(true) })
    sheet.addAction(UIAlertAction(title: "No", style: .cancel) { _ in run(false) })
    sheet.popoverPresentationController?.sourceView = source.view
    source.present(sheet, animated: true)
  }
}

/// Finds the controller that may present.
func topMostController(
  of root: UIViewController? = UIApplication.shared.keyWindow?.rootViewController
) -> UIViewController? {
  if let navigation = root as? UINavigationController {
    return topMostController(of: navigation.visibleViewController)
  }
  if let tabs = root as? UITabBarController, let selected = tabs.selectedViewController,
    tabs.presentedViewController == nil
  {
    return topMostController(of: selected)
  }
  if let presented = root?.presentedViewController {
    return topMostController(of: presented)
  }
  return root
}

extension UIViewController {
  func showAlert(
    title: String?, message: String? = nil, buttonTitle: String = "OK",
    handler: ((UIAlertAction) -> Void)? = nil
  ) {
    DispatchQueue.main.async {
      let alert = UIAlertController(title: title, message: message, preferredStyle: .alert)
      alert.addAction(UIAlertAction(title: buttonTitle, style: .cancel, handler: handler))
      self.present(alert, animated: true)
    }
  }

  /// A common way of presenting a sheet that does not crash on an iPad.
  func presentActionSheet(_ actionSheet: UIAlertController) {
    if let popoverController = actionSheet.popoverPresentationController {
      popoverController.sourceView = self.view
      popoverController.sourceRect = CGRect(
        x: self.view.bounds.midX, y: self.view.bounds.midY, width: 0, height: 0)
      popoverController.permittedArrowDirections = []
    }
    present(actionSheet, animated: true, completion: nil)
  }
}

extension UIAlertController {
  convenience init(error: Error) {
    self.init(title: "Error", message: error.localizedDescription, preferredStyle: .alert)
    addAction(UIAlertAction(title: "OK", style: .default))
  }

  static func sheet<T>(
    _ title: String, items: [T], name: (T) -> String, chosen: @escaping (T) -> Void
  ) -> UIAlertController {
    let sheet = UIAlertController(title: title, message: nil, preferredStyle: .actionSheet)
    items.forEach { item in
      sheet.addAction(UIAlertAction(title: name(item), style: .default) { _ in chosen(item) })
    }
    sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel, handler: nil))
    return sheet
  }

  @discardableResult
  func action(
    _ title: String, _ style: UIAlertAction.Style = .default, _ run: (() -> Void)? = nil
  ) -> Self {
    addAction(UIAlertAction(title: title, style: style, handler: { _ in run?() }))
    return self
  }

  func show() {
    topMostController()?.present(self, animated: true)
  }

  /// Shows the alert in a window of its own, as many programs have done.
  func showInOwnWindow() -> UIWindow {
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = UIViewController()
    window.rootViewController?.view.backgroundColor = .clear
    window.windowLevel = UIWindow.Level.alert + 1
    window.makeKeyAndVisible()
    window.rootViewController?.present(self, animated: true)
    return window
  }
}

/// A service that answers with a closure.
struct Service {
  struct Failure: Error {}

  func load(_ done: @escaping (Result<String, Error>) -> Void) {
    done(.failure(Failure()))
  }
}

/// Offers to retry after each failure.
class RetryingProgram: UIViewController {
  var tries = 0

  func load() {
    tries += 1
    Service().load { [weak self] result in
      switch result {
      case .success(let text): self?.title = text
      case .failure(let error): self?.offerRetry(after: error)
      }
    }
  }

  private func offerRetry(after error: Error) {
    let alert = UIAlertController(error: error)
    alert.addAction(
      UIAlertAction(title: "Retry", style: .default) { [weak self] _ in self?.load() })
    present(alert, animated: true)
  }
}
