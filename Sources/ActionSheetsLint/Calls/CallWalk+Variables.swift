extension CallWalk {
  /// The most tokens of an assignment that is followed, with what stands in brackets counted as one.
  private static let valueLimit = 64

  /// Notes what a variable is assigned.
  mutating func assignment() {
    // In parentheses it names an argument of Python.
    guard index > 0, source.language != .python || depth == 0, let name = assignedName() else {
      return
    }
    let end = valueEnd()
    target = (name, end)
    let part = source.trimmed((index + 1)..<end)
    guard !part.isEmpty else { return }
    if source.is("]", at: index - 1) || source.is("{", at: part.lowerBound)
      || source.is("[", at: part.lowerBound)
    {
      book.assign(name, list: part)
    }
    let other = source.name(part).flatMap { book.dialogs($0, path: tracker.path).last }
    book.assign(name, dialog: other, path: tracker.path)
    guard !tracker.isTooDeep else { return book.assign(name, text: .unknown, path: []) }
    book.assign(name, text: titles.value(part), path: tracker.path)
  }

  /// Returns the variable before the sign of equality.
  private func assignedName() -> String? {
    var end = index
    if source.is("]", at: end - 1) {
      // `const char *titles[] =`
      end -= source.is("[", at: end - 2) ? 2 : 3
      guard source.is("[", at: end) else { return nil }
    }
    guard let name = nameBefore(end) else { return nil }
    // `dialog: Gtk.Dialog =`
    if source.language == .python, source.is(":", at: name.start - 1) {
      return nameBefore(name.start - 1)?.name
    }
    return name.name
  }

  /// Returns the name that ends before a token.
  func nameBefore(_ end: Int) -> (name: String, start: Int)? {
    guard source.isIdentifier(end - 1) else { return nil }
    var start = end - 1
    while end - start < 9, source.isJoint(start - 1), source.isIdentifier(start - 2) { start -= 2 }
    return source.name(start..<end).map { ($0, start) }
  }

  private func valueEnd() -> Int {
    var end = index + 1
    for _ in 0..<Self.valueLimit where end < source.tokens.count {
      let token = source.tokens[end]
      if token.is(";") || token.is(")") || token.is("}") || token.is("]") || token.is(",")
        || token.is("=")
      {
        break
      }
      if token.kind == .newline || token.kind == .dedent { break }
      end = (source.partner(of: end) ?? end) + 1
    }
    return min(end, source.tokens.count)
  }

  /// Reads titles at the place of the walk.
  var titles: TitleReader {
    let path = tracker.path
    let book = book
    return TitleReader(source: source) { book.text($0, at: $1, path: path) }
  }
}
