import ActionSheets

/// Receives what happens to one sheet and in it.
///
/// Most is told while GTK places widgets or still uses the widget in question: what changes widgets must wait for the
/// next turn of the main loop.
@MainActor
protocol SheetDelegate: AnyObject {
  /// A button was pressed without a pointer, by assistive technology.
  func activated(_ button: ButtonID)

  func scrolled()

  /// Another part of the rows or of the text is in view.
  func viewChanged(_ change: (inout Presentation.Layout) -> Void)

  /// The person has changed the text of a field.
  func textChanged(_ field: Int, _ text: FieldText)

  /// The program has taken away the body of a modal view.
  func bodyLost()

  /// Cancel is to move between its own place and the rows, by calling a function that takes the focus from it.
  func cancelMoves(_ move: () -> Void)

  /// The bounds of the anchor in the coordinates of the layer, or `nil` when it is gone or hidden.
  var anchorBounds: Rectangle<Double>? { get }

  /// The anchor that the popover aimed at is gone.
  func anchorLost()

  /// The sheet has come to stand in a popover, or has left it.
  func popoverChanged(_ popover: Widget, isEntered: Bool)

  /// The toolkit has closed the sheet's own popover.
  func popoverClosed()

  /// The program's popover is closed and no longer holds the sheet.
  func placeLost(_ cause: Cancellation)

  /// The layer dims what it covers more, or less.
  func moved()

  func resized()

  func appeared()
}
