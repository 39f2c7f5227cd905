import ActionSheets

extension Catalog {
  /// What stands between the context and the text of a key.
  static let contextSeparator = "\u{4}"

  /// Returns the translation of a text, with its values.
  ///
  ///     catalog.text("Delete \(count) notes")
  ///     catalog.text("Open", context: "menu")
  ///
  /// A key without a translation shows the text that the files have in the language of the source, or else the text
  /// as the program wrote it. A blank translation is none; neither is one with a place for which there is no value,
  /// or one of another kind. Digits and the decimal point of values are Latin. A plain text is found without
  /// allocating memory.
  ///
  /// - Parameters:
  ///   - text: The text. A key may also name its context itself: `context U+0004 text`.
  ///   - context: What tells equal texts with different translations apart: gettext's `msgctxt`.
  public func text(_ text: LocalizedText, context: String? = nil) -> String {
    translation(of: text, context: context, isTitle: false)
  }

  /// Returns the translation of a button's title or a field's label, with its values.
  ///
  /// It is that of ``text(_:context:)``, but in a gettext catalog without the underscore of a mnemonic: "Open" for
  /// `_Open`, "打开" for `打开(_O)`, also where the catalog has the key without a translation. A title that the catalog
  /// does not know stays as it is, since it may be the name of a file.
  public func title(_ title: LocalizedText, context: String? = nil) -> String {
    translation(of: title, context: context, isTitle: true)
  }

  private func translation(
    of text: LocalizedText, context: String?, isTitle: Bool
  ) -> String {
    let key = context.map { $0 + Self.contextSeparator + text.key } ?? text.key
    let found =
      translations.text(for: key, text, isTitle: isTitle)
      ?? source?.text(for: key, text, isTitle: isTitle)
    guard found == nil, isTitle, mnemonicKeys.contains(key) else { return found ?? text.written }
    return Mnemonic.removed(from: text.written, key: text.key)
  }
}

extension Translations {
  /// Returns what there is for a key, with values; `nil` where that is nothing, or the values do not fit.
  fileprivate func text(for key: String, _ text: LocalizedText, isTitle: Bool) -> String? {
    guard let translation = self[key] else { return nil }
    let arguments = text.arguments
    let number = arguments.firstNumber
    guard
      var form = translation.value.text(
        for: number.map { arguments[$0] }, in: language, translation.pluralExpression),
      !form.isBlank
    else { return nil }
    if isTitle, translation.pluralExpression != nil {
      form = Mnemonic.removed(from: form, key: text.key)
    }
    if arguments.isEmpty, translation.substitutions.isEmpty { return form }
    var composer = Composer(key: text.key, arguments, translation) { part, number in
      [part.text(for: number, in: language) ?? ""]
    }
    do throws(Misfit) {
      try composer.add(form, number: number ?? 0)
      return composer.result
    } catch {
      return nil
    }
  }
}

extension String {
  /// Whether there is nothing to see: no translation, though a file has it.
  var isBlank: Bool { unicodeScalars.allSatisfy(\.properties.isWhitespace) }
}
