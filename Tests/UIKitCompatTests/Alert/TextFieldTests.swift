import ActionSheets
import Testing
import UIKitCompat

extension UIKit {
  @MainActor final class TextFieldTests {
    let host = Host()
    var log: [String] = []

    @Test func `The handler finds what was entered, and entering enables an action`() {
      let alert = UIAlertController(title: "Rename", message: "Note", preferredStyle: .alert)
      alert.addTextField { field in
        field.placeholder = "Title"
        field.text = "Old"
        field.addAction(
          UIAction { [unowned alert] action in
            let field = action.sender as? UITextField
            alert.actions[0].isEnabled = field?.hasText == true
          }, for: .editingChanged)
      }
      alert.addAction(
        UIAlertAction(title: "Rename", style: .default) { _ in
          self.log.append(alert.textFields?[0].text ?? "")
        })
      alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
      host.root.present(alert, animated: false)
      #expect(host.presenter.presentation?.content.fields == [Content.Field("Title", text: "Old")])
      host.presenter.enter("", inField: 0)
      host.press("Rename")
      #expect(log == [])
      host.presenter.enter("New", inField: 0)
      host.press("Rename")
      #expect(log == ["New"])
    }

    @Test func `Text that the program sets is shown, and a notification follows what is entered`()
      async
    {
      let alert = UIAlertController(title: "T", message: nil, preferredStyle: .alert)
      alert.addTextField()
      alert.addTextField { $0.isSecureTextEntry = true }
      let token = NotificationCenter.default.addObserver(
        forName: UITextField.textDidChangeNotification, object: alert.textFields?[1], queue: nil
      ) { _ in MainActor.assumeIsolated { self.log.append("changed") } }
      defer { NotificationCenter.default.removeObserver(token) }
      host.root.present(alert, animated: false)
      alert.textFields?[0].text = "set"
      #expect(host.presenter.presentation?.texts.map(\.string) == ["set", ""])
      #expect(log == [])
      host.presenter.enter("secret", inField: 1)
      await turn()
      #expect(log == ["changed"])
      #expect(alert.textFields?.map(\.text) == ["set", "secret"])
      #expect(host.presenter.presentation?.content.fields.map(\.isSecure) == [false, true])
    }

    @Test(arguments: [
      (UIAlertViewStyle.default, []), (.plainTextInput, [false]), (.secureTextInput, [true]),
      (.loginAndPasswordInput, [false, true]),
    ])
    func `An alert view has the fields of its style`(style: UIAlertViewStyle, secure: [Bool]) {
      let alert = UIAlertView(title: "T", message: nil, delegate: nil, cancelButtonTitle: "OK")
      alert.alertViewStyle = style
      alert.show()
      host.settle()
      #expect(host.presenter.presentation?.content.fields.map(\.isSecure) == secure)
      for position in secure.indices {
        host.presenter.enter("text \(position)", inField: position)
        #expect(alert.textField(at: position)?.text == "text \(position)")
      }
      #expect(host.problems == [])
      #expect(alert.textField(at: secure.count) == nil)
      #expect(host.problems == [.indexOutOfRange])
    }

    @Test func `An alert view asks again whether its first button can be pressed`() {
      final class Delegate: NSObject, UIAlertViewDelegate {
        var pressed: Int?
        func alertViewShouldEnableFirstOtherButton(_ alertView: UIAlertView) -> Bool {
          alertView.textField(at: 0)?.hasText == true
        }
        func alertView(_ alertView: UIAlertView, clickedButtonAt buttonIndex: Int) {
          pressed = buttonIndex
        }
      }
      let delegate = Delegate()
      let alert = UIAlertView(
        title: "T", message: nil, delegate: delegate, cancelButtonTitle: "No",
        otherButtonTitles: "Yes")
      alert.alertViewStyle = .plainTextInput
      alert.show()
      host.settle()
      host.press("Yes")
      #expect(delegate.pressed == nil)
      host.presenter.enter("x", inField: 0)
      host.press("Yes")
      #expect(delegate.pressed == 1)
    }
  }
}
