import ActionSheets

// Where the sheet lies in the window.
extension SheetLayer {
  /// Makes and measures what will be shown, so that the first frame of the movement is no longer than the others.
  func measure() {
    guard let size = root.parent?.size, size.width > 1 else { return }
    _ = frame(in: size)
  }

  /// Returns the frame of the sheet in a window of a size, where its movement is now.
  func frame(in size: Size<Int>) -> Rectangle<Int> {
    if fillsWindow {
      let margin = SheetLayer.ownMargin
      return Rectangle(
        x: margin, y: margin, width: size.width - 2 * margin, height: size.height - 2 * margin)
    }
    var frame = metrics.frame(
      of: form, in: size, windowHeight: root.window?.size.height ?? size.height,
      width: (view.width.minimum, view.width.natural)
    ) { view.naturalHeight($0, available: $1) }
    let shift = TransitionLook(form, at: movement?.position ?? 1).shift
    frame.y += Int(shift * Double(frame.height + metrics.margin))
    return frame
  }
}
