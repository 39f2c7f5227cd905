// This file is written for UIKit and compiles there unchanged; only the import differs.

#if canImport(UIKit)
  import UIKit
#else
  import UIKitCompat
#endif

/// Shows notes, with a sheet from each origin, an alert with a text field, and a modal editor.
final class NotesViewController: UIViewController, UIActionSheetDelegate {
  private var note = "Groceries"
  private let list = UILabel()
  private let status = UILabel()
  private let toolbar = UIToolbar()
  private let tabBar = UITabBar()
  private let buttonColumn = UIView()
  private lazy var shareItem = UIBarButtonItem(
    primaryAction: UIAction(title: "Share") { [weak self] _ in self?.askFromItem() })

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Notes"
    list.text = note
    toolbar.items = [shareItem]
    tabBar.items = [UITabBarItem(title: "Notes", image: nil, tag: 0)]
    addButton("View") { $0.askFromView() }
    addButton("Rectangle") { $0.askFromRectangle() }
    addButton("Toolbar") { $0.makeSheet().show(from: $0.toolbar) }
    addButton("Tab bar") { $0.makeSheet().show(from: $0.tabBar) }
    addButton("Rename") { $0.rename() }
    addButton("Edit") { $0.edit() }
    for part in [toolbar, list, buttonColumn, status, tabBar] { view.addSubview(part) }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let size = view.bounds.size
    let content = view.bounds.inset(by: view.layoutMargins)
    // All heights follow from that of a button: some 34 points, or one row of a terminal.
    let row = buttons[0].sizeThatFits(size).height
    toolbar.frame = CGRect(
      x: 0, y: 0, width: size.width, height: toolbar.sizeThatFits(size).height)
    list.frame = CGRect(
      x: content.minX, y: toolbar.frame.maxY + row, width: content.width / 2, height: row)
    buttonColumn.frame = CGRect(
      x: content.minX, y: list.frame.maxY + row, width: content.width / 2,
      height: CGFloat(buttons.count) * row)
    for (number, button) in buttons.enumerated() {
      button.frame = CGRect(
        x: 0, y: CGFloat(number) * row, width: buttonColumn.bounds.width, height: row)
    }
    status.frame = CGRect(
      x: content.minX, y: buttonColumn.frame.maxY + row, width: content.width, height: row)
    let tabHeight = tabBar.sizeThatFits(size).height
    tabBar.frame = CGRect(
      x: 0, y: size.height - tabHeight, width: size.width, height: tabHeight)
  }

  private var buttons: [UIView] { buttonColumn.subviews }

  private func addButton(_ title: String, _ press: @escaping (NotesViewController) -> Void) {
    let button = UIButton(type: .system)
    button.setTitle(title, for: .normal)
    button.addAction(
      UIAction { [weak self] _ in if let self { press(self) } }, for: .touchUpInside)
    buttonColumn.addSubview(button)
  }

  // MARK: Sheets

  private func askFromItem() {
    ask { $0.barButtonItem = shareItem }
  }

  private func askFromView() {
    ask { $0.sourceView = buttons.first }
  }

  private func askFromRectangle() {
    ask {
      $0.sourceView = list
      $0.sourceRect = CGRect(x: 0, y: 0, width: list.bounds.width / 2, height: list.bounds.height)
    }
  }

  private func ask(from place: (UIPopoverPresentationController) -> Void) {
    let sheet = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
    for title in ["Email", "Print"] {
      sheet.addAction(UIAlertAction(title: title, style: .default, handler: chose))
    }
    sheet.addAction(UIAlertAction(title: "Delete Note", style: .destructive, handler: chose))
    sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel, handler: chose))
    if let popover = sheet.popoverPresentationController { place(popover) }
    present(sheet, animated: true)
  }

  private func chose(_ action: UIAlertAction) {
    status.text = "Chose \(action.title ?? "nothing")"
  }

  private func makeSheet() -> UIActionSheet {
    UIActionSheet(
      title: nil, delegate: self, cancelButtonTitle: "Cancel",
      destructiveButtonTitle: "Delete Note", otherButtonTitles: "Email", "Print")
  }

  func actionSheet(_ actionSheet: UIActionSheet, didDismissWithButtonIndex buttonIndex: Int) {
    status.text = "Button \(buttonIndex): \(actionSheet.buttonTitle(at: buttonIndex) ?? "none")"
  }

  // MARK: An alert and a modal view

  private func rename() {
    let alert = UIAlertController(title: "Rename", message: nil, preferredStyle: .alert)
    alert.addTextField { [note] field in
      field.placeholder = "Title"
      field.text = note
    }
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    alert.addAction(
      UIAlertAction(title: "Save", style: .default) { [weak self, weak alert] _ in
        self?.setNote(alert?.textFields?.first?.text)
      })
    present(alert, animated: true)
  }

  private func edit() {
    let editor = EditorViewController(text: note) { [weak self] in self?.setNote($0) }
    present(editor, animated: true)
  }

  private func setNote(_ text: String?) {
    note = text ?? ""
    list.text = note
    status.text = "Saved"
  }
}

/// Edits the text of a note.
final class EditorViewController: UIViewController {
  private let field = UITextField()
  private let done = UIButton(type: .system)
  private let onSave: (String?) -> Void

  init(text: String, onSave: @escaping (String?) -> Void) {
    self.onSave = onSave
    super.init(nibName: nil, bundle: nil)
    title = "Edit Note"
    field.text = text
  }

  required init?(coder: NSCoder) {
    fatalError("This controller is made in code")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    done.setTitle("Done", for: .normal)
    done.addAction(UIAction { [weak self] _ in self?.save() }, for: .touchUpInside)
    view.addSubview(field)
    view.addSubview(done)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let content = view.bounds.inset(by: view.layoutMargins)
    let row = done.sizeThatFits(content.size).height
    field.frame = CGRect(x: content.minX, y: row, width: content.width, height: row)
    done.frame = CGRect(x: content.minX, y: 3 * row, width: content.width, height: row)
  }

  private func save() {
    onSave(field.text)
    dismiss(animated: true)
  }
}
