import ActionSheets
import ActionSheetsLocalization
import Foundation
import Testing

@testable import ActionSheetsLint

/// A program with sheets and catalogs, in a folder that goes with the last reference to it.
final class CheckedProgram {
  let path: String

  /// Creates the program.
  ///
  /// - Parameter files: The texts of its files, by their paths below the folder.
  init(_ files: [String: String] = [:]) throws {
    path = NSTemporaryDirectory() + "lint-" + UUID().uuidString
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    for (name, text) in files {
      let file = URL(fileURLWithPath: path + "/" + name)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// Creates a program with a `.strings` file for each language: its keys, each with its text.
  convenience init(strings: KeyValuePairs<String, KeyValuePairs<String, String>>) throws {
    let files = strings.map { language, texts in
      (
        "\(language).lproj/Localizable.strings",
        texts.map { "\"\($0)\" = \"\($1)\";\n" }.joined()
      )
    }
    try self.init(Dictionary(uniqueKeysWithValues: files))
  }

  /// Checks a sheet, by all rules that are given.
  func findings(
    of sheets: ListedSheet..., rules: Set<Rule> = Rule.defaults, folders: [String] = [""],
    configure: (inout LintConfiguration) -> Void = { _ in }
  ) throws -> [Finding] {
    var configuration = LintConfiguration()
    configuration.rules = rules
    configure(&configuration)
    let catalogs = try folders.map { try CatalogSource(at: path + "/" + $0) }
    return Checker(
      SheetList(sheets: sheets), catalogs: catalogs, configuration: configuration
    ).findings()
  }
}

/// Checks sheets of a program without catalogs.
func findings(of sheets: ListedSheet..., rules: Set<Rule> = Rule.defaults) -> [Finding] {
  var configuration = LintConfiguration()
  configuration.rules = rules
  return Checker(SheetList(sheets: sheets), catalogs: [], configuration: configuration).findings()
}

extension [Finding] {
  /// The severities, rules and languages: `error duplicate-title de fr`, with `*` for all languages.
  var summary: [String] {
    map { finding in
      let tags = finding.isInAllLanguages ? ["*"] : finding.cases.map(\.language.tag)
      return ([finding.severity.rawValue, finding.rule.rawValue] + tags).joined(separator: " ")
    }
  }
}

extension ListedSheet {
  /// A sheet of UIKit at line 10 of a file.
  static func sheet(
    _ buttons: ListedButton..., kind: Content.Kind = .actionSheet, toolkit: Toolkit = .uikit,
    file: String = "App/View.swift"
  ) -> ListedSheet {
    ListedSheet(
      kind: kind, toolkit: toolkit, place: SourcePlace(file: file, line: 10), buttons: buttons)
  }
}

extension ListedButton {
  /// A button whose title is looked up.
  static func key(
    _ key: String, _ text: String? = nil, _ role: Content.Role = .default, line: Int = 11,
    table: String? = nil, arguments: [String] = [], in branches: Branch...
  ) -> ListedButton {
    ListedButton(
      ListedText(
        key: key, text: text, table: table, arguments: arguments,
        place: SourcePlace(file: "App/View.swift", line: line)),
      role: role, branches: branches)
  }

  /// A button whose title stands in the source.
  static func words(
    _ words: String, _ role: Content.Role = .default, in branches: Branch...
  ) -> ListedButton {
    ListedButton(ListedText(text: words), role: role, branches: branches)
  }
}

extension ListedButton.Branch {
  static func way(_ way: Int, of statement: Int) -> Self { Self(statement: statement, way: way) }
}
