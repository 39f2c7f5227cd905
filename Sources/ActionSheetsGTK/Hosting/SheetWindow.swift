/// Describes a window that is there for a sheet only.
@MainActor
public struct SheetWindow {
  /// The name that the desktop shows for the window.
  public var name: String
  /// The name of an icon of the desktop's icon theme, or `nil` for none.
  public var iconName: String?
  /// Receives the window's `GdkSurface` before it is shown, to tie it to another program's window.
  package var onRealize: ((OpaquePointer) -> Void)?

  /// Describes a window.
  public init(name: String = "", iconName: String? = nil) {
    self.name = name
    self.iconName = iconName
  }
}
