extension Language {
  /// Returns the languages that a person prefers, best first, as gettext takes them from the environment.
  ///
  /// The locale is the first of `LC_ALL`, `LC_MESSAGES` and `LANG` that is set and not empty. `LANGUAGE`, a list with
  /// colons between its names, has precedence over it, unless the locale is `C` or `POSIX`, or there is none. One of
  /// these two in the list ends it. What is no language is skipped. Whether the system has the locale makes no
  /// difference.
  ///
  /// - Parameter variable: Returns the value of a variable of the environment, or `nil` when it is not set.
  /// - Returns: The languages; none where the person asks for no translation.
  public static func preferred(environment variable: (String) -> String?) -> [Language] {
    func value(_ name: String) -> String? { variable(name).flatMap { $0.isEmpty ? nil : $0 } }

    guard let locale = value("LC_ALL") ?? value("LC_MESSAGES") ?? value("LANG"),
      !asksForNothing(locale[...])
    else { return [] }
    return (value("LANGUAGE") ?? locale).split(separator: ":").prefix { !asksForNothing($0) }
      .compactMap { Language(String($0)) }
  }

  private static func asksForNothing(_ name: Substring) -> Bool { name == "C" || name == "POSIX" }

  /// Returns the language in which a person who prefers some languages is addressed best.
  ///
  /// Each of the preferred languages is tried in turn, and for each, in this order:
  ///
  /// 1. the language itself: `zh_TW`, where `zh-Hant-TW` is the same;
  /// 2. its parents in CLDR, nearest first: `en-001` and `en` after `en-GB`, `zh-Hant-HK` and `zh-Hant` after `zh-MO`,
  ///    `no` (or `nb`, which is the same) after `nn`;
  /// 3. the same language in the same script elsewhere, or in a variant. A region that shares a nearer parent goes
  ///    before others, then the region where most people read it, then the first by its tag.
  ///
  /// Another script is never an answer, nor is another language that is merely close.
  ///
  /// - Parameters:
  ///   - available: The languages that there are, in any order; the one in which the texts were written first counts as
  ///     one of them.
  ///   - preferred: The languages that the person prefers, best first.
  /// - Returns: One of those available, or `nil` where the person reads none of them.
  public static func best(of available: [Language], for preferred: [Language]) -> Language? {
    let offers = available.map { Offer(language: $0, written: Written($0)) }
      .sorted { $0.goesBefore($1) }
    for language in preferred {
      if available.contains(language) { return language }
      let lineage = Written(language).lineage
      for wanted in lineage {
        if let offer = offers.first(where: { $0.written == wanted }) { return offer.language }
      }
      for wanted in lineage {
        if let offer = offers.first(where: { $0.written.descends(from: wanted) }) {
          return offer.language
        }
      }
    }
    return nil
  }
}

/// A language that is available.
private struct Offer {
  let language: Language
  let written: Written

  /// Whether this one goes before another one where nothing else tells them apart.
  func goesBefore(_ other: Offer) -> Bool {
    if written.rank != other.written.rank { return written.rank < other.written.rank }
    return language.tag < other.language.tag
  }
}

/// A language as it is written somewhere: its subtags as the tables have them, the script always named.
private struct Written: Equatable {
  private var code: UInt64
  private let script: UInt64
  private var region: UInt64
  private var variant: String?

  init(_ language: Language) {
    // Bokmål is what CLDR has for Norwegian.
    code = LanguageTable.packed(language.code == "nb" ? "no" : language.code)
    script = language.writtenScript
    region = LanguageTable.packed(language.region)
    variant = language.variant
  }

  /// The languages whose texts are the next best ones, this one first.
  var lineage: [Written] {
    var result = [self]
    var next = self
    while next.region != 0 {
      next.region = LanguageTable.value(in: LanguageTable.parents, code: code, next.region) ?? 0
      result.append(next)
    }
    if variant != nil {
      next = self
      next.variant = nil
      return result + next.lineage
    }
    if code == LanguageTable.packed("nn") {
      next.code = LanguageTable.packed("no")
      result.append(next)
    }
    return result
  }

  /// Whether this is the same language in the same script, and has another one among its parents.
  func descends(from ancestor: Written) -> Bool {
    code == ancestor.code && script == ancestor.script && lineage.contains(ancestor)
  }

  /// How common this is among what is written in the language and script: 0 most.
  var rank: Int {
    if variant != nil { return 2 }
    return region == LanguageTable.value(in: LanguageTable.regions, code: code, script) ? 0 : 1
  }
}
