import ActionSheets
import CGTK
import Testing

@testable import ActionSheetsGTK

extension GTKTests {
  @MainActor
  @Suite struct EndingTests {
    nonisolated static let widths: [Int32] = [400, 700]

    @Test(arguments: widths)
    func `I1, L2: Down and Return choose`(width: Int32) {
      let stand = Stand(width: width)
      stand.present(from: .barButtonItem(stand.share))
      #expect(stand.focusedTitle == "Email")
      stand.key("Down")
      stand.key("Return")
      let outcome = Outcome.chose(ButtonID(2))
      #expect(stand.outcomes == [outcome])
      #expect(
        stand.calls == [
          .willPresent, .didPresent, .clicked(ButtonID(2)), .willDismiss(outcome),
          .didDismiss(outcome),
        ])
    }

    @Test(arguments: widths)
    func `L7: Escape cancels, and the focus returns`(width: Int32) {
      let stand = Stand(width: width)
      stand.present(from: .barButtonItem(stand.share))
      stand.key("Escape")
      #expect(stand.outcomes == [.cancelled(.escape)])
      #expect(FocusMemory.focus(of: stand.window) == stand.beneath)
    }

    @Test(arguments: widths)
    func `I4: a click on a button chooses it`(width: Int32) {
      let stand = Stand(width: width)
      stand.present(from: .barButtonItem(stand.share))
      stand.click(on: stand.button("Print"))
      #expect(stand.outcomes == [.chose(ButtonID(2))])
    }

    @Test(arguments: widths)
    func `L5, L6: a press outside cancels and reaches nothing beneath`(width: Int32) {
      let stand = Stand(width: width)
      stand.present(from: .barButtonItem(stand.share))
      stand.click(on: stand.window, x: 20, y: 100)
      #expect(stand.outcomes == [.cancelled(.outsidePress)])
      #expect(stand.presses == 0)
    }

    @Test func `The close button cancels and the window stays`() {
      let stand = Stand()
      stand.present()
      gtk_window_close(stand.window.cast(to: GtkWindow.self))
      Display.settle()
      #expect(stand.outcomes == [.cancelled(.escape)])
      #expect(stand.window.isMapped)
    }

    @Test func `S15: the close button has the program see to a view that cannot be dismissed`() {
      let stand = Stand()
      var asked: [String] = []
      for title in ["Edit", "Edit More"] {
        stand.presenter?.present(
          ModalView(title: title, isDismissible: false), body: Widget(new: gtk_entry_new()),
          options: Presentation.Options(isAnimated: false), completion: { _ in },
          onAttemptedDismissal: { asked.append(title) })
        Display.settle()
        gtk_window_close(stand.window.cast(to: GtkWindow.self))
        Display.settle()
      }
      #expect(asked == ["Edit", "Edit More"])
      #expect(stand.presenter?.isPresenting == true)
      #expect(stand.window.isMapped)
    }

    @Test func `I8: presenters of one window take turns, and leave it as it was`() {
      let stand = Stand()
      let other = GTKPresenter(window: stand.window)
      let options = Presentation.Options(isAnimated: false)
      var outcomes: [Outcome<ButtonID>] = []
      func presentOther() {
        other.present(Presentation.Request(Stand.note, options: options), from: nil) {
          (report: Presentation.Report) in
          if case .ended(let outcome) = report { outcomes.append(outcome) }
        }
        Display.wait { other.layers.allSatisfy { $0.view.root.isMapped } }
        Display.settle()
      }
      let reason = "another presenter shows a sheet over the window"
      let refused = Outcome<ButtonID>.cancelled(.notPresented(.hostUnavailable(reason)))
      let first = stand.present()
      presentOther()
      #expect(outcomes == [refused])
      if let first { stand.presenter?.dismiss(first) }
      presentOther()
      stand.present()
      #expect(stand.outcomes == [.cancelled(.programmatic), refused])
      stand.key("Return")
      #expect(outcomes == [refused, .chose(ButtonID(1))])
      stand.present()
      stand.key("Escape")
      #expect(stand.outcomes.last == .cancelled(.escape))
      #expect(stand.beneath.hasFocus)
    }

    @Test func `L14: the window is destroyed while a sheet is up`() {
      let stand = Stand()
      stand.present(from: .barButtonItem(stand.share))
      gtk_window_destroy(stand.window.cast(to: GtkWindow.self))
      Display.settle()
      #expect(stand.outcomes == [.cancelled(.hostGone)])
    }

    @Test(arguments: widths)
    func `L14: the presenter is dropped while a sheet is up`(width: Int32) {
      let stand = Stand(width: width)
      stand.present(from: .barButtonItem(stand.share))
      stand.dropPresenter()
      Display.settle()
      #expect(stand.outcomes == [.cancelled(.hostGone)])
      #expect(stand.beneath.grabFocus())
    }

    @Test func `L7: a body that has a use for Escape has the first one`() {
      let stand = Stand()
      let entry = Widget(new: gtk_search_entry_new())
      var endings: [Cancellation] = []
      stand.presenter?.present(
        ModalView(title: "Search"), body: entry, options: Presentation.Options(isAnimated: false)
      ) { endings.append($0) }
      Display.wait { entry.isMapped }
      Display.settle()
      stand.key("Escape")
      stand.key("a")
      stand.key("Escape")
      #expect(endings.isEmpty)
      stand.key("Escape")
      #expect(endings == [.escape])
    }

    @Test func `I7: the focus does not go back into a view that has gone meanwhile`() throws {
      let stand = Stand()
      let entry = Widget(new: gtk_entry_new())
      let lower = try #require(
        stand.presenter?.present(
          ModalView(title: "Edit"), body: entry, options: Presentation.Options(isAnimated: false)
        ) { (_: Cancellation) in })
      Display.wait { entry.isMapped }
      Display.settle()
      stand.present()
      stand.presenter?.dismiss(lower)
      Display.settle()
      stand.key("Escape")
      #expect(stand.outcomes == [.cancelled(.escape)])
      #expect(FocusMemory.focus(of: stand.window) == stand.beneath)
    }

    @Test func `L14: a view goes while a label in it is edited`() throws {
      let stand = Stand()
      // Not kept by anyone but the view.
      let id = try #require(
        stand.presenter?.present(
          ModalView(title: "Edit"), body: Widget(new: gtk_editable_label_new("Label")),
          options: Presentation.Options(isAnimated: false)
        ) { (_: Cancellation) in })
      Display.wait { stand.layer?.view.body?.isMapped == true }
      Display.settle()
      gtk_editable_label_start_editing(stand.layer?.view.body?.opaque)
      stand.key("x")
      stand.presenter?.dismiss(id)
      // The label ends the editing a moment after it has lost the focus.
      for _ in 0..<4 { Display.settle() }
      #expect(stand.presenter?.isPresenting == false)
      #expect(FocusMemory.focus(of: stand.window) == stand.beneath)
    }

    @Test func `L11: asking again from the same button dismisses`() {
      let stand = Stand()
      stand.present(from: .barButtonItem(stand.share))
      stand.present(from: .barButtonItem(stand.share))
      #expect(
        stand.outcomes == [.cancelled(.programmatic), .cancelled(.notPresented(.dismissedInstead))])
    }

    @Test func `L10: a sheet can be presented again`() {
      let stand = Stand()
      for _ in 0..<3 {
        stand.present()
        stand.key("Escape")
      }
      #expect(stand.outcomes == [.cancelled(.escape), .cancelled(.escape), .cancelled(.escape)])
    }

    @Test func `L17: a view that is in no window is named`() {
      let stand = Stand()
      let lost = Widget(new: gtk_button_new())
      gtk_widget_set_name(lost.pointer, "lost")
      stand.present(from: .view(lost))
      #expect(stand.outcomes == [.cancelled(.notPresented(.notInWindow(view: "lost")))])
    }

    @Test func `L17: a tree that is in no window yet stays the program's`() {
      let stand = Stand()
      let column = Widget(gtk_box_new(GTK_ORIENTATION_VERTICAL, 0))
      let button = Widget(gtk_button_new())
      gtk_widget_set_name(button.pointer, "early")
      gtk_box_append(column.cast(to: GtkBox.self), button.pointer)
      for _ in 0..<2 { stand.present(from: .barButtonItem(Widget(button.pointer))) }
      let refusal = Outcome<ButtonID>.cancelled(.notPresented(.notInWindow(view: "early")))
      #expect(stand.outcomes == [refusal, refusal])
      #expect(g_object_is_floating(column.pointer) != 0)
      gtk_window_set_child(stand.window.cast(to: GtkWindow.self), column.pointer)
      Display.wait { button.isMapped }
      stand.present(from: .barButtonItem(button))
      #expect(stand.layer?.form == .popover)
    }

    @Test func `I8: nothing beneath can be focused, and it can be afterwards`() {
      let stand = Stand()
      stand.present()
      #expect(!stand.beneath.grabFocus())
      #expect(!stand.share.grabFocus())
      stand.key("Escape")
      #expect(stand.share.grabFocus())
      #expect(stand.beneath.grabFocus())
    }
  }
}
