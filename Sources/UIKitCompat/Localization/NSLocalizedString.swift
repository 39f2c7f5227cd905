// Foundation for Linux looks up English, whatever the person's language is, and only in the main bundle, where SwiftPM
// puts no resources. These functions take the place of its one. Each has fewer defaults than that, or a parameter that
// is not optional, so that the compiler prefers it, also in a file that imports Foundation.

/// Returns the text for a key in the person's language.
///
/// The text is that of the table `Localizable` in the resources of the calling module, then of the program. Where there
/// is none, it is the text in the development language, or the key.
///
/// The languages are those of `LANGUAGE`, `LC_ALL`, `LC_MESSAGES` and `LANG`, read once. The functions may be called on
/// any thread; they write no file.
public func NSLocalizedString(_ key: String, comment: String, fileID: String = #fileID) -> String {
  TextLookup(bundle: .main, fileID: fileID).text(for: key)
}

/// Returns the text for a key of a table in the person's language.
public func NSLocalizedString(
  _ key: String, tableName: String?, comment: String, fileID: String = #fileID
) -> String {
  TextLookup(bundle: .main, fileID: fileID).text(for: key, table: tableName)
}

/// Returns the text for a key in the person's language, or a value where there is none.
public func NSLocalizedString(
  _ key: String, value: String, comment: String, fileID: String = #fileID
) -> String {
  TextLookup(bundle: .main, fileID: fileID).text(for: key, value: value)
}

/// Returns the text for a key of a table in the person's language, or a value where there is none.
public func NSLocalizedString(
  _ key: String, tableName: String, value: String, comment: String, fileID: String = #fileID
) -> String {
  TextLookup(bundle: .main, fileID: fileID).text(for: key, table: tableName, value: value)
}

/// Returns the text for a key of a bundle in the person's language.
public func NSLocalizedString(
  _ key: String, bundle: Bundle, comment: String
) -> String {
  TextLookup(bundle: bundle).text(for: key)
}

/// Returns the text for a key of a bundle's table in the person's language.
public func NSLocalizedString(
  _ key: String, tableName: String?, bundle: Bundle, comment: String
) -> String {
  TextLookup(bundle: bundle).text(for: key, table: tableName)
}

/// Returns the text for a key of a bundle in the person's language, or a value where there is none.
public func NSLocalizedString(
  _ key: String, bundle: Bundle, value: String, comment: String
) -> String {
  TextLookup(bundle: bundle).text(for: key, value: value)
}

/// Returns the text for a key of a bundle's table in the person's language, or a value where there is none.
///
/// With all five arguments Foundation's function has the same parameters. This one is preferred for a table that is not
/// optional.
public func NSLocalizedString(
  _ key: String, tableName: String, bundle: Bundle, value: String, comment: String
) -> String {
  TextLookup(bundle: bundle).text(for: key, table: tableName, value: value)
}

extension Bundle {
  /// Returns the text for a key of a table in the person's language, as generated accessors ask for it.
  ///
  /// It is preferred to Foundation's method for a table that is not optional.
  public func localizedString(forKey key: String, value: String?, table: String) -> String {
    TextLookup(bundle: self).text(for: key, table: table, value: value ?? "")
  }
}

extension String {
  /// Returns a text with a number, in the plural form that its language has for it.
  ///
  /// The form is found where the format is a text that `NSLocalizedString` returned for an entry of a `.stringsdict`.
  public static func localizedStringWithFormat(_ format: String, _ number: Int) -> String {
    TextLookup.filled(format, [number])
  }

  /// Returns a text with a value, in the plural form that its language has for it.
  public static func localizedStringWithFormat<A: CVarArg>(_ format: String, _ value: A) -> String {
    TextLookup.filled(format, [value])
  }

  /// Returns a text with two values, in the plural forms that its language has for them.
  public static func localizedStringWithFormat<A: CVarArg, B: CVarArg>(
    _ format: String, _ first: A, _ second: B
  ) -> String {
    TextLookup.filled(format, [first, second])
  }
}
