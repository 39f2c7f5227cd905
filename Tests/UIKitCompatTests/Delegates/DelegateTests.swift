import ActionSheets
import Testing
import UIKitCompat

extension UIKit {
  @MainActor struct DelegateTests {
    let host = Host()

    @Test func `Every spelling of a sheet's delegate is called, and each call comes once`() {
      let delegates: [any UIActionSheetDelegate & SpellingRecorder] = [
        Swift3Plain(),
        Swift3Forced(),
        Swift3Optional(),
        Swift2Plain(),
        Swift2Forced(),
        Swift2Optional(),
        Swift1Plain(),
        Swift1Forced(),
        Swift1Optional(),
      ]
      for delegate in delegates {
        for ending in [{ host.presenter.escape() }, { host.press("Delete") }] {
          let sheet = UIActionSheet(
            title: nil, delegate: delegate, cancelButtonTitle: "Cancel",
            destructiveButtonTitle: "Delete")
          sheet.show(in: host.view)
          host.settle()
          ending()
          host.settle()
        }
        #expect(
          delegate.lines == [
            "willPresent", "didPresent", "cancel", "willDismiss 1", "didDismiss 1",
            "willPresent", "didPresent", "clicked 0", "willDismiss 0", "didDismiss 0",
          ], "\(type(of: delegate))")
      }
    }

    @Test func `Every spelling of an alert's delegate is called, and each call comes once`() {
      let delegates: [any UIAlertViewDelegate & SpellingRecorder] = [
        Alert3Plain(),
        Alert3Forced(),
        Alert3Optional(),
        Alert2Plain(),
        Alert2Forced(),
        Alert2Optional(),
        Alert1Plain(),
        Alert1Forced(),
        Alert1Optional(),
      ]
      for delegate in delegates {
        for ending in [{ host.presenter.escape() }, { host.press("No") }] {
          let alert = UIAlertView(
            title: "T", message: nil, delegate: delegate, cancelButtonTitle: "No",
            otherButtonTitles: "Yes")
          alert.show()
          host.settle()
          host.press("Yes")
          ending()
          host.settle()
        }
        #expect(
          delegate.lines == [
            "shouldEnable", "willPresent", "didPresent", "cancel", "willDismiss 0", "didDismiss 0",
            "shouldEnable", "willPresent", "didPresent", "clicked 0", "willDismiss 0",
            "didDismiss 0",
          ], "\(type(of: delegate))")
      }
    }

    @Test func `Of two spellings of one method only the newer is called`() {
      let delegate = TwoSpellings()
      let sheet = UIActionSheet(
        title: nil, delegate: delegate, cancelButtonTitle: "Cancel", destructiveButtonTitle: nil)
      sheet.show(in: host.view)
      host.press("Cancel")
      #expect(delegate.lines == ["newer"])
    }

    @Test func `L4: a cancellation reaches an older spelling of clicked`() {
      let delegate = TwoSpellings()
      let sheet = UIActionSheet(
        title: nil, delegate: delegate, cancelButtonTitle: "Cancel", destructiveButtonTitle: nil)
      sheet.show(in: host.view)
      host.presenter.escape()
      #expect(delegate.lines == ["newer"])
    }

    @Test func `A delegate without methods, and none at all, disturb nothing`() {
      for delegate in [Silent(), nil] {
        let sheet = UIActionSheet(
          title: nil, delegate: delegate, cancelButtonTitle: "Cancel", destructiveButtonTitle: nil)
        sheet.show(in: host.view)
        host.settle()
        host.presenter.escape()
        host.settle()
        #expect(!sheet.isVisible)
      }
      #expect(host.problems == [])
    }

    @Test func `A sheet may be its own delegate`() {
      final class SelfMade: UIActionSheet, UIActionSheetDelegate {
        var pressed: Int?
        func actionSheet(_ actionSheet: UIActionSheet, clickedButtonAt buttonIndex: Int) {
          pressed = buttonIndex
        }
      }
      let sheet = SelfMade()
      sheet.delegate = sheet
      sheet.addButton(withTitle: "A")
      sheet.show(in: host.view)
      host.press("A")
      #expect(sheet.pressed == 0)
    }
  }
}
