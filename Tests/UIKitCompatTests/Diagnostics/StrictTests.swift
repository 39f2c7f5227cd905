import ActionSheets
import Testing
import UIKitCompat

extension UIKit {
  @MainActor struct StrictTests {
    @Test func `L17: in strict mode a view without a window stops with UIKit's message`() async {
      let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        await MainActor.run {
          UIKitCompat.strict = true
          let sheet = UIActionSheet()
          sheet.addButton(withTitle: "A")
          sheet.show(in: UIView())
        }
      }
      #expect(
        result.says("Sheet can not be presented because the view is not in a window: <UIView"))
    }

    @Test func `U2: in strict mode a second cancel action stops with UIKit's message`() async {
      let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        await MainActor.run {
          UIKitCompat.strict = true
          let sheet = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
          sheet.addAction(UIAlertAction(title: "A", style: .cancel))
          sheet.addAction(UIAlertAction(title: "B", style: .cancel))
        }
      }
      #expect(
        result.says(
          "UIAlertController can only have one action with a style of UIAlertActionStyleCancel"))
    }

    @Test func `U3: in strict mode a text field in an action sheet stops with UIKit's message`()
      async
    {
      let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        await MainActor.run {
          UIKitCompat.strict = true
          UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet).addTextField()
        }
      }
      #expect(
        result.says(
          "Text fields can only be added to an alert controller of style UIAlertControllerStyleAlert"
        ))
    }

    @Test func `U3: in strict mode a foreign preferred action stops`() async {
      await #expect(processExitsWith: .failure) {
        await MainActor.run {
          UIKitCompat.strict = true
          let alert = UIAlertController(title: nil, message: nil, preferredStyle: .alert)
          alert.preferredAction = UIAlertAction(title: "A", style: .default)
        }
      }
    }

    @Test func `U4: in strict mode a sheet without a place stops with UIKit's message`() async {
      let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        await MainActor.run {
          let host = Host(.pad)
          UIKitCompat.strict = true
          UIKitCompat.diagnostics = { FileHandle.standardError.write(Data($0.message.utf8)) }
          let sheet = UIAlertController(title: "T", message: nil, preferredStyle: .actionSheet)
          host.root.present(sheet, animated: true)
          host.settle()
        }
      }
      #expect(result.says("You must provide location information for this popover"))
    }

    @Test func `What UIKit only warns of stops nobody in strict mode`() {
      let host = Host()
      UIKitCompat.strict = true
      defer { UIKitCompat.strict = false }
      UIActionSheet().show(in: host.view)
      UIActionSheet().addButton(withTitle: nil)
      #expect(host.problems == [.notPresented, .missingTitle])
    }
  }
}

extension ExitTest.Result? {
  /// Returns whether the text was written to the standard error.
  fileprivate func says(_ text: String) -> Bool {
    self.map { String(decoding: $0.standardErrorContent, as: UTF8.self).contains(text) } ?? false
  }
}
