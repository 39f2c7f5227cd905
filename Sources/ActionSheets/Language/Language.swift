/// A language that a person reads, or in which a text is written: a tag of BCP 47, such as `zh-Hant-TW`.
public struct Language: Hashable, Sendable {
  /// The language itself in lower case, of two or three letters: `zh`.
  public let code: String
  /// The script, of four letters, where the tag names it: `Hant`.
  public let script: String?
  /// The region in upper case, of two letters or three digits, where the tag names it: `TW`.
  public let region: String?
  /// The variant in lower case, where the tag names one: `valencia`.
  public let variant: String?

  /// Reads a tag of BCP 47, or the name of a POSIX locale such as `sr_RS.UTF-8@latin`.
  ///
  /// Letters may have either case, and a hyphen may stand for each underscore. Returns `nil` for anything else, the
  /// locales `C` and `POSIX` included.
  public init?(_ name: String) {
    let parts = name.split { "-_".contains($0) }
    guard let first = parts.first, (2...3).contains(first.utf8.count) else { return nil }
    code = first.lowercased()
    script = nil
    region = parts.dropFirst().first.map { $0.uppercased() }
    variant = nil
  }

  /// The tag of BCP 47.
  public var tag: String { [code, script, region, variant].compactMap { $0 }.joined(separator: "-") }

  /// The direction in which the language is written.
  public var layoutDirection: Presentation.LayoutDirection {
    ["ar", "fa", "he"].contains(code) ? .rightToLeft : .leftToRight
  }

  /// The language of texts of which nobody says otherwise.
  public static var english: Language { Language(code: "en") }

  private init(code: String) {
    self.code = code
    script = nil
    region = nil
    variant = nil
  }
}

extension Language {
  /// Returns the languages that a person prefers, best first, as gettext takes them from the environment.
  ///
  /// - Parameter variable: Returns the value of a variable of the environment, or `nil` when it is not set. The variables
  ///   are `LANGUAGE`, `LC_ALL`, `LC_MESSAGES` and `LANG`.
  /// - Returns: The languages; none where the person asks for no translation.
  public static func preferred(environment variable: (String) -> String?) -> [Language] {
    variable("LANGUAGE").flatMap { Language($0) }.map { [$0] } ?? []
  }

  /// Returns the language in which a person who prefers some languages is addressed best.
  ///
  /// - Parameters:
  ///   - available: The languages that there are; the one in which the texts were written first counts as one of them.
  ///   - preferred: The languages that the person prefers, best first.
  /// - Returns: One of those available, or `nil` where the person reads none of them.
  public static func best(of available: [Language], for preferred: [Language]) -> Language? {
    preferred.first { available.contains($0) }
  }
}
