import ActionSheets

/// What sheets of one presenter are shown on.
@MainActor
protocol SheetHost: AnyObject {
  /// The window, while there is one.
  var window: Widget? { get }

  /// Whether a sheet is all that the window holds.
  var fillsWindow: Bool { get }

  /// What the sheets are told of the room there is.
  var sizeClass: SizeClass { get }

  /// Hears that the window was destroyed, or what it held was replaced.
  var onLoss: @MainActor () -> Void { get set }

  /// Makes ready for a sheet, or returns why there can be none.
  func open() -> PresentationError?

  /// Shows a layer above all others.
  func add(_ layer: Widget)

  /// Takes a layer away.
  func remove(_ layer: Widget)

  /// Makes what is beneath the sheets unusable, or usable again.
  ///
  /// - Parameter spared: A bar that stays usable, or the popover that holds the sheet.
  func setCovered(_ isCovered: Bool, sparing spared: Widget?)

  /// How much light the part of the window gets that no layer covers, from 0 to 1.
  var brightness: Double { get set }

  /// Hides from assistive technology what is beneath the sheets, until it is no longer covered.
  func hideBeneath()

  /// Ends with the last sheet.
  func close()
}
