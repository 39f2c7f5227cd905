import ActionSheets
import Testing
import UIKitCompat

extension UIKit {
  @MainActor struct IndexTests {
    /// Cancel, destructive and first-other index, and the titles in storage order.
    private func indices(_ sheet: UIActionSheet) -> ([Int], [String?]) {
      (
        [sheet.cancelButtonIndex, sheet.destructiveButtonIndex, sheet.firstOtherButtonIndex],
        (0..<sheet.numberOfButtons).map { sheet.buttonTitle(at: $0) }
      )
    }

    @Test func `X1, S1: with everything absent there are no buttons and no indices`() {
      let sheets = [
        UIActionSheet(),
        UIActionSheet(
          title: nil, delegate: nil, cancelButtonTitle: nil, destructiveButtonTitle: nil),
        UIActionSheet(
          title: nil, delegate: nil, cancelButtonTitle: nil, destructiveButtonTitle: nil,
          otherButtonTitles: []),
      ]
      for sheet in sheets {
        #expect(indices(sheet) == ([-1, -1, -1], []))
      }
    }

    @Test func `X2: destructive comes before Cancel`() {
      let sheet = UIActionSheet(
        title: nil, delegate: nil, cancelButtonTitle: "C", destructiveButtonTitle: "D")
      #expect(indices(sheet) == ([1, 0, -1], ["D", "C"]))
    }

    @Test func `X3: Swift adds the other titles after Cancel`() {
      let sheet = UIActionSheet(
        title: nil, delegate: nil, cancelButtonTitle: "C", destructiveButtonTitle: "D",
        otherButtonTitles: "A", "B")
      #expect(indices(sheet) == ([1, 0, -1], ["D", "C", "A", "B"]))
      let ended = UIActionSheet(
        title: nil, delegate: nil, cancelButtonTitle: "C", destructiveButtonTitle: nil,
        otherButtonTitles: nil)
      #expect(indices(ended) == ([0, -1, -1], ["C"]))
    }

    @Test func `X4, X8: the array initializer has Objective-C's order, and first-other stays`() {
      let sheet = UIActionSheet(
        title: nil, delegate: nil, cancelButtonTitle: "C", destructiveButtonTitle: "D",
        otherButtonTitles: ["A", "B"])
      #expect(indices(sheet) == ([3, 0, 1], ["D", "A", "B", "C"]))
      sheet.addButton(withTitle: "E")
      #expect(indices(sheet) == ([3, 0, 1], ["D", "A", "B", "C", "E"]))
    }

    @Test func `X5: a button added gets the next free index, and no other moves`() {
      let sheet = UIActionSheet(
        title: nil, delegate: nil, cancelButtonTitle: "C", destructiveButtonTitle: "D")
      #expect(sheet.addButton(withTitle: "A") == 2)
      #expect(sheet.addButton(withTitle: "A") == 3)
      #expect(indices(sheet) == ([1, 0, -1], ["D", "C", "A", "A"]))
    }

    @Test func `X6, X10, S8: indices set later change the order on screen and no other`() {
      let host = Host()
      let sheet = UIActionSheet()
      for title in ["A", "B", "C", "D"] { sheet.addButton(withTitle: title) }
      sheet.cancelButtonIndex = 0
      sheet.destructiveButtonIndex = 2
      sheet.show(in: host.view)
      #expect(host.presenter.visibleTitles == ["C", "B", "D", "A"])
      #expect(indices(sheet) == ([0, 2, -1], ["A", "B", "C", "D"]))
    }

    @Test func `X7: a destructive button that stands alone is an ordinary one`() {
      let host = Host()
      let sheet = UIActionSheet(
        title: nil, delegate: nil, cancelButtonTitle: nil, destructiveButtonTitle: "D")
      sheet.show(in: host.view)
      #expect(host.presenter.presentation?.content.buttons.map(\.role) == [.default])
      #expect(sheet.destructiveButtonIndex == 0)
    }

    @Test(arguments: [-2, -1, 2, .max, .min])
    func `X9: there is no title outside the list`(index: Int) {
      let sheet = UIActionSheet(
        title: nil, delegate: nil, cancelButtonTitle: "C", destructiveButtonTitle: "D")
      #expect(sheet.buttonTitle(at: index) == nil)
    }

    @Test func `An alert view has Cancel first, and the others follow`() {
      let alert = UIAlertView(
        title: "T", message: nil, delegate: nil, cancelButtonTitle: "C", otherButtonTitles: "A",
        "B")
      #expect(alert.cancelButtonIndex == 0)
      #expect((0..<3).map { alert.buttonTitle(at: $0) } == ["C", "A", "B"])
      #expect(alert.firstOtherButtonIndex == -1)
      let array = UIAlertView(
        title: "T", message: nil, delegate: nil, cancelButtonTitle: "C", otherButtonTitles: ["A"])
      #expect(array.firstOtherButtonIndex == 1)
    }
  }
}
