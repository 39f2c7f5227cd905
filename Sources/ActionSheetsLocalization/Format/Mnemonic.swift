/// The underscore with which GTK's programs mark the letter that presses a button: `_Open`, `打开(_O)`.
struct Mnemonic {
  private let scalars: [Unicode.Scalar]
  /// What marks the letter: the underscore, or the whole of ` (_O)`.
  private let mark: Range<Int>
  /// The word that the underscore stands in, where it could be a name such as `my_file` or `MY_FILE`; not one of GTK's
  /// titles, such as `E_xit`, nor one that begins with the mark.
  private let word: ArraySlice<Unicode.Scalar>?

  /// Returns the translation of a title without its mark, and with `_` for `__`.
  ///
  /// A key without exactly one mark is no title of GTK: its translation stays as it is. So does one that has the same
  /// word with an underscore in it as the key, such as `my_file`.
  static func removed(from text: String, key: String) -> String {
    guard key.utf8.contains(UInt8(ascii: "_")), text.utf8.contains(UInt8(ascii: "_")),
      let inKey = Mnemonic(key.split(separator: Catalog.contextSeparator).last ?? ""),
      let mnemonic = Mnemonic(text),
      inKey.word == nil || inKey.word != mnemonic.word
    else { return text }
    return mnemonic.textWithoutMark
  }

  /// Finds the mark of a text that has exactly one.
  private init?(_ text: some StringProtocol) {
    scalars = Array(text.unicodeScalars)
    var found: Int?
    var index = 0
    while let scalar = scalars.dropFirst(index).first {
      let next = scalars.dropFirst(index + 1).first
      if scalar == "_", next == "_" {
        index += 1
      } else if scalar == "_", let next, Self.isLetter(next) {
        guard found == nil else { return nil }
        found = index
      }
      index += 1
    }
    guard let found else { return nil }
    mark = Self.parentheses(around: found, in: scalars) ?? found..<found + 1
    let start = scalars[..<found].lastIndex { !Self.isLetter($0) }.map { $0 + 1 } ?? 0
    let end = scalars[(found + 1)...].firstIndex { !Self.isLetter($0) } ?? scalars.count
    let isCapitalized =
      scalars[start].properties.isUppercase
      && scalars[start..<end].contains { $0.properties.isLowercase }
    word = start < found && !isCapitalized ? scalars[start..<end] : nil
  }

  private var textWithoutMark: String {
    var text = String.UnicodeScalarView()
    var index = 0
    while index < scalars.count {
      if mark.contains(index) {
        index = mark.upperBound
        continue
      }
      text.append(scalars[index])
      index += scalars[index] == "_" && scalars.dropFirst(index + 1).first == "_" ? 2 : 1
    }
    return String(text)
  }

  /// The place of `(_O)`, in parentheses of either width and with the space before it.
  private static func parentheses(around mark: Int, in scalars: [Unicode.Scalar]) -> Range<Int>? {
    guard mark > 0, mark + 2 < scalars.count, "(（".unicodeScalars.contains(scalars[mark - 1]),
      ")）".unicodeScalars.contains(scalars[mark + 2])
    else { return nil }
    let start = mark > 1 && scalars[mark - 2] == " " ? mark - 2 : mark - 1
    return start..<mark + 3
  }

  private static func isLetter(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.isAlphabetic || scalar.properties.numericType != nil
  }
}
