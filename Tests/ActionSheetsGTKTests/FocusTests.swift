import ActionSheets
import CGTK
import Testing

@testable import ActionSheetsGTK

extension GTKTests {
  /// Where the focus is when there is no button for it, and when a presenter goes.
  @MainActor
  @Suite struct FocusTests {
    nonisolated static let lonely = [
      Content(message: "It cannot be undone.", buttons: []),
      Content(message: "Wait.", buttons: [.init("Print", isEnabled: false)]),
      Content(kind: .alert, title: "Wait.", buttons: [.init("OK", isEnabled: false)]),
    ]

    @Test(arguments: lonely, [400, 700] as [Int32])
    func `I8: a sheet in which nothing can be focused takes the focus itself`(
      content: Content, width: Int32
    ) throws {
      let stand = Stand(width: width)
      stand.present(content, from: .barButtonItem(stand.share))
      let focus = try #require(FocusMemory.focus(of: stand.window))
      #expect(stand.layer.map { focus.isWithin($0.view.root) } == true)
      stand.key("Escape")
      #expect(stand.outcomes == [.cancelled(.escape)])
      #expect(FocusMemory.focus(of: stand.window) == stand.beneath)
    }

    @Test
    func `I8: the focus stays in a sheet whose last button is disabled, and comes back to it`()
      throws
    {
      let stand = Stand()
      let id = try #require(stand.present(Content(title: "Wait.", buttons: [.init("Print")])))
      stand.presenter?.send(.setEnabled(ButtonID(0), false), to: id)
      Display.settle()
      let focus = try #require(FocusMemory.focus(of: stand.window))
      #expect(stand.layer.map { focus == $0.view.root } == true)
      stand.presenter?.send(.setEnabled(ButtonID(0), true), to: id)
      // In a new window the sheet itself has the focus for a moment.
      #expect(Display.wait { stand.focusedTitle == "Print" })
    }

    @Test func `I7: a presenter that is dropped gives the focus back at once`() {
      let stand = Stand()
      let fields = [Content.Field("Word", isSecure: true)]
      stand.present(Content(kind: .alert, title: "Word?", buttons: [.init("OK")], fields: fields))
      stand.present(Content(message: "It is wrong.", buttons: []))
      stand.dropPresenter()
      #expect(FocusMemory.focus(of: stand.window) == stand.beneath)
    }
  }
}
