import Foundation
import Testing

@Suite struct UIKitTests {
  @Test("S13: A sheet is found wherever code can stand in a file")
  func placesOfSheets() throws {
    func sheet(_ name: String) -> String {
      "UIAlertView(title: nil, message: nil, delegate: nil, cancelButtonTitle: \"\(name)\")"
    }
    let source = """
      let a = 1, b = \(sheet("A"))
      struct S {
        func f() { \(sheet("B")) }
        struct T { init() { \(sheet("C")) }; var x = 2 }
        var y: Int { \(sheet("D")); return 1 }
      }
      #if x
      \(sheet("E"))
      #if y
      \(sheet("F"))
      #endif
      #endif
      func g() { \(sheet("G")) }
      \(sheet("H"))
      """
    let sheets = try SwiftReader.read(source)
    #expect(sheets == "ABCDEFGH".map { "alert: c:“\($0)”" })
  }

  @Test(
    "S13: A list that a method changes is not known",
    arguments: [
      ("list.removeLast(); list.forEach { alert.addAction($0) }", "“C” …"),
      ("list.removeAll(); list.append(b); for x in list { alert.addAction(x) }", "“C” …"),
      ("if x { list.removeFirst() }; alert.addActions(list)", "“C” …"),
      ("list.insert(b, at: 0); list.forEach(alert.addAction)", "“C” …"),
      ("alert.addActions(list.filter { x($0) })", "“C” …"),
      ("list.dropLast().forEach(alert.addAction)", "“C” …"),
      ("list.sort(); list.forEach(alert.addAction)", "“A”, “B”, “C”"),
    ])
  func changedList(body: String, expected: String) throws {
    let source = """
      func f() {
        let alert = UIAlertController(title: nil, message: nil, preferredStyle: .alert)
        let b = UIAlertAction(title: "B", style: .default)
        var list = [UIAlertAction(title: "A", style: .default), b]
        \(body)
        alert.addAction(UIAlertAction(title: "C", style: .default))
      }
      """
    #expect(try SwiftReader.read(source) == ["alert: " + expected])
  }

  @Test(
    "S13: The actions of an alert controller are found, however they reach it",
    arguments: [
      // Inline, stored, in a list, one after the other, by the shorter spellings.
      (
        """
        let a = UIAlertController(title: "T", message: "M", preferredStyle: .actionSheet)
        a.addAction(UIAlertAction(title: "Delete", style: .destructive) { _ in })
        let cancel = UIAlertAction(title: "Cancel", style: .cancel, handler: nil)
        a.addAction(cancel)
        """, "actionSheet “T” “M”: d:“Delete”, c:“Cancel”"
      ),
      (
        """
        let a = UIAlertController(title: nil, message: nil, preferredStyle: .alert)
        [UIAlertAction(title: "A", style: .default), UIAlertAction.init(title: "B", style: .cancel)]
          .forEach(a.addAction)
        """, "alert: “A”, c:“B”"
      ),
      (
        """
        let a = UIAlertController(title: nil, message: nil, preferredStyle: .alert)
        for action in [UIAlertAction(title: "A", style: .default), UIAlertAction(title: "B", style: .cancel)] {
          a.addAction(action)
        }
        """, "alert: “A”, c:“B”"
      ),
      (
        """
        var actions = [UIAlertAction]()
        actions.append(UIAlertAction(title: "A", style: .default))
        if x { actions += [UIAlertAction(title: "B", style: .default)] }
        let a = UIAlertController(title: nil, message: nil, preferredStyle: .alert)
        actions.forEach { a.addAction($0) }
        """, "alert: “A”, “B” /0.0"
      ),
      // A function of its own.
      (
        """
        func add(_ title: String) { a.addAction(UIAlertAction(title: title, style: .default)) }
        let a = UIAlertController(title: nil, message: nil, preferredStyle: .alert)
        add("A")
        add("B")
        """, "alert: “A”, “B”"
      ),
      (
        """
        let make = { (title: String) in UIAlertAction(title: title, style: .default) }
        let a = UIAlertController(title: nil, message: nil, preferredStyle: .alert)
        a.addAction(make("A"))
        """, "alert: “A”"
      ),
      // Of either style: the one with more room.
      (
        """
        let a = UIAlertController(title: nil, message: nil, preferredStyle: pad ? .alert : .actionSheet)
        a.addAction(UIAlertAction(title: "A", style: .default))
        """, "actionSheet: “A”"
      ),
      // Titles that are set later, and the button of a title that is not known.
      (
        """
        let a = UIAlertController()
        a.title = "T"
        a.addAction(UIAlertAction(title: name, style: .default))
        a.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        """, "actionSheet “T”: ?, c:“Cancel” …"
      ),
    ])
  func actions(body: String, expected: String) throws {
    let source = "class C: UIViewController { func f() {\n\(body)\npresent(a, animated: true)\n} }"
    #expect(try SwiftReader.read(source) == [expected])
  }

  @Test("S13: Helpers, extensions and subclasses are followed to the actions they add")
  func helpers() throws {
    let helpers = """
      extension UIAlertController {
        func addCancel(_ title: String = "Cancel") {
          addAction(UIAlertAction(title: title, style: .cancel))
        }
        static func make(_ title: String) -> UIAlertController {
          UIAlertController(title: title, message: nil, preferredStyle: .alert)
        }
        convenience init(deleting name: String, handler: @escaping () -> Void) {
          self.init(title: nil, message: "Delete?", preferredStyle: .actionSheet)
          addAction(UIAlertAction(title: "Delete", style: .destructive) { _ in handler() })
          addCancel()
        }
      }
      extension UIAlertAction {
        static let ok = UIAlertAction(title: "OK", style: .default)
        static func keep(_ title: String) -> UIAlertAction { UIAlertAction(title: title, style: .cancel) }
      }
      """
    let use = """
      class C: UIViewController {
        func f() {
          let a = UIAlertController.make("T")
          a.addAction(.ok)
          a.addAction(.keep("Keep"))
          present(a, animated: true)
        }
        func g() { present(UIAlertController(deleting: "x") {}, animated: true) }
      }
      """
    #expect(
      Set(try SwiftReader.read(helpers, use)) == [
        "alert “T”: “OK”, c:“Keep”", "actionSheet “Delete?”: d:“Delete”, c:“Cancel”",
      ])
  }

  @Test("S13: A function that makes an alert of its parameters is one for what each call says")
  func parameters() throws {
    let helper = """
      extension UIViewController {
        func confirm(title: String, ok: String, then: @escaping () -> Void) {
          let a = UIAlertController(title: title, message: nil, preferredStyle: .alert)
          a.addAction(UIAlertAction(title: ok, style: .default) { _ in then() })
          a.addAction(UIAlertAction(title: "Cancel", style: .cancel))
          present(a, animated: true)
        }
      }
      """
    let calls = """
      class C: UIViewController {
        func f() { confirm(title: "One", ok: "Do") {} }
        func e() { confirm(title: "One", ok: "Do") {} }
        func g() { self.confirm(title: "Two", ok: NSLocalizedString("go", comment: "")) {} }
      }
      """
    #expect(
      try SwiftReader.read(helper, calls) == [
        "alert “One”: “Do”, c:“Cancel”", "alert “Two”: [go], c:“Cancel”",
      ])
  }

  @Test("S13: The older classes of UIKit are read")
  func olderClasses() throws {
    let source = """
      func f() {
        let sheet = UIActionSheet(title: "T", delegate: self, cancelButtonTitle: "Cancel",
          destructiveButtonTitle: "Delete", otherButtonTitles: "A", "B")
        sheet.addButton(withTitle: "C")
        UIAlertView(title: "U", message: "M", delegate: nil, cancelButtonTitle: "OK").show()
      }
      """
    #expect(
      try SwiftReader.read(source) == [
        "actionSheet “T”: c:“Cancel”, d:“Delete”, “A”, “B”, “C”", "alert “U” “M”: c:“OK”",
      ])
  }

  @Test("S13: An initializer that the sources do not have is reported as skipped")
  func unknownInitializer() throws {
    let list = try SwiftReader.list([
      Data("func f() { present(UIAlertController(with: error)) }".utf8)
    ])
    #expect(list.sheets.isEmpty)
    #expect(list.skipped.map(\.reason) == ["its initializer is not in the sources"])
  }
}
