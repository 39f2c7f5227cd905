import ActionSheets

/// What a sheet stands in.
@MainActor
enum SheetPlace {
  /// The layer that covers the window.
  case window
  /// A popover that is there for the sheet only.
  case ownPopover
  /// A popover of the program.
  case programPopover

  /// Finds the place of a form.
  ///
  /// A sheet that belongs into a popover of the program which is not open stands in the window.
  init(_ form: Form, in host: PopoverHost?, mayReopen: Bool) {
    switch form {
    case .popover: self = .ownPopover
    case .insidePopover:
      let isUsable = host?.isOpen == true || mayReopen && host?.canReopen == true
      self = isUsable ? .programPopover : .window
    case .bottomSheet, .centered, .fullScreen, .formSheet: self = .window
    }
  }
}
