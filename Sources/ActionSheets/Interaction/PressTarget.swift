/// What lies under a pointer.
public enum PressTarget: Hashable, Sendable {
  /// A button, anywhere within its row.
  case button(ButtonID)
  /// The sheet, but no button: the title, the message, a margin.
  case sheet
  /// Beyond the sheet.
  case outside
}
