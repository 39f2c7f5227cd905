import ActionSheets

/// The surface on which sheets of one presenter are shown.
@MainActor
protocol SheetHost: AnyObject {
  /// The window, while there is one.
  var window: Widget? { get }

  /// Whether a sheet is all that the window holds.
  var fillsWindow: Bool { get }

  var sizeClass: Presentation.SizeClass { get }

  /// Called when the window was destroyed, or its content replaced.
  var onLoss: @MainActor () -> Void { get set }

  /// Makes ready for a sheet, or returns why there can be none.
  func open() -> PresentationError?

  /// Shows a layer above all others.
  func add(_ layer: Widget)

  func remove(_ layer: Widget)

  /// Makes the window beneath the sheets inert, or usable again.
  ///
  /// - Parameter spared: A bar that stays usable, or the popover that holds the sheet.
  func setCovered(_ isCovered: Bool, sparing spared: Widget?)

  /// How much light the part of the window gets that no layer covers, from 0 to 1.
  var brightness: Double { get set }

  /// Hides the window beneath the sheets from assistive technology until it is no longer covered.
  func hideBeneath()

  /// Ends with the last sheet.
  func close()
}
