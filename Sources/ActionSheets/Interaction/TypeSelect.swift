/// Finds the button whose title begins with what is being typed, ignoring case and diacritics.
struct TypeSelect: Hashable, Sendable {
  /// How long a pause may last before typing starts a new word: one second, as in GTK's and Apple's lists.
  static let pause = Duration.seconds(1)

  /// The longest word that is kept, in scalars; more than this tells no two titles apart in practice.
  private static let longest = 64

  /// Keys that follow typing faster than this are a paste on a terminal that does not mark pastes.
  ///
  /// The limit is this project's own choice: a paste arrives within a millisecond or two, and who does press two
  /// keys that fast has only to press Return once more.
  private static let burst = Duration.milliseconds(20)

  private var typed: [Unicode.Scalar] = []
  private var last: Duration = .zero

  /// Returns whether a word is being typed at a time.
  func isActive(at time: Duration) -> Bool {
    !typed.isEmpty && time - last <= TypeSelect.pause
  }

  /// Returns whether a key at a time follows typing too fast for a person.
  func isBurst(at time: Duration) -> Bool {
    !typed.isEmpty && time - last < TypeSelect.burst
  }

  /// Takes a character and returns the button to go to, or `nil` when no title matches.
  ///
  /// The first character looks beyond the current button, so that typing it again goes round all titles
  /// that begin with it; each further one looks from the current button on.
  mutating func type(
    _ character: Character, at time: Duration, from current: ButtonID?, _ content: Content,
    in order: Presentation.Order
  ) -> ButtonID? {
    if !isActive(at: time) { typed = [] }
    last = time
    guard typed.count < TypeSelect.longest else { return nil }
    let before = typed
    for scalar in character.unicodeScalars { SearchFolding.append(scalar, to: &typed) }
    // White space within a word is part of it; before the first letter it is nothing.
    let scalars = Array(typed.dropFirst(before.count))
    guard !scalars.isEmpty else { return nil }
    let isSameAgain = !before.isEmpty && before == Array(scalars.prefix(before.count))
    let start = current.flatMap { order.place(of: $0) } ?? 0
    if let found = find(
      typed, from: typed.count == scalars.count ? start + 1 : start, content, order)
    {
      return found
    }
    guard isSameAgain else { return nil }
    typed = scalars
    return find(scalars, from: start + 1, content, order)
  }

  /// Forgets what was typed.
  mutating func reset() {
    typed = []
  }

  private func find(
    _ word: [Unicode.Scalar], from start: Int, _ content: Content, _ order: Presentation.Order
  ) -> ButtonID? {
    let count = order.count
    for offset in 0..<count {
      let id = order[(start + offset) % count]
      if content.canPress(id), SearchFolding.hasPrefix(content[id]?.title ?? "", word) { return id }
    }
    return nil
  }
}
