import ActionSheets
import CGTK

// The popover of the program that the sheet stands in, and those that made way for it.
extension SheetLayer {
  /// Shows the sheet in the program's popover if that is its place.
  func enterPopover() {
    guard place == .programPopover, let popoverHost, !isInProgramPopover else { return }
    view.root.removeFromParent()
    view.greatestHeight = root.window.map(Popover.greatestHeight) ?? view.greatestHeight
    popoverHost.onClose = { [weak self] cause in
      guard let self, let popoverHost = self.popoverHost else { return }
      delegate?.popoverChanged(popoverHost.popover, isEntered: false)
      delegate?.placeLost(cause)
    }
    delegate?.popoverChanged(popoverHost.popover, isEntered: true)
    popoverHost.add(view.root)
    movementChanged()
    popoverHost.reopen()
  }

  private var isInProgramPopover: Bool {
    popoverHost.map { view.root.isWithin($0.popover) } ?? false
  }

  /// The popovers that the sheet comes from, or might come from: those that it has closed.
  var knownPopovers: [PopoverHost] { (popoverHost.map { [$0] } ?? []) + withdrawn }

  /// Closes a popover of the program that would lie above the sheet.
  func withdraw(_ popover: Widget) {
    guard popoverHost?.popover != popover else { return }
    let host =
      withdrawn.first { $0.popover == popover }
      ?? PopoverHost(popover)
    if !withdrawn.contains(where: { $0 === host }) { withdrawn.append(host) }
    host.withdraw()
  }

  /// Has the sheet come from a popover of the program, from another one, or from none; it is to be shown again then.
  func comeFrom(_ host: PopoverHost?) {
    leaveProgramPopover()
    if let popoverHost { withdrawn.append(popoverHost) }
    withdrawn.removeAll { $0 === host }
    popoverHost = host
  }

  /// Takes the sheet out of the program's popover if it stands there.
  func leaveProgramPopover() {
    guard let popoverHost, isInProgramPopover else { return }
    popoverHost.remove()
    delegate?.popoverChanged(popoverHost.popover, isEntered: false)
  }

  /// Closes the program's popover; a sheet that stands in it moves to the window.
  func withdrawPopover() {
    leaveProgramPopover()
    popoverHost?.withdraw()
    show(form)
  }
}
