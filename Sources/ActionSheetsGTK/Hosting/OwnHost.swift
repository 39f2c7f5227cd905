import ActionSheets
import CGTK

/// A window that is there for a sheet only, as large as the sheet needs.
@MainActor
final class OwnHost: SheetHost {
  private(set) var window: Widget?
  let fillsWindow = true
  let sizeClass = Presentation.SizeClass.regular
  var brightness = 1.0
  var onLoss: @MainActor () -> Void = {}
  /// Receives each new window before it is shown.
  var onOpen: @MainActor (Widget) -> Void = { _ in }
  private let configuration: SheetWindow
  private var loss: WindowLoss?
  private var layers: [Widget] = []

  init(_ configuration: SheetWindow) {
    self.configuration = configuration
  }

  func open() -> PresentationError? {
    guard gtk_init_check() != 0 else {
      return .hostUnavailable("there is no display to open a window on")
    }
    return nil
  }

  func add(_ layer: Widget) {
    layers.append(layer)
    let window = self.window ?? makeWindow()
    gtk_window_set_child(window.cast(to: GtkWindow.self), layer.pointer)
    gtk_window_present(window.cast(to: GtkWindow.self))
  }

  func remove(_ layer: Widget) {
    layers.removeAll { $0 == layer }
    guard let window else { return }
    if let next = layers.last {
      gtk_window_set_child(window.cast(to: GtkWindow.self), next.pointer)
    }
  }

  func setCovered(_ isCovered: Bool, sparing spared: Widget?) {}
  func hideBeneath() {}

  func close() {
    guard let window else { return }
    self.window = nil
    gtk_window_destroy(window.cast(to: GtkWindow.self))
    loss = nil
  }

  private func makeWindow() -> Widget {
    let window = Widget(new: gtk_window_new())
    let handle = window.cast(to: GtkWindow.self)
    gtk_window_set_title(handle, VisibleText.paragraph(configuration.name))
    if let icon = configuration.iconName { gtk_window_set_icon_name(handle, icon) }
    gtk_window_set_resizable(handle, 0)
    self.window = window
    onOpen(window)
    gtk_widget_realize(window.pointer)
    if let surface = gtk_native_get_surface(OpaquePointer(window.pointer)) {
      configuration.onRealize?(surface)
    }
    loss = WindowLoss(of: window) { [weak self] in self?.onLoss() }
    return window
  }
}
