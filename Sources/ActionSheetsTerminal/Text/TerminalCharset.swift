/// The characters that a terminal can show.
public enum TerminalCharset: Hashable, Sendable {
  /// All of Unicode, sent as UTF-8.
  case utf8
  /// The printable characters of ASCII only.
  case ascii
}
