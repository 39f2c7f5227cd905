import ActionSheets

extension Catalog {
  /// A text of the catalog with its places as they are, for a function that puts values in as C's `printf` does.
  package struct Format: Sendable {
    /// The text, in which the places that stand in parts say their positions.
    package let text: String
    /// The language whose form of a number it is.
    package let language: Language
    /// Whether there may be another text for other values.
    package let hasForms: Bool
  }

  /// Returns the formats that the files have for a key: the translation, then the text in the language of the source.
  ///
  /// Which places they have is not checked against anything: Foundation crashes at some. The general form of a text,
  /// without values, is that for the plural category `other`.
  package func formats(for key: String, _ values: [LocalizedText.Argument] = []) -> [Format] {
    [translations, source].compactMap { $0?.format(for: key, values) }
  }
}

extension Translations {
  fileprivate func format(
    for key: String, _ values: [LocalizedText.Argument]
  ) -> Catalog.Format? {
    guard let translation = self[key] else { return nil }
    let number = values.firstNumber
    guard
      var text = translation.value.text(
        for: number.map { values[$0] }, in: language, translation.pluralExpression),
      !text.isBlank
    else { return nil }
    var hasForms = !translation.substitutions.isEmpty
    if case .text = translation.value {} else { hasForms = true }
    if text.contains("#@") {
      var composer = Composer(key: key, values, translation, asFormat: true) { part, number in
        [part.text(for: number, in: language) ?? ""]
      }
      do throws(Misfit) { try composer.add(text, number: number ?? 0) } catch { return nil }
      text = composer.result
    }
    return Catalog.Format(text: text, language: language, hasForms: hasForms)
  }
}
