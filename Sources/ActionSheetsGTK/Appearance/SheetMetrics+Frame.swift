import ActionSheets

extension SheetMetrics {
  /// Returns the frame of a sheet in place, in the coordinates of the area that it may cover.
  ///
  /// A popover whose anchor is gone is placed as a card in the middle. Any area gives a valid frame (row A15).
  ///
  /// - Parameters:
  ///   - windowHeight: The height of the window, which decides whether it is upright: the area may end below a title
  ///     bar.
  ///   - width: The least width that the sheet can have, and the one that it likes best.
  ///   - height: Returns the height of the sheet at a width, at most as much as is available.
  func frame(
    of form: Presentation.Form, in area: Size<Int>, windowHeight: Int,
    width: @autoclosure () -> Widget.Extent, height: (_ width: Int, _ available: Int) -> Int
  ) -> Rectangle<Int> {
    switch form {
    case .fullScreen:
      return Rectangle(x: 0, y: 0, width: area.width, height: area.height)
    case .formSheet:
      let width = width()
      let most = area.width - 2 * formSheetMargin
      let height = min(formSheet.height, max(area.height - 2 * formSheetMargin, 1))
      return centered(max(width.minimum, min(width.natural, most)), height, in: area)
    case .centered, .popover, .insidePopover:
      let width = min(width().natural, max(area.width - 2 * cardMargin, 1))
      let room = max(
        area.height - 2 * cardMargin, min(area.height - cardMargin, leastCard), 1)
      return centered(width, height(width, room), in: area)
    case .bottomSheet:
      let whole = max(area.width - 2 * margin, 1)
      let upright = max(windowHeight - 2 * margin, leastUprightWidth)
      let width = keepsUprightWidth ? min(whole, upright) : whole
      let top = windowHeight > area.width ? uprightTop : margin
      let height = height(width, max(area.height - top - margin, 1))
      return Rectangle(
        x: (area.width - width) / 2, y: max(area.height - margin - height, 0), width: width,
        height: height)
    }
  }

  private func centered(_ width: Int, _ height: Int, in area: Size<Int>) -> Rectangle<Int> {
    Rectangle(
      x: (area.width - width) / 2, y: (area.height - height) / 2, width: width, height: height)
  }
}
