import Testing

@testable import ActionSheets

/// Texts written in English are asked for under an environment.
struct Negotiation: Sendable, CustomTestStringConvertible {
  let number: Int
  let environment: [String: String]
  let catalogs: String
  let answer: String?

  static let catalogs =
    "de de_AT fr pt pt_BR sr sr@latin zh zh_TW zh_CN ca ca@valencia nb he en"

  init(
    _ number: Int, _ environment: [String: String], catalogs: String = catalogs, _ answer: String?
  ) {
    self.number = number
    self.environment = environment
    self.catalogs = catalogs
    self.answer = answer
  }

  var testDescription: String { "\(number): \(environment) of \(catalogs)" }

  /// What gettext of glibc 2.36 answers, but for 11, 17, 18, 19 and 21, where it is not followed.
  static let all = [
    Negotiation(1, ["LANG": "de_DE.UTF-8"], "de"),
    Negotiation(2, ["LANG": "de_DE.UTF-8", "LC_MESSAGES": "fr_FR.UTF-8"], "fr"),
    Negotiation(
      3, ["LANG": "de_DE.UTF-8", "LC_MESSAGES": "fr_FR.UTF-8", "LC_ALL": "pt_BR.UTF-8"], "pt_BR"),
    Negotiation(4, ["LANG": "de_DE.UTF-8", "LC_ALL": "C", "LANGUAGE": "fr"], nil),
    Negotiation(4, ["LANG": "de_DE.UTF-8", "LC_ALL": "POSIX", "LANGUAGE": "fr"], nil),
    Negotiation(5, ["LC_ALL": "C.UTF-8", "LANGUAGE": "fr"], "fr"),
    Negotiation(5, ["LANG": "C.UTF-8", "LANGUAGE": "fr"], "fr"),
    Negotiation(6, ["LANGUAGE": "fr"], nil),
    Negotiation(7, ["LANG": "de_DE.UTF-8", "LANGUAGE": "xx:pt_BR:fr"], "pt_BR"),
    Negotiation(8, ["LANG": "de_DE.UTF-8", "LANGUAGE": "xx"], nil),
    Negotiation(9, ["LANG": "de_DE.UTF-8", "LANGUAGE": ""], "de"),
    Negotiation(10, ["LANG": "de_DE.UTF-8", "LANGUAGE": "C:fr"], nil),
    Negotiation(
      11, ["LANG": "en_US.UTF-8", "LANGUAGE": "en_US:en:fr"], catalogs: "de fr en", "en"),
    Negotiation(12, ["LANG": "de_DE.UTF-8", "LANGUAGE": "fr_FR.UTF-8"], "fr"),
    Negotiation(13, ["LANG": "pt_PT.UTF-8"], "pt"),
    Negotiation(13, ["LANG": "pt_PT.UTF-8"], catalogs: "pt pt_BR pt_PT", "pt_PT"),
    Negotiation(14, ["LANG": "de_AT.UTF-8"], "de_AT"),
    Negotiation(14, ["LANG": "de_AT.UTF-8"], catalogs: "de fr en", "de"),
    Negotiation(15, ["LANG": "sr_RS.UTF-8@latin"], "sr@latin"),
    Negotiation(15, ["LANG": "de_DE.UTF-8", "LANGUAGE": "sr@latin"], "sr@latin"),
    Negotiation(16, ["LANG": "ca_ES.UTF-8@valencia"], "ca@valencia"),
    Negotiation(16, ["LANG": "ca_ES.UTF-8@valencia"], catalogs: "ca en", "ca"),
    Negotiation(17, ["LANG": "zh_TW.UTF-8"], catalogs: "zh en", nil),
    Negotiation(17, ["LANG": "de_DE.UTF-8", "LANGUAGE": "zh_HK"], "zh_TW"),
    Negotiation(18, ["LANG": "de_DE.UTF-8", "LANGUAGE": "zh_Hant_TW"], "zh_TW"),
    Negotiation(19, ["LANG": "de_DE.UTF-8", "LANGUAGE": "zh-TW"], "zh_TW"),
    Negotiation(19, ["LANG": "de_DE.UTF-8", "LANGUAGE": "pt-BR"], "pt_BR"),
    Negotiation(19, ["LANG": "de_DE.UTF-8", "LANGUAGE": "PT_br"], "pt_BR"),
    Negotiation(20, ["LANG": "nb_NO.UTF-8"], catalogs: "no da en", "no"),
    Negotiation(20, ["LANG": "nb_NO.UTF-8"], catalogs: "da en", nil),
    Negotiation(21, ["LANG": "xx_YY.UTF-8"], nil),
    Negotiation(21, ["LANG": "xx_YY.UTF-8", "LANGUAGE": "fr"], "fr"),
    Negotiation(22, ["LC_ALL": "", "LC_MESSAGES": "", "LANG": "de_DE.UTF-8"], "de"),
    Negotiation(23, ["LANG": "german"], nil),
    Negotiation(23, ["LANG": "de_DE.utf8"], "de"),
    Negotiation(24, ["LANG": "de_DE.UTF-8", "LANGUAGE": "../../etc:fr"], "fr"),
    Negotiation(25, ["LC_CTYPE": "de_DE.UTF-8"], nil),
  ]
}

@Suite struct NegotiationTests {
  @Test(arguments: Negotiation.all)
  func `T2: the environment chooses among catalogs as gettext has it`(_ each: Negotiation) {
    let preferred = Language.preferred { each.environment[$0] }
    let available = each.catalogs.split(separator: " ").compactMap { Language(String($0)) }
    #expect(Language.best(of: available, for: preferred) == each.answer.flatMap { Language($0) })
  }

  @Test(arguments: [
    ("", []), ("::", []), ("de:fr", ["de", "fr"]), (":de::fr:", ["de", "fr"]),
    ("de:C:fr", ["de"]), ("de:POSIX:fr", ["de"]), ("POSIX", []), ("c:fr", ["fr"]),
    ("C.UTF-8:fr", ["fr"]), ("german:/etc/passwd:..:fr", ["fr"]), ("de:de", ["de", "de"]),
  ])
  func `T2: LANGUAGE is a list`(value: String, tags: [String]) {
    let variables = ["LANG": "C.UTF-8", "LANGUAGE": value]
    #expect(Language.preferred { variables[$0] }.map(\.tag) == tags)
  }

  @Test func `T2: four variables are asked for`() {
    var asked: Set<String> = []
    _ = Language.preferred {
      asked.insert($0)
      return $0 == "LANG" ? "de" : nil
    }
    #expect(asked == ["LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"])
  }
}
