import ActionSheets

extension SheetMetrics {
  /// Finds the metrics of an appearance.
  init(_ appearance: Appearance) {
    self.init()
    guard appearance == .toolkit else { return }
    padding = 8
    spacing = 6
    cornerRadius = 12
    bottomWidth = .window
    widths = 200...400
    alertWidths = widths
    accessibleAlertWidths = widths
  }
}
