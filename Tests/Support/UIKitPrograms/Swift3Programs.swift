import UIKitCompat

/// The older classes under their Swift 3 names, told apart by their tags and by identity.
class TaggedSheetsProgram: UIViewController {
  enum Tag: Int { case share = 1, delete }

  var log: [String] = []
  let shareSheet = UIActionSheet()

  func share(from tabBar: UITabBar) {
    shareSheet.delegate = self
    shareSheet.tag = Tag.share.rawValue
    if shareSheet.numberOfButtons == 0 {
      for title in ["Mail", "Message"] { shareSheet.addButton(withTitle: title) }
      shareSheet.cancelButtonIndex = shareSheet.addButton(withTitle: "Cancel")
    }
    shareSheet.show(from: tabBar)
  }

  func delete() {
    let sheet = UIActionSheet(
      title: nil, delegate: self, cancelButtonTitle: "Cancel", destructiveButtonTitle: "Delete",
      otherButtonTitles: "Archive")
    sheet.tag = Tag.delete.rawValue
    sheet.show(in: view)
  }
}

extension TaggedSheetsProgram: UIActionSheetDelegate {
  func actionSheet(_ actionSheet: UIActionSheet, clickedButtonAt buttonIndex: Int) {
    guard buttonIndex != actionSheet.cancelButtonIndex else { return }
    switch (Tag(rawValue: actionSheet.tag), buttonIndex) {
    case (.share?, 0): log.append("mail")
    case (.share?, let index): log.append("share \(index)")
    case (.delete?, actionSheet.destructiveButtonIndex): delete()
    default: log.append(actionSheet.buttonTitle(at: buttonIndex) ?? "?")
    }
  }

  func actionSheet(_ actionSheet: UIActionSheet, didDismissWithButtonIndex buttonIndex: Int) {
    if actionSheet == shareSheet { log.append("share gone") }
  }
}

/// Asks one thing after another, each in the completion of the last.
class ChainProgram: UIViewController {
  var log: [String] = []

  func begin() {
    let first = UIViewController()
    let second = UIViewController()
    present(first, animated: true) {
      first.present(second, animated: true) {
        self.log.append("two")
        second.dismiss(animated: true) {
          self.log.append("one")
          first.dismiss(animated: true) { self.log.append("none") }
        }
      }
    }
  }

  func wait() {
    let wait = UIAlertController(title: nil, message: "Please wait…", preferredStyle: .alert)
    present(wait, animated: true, completion: nil)
    DispatchQueue.main.async { [weak self, weak wait] in
      wait?.dismiss(animated: true) {
        self?.log.append("done")
      }
    }
  }

  func replace() {
    dismiss(animated: true)
    let next = UIAlertController(title: "Next", message: nil, preferredStyle: .alert)
    next.action("OK") { [weak self] in self?.log.append("next") }
    present(next, animated: true)
  }
}

/// Asks in the key window, which it finds through the scene, as programs do since iOS 13.
class SceneProgram {
  var answer: Bool?

  func ask(_ question: String) {
    let window = UIApplication.shared.connectedScenes
      .filter { $0.activationState == .foregroundActive }
      .compactMap { $0 as? UIWindowScene }
      .flatMap { $0.windows }
      .first { $0.isKeyWindow }
    let alert = UIAlertController(title: question, message: nil, preferredStyle: .alert)
    alert.addAction(
      UIAlertAction(title: "Yes", style: .default) { [weak self] _ in self?.answer = true })
    alert.addAction(
      UIAlertAction(title: "No", style: .cancel) { [weak self] _ in self?.answer = false })
    window?.rootViewController?.present(alert, animated: true)
  }
}

/// Logs out: another root controller takes the window when the person agrees.
class LogoutProgram: UIViewController {
  class LoginController: UIViewController {
    var appearances: [String] = []
    override func viewWillAppear(_ animated: Bool) { appearances.append("will") }
    override func viewDidAppear(_ animated: Bool) { appearances.append("did") }
  }

  var disappeared = false
  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    disappeared = true
  }

  func logOut() {
    AlertHelper.shared.confirm("Log out?", from: self) { [weak self] isSure in
      if isSure { self?.view.window?.rootViewController = LoginController() }
    }
  }
}

/// Shares from a bar button item by the place's name in iOS 16.
class SourceItemProgram: UIViewController {
  lazy var item = UIBarButtonItem(
    systemItem: .action, primaryAction: UIAction { [weak self] _ in self?.share() })
  var chosen: String?

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.rightBarButtonItems = [item, .flexibleSpace()]
  }

  func share() {
    let sheet = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
    sheet.action("Copy") { [weak self] in self?.chosen = "Copy" }
    sheet.action("Cancel", .cancel)
    sheet.popoverPresentationController?.sourceItem = item
    present(sheet, animated: true)
    switch sheet.actions[0].style {
    case .default, .cancel, .destructive: break
    @unknown default: break
    }
  }
}

/// Asks and awaits the answer.
extension UIViewController {
  func confirmed(_ title: String) async -> Bool {
    await withCheckedContinuation { continuation in
      let alert = UIAlertController(title: title, message: nil, preferredStyle: .alert)
      alert.addAction(
        UIAlertAction(title: "OK", style: .default) { _ in continuation.resume(returning: true) })
      alert.addAction(
        UIAlertAction(title: "Cancel", style: .cancel) { _ in continuation.resume(returning: false)
        })
      present(alert, animated: true)
    }
  }
}
