/// The order in which the buttons of a piece of content stand on screen in one form.
///
/// Destructive buttons come first, the others follow in the order in which they were added, and the cancel
/// button stands last and apart. Storage order is never touched.
public struct DisplayOrder: Hashable, Sendable {
  /// The rows from top to bottom, without the cancel button.
  public let rows: [ButtonID]

  /// The cancel button, or `nil` when there is none or the form hides it.
  public let cancel: ButtonID?

  /// Decides the order of some content in a form.
  ///
  /// Complexity: linear in the number of buttons.
  public init(_ content: Content, in form: Form) {
    var rows: [ButtonID] = []
    rows.reserveCapacity(content.buttons.count)
    var cancel: ButtonID?
    for (position, button) in content.buttons.enumerated() where button.role == .destructive {
      rows.append(ButtonID(position))
    }
    var hasWayOn = false
    for (position, button) in content.buttons.enumerated() {
      switch button.role {
      case .destructive: break
      case .cancel: cancel = cancel ?? ButtonID(position)
      case .default:
        rows.append(ButtonID(position))
        hasWayOn = hasWayOn || button.isEnabled
      }
    }
    self.rows = rows
    // A popover hides Cancel, for a press outside does the same, but never so that nothing harmless is left.
    self.cancel = form == .popover && hasWayOn ? nil : cancel
  }

  /// The number of buttons on screen.
  public var count: Int { rows.count + (cancel == nil ? 0 : 1) }

  /// The button at a place counted from the top, Cancel being last, or `nil` outside.
  public subscript(place: Int) -> ButtonID? {
    if rows.indices.contains(place) { return rows[place] }
    return place == rows.count ? cancel : nil
  }

  /// Returns the place of a button counted from the top, or `nil` when it is not on screen.
  ///
  /// Complexity: constant for a button whose place is its storage position, else linear.
  public func place(of id: ButtonID) -> Int? {
    if id == cancel { return rows.count }
    if rows.indices.contains(id.position), rows[id.position] == id { return id.position }
    return rows.firstIndex(of: id)
  }
}
