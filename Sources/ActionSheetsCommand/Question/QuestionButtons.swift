import ActionSheets

/// The buttons of a question, in storage order, kept small enough for a million of them.
struct QuestionButtons: Sendable, Hashable {
  /// The titles, byte for byte.
  var titles: ByteStrings

  /// The role of each button; as many as there are titles.
  var roles: [ButtonRole]

  /// The names that a sheet description gave to buttons, by position.
  var identifiers: [Int: String] = [:]

  /// The positions of the buttons that cannot be pressed.
  var disabled: Set<Int> = []

  var count: Int { roles.count }

  /// The position of the cancel button. On the command line it is the last one.
  var cancelIndex: Int? { roles.lastIndex(of: .cancel) }

  func isEnabled(_ index: Int) -> Bool { !disabled.contains(index) }
}
