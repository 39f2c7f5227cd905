import ActionSheets
import CGTK

// The popovers that the program has open when a sheet comes.
extension GTKPresenter {
  /// Finds the program's open popover that holds what a sheet comes from (row S7).
  func popoverHost(around anchor: Anchor<Widget>?) -> PopoverHost? {
    guard !host.fillsWindow, let host = anchor.flatMap({ PopoverHost(around: $0.element) }),
      !isOwn(host.popover)
    else { return nil }
    return host
  }

  /// Closes the program's popovers that the topmost sheet does not stand in.
  ///
  /// GTK shows a popover above all that is in its window, and one that closes by itself has the keyboard and the
  /// pointer. A sheet in the window would lie beneath it, out of reach.
  func closePopovers(above layer: SheetLayer) {
    guard let window = host.window, layers.last === layer else { return }
    let place = layer.popoverWidget
    for popover in window.openPopovers.reversed()
    where !isOwn(popover) && place?.isWithin(popover) != true {
      for hosted in layers where hosted.popoverHost?.popover.isSame(as: popover) == true {
        hosted.withdrawPopover()
      }
      gtk_popover_popdown(popover.cast(to: GtkPopover.self))
    }
  }

  /// Cancels a sheet whose popover is closed, whether or not another one has come above it meanwhile.
  func lose(_ id: PresentationID, _ cause: Cancellation) {
    stage.send(.cancel(cause), to: id)
    if stage[id]?.isOpen == true { stage.send(.cancel(.hostGone), to: id) }
  }

  /// Reads the keys of the popover that has the focus, so that one held in it does not press a button of a sheet.
  func followFocus() {
    guard let window = host.window, let native = FocusMemory.focus(of: window)?.native else {
      return
    }
    keys?.follow(native.isPopover ? native : nil, besides: layers.last?.popoverWidget)
  }

  /// Whether a popover was made for a sheet.
  private func isOwn(_ popover: Widget) -> Bool {
    layers.contains { $0.popover?.widget.isSame(as: popover) == true }
  }
}
