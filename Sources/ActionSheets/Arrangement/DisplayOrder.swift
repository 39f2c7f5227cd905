/// The order in which the buttons of a piece of content stand on screen in one form.
///
/// Destructive buttons come first, the others follow in the order in which they were added, and the cancel
/// button stands last and apart. Storage order is never touched.
public struct DisplayOrder: Hashable, Sendable {
  /// The rows from top to bottom, without the cancel button.
  public let rows: Rows

  /// The cancel button, or `nil` when there is none or the form hides it.
  public let cancel: ButtonID?

  /// Whether the two buttons of an alert stand beside each other, Cancel then being the first.
  public let isSideBySide: Bool

  /// Whether Cancel has a place apart from the rows; in an alert it is one of them.
  public let setsCancelApart: Bool

  /// Decides the order of some content in a form.
  ///
  /// An alert keeps destructive buttons where they were added. Its Cancel is last in a column; in a line of two
  /// it is the first.
  ///
  /// Complexity: linear in the number of buttons.
  public init(_ content: Content, in form: Form, sideBySide: Bool = false) {
    var destructive: [Int] = []
    var moved: [Int] = []
    var cancel: ButtonID?
    var offersMore = false
    for position in content.buttons.indices {
      switch content.buttons[position].role {
      case .destructive where content.kind == .alert:
        break
      case .destructive:
        destructive.append(position)
        moved.append(position)
      case .cancel:
        cancel = cancel ?? ButtonID(position)
        moved.append(position)
      case .default:
        offersMore = offersMore || content.buttons[position].isEnabled
      }
    }
    rows = Rows(destructive: destructive, moved: moved, total: content.buttons.count)
    // A popover hides Cancel, for a press outside does the same, but never so that nothing harmless is left.
    self.cancel = form == .popover && offersMore ? nil : cancel
    setsCancelApart = self.cancel != nil && content.kind == .actionSheet
    isSideBySide = sideBySide && content.mayStandSideBySide
  }

  /// The number of buttons on screen.
  public var count: Int { rows.count + (cancel == nil ? 0 : 1) }

  /// The button at a place counted from the top, Cancel being last, or `nil` outside.
  public subscript(place: Int) -> ButtonID? {
    if isSideBySide, let cancel { return place == 0 ? cancel : place == 1 ? rows.first : nil }
    if rows.indices.contains(place) { return rows[place] }
    return place == rows.count ? cancel : nil
  }

  /// Returns the place of a button counted from the top, or `nil` when it is not on screen.
  ///
  /// Complexity: logarithmic in the number of destructive buttons.
  public func place(of id: ButtonID) -> Int? {
    if isSideBySide, let cancel { return id == cancel ? 0 : rows.place(of: id).map { $0 + 1 } }
    return id == cancel ? rows.count : rows.place(of: id)
  }
}
