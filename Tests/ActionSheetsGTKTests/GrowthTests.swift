import ActionSheets
import CGTK
import Testing

@testable import ActionSheetsGTK

extension GTKTests {
  @MainActor
  @Suite struct GrowthTests {
    /// What is presented, and over how wide a window.
    enum Kind: CaseIterable {
      case bottomSheet, popover, centered, alert, modal, own
    }

    @Test(arguments: Kind.allCases)
    func `L14: presentations leave no object and no memory behind`(kind: Kind) {
      let stand = Stand(width: kind == .bottomSheet ? 400 : 700)
      let own = GTKPresenter(SheetWindow(name: "own"))
      let presenter = kind == .own ? own : stand.presenter
      let body = Widget(new: gtk_label_new("Body"))
      let count = ObjectCount()
      // Not in `present`, which would hold what it waits for.
      func watchAll() {
        let top = kind == .own ? presenter?.host.window : presenter?.layers.last?.root
        if let top { count.watch(top, without: body) }
      }
      func present() {
        var ends = 0
        let id = begin(kind, stand, presenter, body: body) { ends += 1 }
        Display.wait { presenter?.layers.last?.view.root.isMapped == true }
        watchAll()
        if let id { presenter?.dismiss(id) }
        Display.wait { count.alive.isEmpty && ends == 1 }
        #expect(ends == 1)
      }
      let times = LongRun.isWanted ? 2000 : 50
      for _ in 0..<times / 10 where count.alive.isEmpty { present() }
      let before = Memory.resident
      for _ in 0..<times where count.alive.isEmpty { present() }
      let growth = Memory.resident - before
      if LongRun.isWanted { print("\(kind): \(count.seen) objects, \(growth >> 10) KiB more") }
      #expect(count.alive == [])
      #expect(count.seen > times)
      // Pages that the allocator keeps are no growth; a sheet that leaks is some 100 KiB.
      #expect(growth < 4 << 20)
    }

    private func begin(
      _ kind: Kind, _ stand: Stand, _ presenter: GTKPresenter?, body: Widget,
      end: @escaping () -> Void
    ) -> Presentation.ID? {
      let options = Presentation.Options(isAnimated: false)
      if kind == .modal {
        return presenter?.present(ModalView(title: "Edit"), body: body, options: options) { _ in
          end()
        }
      }
      let fields =
        kind == .alert ? [Content.Field("Name"), Content.Field("Word", isSecure: true)] : []
      let content = Content(
        kind: kind == .alert ? .alert : .actionSheet, title: Stand.note.title,
        message: Stand.note.message, buttons: Stand.note.buttons, fields: fields)
      let anchor: Anchor<Widget>? = kind == .popover ? .barButtonItem(stand.share) : nil
      return presenter?.present(Presentation.Request(content, options: options), from: anchor) {
        if case .ended = $0 { end() }
      }
    }
  }
}
