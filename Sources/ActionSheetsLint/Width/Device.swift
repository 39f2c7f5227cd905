/// Where a sheet is shown while its titles are checked.
public enum Device: Hashable, Sendable {
  /// A phone held upright: its width, and the size of body text that the person has set, both in points.
  ///
  /// Body text is 17 points unless the person changes it: 14 to 23, or 28 to 53 for accessibility.
  case phone(width: Int, bodySize: Int = 17)
  /// A window of a desktop, whose font and width the person has chosen: no title is judged.
  case window
  /// A terminal of so many columns, and of 24 rows.
  case terminal(columns: Int)

  /// The phones in use, by width: iPhone SE of 2016; SE of 2020; 12 to 16; Plus and Pro Max.
  public static let phones = [320, 375, 390, 430].map { phone(width: $0) }

  /// Whether both are phones, windows or terminals.
  func isOfSameKind(as other: Device) -> Bool {
    switch (self, other) {
    case (.phone, .phone), (.window, .window), (.terminal, .terminal): true
    default: false
    }
  }
}
