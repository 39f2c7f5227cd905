import ActionSheets
import Testing
import UIKitCompat

@testable import UIKitPrograms

extension UIKit {
  @MainActor struct ControllerProgramsTests {
    private func host(
      _ root: UIViewController, _ environment: Presentation.Environment = .pad
    ) -> Host {
      let host = Host(environment)
      host.window?.rootViewController = root
      host.window?.makeKeyAndVisible()
      return host
    }

    @Test func `A rename arms Save while there is a name, and shortens what is entered`() {
      let program = RenameProgram()
      let host = host(program)
      program.rename()
      host.settle()
      host.press("Save")
      #expect(program.name == "")
      host.presenter.enter("Shopping", inField: 0)
      #expect(host.presenter.presentation?.texts == [FieldText("Shopp")])
      host.presenter.enter("", inField: 0)
      host.presenter.key(.enter)
      host.settle()
      #expect(program.presentedViewController != nil)
      host.presenter.enter("Shops", inField: 0)
      host.presenter.key(.enter)
      host.settle()
      #expect(program.name == "Shops")
      #expect(host.problems == [])
    }

    @Test func `A login that watches its fields by notifications, on the main queue`() async {
      let program = NotifiedLoginProgram()
      let host = host(program)
      program.logIn()
      host.settle()
      host.presenter.enter("me", inField: 0)
      await turn()
      host.press("Log In")
      #expect(program.account == nil)
      host.presenter.enter("secret", inField: 1)
      await turn()
      host.press("Log In")
      #expect(program.account?.name == "me" && program.account?.secret == "secret")
    }

    @Test func `A modal editor is cancelled after a question from its bar item`() {
      let program = EditorHostProgram()
      let host = host(program)
      let editor = program.edit()
      host.settle()
      editor.text = "Draft"
      editor.navigationItem.leftBarButtonItem?.sendAction()
      host.settle()
      host.presenter.escape()
      host.settle()
      #expect(host.presenter.visibleCount == 1)
      editor.navigationItem.leftBarButtonItem?.sendAction()
      host.press("Discard")
      host.settle()
      #expect(program.log == ["shown", "cancelled"])
      #expect(program.presentedViewController == nil)
      #expect(host.problems == [])
    }

    @Test func `A modal editor saves, and a note of it comes and goes`() {
      let program = EditorHostProgram()
      let host = host(program)
      let editor = program.edit()
      host.settle()
      editor.text = "Text"
      editor.navigationItem.rightBarButtonItem?.sendAction()
      for _ in 0..<4 { host.settle() }
      #expect(program.log == ["shown", "saved Text", "toast"])
      #expect(host.presenter.visibleCount == 0)
      #expect(host.problems == [])
    }

    @Test func `Cells ask from their own buttons`() {
      let program = CellsProgram()
      let host = host(program)
      program.cells[1].moreButton.sendActions(for: .touchUpInside)
      #expect(host.presenter.form == .popover)
      host.settle()
      host.press("Share")
      program.cells[0].moreButton.sendActions(for: .touchUpInside)
      host.press("Delete")
      #expect(program.items == ["Two Share", "Three"])
      #expect(host.problems == [])
    }

    @Test func `A subclass says its style by overriding it`() {
      let host = Host()
      let sheet = OwnSheet()
      host.root.present(sheet, animated: false)
      #expect(host.presenter.presentation?.content.kind == .actionSheet)
      #expect(sheet.popoverPresentationController != nil)
      #expect(sheet.view.tintColor == .red)
    }

    @Test func `P3: a sheet whose arrow may point nowhere stands in the middle`() {
      let host = Host(.pad)
      let sheet = UIAlertController.note { _ in }
      host.root.presentActionSheet(sheet)
      host.settle()
      #expect(host.presenter.form == .centered)
      sheet.popoverPresentationController?.permittedArrowDirections = .up
      #expect(host.presenter.form == .popover)
      #expect(host.problems == [])
    }

    @Test func `A sheet may aim at its own view`() {
      let host = Host(.pad)
      let sheet = UIAlertController.note { _ in }
      sheet.popoverPresentationController?.sourceView = sheet.view
      host.root.present(sheet, animated: true)
      host.settle()
      #expect(host.presenter.visibleCount == 1)
      #expect(host.problems == [])
    }

    @Test func `Sheets that are kept and told apart by tag and identity`() {
      let program = TaggedSheetsProgram()
      let host = host(program)
      let bar = UITabBar()
      program.view.addSubview(bar)
      for _ in 0..<2 {
        program.share(from: bar)
        host.settle()
        host.press("Mail")
      }
      program.delete()
      host.press("Delete")
      host.press("Archive")
      #expect(program.log == ["mail", "share gone", "mail", "share gone", "Archive"])
      #expect(host.presenter.visibleCount == 0)
    }

    @Test func `Presenting and dismissing in completions, one inside the other`() {
      let program = ChainProgram()
      let host = host(program)
      program.begin()
      for _ in 0..<6 { host.settle() }
      #expect(program.log == ["two", "one", "none"])
      #expect(host.presenter.visibleCount == 0 && host.problems == [])
    }

    @Test func `L13: dismissed and replaced at once, only the last one stays`() {
      let program = ChainProgram()
      let host = host(program)
      for _ in 0..<3 {
        program.replace()
        host.settle()
      }
      program.replace()
      program.replace()
      for _ in 0..<4 { host.settle() }
      #expect(host.presenter.visibleCount == 1)
      host.press("OK")
      #expect(program.log == ["next"])
      #expect(program.presentedViewController == nil && host.problems == [])
    }

    @Test func `An alert without buttons is dismissed from the queue`() async {
      let program = ChainProgram()
      let host = host(program)
      program.wait()
      host.settle()
      await turn()
      host.settle()
      #expect(program.log == ["done"])
      #expect(host.presenter.visibleCount == 0)
    }

    @Test func `A new root controller appears, and the old one disappears`() {
      let program = LogoutProgram()
      let host = host(program)
      program.logOut()
      host.press("Yes")
      let login = host.window?.rootViewController as? LogoutProgram.LoginController
      #expect(login?.appearances == ["will", "did"])
      #expect(program.disappeared)
      #expect(host.problems == [])
    }

    @Test func `The window is found through the scene`() {
      let host = Host()
      let program = SceneProgram()
      program.ask("Really?")
      host.press("No")
      #expect(program.answer == false)
    }

    @Test func `A popover's place by its name since iOS 16`() {
      let program = SourceItemProgram()
      let host = host(UINavigationController(rootViewController: program))
      program.item.sendAction()
      #expect(host.presenter.form == .popover)
      host.settle()
      host.press("Copy")
      #expect(program.chosen == "Copy" && host.problems == [])
    }

    @Test func `An answer is awaited`() async {
      let host = Host()
      async let isSure = host.root.confirmed("Sure?")
      while host.presenter.visibleCount == 0 { await Task.yield() }
      host.press("OK")
      #expect(await isSure)
    }
  }
}
