import ActionSheets

/// What the files of a table have in one language.
struct Translations: Sendable {
  /// The language, whose rules choose the plural forms.
  let language: Language
  /// What there is for each key, and for each literal that stands for the same.
  private let entries: [Key: Translation]

  init(_ entries: [String: Translation], in language: Language) {
    self.language = language
    self.entries = Dictionary(uniqueKeysWithValues: entries.map { (Key(text: $0), $1) })
  }

  subscript(key: String) -> Translation? { entries[Key(text: key)] }

  /// A key, compared byte by byte as gettext and Apple do. Comparing by the rules of Unicode allocates memory.
  private struct Key: Hashable {
    let text: String

    static func == (one: Key, other: Key) -> Bool { one.text.utf8.elementsEqual(other.text.utf8) }

    func hash(into hasher: inout Hasher) {
      text.utf8.withContiguousStorageIfAvailable {
        hasher.combine(bytes: UnsafeRawBufferPointer($0))
      }
    }
  }
}

/// What a catalog has for one key.
struct Translation: Hashable, Sendable {
  /// What is shown, with places for values.
  var value: Value
  /// What stands in the value as `%#@name@`.
  var substitutions: [String: Substitution] = [:]
  /// What chooses among the forms: the rule of the gettext catalog that it comes from, or `nil` where that is Apple's.
  var pluralExpression: PluralExpression?

  /// A text, or a choice of texts.
  indirect enum Value: Hashable, Sendable {
    /// A text, in which values are put where it has places for them.
    case text(String)
    /// A text for each plural category.
    case plural([PluralCategory: Value])
    /// A text for each kind of device, by its name in the file.
    case device([String: Value])
    /// A text for each width, by the width of the file.
    case width([Int: Value])
    /// The texts of a gettext catalog, of which the plural expression of its header chooses one.
    case forms([String])
  }

  /// A part of a text with a number of its own.
  struct Substitution: Hashable, Sendable {
    /// The place of the number among the arguments, counted from 1, or `nil` for the next one.
    var argument: Int?
    /// The format of the number, without the percent sign: `lld`.
    var specifier: String
    /// The texts, in which `%arg` is the number.
    var value: Value
  }
}
