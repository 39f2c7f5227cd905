import ActionSheets

extension Translation {
  /// Why some number has no text, or `nil`.
  var gap: String? {
    if let gap = value.gap { return gap }
    for substitution in substitutions.values {
      if let gap = substitution.value.gap { return gap }
    }
    return nil
  }

  /// Returns why the translation cannot stand for a key, or `nil` when it can.
  ///
  /// Its places may have values of the key's alone, and of their kind. A key without places says nothing of values; its
  /// translation is then checked where it is shown.
  ///
  /// - Parameter work: How many bytes may still be read and written for it, and for what is checked after it.
  func problem(for key: String, within work: inout Int) -> String? {
    if let gap { return gap }
    work -= key.utf8.count
    let places = KeyPlaces(key)
    guard !places.samples.isEmpty else { return nil }
    let number = places.samples.firstNumber ?? 0
    var composer = Composer(key: key, places.samples, self, checkingWithin: work) { part, _ in
      part.value.texts
    }
    defer { work -= composer.work }
    do throws(Misfit) {
      for text in value.texts { try composer.add(text, number: number) }
      return nil
    } catch {
      return error.reason
    }
  }
}

extension [LocalizedText.Argument] {
  /// The index of the value that chooses the plural form: the first number.
  var firstNumber: Int? {
    firstIndex { if case .text = $0 { false } else { true } }
  }
}

extension [String: Translation] {
  /// Adds the keys of literals beside keys that were written by hand: `Delete %lld notes` finds `Delete %d notes`.
  ///
  /// Of several keys with the same places a literal finds the first, sorted; returned are the others with a translation
  /// that is not the same.
  @discardableResult
  mutating func addLiteralKeys() -> [(first: String, key: String)] {
    var found: [String: String] = [:]
    var others: [(first: String, key: String)] = []
    for key in keys.filter({ $0.utf8.contains(UInt8(ascii: "%")) }).sorted() {
      guard let literal = FormatString.literalKey(key) else { continue }
      if let first = found[literal] {
        if self[first] != self[key] { others.append((first, key)) }
      } else if self[literal] == nil {
        found[literal] = key
        self[literal] = self[key]
      }
    }
    return others
  }
}
