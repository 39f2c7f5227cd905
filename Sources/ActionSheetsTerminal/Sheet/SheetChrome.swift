/// How much a sheet spends on borders.
enum SheetChrome: Hashable, Sendable {
  /// Text and rows in one box, Cancel in a box of its own: the bottom sheet.
  case cards
  /// Everything in one box, Cancel below a rule: the floating forms.
  case card
  /// No borders, where there is little room.
  case plain

  /// The columns that borders and padding take on both sides together.
  var columnsAcross: Int { self == .plain ? 0 : 4 }

  /// The rows of the uppermost and the lowest border.
  var rowsAround: Int { self == .plain ? 0 : 2 }

  /// The rows between the rows of buttons and Cancel.
  var gap: Int {
    switch self {
    case .cards: 2
    case .card: 1
    case .plain: 0
    }
  }

  /// The rows between the text and the rows of buttons.
  var rule: Int { self == .plain ? 0 : 1 }
}
