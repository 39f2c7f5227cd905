import ActionSheets

// The places that sheets come from.
extension GTKPresenter {
  /// Returns why a sheet cannot come from an anchor, or `nil`.
  func problem(with anchor: Anchor<Widget>) -> PresentationError? {
    guard let window = host.window, !host.fillsWindow else { return nil }
    let isThere = anchor.element.window == window
    return isThere ? nil : .notInWindow(view: anchor.element.name)
  }

  /// Returns the bounds of an anchor in the coordinates of a widget, or `nil` when it is gone or hidden.
  func bounds(of anchor: Anchor<Widget>?, in widget: Widget) -> Rectangle<Double>? {
    guard let anchor, anchor.element.isShownInWindow,
      let whole = anchor.element.bounds(in: widget)
    else { return nil }
    guard let part = anchor.rectangle else { return whole }
    return Rectangle(
      x: whole.x + part.x, y: whole.y + part.y, width: part.width, height: part.height)
  }
}
