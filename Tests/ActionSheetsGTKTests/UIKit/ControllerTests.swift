import ActionSheets
import CGTK
import Testing
import UIKitCompat

@testable import ActionSheetsGTK

extension GTKTests {
  /// `UIAlertController`, and controllers of the program's own, over a window of GTK.
  @MainActor
  @Suite(UIKitTurn()) struct UIControllerTests {
    private func sheet(_ log: Log) -> UIAlertController {
      let sheet = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
      for title in ["Email", "Print"] {
        sheet.addAction(UIAlertAction(title: title, style: .default) { _ in log.add(title) })
      }
      sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel) { _ in log.add("Cancel") })
      return sheet
    }

    @Test(arguments: [false, true])
    func `S12: an alert is mirrored with its window`(isRightToLeft: Bool) throws {
      let desktop = Desktop()
      desktop.isRightToLeft = isRightToLeft
      let stand = UIKitStand()
      let alert = UIAlertController(title: "T", message: nil, preferredStyle: .alert)
      alert.addAction(UIAlertAction(title: "OK", style: .default))
      alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
      stand.root.present(alert, animated: false)
      stand.settle()
      let ok = try #require(stand.sheetButton("OK")?.bounds(in: stand.gtkWindow))
      let cancel = try #require(stand.sheetButton("Cancel")?.bounds(in: stand.gtkWindow))
      #expect((cancel.x > ok.x) == isRightToLeft)
    }

    @Test func `U7: the handler of the pressed button runs once, after the sheet is gone`() {
      let stand = UIKitStand()
      let log = Log()
      let sheet = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
      sheet.addAction(
        UIAlertAction(title: "Email", style: .default) { _ in
          log.add("Email, presented: \(stand.root.presentedViewController != nil)")
        })
      sheet.popoverPresentationController?.sourceView = stand.button
      stand.root.present(sheet, animated: true) { log.add("completion") }
      stand.settle()
      stand.click(on: stand.sheetButton("Email"))
      #expect(log.lines == ["completion", "Email, presented: false"])
      #expect(stand.layer == nil)
    }

    @Test
    func `P2: a rectangle of a view without a widget is converted to the nearest that has one`() {
      let stand = UIKitStand()
      let inner = UIView(frame: CGRect(x: 200, y: 100, width: 60, height: 50))
      stand.column.addSubview(inner)
      let sheet = sheet(Log())
      sheet.popoverPresentationController?.sourceView = inner
      sheet.popoverPresentationController?.sourceRect = CGRect(x: 5, y: 6, width: 7, height: 8)
      stand.root.present(sheet, animated: true)
      stand.settle()
      let origin = inner.convert(CGPoint(x: 5, y: 6), to: nil)
      #expect(stand.form == .popover)
      #expect(
        stand.pointing == Rectangle(x: Double(origin.x), y: Double(origin.y), width: 7, height: 8))
      #expect(inner.element == nil)
    }

    @Test func `P2, U5: the place may be set in the turn after presenting`() {
      let stand = UIKitStand()
      let sheet = sheet(Log())
      stand.root.present(sheet, animated: true)
      sheet.popoverPresentationController?.barButtonItem = stand.item
      stand.settle()
      #expect(stand.form == .popover)
      #expect(stand.isAimed(at: stand.item.element))
    }

    @Test func `U6: a press outside runs the hidden Cancel's handler once`() {
      let stand = UIKitStand()
      let log = Log()
      let sheet = sheet(log)
      sheet.popoverPresentationController?.barButtonItem = stand.item
      stand.root.present(sheet, animated: true)
      stand.settle()
      #expect(stand.sheetButton("Cancel") == nil)
      stand.click(on: stand.gtkWindow, x: 40, y: 300)
      #expect(log.lines == ["Cancel"])
      #expect(stand.layer == nil)
    }

    @Test func `L16: the form follows the window, and no handler runs`() {
      let stand = UIKitStand()
      let log = Log()
      let sheet = sheet(log)
      sheet.popoverPresentationController?.barButtonItem = stand.item
      stand.root.present(sheet, animated: true)
      stand.settle()
      gtk_window_set_default_size(stand.gtkWindow.cast(to: GtkWindow.self), 400, 500)
      Display.wait { stand.form == .bottomSheet }
      stand.settle()
      #expect(stand.window?.bounds.width == 400)
      #expect(stand.toolbar.frame.width == 400)
      #expect(stand.root.traitCollection.horizontalSizeClass == .compact)
      stand.key("Return")
      #expect(log.lines == ["Email"])
    }

    @Test func `U3: what is typed stands in the alert's field at once`() {
      let stand = UIKitStand()
      let log = Log()
      let alert = UIAlertController(title: "Rename", message: nil, preferredStyle: .alert)
      alert.addTextField { field in
        field.text = "note"
        field.addAction(
          UIAction { action in log.add((action.sender as? UITextField)?.text ?? "none") },
          for: .editingChanged)
      }
      alert.addAction(
        UIAlertAction(title: "Save", style: .default) { [weak alert] _ in
          log.add("saved \(alert?.textFields?.first?.text ?? "nothing")")
        })
      stand.root.present(alert, animated: true)
      stand.settle()
      stand.key("End")
      stand.key("s")
      #expect(alert.textFields?.first?.text == "notes")
      stand.key("Return")
      #expect(log.lines == ["notes", "saved notes"])
    }

    @Test func `L13: an alert that a handler presents follows the sheet`() {
      let stand = UIKitStand()
      let log = Log()
      let alert = UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert)
      alert.addAction(UIAlertAction(title: "Yes", style: .default) { _ in log.add("Yes") })
      let sheet = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
      sheet.addAction(
        UIAlertAction(title: "Delete", style: .destructive) { _ in
          stand.root.present(alert, animated: true)
        })
      sheet.popoverPresentationController?.sourceView = stand.button
      stand.root.present(sheet, animated: true)
      stand.settle()
      stand.click(on: stand.sheetButton("Delete"))
      #expect(Display.wait { stand.sheetButton("Yes")?.isMapped == true })
      stand.settle()
      stand.key("Return")
      #expect(log.lines == ["Yes"])
      #expect(stand.problems == [])
    }

    @Test func `S15: a controller is shown with its views, typed into, and dismissed`() {
      let stand = UIKitStand()
      let log = Log()
      let editor = Editor()
      stand.root.present(editor, animated: true) { log.add("shown") }
      stand.settle()
      #expect(stand.form == .formSheet)
      #expect(log.lines == ["shown"])
      #expect((editor.field.element as? Widget)?.isMapped == true)
      stand.key("x")
      #expect(editor.field.text == "x")
      editor.onDone = { editor.dismiss(animated: true) { log.add("gone") } }
      stand.click(on: editor.done.element as? Widget)
      #expect(Display.wait { log.lines == ["shown", "gone"] })
      #expect(stand.root.presentedViewController == nil)
      #expect(editor.field.element == nil)
      // It can be shown again, in widgets of its own.
      stand.root.present(editor, animated: true)
      stand.settle()
      #expect((editor.field.element as? Widget)?.children.first?.editedText == FieldText("x"))
    }

    @Test func `S7, L19: a sheet over a controller aims at that one's views`() {
      let stand = UIKitStand()
      let editor = Editor()
      let log = Log()
      stand.root.present(editor, animated: true)
      stand.settle()
      let sheet = sheet(log)
      sheet.popoverPresentationController?.sourceView = editor.done
      editor.present(sheet, animated: true)
      stand.settle()
      #expect(stand.form == .popover)
      #expect(stand.isAimed(at: editor.done.element))
      stand.key("Return")
      #expect(log.lines == ["Email"])
      #expect(stand.root.presentedViewController === editor)
    }
  }
}

/// What has been heard.
@MainActor
private final class Log {
  private(set) var lines: [String] = []

  func add(_ line: String) { lines.append(line) }
}

/// A controller with a field and a button.
private final class Editor: UIViewController {
  let field = UITextField()
  let done = UIButton(type: .system)
  var onDone: () -> Void = {}

  override func viewDidLoad() {
    super.viewDidLoad()
    done.setTitle("Done", for: .normal)
    done.addAction(UIAction { [weak self] _ in self?.onDone() }, for: .touchUpInside)
    for part in [field, done] { view.addSubview(part) }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    field.frame = CGRect(x: 10, y: 10, width: 200, height: 40)
    done.frame = CGRect(x: 10, y: 60, width: 200, height: 40)
  }
}
