extension Language {
  /// The direction in which the language is written, in the script that its tag names, or in the usual one.
  public var layoutDirection: Presentation.LayoutDirection {
    LanguageTable.rightToLeft.contains(writtenScript) ? .rightToLeft : .leftToRight
  }

  /// The script as the tables have it: the one that the tag names, or the one that most people write the language in,
  /// in the region or anywhere.
  var writtenScript: UInt64 {
    if let script { return LanguageTable.packed(script) }
    let code = LanguageTable.packed(code)
    return LanguageTable.value(in: LanguageTable.scripts, code: code, LanguageTable.packed(region))
      ?? LanguageTable.value(in: LanguageTable.scripts, code: code)
      ?? LanguageTable.packed("Latn")
  }
}
