/// What `actionsheet lint` was asked for. Names of rules, languages and devices are still as they were written.
package struct LintRequest: Sendable, Hashable {
  /// The files and folders; without any, the current folder.
  package private(set) var paths: [String] = []
  /// The rules that are switched on or off, in the order of the options.
  package private(set) var rules: [RuleSwitch] = []
  /// The languages to check, or `nil`.
  package private(set) var languages: String?
  /// Where sheets are shown.
  package private(set) var devices: [String] = []
  /// The names of functions that look up texts.
  package private(set) var localizers: [String] = []
  /// The lists of sheets to read, `-` being standard input.
  package private(set) var sheets: [String] = []
  /// The reports to write.
  package private(set) var reports: [Report] = []
  /// The page to write, or `nil`.
  package private(set) var preview: String?
  /// The report whose findings are left out, or `nil`.
  package private(set) var baseline: String?
  /// The least severity that fails, or `never`.
  package private(set) var failOn = "error"
  /// Whether commands of GitHub's are printed.
  package private(set) var printsAnnotations = false
  /// Whether sources that nothing can read are an error.
  package private(set) var requiresSources = false
  /// Whether everything is told that can be.
  package private(set) var isVerbose = false
  /// Whether color is used; `nil` to use it in a terminal.
  package private(set) var usesColor: Bool?

  /// A rule that an option switches on or off.
  package struct RuleSwitch: Sendable, Hashable {
    package let name: String
    package let isOn: Bool
  }

  /// A report to write.
  package struct Report: Sendable, Hashable {
    /// The formats of reports.
    package enum Format: String, Sendable, CaseIterable {
      case json, sarif, gitlab
    }

    package let format: Format
    /// The path, `-` being standard output.
    package let file: String
  }

  /// Reads the arguments of `actionsheet-lint`; `nil` when help is asked for.
  ///
  /// - Throws: The reason why the command line is wrong.
  package init?(_ system: some CommandSystem) throws(CommandError) {
    var parser = OptionParser(system.arguments[...], options: OptionTable.options(of: .lint))
    while let element = try parser.next() {
      switch element {
      case .flag(.help): return nil
      case .flag(let identifier): take(identifier)
      case .value(let identifier, let value):
        try take(identifier, String(decoding: value, as: UTF8.self))
      case .operand(let path, _): paths.append(String(decoding: path, as: UTF8.self))
      }
    }
    let inputs = sheets.count { $0 == "-" }
    if inputs > 1 { throw .usage("--sheets - was given twice; standard input is read once") }
    let outputs = reports.count { $0.file == "-" }
    if outputs > 1 || outputs == 1 && printsAnnotations {
      throw .usage(
        "--report FORMAT=- has standard output for itself: no --github, no other report to -")
    }
    if preview == "-" { throw .usage("--preview: expected the path of a file, found '-'") }
  }

  private mutating func take(_ flag: OptionIdentifier) {
    switch flag {
    case .github: printsAnnotations = true
    case .requireSources: requiresSources = true
    case .verbose: isVerbose = true
    default: break
    }
  }

  private mutating func take(
    _ option: OptionIdentifier, _ value: String
  ) throws(CommandError) {
    switch option {
    case .rule: rules.append(RuleSwitch(name: value, isOn: true))
    case .noRule: rules.append(RuleSwitch(name: value, isOn: false))
    case .languages: languages = value
    case .device: devices.append(value)
    case .localizer: localizers.append(value)
    case .sheets: sheets.append(value)
    case .preview: preview = value
    case .baseline: baseline = value
    case .report: reports.append(try Report(value))
    case .failOn: failOn = try OptionTable.word(value, of: option)
    case .color:
      let word = try OptionTable.word(value, of: option)
      usesColor = word == "auto" ? nil : word == "always"
    default: break
    }
  }
}

extension LintRequest.Report {
  /// Reads `FORMAT=FILE`.
  fileprivate init(_ value: String) throws(CommandError) {
    let parts = value.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    guard let format = Format(rawValue: String(parts[0])), parts.count == 2, !parts[1].isEmpty
    else {
      let formats = Format.allCases.map { "\($0.rawValue)=FILE" }.joined(separator: ", ")
      throw .usage(
        "--report: expected one of \(formats), found \(MessageText.quoted(value.utf8))")
    }
    self.format = format
    file = String(parts[1])
  }
}

extension CommandResult {
  /// The end of `actionsheet lint --help`.
  ///
  /// - Parameter columns: The value of the variable `COLUMNS`.
  package static func lintHelp(columns: String?) -> CommandResult {
    CommandResult(printing: HelpText(width: HelpText.width(columns: columns)).page(for: .lint))
  }
}
