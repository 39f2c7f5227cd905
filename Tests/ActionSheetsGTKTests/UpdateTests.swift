import ActionSheets
import CGTK
import Testing

@testable import ActionSheetsGTK

extension GTKTests {
  /// Content that changes while it is shown.
  @MainActor
  @Suite struct UpdateTests {
    private func sheet(_ title: String, _ names: [String]) -> ActionSheet<String> {
      ActionSheet(title: title, choices: names, cancel: "Cancel") { $0 }
    }

    /// Presents a sheet and returns its identity; the answers are appended to those of the stand.
    private func present(_ sheet: ActionSheet<String>, _ stand: Stand) -> Presentation.ID? {
      let id = stand.presenter?.present(sheet, options: Presentation.Options(isAnimated: false)) {
        _ in
      }
      Display.wait { stand.layer?.view.root.isMapped == true }
      Display.settle()
      return id
    }

    @Test(arguments: [400, 700] as [Int32])
    func `I14: texts and buttons change, and a row that stays keeps its widget and the focus`(
      width: Int32
    ) throws {
      let stand = Stand(width: width)
      let id = try #require(present(sheet("Branches", ["main", "next", "old"]), stand))
      stand.key("Down")
      #expect(stand.focusedTitle == "next")
      let row = try #require(stand.button("next"))
      let presenter = try #require(stand.presenter)
      #expect(presenter.update(id, with: sheet("Two Branches", ["new", "main", "next"])))
      Display.settle()
      #expect(stand.focusedTitle == "next")
      #expect(stand.button("next") == row)
      #expect(stand.button("old") == nil)
      let tops = ["new", "main", "next", "Cancel"].map { stand.bounds(of: $0)?.y ?? -1 }
      #expect(tops == tops.sorted() && tops[0] > 0)
      #expect(
        stand.layer?.view.root.label("actionsheet-title").map {
          String(cString: gtk_label_get_text($0.opaque))
        } == "Two Branches")
      stand.key("Escape")
    }

    @Test func `I14: the button that has the focus goes, and the core finds another one`() throws {
      let stand = Stand(width: 400)
      let id = try #require(present(sheet("Branches", ["main", "next"]), stand))
      stand.key("Down")
      #expect(stand.focusedTitle == "next")
      #expect(stand.presenter?.update(id, with: sheet("", ["main", "third"])) == true)
      Display.settle()
      #expect(stand.focusedTitle == "main")
      #expect(stand.layer?.view.heading == nil)
      stand.key("Down")
      #expect(stand.focusedTitle == "third")
      stand.key("Escape")
    }

    @Test func `I14: a field that stays keeps its text and its caret, and others come and go`()
      throws
    {
      let stand = Stand()
      let content = { (labels: [String]) in
        Content(
          kind: .alert, title: "Sign In", buttons: [.init("OK"), .init("Cancel", role: .cancel)],
          fields: labels.map { .init($0) })
      }
      let id = try #require(stand.present(content(["Name"])))
      Display.xdotool("type Anna")
      stand.key("Home")
      let entry = try #require(stand.layer?.view.fields?[0])
      stand.presenter?.send(.contentChanged(content(["Name", "Place"])), to: id)
      Display.settle()
      #expect(stand.layer?.view.fields?[0] == entry)
      #expect(entry.containsFocus)
      Display.xdotool("type H")
      Display.settle()
      #expect(entry.editedText.string == "HAnna")
      stand.key("Tab")
      #expect(stand.layer?.view.fields?[1]?.containsFocus == true)
      stand.presenter?.send(.contentChanged(content(["Name"])), to: id)
      Display.settle()
      #expect(stand.layer?.view.fields?[1] == nil)
      #expect(entry.containsFocus)
      stand.presenter?.send(.contentChanged(content([])), to: id)
      Display.settle()
      #expect(stand.focusedTitle == "OK")
      stand.key("Escape")
      #expect(stand.outcomes == [.cancelled(.escape)])
    }

    @Test func `I14, A12: two buttons stand side by side only while they are two`() throws {
      let stand = Stand()
      let content = { (titles: [String]) in
        Content(
          kind: .alert, title: "Sure?",
          buttons: titles.map { .init($0) } + [.init("Cancel", role: .cancel)])
      }
      let id = try #require(stand.present(content(["OK"])))
      #expect(stand.bounds(of: "OK")?.y == stand.bounds(of: "Cancel")?.y)
      stand.presenter?.send(.contentChanged(content(["OK", "Later"])), to: id)
      Display.settle()
      #expect((stand.bounds(of: "OK")?.y ?? 0) < (stand.bounds(of: "Cancel")?.y ?? 0))
      stand.presenter?.send(.contentChanged(content(["OK"])), to: id)
      Display.settle()
      #expect(stand.bounds(of: "OK")?.y == stand.bounds(of: "Cancel")?.y)
      stand.key("Escape")
    }

    @Test func `I14, I9: other rows of a list that is scrolled are made`() throws {
      let stand = Stand(width: 400)
      let names = { (word: String) in (0..<1000).map { "\(word) \($0)" } }
      let id = try #require(present(sheet("List", names("Row")), stand))
      for _ in 0..<12 { stand.key("Page_Down") }
      let area = try #require(stand.layer?.view.rows.area)
      #expect(stand.presenter?.update(id, with: sheet("List", names("Line"))) == true)
      #expect(
        Display.wait {
          stand.layer?.view.rows.made.values.contains { row in
            row.widget.bounds(in: area).map { $0.y < 1 && $0.maxY > 1 } == true
          } == true
        })
      #expect(stand.focusedTitle?.hasPrefix("Line") == true)
      stand.key("Escape")
    }
  }
}
