extension UIActionSheet {
  /// Creates a sheet and adds further buttons to it, one for each title.
  ///
  /// Swift adds them after Cancel: with both titles the destructive button has index 0, Cancel 1, and the others
  /// follow from 2. A `nil` ends the list, as in Objective-C.
  public convenience init(
    title: String?, delegate: (any UIActionSheetDelegate)?, cancelButtonTitle: String?,
    destructiveButtonTitle: String?, otherButtonTitles firstButtonTitle: String?,
    _ moreButtonTitles: String?...
  ) {
    self.init(
      title: title, delegate: delegate, cancelButtonTitle: cancelButtonTitle,
      destructiveButtonTitle: destructiveButtonTitle)
    for title in [firstButtonTitle] + moreButtonTitles {
      guard let title else { return }
      addButton(withTitle: title)
    }
  }

  /// Creates a sheet in Objective-C's order: the destructive button, the others, Cancel.
  public convenience init(
    title: String?, delegate: (any UIActionSheetDelegate)?, cancelButtonTitle: String?,
    destructiveButtonTitle: String?, otherButtonTitles: [String]
  ) {
    self.init(
      title: title, delegate: delegate, cancelButtonTitle: nil,
      destructiveButtonTitle: destructiveButtonTitle)
    if !otherButtonTitles.isEmpty { buttons.firstOther = numberOfButtons }
    for title in otherButtonTitles { addButton(withTitle: title) }
    if let cancelButtonTitle { buttons.cancel = addButton(withTitle: cancelButtonTitle) }
  }
}
