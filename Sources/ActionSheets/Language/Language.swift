/// A language that a person reads, or in which a text is written: a tag of BCP 47, such as `zh-Hant-TW`.
public struct Language: Hashable, Sendable, CustomStringConvertible {
  /// The language itself in lower case, of two or three letters: `zh`.
  public let code: String
  /// The script, of four letters, where the tag names it: `Hant`.
  public let script: String?
  /// The region in upper case, of two letters or three digits, where the tag names it: `TW`.
  public let region: String?
  /// The variant in lower case, where the tag names one: `valencia`.
  public let variant: String?

  private init(
    code: String, script: String? = nil, region: String? = nil, variant: String? = nil
  ) {
    self.code = code
    self.script = script
    self.region = region
    self.variant = variant
  }

  /// The language of texts whose language is not given.
  public static var english: Language { Language(code: "en") }

  /// The tag of BCP 47.
  public var tag: String {
    [code, script, region, variant].compactMap { $0 }.joined(separator: "-")
  }

  /// The tag of BCP 47.
  public var description: String { tag }
}

extension Language {
  /// Reads a tag of BCP 47, or the name of a POSIX locale such as `sr_RS.UTF-8@latin`.
  ///
  /// Letters may have either case, and a hyphen may stand for each underscore. Codes that ISO 639 has withdrawn become
  /// today's: `iw` is `he`, and `sh` is `sr-Latn`. What says nothing of words is dropped: the codeset, a modifier such
  /// as `@euro`, extended languages (`cmn` in `zh-cmn`), extensions, private use, and all variants but the first.
  ///
  /// Returns `nil` for anything else: the locales `C` and `POSIX`, aliases such as `german`, codes of no one language
  /// such as `mul`, paths, and names of more than 100 bytes.
  public init?(_ name: String) {
    guard name.utf8.count <= 100, name.utf8.allSatisfy(Language.isNameByte) else { return nil }
    let parts = name.lowercased().split(
      separator: "@", maxSplits: 1, omittingEmptySubsequences: false)
    let locale = parts[0].split(separator: ".", omittingEmptySubsequences: false)
    guard locale.count <= 2 else { return nil }
    var subtags = locale[0].split(omittingEmptySubsequences: false) { $0 == "-" || $0 == "_" }[...]
    guard let code = subtags.popFirst(), (2...3).contains(code.utf8.count), code.isLetters,
      !["mis", "mul", "und", "zxx"].contains(code),
      subtags.allSatisfy({ (1...8).contains($0.utf8.count) })
    else { return nil }

    func take(if isWanted: (Substring) -> Bool) -> Substring? {
      subtags.first.map(isWanted) == true ? subtags.removeFirst() : nil
    }
    while take(if: { $0.utf8.count == 3 && $0.isLetters }) != nil {}
    var script = take { $0.utf8.count == 4 && $0.isLetters }
      .map { $0.prefix(1).uppercased() + $0.dropFirst() }
    let region = take { $0.isLetters ? $0.utf8.count == 2 : $0.isDigits && $0.utf8.count == 3 }
    var variant = take { $0.isVariant }
    while take(if: { $0.isVariant }) != nil {}
    // A single letter begins an extension, which goes on to the next one or to the end.
    guard subtags.first?.utf8.count ?? 1 == 1 else { return nil }

    if parts.count == 2 {
      let modifier = parts[1].prefix { $0 != "." }
      if let named = Language.script(ofModifier: modifier) {
        script = script ?? named
      } else if modifier.isVariant {
        variant = variant ?? modifier
      }
    }
    let (current, itsScript) = Language.current(code: String(code))
    self.init(
      code: current, script: script ?? itsScript, region: region?.uppercased(),
      variant: variant.map { String($0) })
  }

  private static func isNameByte(_ byte: UInt8) -> Bool {
    switch Unicode.Scalar(byte) {
    case "a"..."z", "A"..."Z", "0"..."9", "-", "_", ".", "@": true
    default: false
    }
  }

  /// The code that has replaced another one, as CLDR's aliases have it, with the script that the old one implied.
  private static func current(code: String) -> (code: String, script: String?) {
    switch code {
    case "cmn": ("zh", nil)
    case "in": ("id", nil)
    case "iw": ("he", nil)
    case "ji": ("yi", nil)
    case "jw": ("jv", nil)
    case "mo": ("ro", nil)
    case "sh": ("sr", "Latn")
    case "tl": ("fil", nil)
    default: (code, nil)
    }
  }

  /// The script that a modifier of glibc's locales names.
  private static func script(ofModifier modifier: Substring) -> String? {
    switch modifier {
    case "arabic": "Arab"
    case "cyrillic": "Cyrl"
    case "devanagari": "Deva"
    case "iqtelif", "latin": "Latn"
    case "shaw": "Shaw"
    default: nil
    }
  }
}

extension UInt8 {
  fileprivate var isLowercaseLetter: Bool { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self) }
  fileprivate var isDigit: Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) }
}

/// Questions about a subtag in lower case.
extension Substring {
  fileprivate var isLetters: Bool { utf8.allSatisfy { $0.isLowercaseLetter } }
  fileprivate var isDigits: Bool { utf8.allSatisfy { $0.isDigit } }

  fileprivate var isVariant: Bool {
    let isLong = (5...8).contains(utf8.count) || utf8.count == 4 && prefix(1).isDigits
    return isLong && utf8.allSatisfy { $0.isLowercaseLetter || $0.isDigit }
  }
}
