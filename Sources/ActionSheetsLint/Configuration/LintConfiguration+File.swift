import ActionSheets
import ActionSheetsLocalization

extension LintConfiguration {
  /// The name of the file, which is looked for in a folder and in those above it.
  package static let fileName = ".actionsheet-lint.json"

  /// Reads a file.
  ///
  /// - Throws: What is wrong in it, and where; a key that is not known is wrong.
  package init(json bytes: [UInt8]) throws(JSONFailure) {
    self.init()
    let root = try JSONParser.parse(bytes)
    for member in try Self.members(of: root) {
      switch member.key {
      case "rules":
        for rule in try Self.members(of: member.value) {
          guard let isOn = rule.value.flag else {
            throw JSONFailure(reason: "expected true or false", position: rule.value.position)
          }
          guard setRule(rule.key, isOn: isOn) else {
            throw JSONFailure(
              reason: "unknown rule \(Catalog.Problem.quoted(rule.key))", position: rule.position)
          }
        }
      case "languages":
        languages = .only(
          try Self.list(member.value, of: "languages") { $0.string.flatMap { Language($0) } })
      case "devices":
        devices = try Self.list(member.value, of: "devices") { value in
          (value.integer.map { "\($0)" } ?? value.string).flatMap { Device(named: $0) }
        }
      case "localizers":
        localizers = try Self.list(member.value, of: "names of functions", \.string)
      case "exclude":
        excluded = Set(try Self.list(member.value, of: "names of files and folders", \.string))
      default:
        throw JSONFailure(
          reason:
            "unknown key \(Catalog.Problem.quoted(member.key)); known: rules, languages, devices, localizers, exclude",
          position: member.position)
      }
    }
  }

  /// Switches a rule on or off, or with `all` every one; returns `false` when there is none of that name.
  package mutating func setRule(_ name: String, isOn: Bool) -> Bool {
    let named = name == "all" ? Rule.allCases : [Rule(rawValue: name)].compactMap { $0 }
    if isOn { rules.formUnion(named) } else { rules.subtract(named) }
    return !named.isEmpty
  }

  private static func members(
    of value: JSONValue
  ) throws(JSONFailure) -> [JSONValue.Member] {
    guard let members = value.members else {
      throw JSONFailure(reason: "expected an object", position: value.position)
    }
    return members
  }

  private static func list<Element>(
    _ value: JSONValue, of expected: String, _ convert: (JSONValue) -> Element?
  ) throws(JSONFailure) -> [Element] {
    guard let list = value.list else {
      throw JSONFailure(reason: "expected a list of \(expected)", position: value.position)
    }
    var elements: [Element] = []
    for value in list {
      guard let element = convert(value) else {
        throw JSONFailure(reason: "expected a list of \(expected)", position: value.position)
      }
      elements.append(element)
    }
    return elements
  }
}

extension CheckedLanguages {
  /// Reads the names of languages with commas, colons or spaces between them; `nil` where one of them is none.
  package init?(list: String) {
    let names = list.split { $0 == "," || $0 == ":" || $0 == " " }
    let languages = names.compactMap { Language(String($0)) }
    guard !names.isEmpty, languages.count == names.count else { return nil }
    self = .only(languages)
  }
}

extension Device {
  /// Reads the width of a phone in points, `375`, or `terminal:80`; widths are 100 to 2000 points, 10 to 1000 columns.
  package init?(named name: String) {
    let parts = name.split(separator: ":", omittingEmptySubsequences: false)
    guard let number = parts.last.flatMap({ Int($0) }) else { return nil }
    switch parts.count {
    case 1 where (100...2000).contains(number): self = .phone(width: number)
    case 2 where parts[0] == "terminal" && (10...1000).contains(number):
      self = .terminal(columns: number)
    default: return nil
    }
  }
}
