import ActionSheets

/// The buttons of a sheet or alert view: one list, and three independent indices over it (rows X1 to X10).
struct IndexedButtons {
  /// The titles in storage order.
  private(set) var titles: [String] = []
  /// The index of the way back, or any other number for none.
  var cancel = -1
  /// The index of the choice that cannot be undone, or any other number for none.
  var destructive = -1
  /// The index of the first of the other titles that an initializer was given, or −1.
  var firstOther = -1

  /// Adds a button and returns its index, which nothing changes.
  mutating func add(_ title: String) -> Int {
    titles.append(title)
    return titles.count - 1
  }

  /// The title at an index, or `nil` outside the list.
  func title(at index: Int) -> String? {
    titles.indices.contains(index) ? titles[index] : nil
  }

  /// The buttons as they are presented; a destructive one that stands alone is an ordinary one (row X7).
  var content: [Content.Button] {
    titles.enumerated().map { index, title in
      let role: ButtonRole =
        if index == cancel {
          .cancel
        } else if index == destructive && titles.count > 1 {
          .destructive
        } else {
          .default
        }
      return Content.Button(title, role: role)
    }
  }
}
