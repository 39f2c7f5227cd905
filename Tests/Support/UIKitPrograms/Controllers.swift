import UIKitCompat

/// Renames a note; the button that saves is enabled only while there is a name.
class RenameProgram: UIViewController, UISelectorTarget {
  var name = ""
  private weak var saveAction: UIAlertAction?

  func rename() {
    let alert = UIAlertController(
      title: "Rename", message: "Enter a name.", preferredStyle: .alert)
    alert.addTextField { textField in
      textField.placeholder = "Name"
      textField.autocapitalizationType = .words
      textField.autocorrectionType = .no
      textField.clearButtonMode = .whileEditing
      textField.returnKeyType = .done
      textField.addTarget(self, action: Selector(("textChanged:")), for: .editingChanged)
    }
    let save = UIAlertAction(title: "Save", style: .default) { [weak self, weak alert] _ in
      guard let text = alert?.textFields?.first?.text, !text.isEmpty else { return }
      self?.name = text
    }
    save.isEnabled = false
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    alert.addAction(save)
    alert.preferredAction = save
    saveAction = save
    present(alert, animated: true) { alert.textFields?.first?.becomeFirstResponder() }
  }

  func textChanged(_ sender: UITextField) {
    if let text = sender.text, text.count > 5 { sender.text = String(text.prefix(5)) }
    saveAction?.isEnabled = !(sender.text ?? "").isEmpty
  }

  func perform(_ action: Selector, with sender: Any?) {
    if action == Selector(("textChanged:")), let field = sender as? UITextField {
      textChanged(field)
    }
  }
}

/// Logs in, watching its fields by notifications.
class NotifiedLoginProgram: UIViewController {
  var account: (name: String, secret: String)?
  private var observers: [NSObjectProtocol] = []

  func logIn() {
    let alert = UIAlertController(title: "Log In", message: nil, preferredStyle: .alert)
    let action = UIAlertAction(title: "Log In", style: .default) { _ in
      self.account = (alert.textFields![0].text!, alert.textFields![1].text!)
      self.observers.forEach(NotificationCenter.default.removeObserver)
      self.observers = []
    }
    action.isEnabled = false
    alert.addTextField { (field: UITextField) in
      field.keyboardType = .emailAddress
      field.textContentType = .username
    }
    alert.addTextField { $0.isSecureTextEntry = true }
    for field in alert.textFields! {
      observers.append(
        NotificationCenter.default.addObserver(
          forName: UITextField.textDidChangeNotification, object: field, queue: .main
        ) { _ in
          MainActor.assumeIsolated {
            action.isEnabled = alert.textFields!.allSatisfy { $0.hasText }
          }
        })
    }
    alert.addAction(action)
    alert.addAction(.init(title: "Cancel", style: .cancel))
    present(alert, animated: true)
  }
}

protocol EditorDelegate: AnyObject {
  func editorDidCancel(_ editor: EditorProgram)
  func editor(_ editor: EditorProgram, didSave text: String)
}

/// A modal editor in its own navigation controller, which asks before it discards text.
class EditorProgram: UIViewController {
  weak var delegate: EditorDelegate?
  var text = ""

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Edit"
    navigationItem.setLeftBarButton(
      UIBarButtonItem(
        systemItem: .cancel, primaryAction: UIAction { [unowned self] _ in cancel() }),
      animated: false)
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      primaryAction: UIAction(title: "Save") { [unowned self] _ in
        delegate?.editor(self, didSave: text)
      })
  }

  func cancel() {
    guard !text.isEmpty else {
      delegate?.editorDidCancel(self)
      return
    }
    let sheet = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
    sheet.addAction(
      UIAlertAction(title: "Discard", style: .destructive) { [weak self] _ in
        guard let self = self else { return }
        self.delegate?.editorDidCancel(self)
      })
    sheet.addAction(UIAlertAction(title: "Keep Editing", style: .cancel))
    sheet.popoverPresentationController?.barButtonItem = navigationItem.leftBarButtonItem
    present(sheet, animated: true)
  }
}

/// Opens the editor.
class EditorHostProgram: UIViewController, EditorDelegate {
  var log: [String] = []

  func edit() -> EditorProgram {
    let editor = EditorProgram()
    editor.delegate = self
    let navigation = UINavigationController(rootViewController: editor)
    navigation.modalPresentationStyle = .formSheet
    navigation.modalTransitionStyle = .crossDissolve
    navigation.isModalInPresentation = true
    present(navigation, animated: true) { self.log.append("shown") }
    return editor
  }

  func editorDidCancel(_ editor: EditorProgram) {
    dismiss(animated: true) { self.log.append("cancelled") }
  }

  func editor(_ editor: EditorProgram, didSave text: String) {
    editor.dismiss(animated: true) { [weak self] in
      self?.log.append("saved \(text)")
      self?.showSaved()
    }
  }

  private func showSaved() {
    let alert = UIAlertController(title: "Saved", message: nil, preferredStyle: .alert)
    present(alert, animated: true) { alert.dismiss(animated: true) { self.log.append("toast") } }
  }
}

/// A table whose cells show sheets.
class CellsProgram: UIViewController {
  class Cell: UIView {
    let moreButton = UIButton(type: .detailDisclosure)
    var onMore: ((UIView) -> Void)?

    override init(frame: CGRect) {
      super.init(frame: frame)
      moreButton.frame = CGRect(x: frame.width - 4, y: 0, width: 4, height: 1)
      moreButton.addAction(
        UIAction { [weak self] in self?.onMore?($0.sender as! UIView) }, for: .touchUpInside)
      addSubview(moreButton)
    }

    required init?(coder: NSCoder) {
      fatalError("init(coder:) has not been implemented")
    }
  }

  var items = ["One", "Two", "Three"]
  private(set) var cells: [Cell] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    cells = items.indices.map { row in
      let cell = Cell(frame: CGRect(x: 0, y: CGFloat(row), width: 40, height: 1))
      cell.tag = row
      cell.onMore = { [weak self] in self?.ask(about: row, from: $0) }
      view.addSubview(cell)
      return cell
    }
  }

  private func ask(about row: Int, from source: UIView) {
    let sheet = UIAlertController.sheet(items[row], items: ["Edit", "Share"], name: { $0 }) {
      [weak self] choice in self?.items[row] += " " + choice
    }
    sheet.action("Delete", .destructive) { [weak self] in self?.items.remove(at: row) }
    if let popover = sheet.popoverPresentationController {
      popover.sourceView = source
      popover.sourceRect = source.bounds
      popover.permittedArrowDirections = [.left, .right]
    }
    present(sheet, animated: true)
  }
}

/// A subclass of an alert controller that overrides its style.
class OwnSheet: UIAlertController {
  override var preferredStyle: UIAlertController.Style { return .actionSheet }

  init() {
    super.init(nibName: nil, bundle: nil)
    title = "Own"
    addAction(UIAlertAction(title: "A", style: .default))
    addAction(UIAlertAction(title: "Cancel", style: .cancel))
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    view.tintColor = .red
  }
}
