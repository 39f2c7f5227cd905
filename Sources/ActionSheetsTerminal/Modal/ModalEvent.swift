import ActionSheets

/// Something that the person did while a modal view was up.
public enum ModalEvent: Hashable, Sendable {
  /// A key was pressed, is held, or was released.
  ///
  /// Escape is not reported where the person may dismiss the view, for it does that.
  case key(KeyPress)
  /// The mouse did something over the body; cells are those that the body draws in.
  case mouse(MouseEvent)
  /// Text was pasted. It may hold control characters and several lines.
  case paste(FieldText)
}
