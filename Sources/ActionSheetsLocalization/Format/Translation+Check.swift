import ActionSheets

extension Translation {
  /// Returns why the translation cannot stand for a key, or `nil` when it can.
  ///
  /// Its places may have values of the key's alone, and of their kind. A key without places says nothing of values; its
  /// translation is then checked where it is shown.
  ///
  /// - Parameter work: How many bytes may still be read and written for it, and for what is checked after it.
  func problem(for key: String, within work: inout Int) -> String? {
    if let gap = value.gap { return gap }
    for substitution in substitutions.values {
      if let gap = substitution.value.gap { return gap }
    }
    work -= key.utf8.count
    let places = KeyPlaces(key)
    guard !places.samples.isEmpty else { return nil }
    let number = places.samples.firstNumber ?? 0
    var composer = Composer(key: key, places.samples, self, checkingWithin: work) { value, _ in
      value.texts
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
  mutating func addLiteralKeys() {
    for (key, translation) in self where key.utf8.contains(UInt8(ascii: "%")) {
      guard let literal = FormatString.literalKey(key), self[literal] == nil else { continue }
      self[literal] = translation
    }
  }
}
