import ActionSheets
import Testing
import UIKitCompat

@testable import UIKitPrograms

extension UIKit {
  @MainActor struct EarlierProgramsTests {
    private func host<Root: UIViewController>(
      _ root: Root, _ environment: Presentation.Environment = .phone
    ) -> Host {
      let host = Host(environment)
      host.window?.rootViewController = UINavigationController(rootViewController: root)
      host.window?.makeKeyAndVisible()
      return host
    }

    @available(*, deprecated)
    @Test(arguments: [("Camera", "Camera"), ("Library", "Library"), ("Cancel", "nothing")])
    func `A choice of sources for a picture, in the window or from a bar item`(
      title: String, chosen: String
    ) {
      for environment in [Presentation.Environment.phone, .pad] {
        let program = PhotoSourceProgram()
        let host = host(program, environment)
        program.choose(sender: program)
        host.settle()
        if environment == .pad, title == "Cancel" {
          host.presenter.pressOutside()
        } else {
          host.presenter.press(title)
        }
        host.settle()
        #expect(program.chosen == chosen)
        #expect(host.problems == [])
      }
    }

    @available(*, deprecated)
    @Test func `Deletion is told by the tag and the destructive index`() {
      let program = PhotoSourceProgram()
      let host = host(program, .pad)
      program.askToDelete()
      host.press("Delete")
      #expect(program.chosen == "deleted")
    }

    @available(*, deprecated)
    @Test func `A sheet that is its own delegate runs the closure of its button, and goes`() {
      let host = Host()
      var log: [String] = []
      weak var gone: ClosureSheet?
      do {
        let sheet = ClosureSheet(title: "T")
          .addButton(title: "A") { log.append("a") }
          .addButton(title: "B") { log.append("b") }
          .addCancelButton(title: "Cancel")
        gone = sheet
        sheet.showInView(host.view)
      }
      host.settle()
      host.press("B")
      #expect(log == ["b"])
      #expect(gone == nil)
    }

    @available(*, deprecated)
    @Test func `L12: a login alert arms its button, and shows another alert when it is refused`() {
      let host = Host()
      let program = LoginProgram()
      program.login()
      host.settle()
      host.press("OK")
      #expect(program.attempts == [])
      host.presenter.enter("me", inField: 0)
      host.presenter.enter("42", inField: 1)
      host.press("OK")
      #expect(program.attempts == ["me:42"])
      #expect(host.presenter.presentation?.content.title == "Wrong")
      host.press("OK")
      #expect(host.presenter.visibleCount == 0)
    }

    @available(*, deprecated)
    @Test func `Logging out and renaming in Swift 2, dismissing once more in the handler`() {
      let program = Swift2Program()
      let host = host(program, .pad)
      let button = UIButton(frame: CGRect(x: 10, y: 10, width: 20, height: 20))
      program.view.addSubview(button)
      program.logOut(sender: button)
      host.settle()
      #expect(host.presenter.form == .popover)
      host.press("Log Out")
      program.rename(old: "Old")
      host.settle()
      host.presenter.enter("New", inField: 0)
      host.press("OK")
      #expect(program.log == ["out", "presented", "New", "dismissed"])
      #expect(host.problems == [])
    }

    @available(*, deprecated)
    @Test func `A place that is missing is reported, and the sheet shown in the key window`() {
      let host = Host(.pad)
      let nothing: UIView? = nil
      let noItem: UIBarButtonItem? = nil
      let noToolbar: UIToolbar? = nil
      let noTabBar: UITabBar? = nil
      let shows: [(UIActionSheet) -> Void] = [
        { $0.showInView(nothing) },
        { $0.showFromBarButtonItem(noItem, animated: false) },
        { $0.showFromRect(.zero, inView: nothing, animated: false) },
        { $0.showFromToolbar(noToolbar) },
        { $0.showFromTabBar(noTabBar) },
      ]
      for show in shows {
        let sheet = UIActionSheet()
        sheet.addButton(withTitle: "A")
        host.problems = []
        show(sheet)
        #expect(host.problems == [.notInWindow])
        #expect(sheet.isVisible && host.presenter.form == .centered)
        host.press("A")
        #expect(!sheet.isVisible)
      }
    }
  }
}
