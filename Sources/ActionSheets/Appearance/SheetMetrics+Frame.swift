// Where a sheet stands.
extension SheetMetrics {
  /// Returns the frame of a sheet that is in place, in the coordinates of the area that it may cover.
  ///
  /// Sheets that belong in a popover are placed as a card in the middle: they come here where the popover that they
  /// were to stand in is gone. The frame is valid for any area from 1 × 1 on (row A15).
  ///
  /// - Parameters:
  ///   - form: The form of the sheet.
  ///   - area: The size of the area.
  ///   - windowHeight: The height of the whole window, which decides whether it is upright: the area may end below its
  ///     title bar.
  ///   - width: The least width that the sheet can have, and the one that it likes best.
  ///   - height: Returns the height of the sheet at a width, at most as much as is available.
  public func frame(
    of form: Form, in area: Size<Unit>, windowHeight: Unit,
    width: @autoclosure () -> (least: Unit, natural: Unit),
    height: (_ width: Unit, _ available: Unit) -> Unit
  ) -> Rectangle<Unit> {
    switch form {
    case .fullScreen:
      return Rectangle(x: 0, y: 0, width: area.width, height: area.height)
    case .formSheet:
      let width = width()
      let most = area.width - formSheetMargin - formSheetMargin
      let height = min(formSheet.height, max(area.height - formSheetMargin - formSheetMargin, 1))
      return centered(max(width.least, min(width.natural, most)), height, in: area)
    case .centered, .popover, .insidePopover:
      let width = min(width().natural, max(area.width - cardMargin - cardMargin, 1))
      let room = max(
        area.height - cardMargin - cardMargin, min(area.height - cardMargin, leastCard), 1)
      return centered(width, height(width, room), in: area)
    case .bottomSheet:
      let wide = Size(width: area.width, height: windowHeight)
      let width = max(1, bottomWidth.width(in: wide, margin: margin, least: leastBottomWidth))
      let top = windowHeight > area.width ? uprightTop : margin
      let height = height(width, max(area.height - top - margin, 1))
      return Rectangle(
        x: (area.width - width).half, y: max(area.height - margin - height, 0), width: width,
        height: height
      )
    }
  }

  /// Places a popover beside its anchor; `nil` when no side of the anchor has room.
  ///
  /// - Parameters:
  ///   - size: The size that the content wants.
  ///   - anchor: The control to aim at, in the coordinates of the bounds.
  ///   - bounds: The window.
  ///   - direction: The direction of layout.
  public func popover(
    _ size: Size<Unit>, from anchor: Rectangle<Unit>, in bounds: Rectangle<Unit>,
    _ direction: LayoutDirection
  ) -> PopoverPlacement<Unit>? {
    PopoverPlacement(
      size: size, anchor: anchor, bounds: bounds, arrow: arrow, corner: arrowCorner,
      smallest: leastPopover, permitted: Edge.arrowEdges(in: direction))
  }

  private func centered(_ width: Unit, _ height: Unit, in area: Size<Unit>) -> Rectangle<Unit> {
    Rectangle(
      x: (area.width - width).half, y: (area.height - height).half, width: width, height: height)
  }
}
