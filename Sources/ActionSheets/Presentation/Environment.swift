/// What the core needs to know of the host. All of it can change while a sheet is shown.
public struct Environment: Hashable, Sendable {
  /// The family of device.
  public var idiom: Idiom
  /// The room there is.
  public var sizeClass: SizeClass
  /// The direction of layout.
  public var layoutDirection: LayoutDirection
  /// Whether movement is unwelcome; transitions then take no time.
  public var reducesMotion: Bool

  /// Creates an environment; the defaults are those of a phone.
  public init(
    idiom: Idiom = .phone, sizeClass: SizeClass = .compact,
    layoutDirection: LayoutDirection = .leftToRight, reducesMotion: Bool = false
  ) {
    self.idiom = idiom
    self.sizeClass = sizeClass
    self.layoutDirection = layoutDirection
    self.reducesMotion = reducesMotion
  }
}
