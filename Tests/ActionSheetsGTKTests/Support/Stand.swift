import ActionSheets
import CGTK
import Testing

@testable import ActionSheetsGTK

/// A window with a bar and a list, a presenter over it, and what it reported.
@MainActor
final class Stand {
  let window: Widget
  /// A button in the header bar.
  let share: Widget
  /// A button beneath the sheets.
  let beneath: Widget
  private(set) var presenter: GTKPresenter?
  private(set) var calls: [Presentation.Call] = []
  private(set) var outcomes: [Outcome<ButtonID>] = []
  private(set) var presses = 0
  private(set) var texts: [FieldText] = []

  /// Shows the window.
  ///
  /// - Parameter window: A window of another class than usual, which holds nothing yet.
  init(
    width: Int32 = 700, height: Int32 = 500, appearance: Appearance = .toolkit,
    window made: Widget? = nil
  ) {
    Display.start
    window = made ?? Widget(new: gtk_window_new())
    share = Widget(new: gtk_button_new_with_label("Share"))
    beneath = Widget(new: gtk_button_new_with_label("Beneath"))
    let header = gtk_header_bar_new()
    gtk_header_bar_pack_end(OpaquePointer(header), share.pointer)
    let handle = window.cast(to: GtkWindow.self)
    gtk_window_set_titlebar(handle, header)
    gtk_window_set_default_size(handle, width, height)
    gtk_window_set_child(handle, beneath.pointer)
    gtk_widget_set_name(share.pointer, "share")
    presenter = GTKPresenter(window: window, appearance: appearance)
    // No screen reader is there to be led into the window.
    presenter?.focus.watchReader = { step in LoopTimer(nextTurn: { step(.nobodyListens) }) }
    beneath.on("clicked") { [weak self] in self?.presses += 1 }
    gtk_window_present(handle)
    #expect(Display.wait { gtk_window_is_active(handle) != 0 && window.size.width > 1 })
    beneath.grabFocus()
  }

  isolated deinit {
    presenter = nil
    if gtk_widget_get_root(window.pointer) != nil {
      gtk_window_destroy(window.cast(to: GtkWindow.self))
    }
    Display.settle()
  }

  /// The sheet of row S4's examples.
  static let note = Content(
    title: "Delete this note?", message: "It cannot be undone.",
    buttons: [
      .init("Delete Note", role: .destructive), .init("Email"), .init("Print"),
      .init("Cancel", role: .cancel),
    ])

  /// Presents and waits until the sheet stands.
  @discardableResult
  func present(
    _ content: Content = Stand.note, from anchor: Anchor<Widget>? = nil, animated: Bool = false,
    options: Presentation.Options = Presentation.Options(isAnimated: false)
  ) -> Presentation.ID? {
    texts = content.fields.map { FieldText($0.text) }
    var options = options
    options.isAnimated = animated
    let id = presenter?.present(Presentation.Request(content, options: options), from: anchor) {
      [weak self] report in
      switch report {
      case .call(let call): self?.calls.append(call)
      case .ended(let outcome): self?.outcomes.append(outcome)
      case .text(let field, let text): self?.texts[field] = text
      }
    }
    Display.wait { self.layer.map { $0.view.root.isMapped } ?? true }
    Display.settle()
    return id
  }

  /// Has a screen reader be there that listens to all and asks for nothing; the function tells of another step.
  func startReader() -> (ReaderProgress.Step) -> Void {
    var report: (ReaderProgress.Step) -> Void = { _ in }
    presenter?.focus.watchReader = {
      report = $0
      return nil
    }
    return { report($0) }
  }

  /// The topmost layer.
  var layer: SheetLayer? { presenter?.layers.last }

  /// The bounds of the sheet in the window.
  var sheetBounds: Rectangle<Double>? { layer?.view.root.bounds(in: window) }

  /// The bounds of a button in the window, or in the popover for a popover's.
  func bounds(of title: String) -> Rectangle<Double>? {
    button(title)?.bounds(in: window)
  }

  /// The button with a title.
  func button(_ title: String) -> Widget? {
    guard let presenter, let layer, let presentation = presenter.stage[layer.id] else { return nil }
    let found = presentation.content.buttons.first { $0.title == title }
    return found.flatMap { layer.view.widget(of: $0.id) }
  }

  /// The title of the button that has the keyboard's focus.
  var focusedTitle: String? {
    guard let presenter, let layer, let focus = FocusMemory.focus(of: window),
      let id = layer.view.button(containing: focus)
    else { return nil }
    return presenter.stage[layer.id]?.content[id]?.title
  }

  /// Presses and releases a key, and lets GTK work.
  func key(_ name: String) {
    Display.xdotool("key \(name)")
    Display.settle()
  }

  /// Moves the mouse to a point of a widget, by default to its middle.
  func move(to widget: Widget?, x: Int? = nil, y: Int? = nil) {
    Display.move(to: widget, x: x, y: y)
  }

  /// Presses a mouse button, or lets it go.
  func mouse(_ action: String) {
    Display.xdotool("\(action) 1")
    Display.settle()
  }

  /// Clicks on a point of a widget, by default on its middle.
  func click(on widget: Widget?, x: Int? = nil, y: Int? = nil) {
    move(to: widget, x: x, y: y)
    mouse("click")
  }

  /// Gives up the presenter.
  func dropPresenter() {
    presenter = nil
  }

  /// Changes the window's size and waits for it.
  func resize(_ width: Int32, _ height: Int32) {
    let old = window.size
    gtk_window_set_default_size(window.cast(to: GtkWindow.self), width, height)
    Display.wait { window.size != old }
    Display.settle()
  }
}
