import ActionSheets
import CGTK

// The popovers that the program has open when a sheet comes.
extension GTKPresenter {
  /// Finds the program's popover around an anchor (row S7): one that is open, or that was closed to
  /// make way for the sheet.
  func popoverHost(around anchor: Anchor<Widget>?, of layer: SheetLayer? = nil) -> PopoverHost? {
    guard !host.fillsWindow, let popover = anchor?.element.nearestPopover, !isOwn(popover) else {
      return nil
    }
    let known = layer?.knownPopovers.first { $0.popover == popover }
    if let known, known.isOpen || known.canReopen { return known }
    return popover.isMapped ? PopoverHost(popover) : nil
  }

  /// Closes the program's popovers that the topmost sheet does not stand in.
  ///
  /// GTK shows a popover above all that is in its window, and one that closes by itself has the keyboard and the
  /// pointer. A sheet in the window would lie beneath it, out of reach. One that opens from within the sheet stays.
  ///
  /// - Parameter bar: The bar whose popovers stay too.
  func closePopovers(above layer: SheetLayer, sparing bar: Widget? = nil) {
    guard let window = host.window, layers.last === layer else { return }
    let place = layer.popoverWidget
    for popover in window.openPopovers.reversed()
    where !isOwn(popover) && !layer.owns(popover) && place?.isWithin(popover) != true
      && bar.map(popover.isWithin) != true
    {
      for hosted in layers where hosted.popoverHost?.popover == popover {
        hosted.withdrawPopover()
      }
      layer.withdraw(popover)
    }
  }

  /// Closes a popover that the program opens while a sheet is up, if that sheet is beneath it (row P9).
  func watchPopovers() {
    guard !sheets.isEmpty else { return popoverWatch = nil }
    guard popoverWatch == nil else { return }
    popoverWatch = PopoverWatch(
      { [weak self] in self?.isForeign($0) ?? false },
      { [weak self] in self?.closeNewPopovers() })
  }

  private func closeNewPopovers() {
    guard let layer = layers.last, host.window != nil else { return }
    let focused = focus.widget
    focus.move { closePopovers(above: layer, sparing: liveBar) }
    if focused?.isMapped != true { focusSheet(layer.id, scrolling: false) }
  }

  /// Reads the keys of the popover that has the focus, so that one held in it does not press a button of a sheet.
  func readFocusedPopover() {
    guard let native = focus.widget?.native else { return }
    input?.keys.follow(native.isPopover ? native : nil, besides: layers.last?.popoverWidget)
  }

  /// Whether a popover is one of the window's that was not made for a sheet.
  private func isForeign(_ popover: Widget) -> Bool {
    popover.window == host.window && !isOwn(popover)
  }

  /// Whether a popover was made for a sheet.
  private func isOwn(_ popover: Widget) -> Bool {
    layers.contains { $0.popover?.widget == popover }
  }
}
