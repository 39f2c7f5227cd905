extension Presentation {
  /// The buttons of a piece of content in the order in which they stand on screen in one form.
  ///
  /// Destructive buttons come first, the others follow in the order in which they were added, and the cancel
  /// button stands last and apart. Storage order is never touched.
  public struct Order: RandomAccessCollection, Hashable, Sendable {
    private let buttons: [ButtonID]

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
      var first: [ButtonID] = []
      var others: [ButtonID] = []
      var cancel: ButtonID?
      var offersMore = false
      for button in content.buttons {
        let id = button.id
        switch button.role {
        case .destructive where content.kind != .alert: first.append(id)
        case .destructive: others.append(id)
        case .cancel: cancel = cancel ?? id
        case .default:
          others.append(id)
          offersMore = offersMore || button.isEnabled
        }
      }
      // A popover hides Cancel, because a press outside does the same, unless nothing harmless would be left.
      if form == .popover && offersMore { cancel = nil }
      self.cancel = cancel
      setsCancelApart = cancel != nil && content.kind == .actionSheet
      isSideBySide = sideBySide && content.mayStandSideBySide
      let last = cancel.map { [$0] } ?? []
      buttons = isSideBySide ? last + first + others : first + others + last
    }

    /// The place of the first button, which is 0.
    public var startIndex: Int { 0 }

    /// The number of buttons on screen.
    public var endIndex: Int { buttons.count }

    /// The button at a place counted from the top, or from where reading begins.
    public subscript(place: Int) -> ButtonID { buttons[place] }

    /// The buttons without Cancel, from the top.
    public var rows: ArraySlice<ButtonID> {
      if cancel == nil { return buttons[...] }
      return isSideBySide ? buttons.dropFirst() : buttons.dropLast()
    }

    /// Returns the place of a button, or `nil` when it is not on screen.
    ///
    /// Complexity: linear in the number of buttons.
    public func place(of id: ButtonID) -> Int? { buttons.firstIndex(of: id) }
  }
}
