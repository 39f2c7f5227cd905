import CGTK

/// A GTK widget, kept alive for as long as this value is held.
///
/// Programs make one from any pointer to a widget, to say where a sheet comes from:
///
///     presenter.present(sheet, from: .barButtonItem(Widget(shareButton))) { … }
///
/// The pointer may have the type of any widget class, or be opaque; it must point to a `GtkWidget`. Used on the main
/// thread only, as GTK is.
@MainActor
public final class Widget {
  /// The widget itself, for GTK's own functions.
  public let pointer: UnsafeMutablePointer<GtkWidget>

  /// Holds a widget, and leaves to the program whose it is: one that is in no container yet stays floating.
  public init(_ pointer: UnsafeMutablePointer<GtkWidget>) {
    self.pointer = pointer
    g_object_ref(pointer)
  }

  /// Takes over a widget that was just made: it goes with this value unless a container has it by then.
  ///
  ///     presenter.present(ModalView(title: "Edit"), body: Widget(new: gtk_entry_new()))
  public init(new pointer: UnsafeMutablePointer<GtkWidget>) {
    self.pointer = pointer
    g_object_ref_sink(pointer)
  }

  /// Holds a widget that a class-specific pointer points to.
  public convenience init<Class>(_ pointer: UnsafeMutablePointer<Class>) {
    self.init(UnsafeMutableRawPointer(pointer).assumingMemoryBound(to: GtkWidget.self))
  }

  /// Holds a widget whose class has no layout in GTK's headers.
  public convenience init(_ pointer: OpaquePointer) {
    self.init(UnsafeMutablePointer<GtkWidget>(pointer))
  }

  isolated deinit {
    g_object_unref(pointer)
  }

  /// The pointer as GTK's headers declare it for classes without a layout.
  package var opaque: OpaquePointer { OpaquePointer(pointer) }

  /// The pointer as a pointer to the widget's class.
  package func cast<Class>(to _: Class.Type) -> UnsafeMutablePointer<Class> {
    UnsafeMutableRawPointer(pointer).assumingMemoryBound(to: Class.self)
  }

  /// Tells the widget from all others for as long as it lives.
  var identity: UnsafeRawPointer { UnsafeRawPointer(pointer) }

  /// Whether it is a window: one of the screen, not a popover.
  var isWindow: Bool { cgtk_is_window(pointer) != 0 }

  var typeName: String { cgtk_type_name(pointer).map { String(cString: $0) } ?? "" }

  /// The widget's name in the program, which is the class's when none was given.
  var name: String { gtk_widget_get_name(pointer).map { String(cString: $0) } ?? "" }
}

/// Two values are equal that hold the same widget.
extension Widget: @MainActor Hashable {
  /// Returns whether both hold the same widget.
  public static func == (left: Widget, right: Widget) -> Bool { left.pointer == right.pointer }

  /// Hashes the widget's address.
  public func hash(into hasher: inout Hasher) { hasher.combine(pointer) }
}
