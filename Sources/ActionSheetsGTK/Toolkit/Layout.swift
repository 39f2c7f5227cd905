import CGTK

/// Places the children of a container by two functions of Swift.
///
/// GTK asks for a width first, then for the height that it leads to, and then has the children placed.
@MainActor
package final class Layout {
  /// Returns how wide the container is.
  package var width: () -> Widget.Extent = { Widget.Extent() }
  /// Returns how high the container is at a width, which is negative when any may come.
  package var height: (_ width: Int) -> Widget.Extent = { _ in Widget.Extent() }
  /// Places the children in an area.
  package var place: (_ width: Int, _ height: Int) -> Void = { _, _ in }

  /// Creates the layout of a container, which holds it from now on.
  package init(of container: Widget) {
    let manager = gtk_custom_layout_new(
      { _ in GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH },
      { widget, orientation, size, minimum, natural, minimumBaseline, naturalBaseline in
        let extent = Layout.measure(widget, orientation, Int(size))
        minimum?.pointee = Int32(clamping: extent.minimum)
        natural?.pointee = Int32(clamping: max(extent.minimum, extent.natural))
        minimumBaseline?.pointee = -1
        naturalBaseline?.pointee = -1
      },
      { widget, width, height, _ in Layout.place(widget, Int(width), Int(height)) })
    gtk_widget_set_layout_manager(container.pointer, manager)
    let box = Unmanaged.passRetained(self).toOpaque()
    g_object_set_data_full(container.cast(to: GObject.self), Layout.key, box) { data in
      guard let data else { return }
      Unmanaged<Layout>.fromOpaque(data).release()
    }
  }

  private nonisolated static let key = "actionsheets-layout"

  private nonisolated static func of(_ widget: UnsafeMutablePointer<GtkWidget>?) -> Layout? {
    guard let widget else { return nil }
    let object = UnsafeMutableRawPointer(widget).assumingMemoryBound(to: GObject.self)
    guard let data = g_object_get_data(object, key) else { return nil }
    return Unmanaged<Layout>.fromOpaque(data).takeUnretainedValue()
  }

  private nonisolated static func measure(
    _ widget: UnsafeMutablePointer<GtkWidget>?, _ orientation: GtkOrientation, _ size: Int
  ) -> Widget.Extent {
    let layout = of(widget)
    return MainActor.assumeIsolated {
      guard let layout else { return Widget.Extent() }
      return orientation == GTK_ORIENTATION_HORIZONTAL ? layout.width() : layout.height(size)
    }
  }

  private nonisolated static func place(
    _ widget: UnsafeMutablePointer<GtkWidget>?, _ width: Int, _ height: Int
  ) {
    let layout = of(widget)
    MainActor.assumeIsolated { layout?.place(width, height) }
  }
}
