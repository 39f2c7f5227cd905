import ActionSheets
import CGTK
import Testing

@testable import ActionSheetsGTK

extension GTKTests {
  /// Whose the widget is that a modal view shows.
  @MainActor
  @Suite struct ModalBodyTests {
    private static let refused = Cancellation.notPresented(.bodyNotFree(view: "body"))

    private let stand = Stand()
    private let body = Widget(new: gtk_entry_new())
    private let box = Widget(new: gtk_box_new(GTK_ORIENTATION_VERTICAL, 0))
    private let ends = Ends()

    init() {
      gtk_widget_set_name(body.pointer, "body")
    }

    @Test func `L17: a body that stands in the program's own container is left there`() {
      gtk_box_append(box.cast(to: GtkBox.self), body.pointer)
      present()
      #expect(ends.all == [Self.refused])
      #expect(stand.presenter?.layers.isEmpty == true)
      #expect(body.parent == box)
    }

    @Test func `L17: a window is no body`() {
      let window = Widget(new: gtk_window_new())
      gtk_widget_set_name(window.pointer, "body")
      present(window)
      #expect(ends.all == [Self.refused])
      gtk_window_destroy(window.cast(to: GtkWindow.self))
    }

    @Test func `L17: a body is free once its view is over, and not before`() {
      let first = present()
      present()
      #expect(ends.all == [Self.refused])
      #expect(body.isMapped)
      if let first { stand.presenter?.dismiss(first) }
      Display.settle()
      present()
      #expect(ends.all == [Self.refused, .programmatic])
      #expect(body.isMapped)
    }

    @Test func `A body is free again as its completion hears`() {
      var isSecond = false
      let id = stand.presenter?.present(
        ModalView(title: "Edit"), body: body, options: Presentation.Options(isAnimated: false)
      ) { _ in
        isSecond = true
        present()
      }
      Display.settle()
      if let id { stand.presenter?.dismiss(id) }
      Display.settle()
      #expect(isSecond)
      #expect(ends.all == [])
      #expect(body.isMapped)
    }

    @Test func `L17: a body that the program uses while its view waits is left there`() {
      stand.presenter?.present(Presentation.Request(Stand.note), from: nil) {
        (_: Presentation.Report) in
      }
      present()
      gtk_box_append(box.cast(to: GtkBox.self), body.pointer)
      #expect(Display.wait { !ends.all.isEmpty })
      #expect(ends.all == [Self.refused])
      #expect(body.parent == box)
    }

    @Test func `A body that the program takes out while it is shown stays where it was put`() {
      let id = present()
      body.removeFromParent()
      gtk_box_append(box.cast(to: GtkBox.self), body.pointer)
      Display.settle()
      if let id { stand.presenter?.dismiss(id) }
      Display.settle()
      #expect(ends.all == [.programmatic])
      #expect(body.parent == box)
    }

    @Test(arguments: [false, true])
    func `L7: Escape cancels a view whose body the program takes out`(isMoved: Bool) {
      present()
      body.grabFocus()
      body.removeFromParent()
      if isMoved { gtk_box_append(box.cast(to: GtkBox.self), body.pointer) }
      Display.settle()
      #expect(FocusMemory.focus(of: stand.window) == stand.layer?.view.root)
      stand.key("Escape")
      #expect(ends.all == [.escape])
    }

    @Test
    func `I8: a body that the program moves elsewhere is neither laid out nor given the focus`()
      throws
    {
      let other = Widget(new: gtk_window_new())
      defer { gtk_window_destroy(other.cast(to: GtkWindow.self)) }
      present()
      let layer = try #require(stand.layer)
      let presentation = try #require(stand.presenter?.stage[layer.id])
      #expect(layer.view.body == body)
      let sheet = layer.view.root.size
      body.removeFromParent()
      gtk_window_set_child(other.cast(to: GtkWindow.self), box.pointer)
      gtk_box_append(box.cast(to: GtkBox.self), body.pointer)
      let size = body.size
      layer.view.group.queueAllocate()
      Display.settle()
      #expect(layer.view.body == nil)
      #expect(body.size == size)
      #expect(layer.view.root.size == sheet)
      layer.view.focus(presentation)
      #expect(FocusMemory.focus(of: other) == nil)
      #expect(FocusMemory.focus(of: stand.window) == layer.view.root)
    }

    @discardableResult
    private func present(_ other: Widget? = nil) -> Presentation.ID? {
      let id = stand.presenter?.present(
        ModalView(title: "Edit"), body: other ?? body,
        options: Presentation.Options(isAnimated: false)
      ) { [ends] in ends.all.append($0) }
      Display.settle()
      return id
    }

    /// How the views ended.
    @MainActor
    private final class Ends {
      var all: [Cancellation] = []
    }
  }
}
