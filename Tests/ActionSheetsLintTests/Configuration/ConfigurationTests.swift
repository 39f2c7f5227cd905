import ActionSheets
import ActionSheetsLocalization
import Testing

@testable import ActionSheetsLint

@Suite struct ConfigurationTests {
  private func reason(_ json: String) -> String? {
    do {
      _ = try LintConfiguration(json: Array(json.utf8))
      return nil
    } catch {
      return "\(error.position): \(error.reason)"
    }
  }

  @Test func `S13: a file switches rules, and names languages, devices, functions and folders`()
    throws
  {
    let json = """
      {"rules": {"missing": true, "truncated-title": false}, "languages": ["de", "pt-BR"],
       "devices": [320, "terminal:60"], "localizers": ["L10n.tr"], "exclude": ["Vendor"]}
      """
    let configuration = try LintConfiguration(json: Array(json.utf8))
    var expected = LintConfiguration()
    expected.rules = Rule.defaults.union([.missing]).subtracting([.truncatedTitle])
    expected.languages = .only(try ["de", "pt-BR"].map { try #require(Language($0)) })
    expected.devices = [.phone(width: 320), .terminal(columns: 60)]
    expected.localizers = ["L10n.tr"]
    expected.excluded = ["Vendor"]
    #expect(configuration == expected)
  }

  @Test func `S13: an empty file changes nothing`() throws {
    #expect(try LintConfiguration(json: Array("{}".utf8)) == LintConfiguration())
  }

  @Test func `S13: all stands for every rule`() {
    var configuration = LintConfiguration()
    let isKnown = configuration.setRule("all", isOn: false)
    #expect(isKnown && configuration.rules.isEmpty)
    let isMistyped = !configuration.setRule("al", isOn: true)
    #expect(isMistyped && configuration.rules.isEmpty)
    _ = configuration.setRule("all", isOn: true)
    #expect(configuration.rules == Set(Rule.allCases))
  }

  @Test(arguments: [
    ("[]", "0: expected an object"),
    (
      "{\"rule\": {}}",
      "1: unknown key 'rule'; known: rules, languages, devices, localizers, exclude"
    ),
    ("{\"rules\": {\"misssing\": true}}", "11: unknown rule 'misssing'"),
    ("{\"rules\": {\"missing\": 1}}", "22: expected true or false"),
    ("{\"languages\": \"de\"}", "14: expected a list of languages"),
    ("{\"languages\": [\"german\"]}", "15: expected a list of languages"),
    ("{\"devices\": [5]}", "13: expected a list of devices"),
  ])
  func `S13: what is wrong in a file is told with its place`(json: String, expected: String) {
    #expect(reason(json) == expected)
  }

  @Test(arguments: [
    ("375", Device.phone(width: 375)), ("terminal:80", .terminal(columns: 80)), ("0", nil),
    ("terminal:", nil), ("tablet:80", nil), ("1e9", nil), ("terminal:80:80", nil), ("", nil),
  ])
  func `S13: a device is a width`(name: String, expected: Device?) {
    #expect(Device(named: name) == expected)
  }

  @Test func `S13: each rule tells its cure, and has a section in the documentation`() {
    for rule in Rule.allCases {
      #expect(!rule.summary.hasSuffix(".") && rule.advice.hasSuffix("."))
    }
    #expect(Rule.defaults.count == 10)
  }
}
