import ActionSheets
import Testing
import UIKitCompat

extension UIKit {
  @MainActor struct LifecycleTests {
    let host = Host()
    let recorder = Recorder()

    private func sheet(
      cancel: String? = "Cancel", _ delegate: (any UIActionSheetDelegate)? = nil
    ) -> UIActionSheet {
      UIActionSheet(
        title: nil, delegate: delegate ?? recorder, cancelButtonTitle: cancel,
        destructiveButtonTitle: "Delete", otherButtonTitles: "Email", "Print")
    }

    @Test func `L1, L9: willPresent at once, didPresent in place; visible until it is gone`() {
      let sheet = sheet()
      #expect(!sheet.isVisible)
      sheet.show(in: host.view)
      #expect(sheet.isVisible)
      #expect(recorder.lines == ["willPresent"])
      host.settle()
      #expect(recorder.lines == ["willPresent", "didPresent"])
      host.presenter.press("Email")
      #expect(sheet.isVisible)
      host.settle()
      #expect(!sheet.isVisible)
    }

    @Test(arguments: [("Delete", 0), ("Cancel", 1), ("Email", 2), ("Print", 3)])
    func `L2, S9: a press is clicked, willDismiss and didDismiss, without cancel`(
      title: String, index: Int
    ) {
      let hearing = CancelRecorder()
      sheet(hearing).show(in: host.view)
      host.press(title)
      #expect(
        hearing.lines == ["clicked \(index)", "willDismiss \(index)", "didDismiss \(index)"])
    }

    @Test(arguments: [("Cancel", 1), (nil, -1)])
    func `L3, L4, L7: Escape is cancel, or else a press of Cancel`(cancel: String?, index: Int) {
      let hearing = CancelRecorder()
      sheet(cancel: cancel, hearing).show(in: host.view)
      host.presenter.escape()
      host.settle()
      #expect(hearing.lines == ["cancel", "willDismiss \(index)", "didDismiss \(index)"])
      sheet(cancel: cancel).show(in: host.view)
      host.presenter.escape()
      host.settle()
      #expect(
        recorder.afterwards == [
          "clicked \(index)", "willDismiss \(index)", "didDismiss \(index)",
        ])
    }

    @Test func `L3: the system's cancellation is told as cancel`() {
      let hearing = CancelRecorder()
      sheet(hearing).show(in: host.view)
      host.presenter.cancelAll(.interrupted)
      host.settle()
      #expect(hearing.lines == ["cancel", "willDismiss 1", "didDismiss 1"])
    }

    @Test func `L5: a press outside a popover cancels`() {
      let host = Host(.pad)
      let hearing = CancelRecorder()
      sheet(hearing).show(
        from: CGRect(x: 10, y: 10, width: 10, height: 10), in: host.view, animated: true)
      #expect(host.presenter.form == .popover)
      host.presenter.pressOutside()
      host.settle()
      #expect(hearing.lines == ["cancel", "willDismiss 1", "didDismiss 1"])
    }

    @Test(arguments: [("Cancel", 3), (nil, 0)])
    func `L6: a press outside on a phone cancels only where Cancel is`(
      cancel: String?, calls: Int
    ) {
      let hearing = CancelRecorder()
      sheet(cancel: cancel, hearing).show(in: host.view)
      host.settle()
      host.presenter.pressOutside()
      host.settle()
      #expect(hearing.lines.count == calls)
    }

    @Test(arguments: [0, 3, -1, -2, 99])
    func `L8: dismissal from code passes its index on and is no press`(index: Int) {
      let sheet = sheet()
      sheet.show(in: host.view)
      host.settle()
      sheet.dismiss(withClickedButtonIndex: index, animated: true)
      sheet.dismiss(withClickedButtonIndex: 1, animated: true)
      host.settle()
      #expect(recorder.afterwards == ["willDismiss \(index)", "didDismiss \(index)"])
    }

    @Test func `L10: a sheet shown again works like the first time`() {
      let sheet = sheet()
      for _ in 0..<3 {
        recorder.lines = []
        sheet.show(in: host.view)
        host.settle()
        host.press("Print")
        #expect(
          recorder.lines == [
            "willPresent", "didPresent", "clicked 3", "willDismiss 3", "didDismiss 3",
          ])
      }
      #expect(host.problems == [])
    }

    @Test func `L11: from the same source a second show dismisses, from another it is refused`() {
      let item = UIBarButtonItem(title: "Share", style: .plain, target: nil, action: nil)
      host.root.navigationItem.rightBarButtonItem = item
      sheet().show(from: item, animated: false)
      let second = sheet()
      second.show(from: item, animated: false)
      host.settle()
      #expect(recorder.afterwards == ["willDismiss 1", "didDismiss 1"])
      #expect(!second.isVisible)
      #expect(host.problems == [])
      second.show(from: item, animated: false)
      second.show(in: host.view)
      #expect(host.problems == [.notPresented])
      #expect(second.isVisible)
      host.press("Email")
      #expect(recorder.lines.last == "didDismiss 2")
    }

    @Test func `L12: a sheet shown within clicked starts after didDismiss`() {
      let sheet = sheet()
      recorder.onClick = { [host] in
        sheet.show(in: host.view)
        #expect(sheet.isVisible)
      }
      sheet.show(in: host.view)
      host.settle()
      recorder.lines = []
      host.presenter.press("Email")
      host.settle()
      #expect(recorder.lines == ["clicked 2", "willDismiss 2", "didDismiss 2", "willPresent"])
      #expect(sheet.isVisible)
      recorder.onClick = nil
      host.settle()
      host.press("Print")
      #expect(!sheet.isVisible)
    }

    @Test func `L13: a sheet shown while another moves waits for it`() {
      let first = sheet()
      first.show(in: host.view)
      let other = UIActionSheet(
        title: nil, delegate: nil, cancelButtonTitle: "No", destructiveButtonTitle: nil)
      other.show(in: UIView.inside(host.view))
      #expect(host.presenter.visibleCount == 1)
      host.settle()
      #expect(host.presenter.visibleCount == 2)
    }

    @Test func `L14: calls to a delegate that is gone are dropped`() {
      var delegate: Recorder? = Recorder()
      weak let gone = delegate
      sheet(delegate).show(in: host.view)
      delegate = nil
      #expect(gone == nil)
      host.press("Email")
      #expect(!host.presenter.isVisible(Presentation.ID(1)))
    }

    @Test func `L14: when the window goes, its sheets go without a call, and nothing is left`() {
      weak var gone: UIActionSheet?
      do {
        let sheet = sheet()
        gone = sheet
        sheet.show(in: host.view)
        host.settle()
      }
      #expect(gone != nil)
      host.window?.rootViewController = nil
      host.window = nil
      #expect(recorder.lines == ["willPresent", "didPresent"])
      #expect(host.presenter.visibleCount == 0)
      #expect(gone == nil)
    }

    @Test func `L14: a view that goes leaves its sheet to be answered`() {
      do {
        let view = UIView.inside(host.view)
        sheet().show(in: view)
        view.removeFromSuperview()
      }
      host.settle()
      host.press("Email")
      #expect(recorder.lines.last == "didDismiss 2")
    }

    @Test func `L15: a press during the opening counts`() {
      sheet().show(in: host.view)
      host.presenter.press("Email")
      host.settle()
      #expect(recorder.lines == ["willPresent", "clicked 2", "willDismiss 2", "didDismiss 2"])
    }

    @Test func `L16: the form follows the host, and nobody is called`() {
      let host = Host(.pad)
      sheet().show(from: .zero, in: host.view, animated: true)
      host.settle()
      recorder.lines = []
      host.presenter.resize(to: .compact)
      #expect(host.presenter.form == .bottomSheet)
      #expect(recorder.lines == [])
    }

    @Test func `L17: from a view in no window it is reported, and shown in the key window`() {
      let sheet = sheet()
      let view = UIView()
      sheet.show(in: view)
      #expect(host.problems == [.notInWindow])
      #expect(
        host.messages.first?.hasPrefix(
          "Sheet can not be presented because the view is not in a window: <UIView: 0x") == true)
      #expect(sheet.isVisible)
    }

    @Test func `L18, L19: dismissal leaves the sheets beneath`() {
      let below = sheet()
      below.show(in: host.view)
      host.settle()
      let above = UIActionSheet(
        title: nil, delegate: nil, cancelButtonTitle: "No", destructiveButtonTitle: nil)
      above.show(in: UIView.inside(host.view))
      host.settle()
      above.dismiss(withClickedButtonIndex: 0, animated: false)
      host.settle()
      #expect(below.isVisible && !above.isVisible)
      #expect(recorder.lines == ["willPresent", "didPresent"])
    }

    @Test func `A sheet dismissed within willPresent goes again`() {
      let sheet = sheet()
      recorder.onPresent = { sheet.dismiss(withClickedButtonIndex: 7, animated: false) }
      sheet.show(in: host.view)
      host.settle()
      #expect(recorder.lines == ["willPresent", "willDismiss 7", "didDismiss 7"])
    }

    @Test func `A sheet dismissed within clicked keeps the index of the press`() {
      let sheet = sheet()
      recorder.onClick = { sheet.dismiss(withClickedButtonIndex: 7, animated: false) }
      sheet.show(in: host.view)
      host.press("Email")
      #expect(recorder.lines.last == "didDismiss 2")
    }
  }
}

extension UIView {
  /// A new view within another.
  static func inside(_ view: UIView) -> UIView {
    let inner = UIView(frame: CGRect(x: 10, y: 10, width: 20, height: 20))
    view.addSubview(inner)
    return inner
  }
}
