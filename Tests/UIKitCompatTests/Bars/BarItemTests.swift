import ActionSheets
import Testing
import UIKitCompat

extension UIKit {
  @MainActor struct BarItemTests {
    @Test func `An item's own view is in the window of its toolbar, and nowhere else`() {
      let window = UIWindow(presenter: Probe())
      let (column, bar, view, inner) = (UIView(), UIToolbar(), UIView(), UILabel())
      for part in [column, bar] { window.addSubview(part) }
      column.addSubview(view)
      view.addSubview(inner)
      let item = UIBarButtonItem(customView: view)
      #expect(view.superview === column)
      bar.items = [item]
      #expect(view.superview == nil && column.subviews == [])
      #expect(view.window === window && inner.window === window)
      bar.items = []
      #expect(view.window == nil && inner.window == nil)
      bar.items = [item]
      column.addSubview(view)
      bar.items = []
      #expect(view.superview === column && view.window === window)
    }

    @Test
    func
      `A navigation item takes its items' own views, and the one that gets a view last shows it`()
    {
      let window = UIWindow(presenter: Probe())
      let notes = UIViewController()
      window.rootViewController = UINavigationController(rootViewController: notes)
      let view = UILabel()
      notes.view.addSubview(view)
      let (first, second) = (UIBarButtonItem(customView: view), UIBarButtonItem())
      #expect(view.superview === notes.view)
      notes.navigationItem.leftBarButtonItem = first
      #expect(view.superview == nil && notes.view.subviews == [])
      #expect(first.shownView === view && view.window === window)
      notes.navigationItem.rightBarButtonItem = second
      second.customView = view
      #expect(first.shownView == nil && second.shownView === view)
      notes.navigationItem.leftBarButtonItem = UIBarButtonItem(customView: view)
      #expect(notes.navigationItem.leftBarButtonItem?.shownView === view)
      #expect(second.shownView == nil)
      notes.view.addSubview(view)
      #expect(notes.navigationItem.leftBarButtonItem?.shownView == nil)
    }

    @Test func `P2: a popover may come from a view within an item's own`() {
      var anchor: Anchor<String>?
      let window = UIWindow(presenter: Probe { anchor = $0 })
      let (bar, view, inner) = (UIToolbar(), UIView(element: "own"), UIView())
      window.addSubview(bar)
      view.addSubview(inner)
      bar.items = [UIBarButtonItem(customView: view)]
      let sheet = UIActionSheet()
      sheet.addButton(withTitle: "A")
      sheet.show(in: inner)
      #expect(anchor == .view("own"))
    }

    @Test(arguments: Presentation.Vocabulary.languages)
    func `T8: no two system items are alike, and none is empty but the spaces`(language: Language) {
      let words = SystemItemVocabulary(language)
      let items = (0...24).compactMap { UIBarButtonItem.SystemItem(rawValue: $0) }
      let titles = items.map { words[$0] }.filter { !$0.isEmpty } + [words.back]
      #expect(titles.count == 24)
      #expect(Set(titles.map(SearchFolding.folded)).count == titles.count)
    }

    @Test(arguments: [
      (["LANG": "de_DE.UTF-8"], "Fertig"), (["LANG": "C.UTF-8", "LANGUAGE": "xx:ja"], "完了"),
      (["LANG": "C", "LANGUAGE": "de"], "Done"), ([:], "Done"),
    ])
    func `T8: at first system items are in the language that the environment names`(
      variables: [String: String], done: String
    ) {
      #expect(SystemItemVocabulary(environment: variables)[.done] == done)
    }

    @Test func `T8, S12: what system items say is in a language, and can be changed`() throws {
      let item = UIBarButtonItem(barButtonSystemItem: .done, target: nil, action: nil)
      let other = UIBarButtonItem(barButtonSystemItem: .trash, target: nil, action: nil)
      let own = UIBarButtonItem(title: "Share", style: .plain, target: nil, action: nil)
      let usual = systemItemVocabulary
      defer { systemItemVocabulary = usual }
      systemItemVocabulary = SystemItemVocabulary()
      #expect([item, other, own].map(\.shownTitle) == ["Done", "Delete", "Share"])
      let german = Presentation.Vocabulary.languages.first { $0.code == "de" }
      systemItemVocabulary = SystemItemVocabulary(try #require(german))
      systemItemVocabulary[.trash] = "Weg"
      #expect([item, other, own].map(\.shownTitle) == ["Fertig", "Weg", "Share"])
      #expect(UIBarButtonItem.flexibleSpace().shownTitle == "")
    }
  }
}
