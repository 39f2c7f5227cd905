import ActionSheets

// Where the sheet lies in the window.
extension SheetLayer {
  /// Makes and measures what will be shown, so that the first frame of the movement is no longer than the others.
  func measure() {
    guard let size = root.parent?.size, size.width > 1 else { return }
    _ = frame(in: size)
  }

  /// Returns the frame of the sheet in a window of a size.
  func frame(in size: Size<Int>) -> Rectangle<Int> {
    let (width, height) = (size.width, size.height)
    let margin = fillsWindow ? 12 : metrics.margin
    if fillsWindow {
      return Rectangle(
        x: margin, y: margin, width: width - 2 * margin, height: height - 2 * margin)
    }
    if form == .fullScreen { return Rectangle(x: 0, y: 0, width: width, height: height) }
    if form == .formSheet {
      let frameWidth = max(view.width.minimum, min(view.width.natural, width - 8 * margin))
      let frameHeight = min(SheetView.formSheetHeight, max(height - 8 * margin, 1))
      return Rectangle(
        x: (width - frameWidth) / 2, y: (height - frameHeight) / 2, width: frameWidth,
        height: frameHeight)
    }
    guard form == .bottomSheet else {
      let frameWidth = min(view.width.natural, max(width - 4 * margin, 1))
      let frameHeight = view.naturalHeight(frameWidth, available: max(height - 4 * margin, 1))
      return Rectangle(
        x: (width - frameWidth) / 2, y: (height - frameHeight) / 2, width: frameWidth,
        height: frameHeight)
    }
    let windowSize = root.window?.size ?? Size(width: width, height: height)
    let frameWidth = max(
      1,
      metrics.bottomWidth.width(
        in: Size(width: width, height: windowSize.height), margin: margin,
        least: metrics.leastBottomWidth))
    let top = windowSize.height > width ? 20 : margin
    let frameHeight = view.naturalHeight(frameWidth, available: max(height - top - margin, 1))
    let hidden = (1 - (movement?.position ?? 1)) * Double(frameHeight + margin)
    return Rectangle(
      x: (width - frameWidth) / 2, y: height - margin - frameHeight + Int(hidden),
      width: frameWidth,
      height: frameHeight)
  }
}
