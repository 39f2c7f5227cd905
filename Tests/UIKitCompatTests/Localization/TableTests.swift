import Dispatch
import Foundation
import Synchronization
import Testing
import UIKitCompat

/// Files of texts that are odd or wrong, in a bundle of their own.
struct TableTests {
  @Test(arguments: [
    ("", "k", "k"),
    ("\"k\" = \"open", "k", "k"),
    ("\"k\" = \"50 % less\";", "k", "50 % less"),
    ("\"50 % off\" = \"50 % less\";", "50 % off", "50 % less"),
    ("\"%d a\" = \"%@\";", "%d a", "%d a"),
    ("\"%d b\" = \"%d %d\";", "%d b", "%d b"),
    ("\"%d c\" = \"%n\";", "%d c", "%d c"),
    ("\"%d d\" = \"%*d\";", "%d d", "%d d"),
    ("\"%d e\" = \"%2147483647d\";", "%d e", "%d e"),
    ("\"%d f\" = \"%99999$d\";", "%d f", "%d f"),
    ("\"%d g\" = \"%0$d\";", "%d g", "%d g"),
    ("\"%@ h %d\" = \"%2$ld %1$@\";", "%@ h %d", "%2$ld %1$@"),
    ("\"i\" = \"%#@n@\";", "i", "i"),
    ("\"%d j\" = \"none %\";", "%d j", "none %"),
    ("\"%d k\" = \"%\u{301}@\";", "%d k", "%\u{301}@"),
  ])
  func `T12: a text that Foundation could crash at is not used`(
    file: String, key: String, expected: String
  ) throws {
    try withBundle(strings: file) { bundle in
      let text = NSLocalizedString(key, bundle: bundle, comment: "")
      #expect(text == expected)
      if key.hasPrefix("%d") { _ = String(format: text, 3) }
    }
  }

  @Test(arguments: [
    ("%#@n@", "<key>other</key><string>%d things</string>", "3 things"),
    ("%1$#@n@!", "<key>other</key><string>%1$d things</string>", "3 things!"),
    ("%#@n@", "<key>other</key><string>%#@n@</string>", "%d"),
    ("%#@m@", "<key>other</key><string>%d</string>", "%d"),
    ("%#@n", "<key>other</key><string>%d</string>", "%d"),
    ("%#@n@", "<key>other</key><string>%@</string>", "%d"),
    (
      "%#@n@", "<key>few</key><string>%s</string><key>other</key><string>%d things</string>",
      "3 things"
    ),
    ("%#@n@", "<key>other</key><integer>1</integer>", "%d"),
    (
      String(repeating: "%1$#@n@", count: 100_000), "<key>other</key><string>%d</string>", "%d"
    ),
  ])
  func `T12: an entry of a .stringsdict that cannot be filled in is left out`(
    format: String, forms: String, expected: String
  ) throws {
    let entry =
      "<plist><dict><key>%d</key><dict><key>NSStringLocalizedFormatKey</key>"
      + "<string>\(format)</string><key>n</key><dict><key>NSStringFormatSpecTypeKey</key>"
      + "<string>NSStringPluralRuleType</string>\(forms)</dict></dict></dict></plist>"
    try withBundle(strings: "", plurals: entry) { bundle in
      let text = NSLocalizedString("%d", bundle: bundle, comment: "")
      let number = 3
      let shown = expected == "%d" ? text : String.localizedStringWithFormat(text, number)
      #expect(shown == expected)
    }
  }

  @Test(arguments: [(1, "one thing"), (2, "2 things"), (1_000, "1,000 things")])
  func `T12: a catalog of Xcode has texts and plural forms`(number: Int, expected: String) throws {
    let catalog = #"""
      {"sourceLanguage": "en", "version": "1.0", "strings": {
        "title": {"localizations": {"en": {"stringUnit": {"state": "new", "value": "100 % Title"}}}},
        "%lld things": {"localizations": {"en": {"variations": {"plural": {
          "one": {"stringUnit": {"value": "one thing"}},
          "other": {"stringUnit": {"value": "%lld things"}}}}}}},
        "%@ has %lld": {"localizations": {"en": {
          "stringUnit": {"value": "%1$@ has %#@things@"},
          "substitutions": {"things": {"argNum": 2, "formatSpecifier": "lld", "variations":
            {"plural": {"one": {"stringUnit": {"value": "one thing"}},
              "other": {"stringUnit": {"value": "%arg things"}}}}}}}}}}}
      """#
    try withBundle(strings: "", catalog: catalog) { bundle in
      #expect(NSLocalizedString("title", bundle: bundle, comment: "") == "100 % Title")
      let format = NSLocalizedString("%lld things", bundle: bundle, comment: "")
      #expect(format == "%lld things")
      #expect(String.localizedStringWithFormat(format, number) == expected)
      let name = "Ada"
      let sentence = NSLocalizedString("%@ has %lld", bundle: bundle, comment: "")
      #expect(sentence == "%1$@ has %2$lld things")
      #expect(String.localizedStringWithFormat(sentence, name, number) == "Ada has " + expected)
    }
  }

  @Test func `T12: a form that takes other values than the general one is not used`() throws {
    let entry = """
      <plist><dict><key>n</key><dict><key>NSStringLocalizedFormatKey</key><string>%#@n@</string>
      <key>n</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
      <key>one</key><string>%s thing</string><key>other</key><string>%d things</string>
      </dict></dict></dict></plist>
      """
    try withBundle(strings: "", plurals: entry) { bundle in
      let number = 1
      let format = NSLocalizedString("n", bundle: bundle, comment: "")
      #expect(String.localizedStringWithFormat(format, number) == "1 things")
    }
  }

  @Test func `T12: each set of arguments compiles beside Foundation`() throws {
    let table: String? = nil
    try withBundle(strings: "\"k\" = \"text\";") { bundle in
      let texts = [
        NSLocalizedString("k", bundle: bundle, comment: ""),
        NSLocalizedString("k", tableName: table, bundle: bundle, comment: ""),
        NSLocalizedString("k", tableName: nil, bundle: bundle, comment: ""),
        NSLocalizedString("k", bundle: bundle, value: "v", comment: ""),
        NSLocalizedString(
          "k", tableName: "Localizable", bundle: bundle, value: "v", comment: ""),
        bundle.localizedString(forKey: "k", value: "v", table: "Localizable"),
      ]
      #expect(Set(texts) == ["text"])
    }
    let missing = [
      NSLocalizedString("missing", comment: ""),
      NSLocalizedString("missing", tableName: "Tools", comment: ""),
      NSLocalizedString("missing", tableName: table, comment: ""),
      NSLocalizedString("missing", value: "missing", comment: ""),
      NSLocalizedString("missing", tableName: "Tools", value: "", comment: ""),
      NSLocalizedString("missing", tableName: nil, value: "", comment: ""),
      NSLocalizedString("missing", tableName: table, bundle: .main, value: "", comment: ""),
    ]
    #expect(Set(missing) == ["missing"])
  }

  @Test func `T12: many threads may look up texts at once`() throws {
    try withBundle(strings: "\"k\" = \"text\";") { bundle in
      let right = Atomic(0)
      DispatchQueue.concurrentPerform(iterations: 64) { _ in
        if NSLocalizedString("k", bundle: bundle, comment: "") == "text" {
          right.add(1, ordering: .relaxed)
        }
      }
      #expect(right.load(ordering: .relaxed) == 64)
    }
  }

  private func withBundle(
    strings: String, plurals: String? = nil, catalog: String? = nil, _ body: (Bundle) throws -> Void
  ) throws {
    let folder = try temporaryFolder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let english = folder.appendingPathComponent("en.lproj")
    try FileManager.default.createDirectory(at: english, withIntermediateDirectories: false)
    try Data(strings.utf8).write(to: english.appendingPathComponent("Localizable.strings"))
    if let plurals {
      try Data(plurals.utf8).write(to: english.appendingPathComponent("Localizable.stringsdict"))
    }
    if let catalog {
      try Data(catalog.utf8).write(to: folder.appendingPathComponent("Localizable.xcstrings"))
    }
    try body(#require(Bundle(path: folder.path)))
  }
}
