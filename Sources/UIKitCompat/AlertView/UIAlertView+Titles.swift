extension UIAlertView {
  /// Creates an alert and adds further buttons to it, one for each title.
  ///
  /// A `nil` ends the list, as in Objective-C.
  public convenience init(
    title: String?, message: String?, delegate: AnyObject?, cancelButtonTitle: String?,
    otherButtonTitles firstButtonTitle: String?, _ moreButtonTitles: String?...
  ) {
    self.init(
      title: title, message: message, delegate: delegate, cancelButtonTitle: cancelButtonTitle)
    for title in [firstButtonTitle] + moreButtonTitles {
      guard let title else { return }
      addButton(withTitle: title)
    }
  }

  /// Creates an alert with further buttons, of which the first is ``firstOtherButtonIndex``.
  public convenience init(
    title: String?, message: String?, delegate: AnyObject?, cancelButtonTitle: String?,
    otherButtonTitles: [String]
  ) {
    self.init(
      title: title, message: message, delegate: delegate, cancelButtonTitle: cancelButtonTitle)
    if !otherButtonTitles.isEmpty { buttons.firstOther = numberOfButtons }
    for title in otherButtonTitles { addButton(withTitle: title) }
  }
}
