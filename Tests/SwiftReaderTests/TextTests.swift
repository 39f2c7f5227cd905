import Foundation
import Testing

@Suite struct TextTests {
  /// What the one button of an alert says.
  private func title(_ expression: String, with declarations: String, options: [String] = []) throws
    -> String
  {
    let source = """
      class C {
        func f() {
          let a = UIAlertController(title: nil, message: nil, preferredStyle: .alert)
          a.addAction(UIAlertAction(title: \(expression), style: .default))
        }
      }
      """
    let sheet = try SwiftReader.read(source, declarations, options: options).first ?? ""
    return sheet.hasPrefix("alert: ") ? String(sheet.dropFirst(7)) : sheet
  }

  @Test(
    "S13: A title is followed to the key that a catalog is asked for",
    arguments: [
      ("\"A\\n\\u{42}\"", "“A\nB”"),
      ("\"Delete \\(name)\"", "“Delete %@”%@"),
      ("\"A\" + \"B\"", "“AB”"),
      ("NSLocalizedString(\"k\", comment: \"\")", "[k]"),
      (
        "NSLocalizedString(\"k\", tableName: \"T\", bundle: Bundle.module, value: \"V\", comment: \"\")",
        "[k]“V”@T@Bundle.module"
      ),
      (
        "String(localized: \"k \\(items.count) of \\(x)\", defaultValue: \"V\", table: \"T\")",
        "[k %lld of %@]“V”@T%lld%@"
      ),
      ("String(localized: LocalizedStringResource(\"k\", table: \"T\"))", "[k]@T"),
      ("Bundle.main.localizedString(forKey: \"k\", value: \"V\", table: \"T\")", "[k]“V”@T"),
      ("String(format: NSLocalizedString(\"k %d\", comment: \"\"), n)", "[k %d]%d"),
      ("String.localizedStringWithFormat(NSLocalizedString(\"k\", comment: \"\"), n)", "[k]%@"),
      ("x ? NSLocalizedString(\"a\", comment: \"\") : \"B\"", "[a] /0.0, “B” /0.1"),
      ("custom ?? NSLocalizedString(\"a\", comment: \"\")", "[a] /0.1"),
      ("NSLocalizedString(\"k\", comment: \"\").localizedUppercase", "[k]"),
      ("custom ?? \"\"", ""),
      ("x.y", ""),
    ])
  func expressions(expression: String, expected: String) throws {
    #expect(try title(expression, with: "") == expected)
  }

  @Test(
    "S13: Accessors and wrappers are followed to their definition",
    arguments: [
      (
        "UserText.cancel",
        "struct UserText { static let cancel = NSLocalizedString(\"c\", value: \"Cancel\", comment: \"\") }",
        "[c]“Cancel”"
      ),
      (
        "Strings.OK", "enum Strings { static let OK = NSLocalizedString(\"ok\", comment: \"\") }",
        "[ok]"
      ),
      (
        "L10n.Alert.Delete.title(name)",
        """
        enum L10n {
          enum Alert { enum Delete {
            static func title(_ p1: Any) -> String { return L10n.tr("Localizable", "alert.delete", String(describing: p1), fallback: "Delete %@") }
          } }
        }
        extension L10n {
          private static func tr(_ table: String, _ key: String, _ args: CVarArg..., fallback value: String) -> String {
            let format = BundleToken.bundle.localizedString(forKey: key, value: value, table: table)
            return String(format: format, locale: Locale.current, arguments: args)
          }
        }
        """, "[alert.delete]“Delete %@”@Localizable%@"
      ),
      (
        "R.string.localizable.delete()",
        """
        struct R { struct string { struct localizable {
          static func delete() -> String { NSLocalizedString("delete", tableName: "Localizable", comment: "") }
        } } }
        """, "[delete]@Localizable"
      ),
      (
        "LString(\"k\")",
        "func LString(_ key: String) -> String { NSLocalizedString(key, comment: \"\") }", "[k]"
      ),
      (
        "\"k\".localized",
        "extension String { var localized: String { return NSLocalizedString(self, comment: \"\") } }",
        "[k]"
      ),
      (
        "\"k\".localized()",
        "extension String {\n  func localized() -> String { NSLocalizedString(self, comment: \"\") }\n}",
        "[k]"
      ),
      (
        "Kind().title",
        "enum Kind { var title: String { switch self { case .a: return \"A\"; case .b: return \"B\" } } }",
        "“A” /0.0, “B” /0.1"
      ),
      // Two types of one name, and names that stand for nothing but each other.
      (
        "Name.a",
        "enum X { enum Name { static let a = \"A\" } }\nenum Y { enum Name { static let a = \"B\" } }",
        ""
      ),
      ("Loop.a", "enum Loop { static var a: String { b }; static var b: String { a } }", ""),
    ])
  func definitions(expression: String, declarations: String, expected: String) throws {
    #expect(try title(expression, with: declarations) == expected)
  }

  @Test("S13: A function that the command line names localizes its argument")
  func namedLocalizer() throws {
    #expect(try title("tr(\"k\")", with: "", options: ["--localizer", "tr"]) == "[k]")
    #expect(try title("\"k\".t()", with: "", options: ["--localizer", "t"]) == "[k]")
  }

  @Test("S13: Each sheet and each text says where it stands")
  func places() throws {
    let source = """
      func f() {
        let a = UIAlertController(title: "T", message: nil, preferredStyle: .alert)
        a.addAction(
          UIAlertAction(title: "A", style: .default))
      }
      """
    let sheet = try #require(try SwiftReader.list([Data(source.utf8)]).sheets.first)
    let title = try #require(sheet.title)
    let button = sheet.buttons[0].title
    let lines: [Int] = [sheet.line, title.line, button.line]
    let columns: [Int] = [sheet.column, title.column, button.column]
    #expect(lines == [2, 2, 4])
    #expect(columns == [11, 36, 26])
  }

  @Test("S13: Comments turn rules off for a sheet or a button")
  func disabled() throws {
    let source = """
      func f() {
        // actionsheet-lint:disable duplicate-title, truncated-title
        let a = UIAlertController(title: "T", message: nil, preferredStyle: .alert)
        a.addAction(UIAlertAction(title: "A", style: .default)) // actionsheet-lint:disable hard-coded
        a.addAction(UIAlertAction(title: "B", style: .default))
      }
      """
    let sheet = try #require(try SwiftReader.list([Data(source.utf8)]).sheets.first)
    #expect(sheet.disabled == ["duplicate-title", "truncated-title"])
    #expect(sheet.buttons.map(\.disabled) == [["hard-coded"], nil])
  }
}
