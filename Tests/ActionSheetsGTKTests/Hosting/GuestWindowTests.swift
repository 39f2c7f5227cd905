import ActionSheets
import CGTK
import Testing

@testable import ActionSheetsGTK

extension GTKTests {
  /// Windows of programs, of whatever kind and in whatever state.
  @MainActor
  @Suite struct GuestWindowTests {
    nonisolated static let widths: [Int32] = [400, 700]

    @Test(
      arguments: [
        (-1, -1, 600, .centered), (-1, -1, 300, .bottomSheet), (700, -1, 600, .centered),
        (700, -1, 300, .bottomSheet), (400, -1, 300, .bottomSheet), (1, 1, 600, .centered),
      ] as [(Int32, Int32, Int32, Presentation.Form)])
    func `P1, P2: the form of a window that is not shown yet is the one it will have`(
      width: Int32, height: Int32, content: Int32, expected: Presentation.Form
    ) {
      let window = plainWindow(content: content)
      gtk_window_set_default_size(handle(window), width, height)
      #expect(form(in: window) == expected)
    }

    @Test(arguments: [true, false])
    func `P2: a window that will fill the monitor is regular`(isMaximized: Bool) {
      let window = plainWindow(content: 100)
      gtk_window_set_default_size(handle(window), 300, 200)
      isMaximized ? gtk_window_maximize(handle(window)) : gtk_window_fullscreen(handle(window))
      #expect(form(in: window) == .centered)
    }

    @Test(arguments: widths)
    func `L14: a sheet ends when the program replaces what the window holds`(width: Int32) {
      let stand = Stand(width: width)
      stand.present(from: .barButtonItem(stand.share))
      let other = Widget(new: gtk_button_new_with_label("Other"))
      stand.window.content = other
      Display.settle()
      #expect(stand.outcomes == [.cancelled(.hostGone)])
      #expect(other.grabFocus())
      #expect(stand.share.grabFocus())
      stand.present(from: .barButtonItem(stand.share))
      #expect(!other.grabFocus())
      stand.key("Down")
      stand.key("Return")
      #expect(stand.outcomes.last == .chose(ButtonID(2)))
      #expect(other.grabFocus())
    }

    @Test func `L14: a program may wrap what the window holds while a sheet is up`() {
      let stand = Stand()
      stand.present()
      let overlay = stand.window.content
      stand.window.content = nil
      let box = Widget(new: gtk_box_new(GTK_ORIENTATION_VERTICAL, 0))
      gtk_box_append(box.cast(to: GtkBox.self), overlay?.pointer)
      stand.window.content = box
      Display.settle()
      #expect(stand.outcomes == [.cancelled(.hostGone)])
      stand.present()
      stand.key("Escape")
      #expect(stand.outcomes.last == .cancelled(.escape))
      #expect(stand.beneath.grabFocus())
    }

    @Test func `Content that was set aside comes back in the overlay that it had`() {
      let stand = Stand()
      let first = stand.window.content
      stand.window.content = Widget(new: gtk_button_new_with_label("Other"))
      stand.present()
      stand.key("Escape")
      #expect(stand.window.content != first)
      stand.window.content = first
      stand.present()
      stand.key("Escape")
      #expect(stand.window.content == first)
    }

    @Test func `A program may give the overlay any name`() {
      let stand = Stand()
      let overlay = stand.window.content
      gtk_widget_set_name(overlay?.pointer, "main")
      stand.present()
      #expect(stand.window.content == overlay)
    }

    @Test func `I8: what the program hides from screen readers stays hidden afterwards`() {
      let stand = Stand()
      stand.beneath.setAccessibleHidden(true)
      stand.present()
      #expect(stand.beneath.isAccessibleHidden)
      stand.key("Escape")
      #expect(stand.beneath.isAccessibleHidden)
      stand.beneath.setAccessibleHidden(false)
      stand.present()
      #expect(stand.beneath.isAccessibleHidden)
      stand.key("Escape")
      #expect(!stand.beneath.isAccessibleHidden)
    }

    @Test func `L17: what is no window is said to be none, and is left alone`() {
      Display.start
      let child = Widget(new: gtk_button_new())
      let box = Widget(new: gtk_box_new(GTK_ORIENTATION_VERTICAL, 0))
      gtk_box_append(box.cast(to: GtkBox.self), child.pointer)
      let adjustment = gtk_adjustment_new(0, 0, 1, 1, 1, 1)
      g_object_ref_sink(adjustment)
      defer { g_object_unref(adjustment) }
      let noWidget = adjustment.map { Widget($0) }
      let others = [box, child, Widget(new: gtk_popover_new()), noWidget].compactMap(\.self)
      let outcomes = others.map { GTKPresenter(window: $0).run(Presentation.Request(Stand.note)) }
      #expect(
        outcomes
          == ["GtkBox", "GtkButton", "GtkPopover", "GtkAdjustment"].map {
            .cancelled(.notPresented(.hostUnavailable("\($0) is not a window")))
          })
      #expect(child.parent == box)
      #expect(child.children.isEmpty)
    }

    @Test func `A window of a program's class may have a text that is called its content`() {
      Display.start
      let window = Widget(TextWindow.make())
      let child = Widget(new: gtk_label_new("Child"))
      gtk_window_set_child(handle(window.pointer), child.pointer)
      let presenter = GTKPresenter(window: window)
      #expect(child.isWithin(window))
      #expect(window.content == child.parent)
      #expect(presenter.environment.sizeClass == .compact)
      gtk_window_destroy(handle(window.pointer))
    }

    private func plainWindow(content: Int32) -> UnsafeMutablePointer<GtkWidget> {
      Display.start
      let window = gtk_window_new()
      let child = gtk_label_new("Content")
      gtk_widget_set_size_request(child, content, content)
      gtk_window_set_child(window.map(handle), child)
      return Widget(window ?? gtk_window_new()).pointer
    }

    private func handle(
      _ window: UnsafeMutablePointer<GtkWidget>
    ) -> UnsafeMutablePointer<GtkWindow> {
      Widget(window).cast(to: GtkWindow.self)
    }

    /// The form at once, after the window was seen to keep it.
    private func form(in window: UnsafeMutablePointer<GtkWidget>) -> Presentation.Form? {
      let presenter = GTKPresenter(window: Widget(window))
      presenter.present(
        Presentation.Request(Stand.note, options: Presentation.Options(isAnimated: false)),
        from: nil
      ) { _ in }
      let form = presenter.layers.last?.form
      gtk_window_present(handle(window))
      #expect(Display.wait { presenter.layers.last?.view.root.isMapped == true })
      Display.settle()
      #expect(presenter.layers.last?.form == form)
      gtk_window_destroy(handle(window))
      Display.settle()
      return form
    }
  }
}

/// A class of windows with a text where others have a widget.
@MainActor
private enum TextWindow {
  private static let type: GType = {
    var parent = GTypeQuery()
    g_type_query(gtk_window_get_type(), &parent)
    return g_type_register_static_simple(
      gtk_window_get_type(), "ActionSheetsTextWindow", parent.class_size,
      { type, _ in
        let objects = type?.assumingMemoryBound(to: GObjectClass.self)
        objects?.pointee.get_property = { _, _, value, _ in g_value_set_string(value, "text") }
        objects?.pointee.set_property = { _, _, _, _ in }
        g_object_class_install_property(
          objects, 1, g_param_spec_string("content", nil, nil, nil, G_PARAM_READWRITE))
      }, parent.instance_size, nil, GTypeFlags(rawValue: 0))
  }()

  static func make() -> OpaquePointer {
    OpaquePointer(g_object_new_with_properties(type, 0, nil, nil))
  }
}
