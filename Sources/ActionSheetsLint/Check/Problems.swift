import ActionSheets
import ActionSheetsLocalization

extension ActionSheet {
  /// Checks what the sheet shows in each language of a catalog.
  ///
  ///     #expect(sheet.problems(in: catalogs, on: .phone(width: 375)).isEmpty)
  ///
  /// A failure of such a test reads like a finding of `actionsheet lint`. Values in titles are taken to be a number of
  /// two digits, or a text of eight letters, whatever they are now. Any thread may call it; it reads the files anew
  /// each time.
  ///
  /// - Parameters:
  ///   - source: The catalogs of the program.
  ///   - table: The table or gettext domain that the texts are in; without it as in ``CatalogSource/table(_:)``.
  ///   - languages: The languages to check.
  ///   - device: Where the sheet is shown.
  ///   - rules: The rules to follow.
  /// - Returns: What the rules found, the worst first; a catalog that cannot be read is one of them.
  public func problems(
    in source: CatalogSource, table: String? = nil, languages: CheckedLanguages = .all,
    on device: Device, rules: Set<Rule> = Rule.defaults
  ) -> [Finding] {
    parts.problems(.actionSheet, [], in: source, table, languages, device, rules)
  }
}

extension Alert {
  /// Checks what the alert shows in each language of a catalog.
  ///
  /// - Parameters:
  ///   - source: The catalogs of the program.
  ///   - table: The table or gettext domain that the texts are in; without it as in ``CatalogSource/table(_:)``.
  ///   - languages: The languages to check.
  ///   - device: Where the alert is shown.
  ///   - rules: The rules to follow.
  /// - Returns: What the rules found, the worst first.
  public func problems(
    in source: CatalogSource, table: String? = nil, languages: CheckedLanguages = .all,
    on device: Device, rules: Set<Rule> = Rule.defaults
  ) -> [Finding] {
    parts.problems(.alert, [], in: source, table, languages, device, rules)
  }
}

extension Prompt {
  /// Checks what the prompt shows in each language of a catalog.
  ///
  /// - Parameters:
  ///   - source: The catalogs of the program.
  ///   - table: The table or gettext domain that the texts are in; without it as in ``CatalogSource/table(_:)``.
  ///   - languages: The languages to check.
  ///   - device: Where the prompt is shown.
  ///   - rules: The rules to follow.
  /// - Returns: What the rules found, the worst first.
  public func problems(
    in source: CatalogSource, table: String? = nil, languages: CheckedLanguages = .all,
    on device: Device, rules: Set<Rule> = Rule.defaults
  ) -> [Finding] {
    parts.problems(.alert, fields.map(\.labelText), in: source, table, languages, device, rules)
  }
}

extension TypedContent {
  fileprivate func problems(
    _ kind: Content.Kind, _ labels: [LocalizedText], in source: CatalogSource, _ table: String?,
    _ languages: CheckedLanguages, _ device: Device, _ rules: Set<Rule>
  ) -> [Finding] {
    let toolkit: ListedSheet.Toolkit =
      switch device {
      case .phone: .uikit
      case .window: .gtk
      case .terminal: .terminal
      }
    func listed(_ text: LocalizedText) -> ListedText { ListedText(text, table: table) }
    let sheet = ListedSheet(
      kind: kind, toolkit: toolkit, title: title.map(listed), message: message.map(listed),
      buttons: choices.map {
        ListedButton(listed($0.text), role: $0.role == nil ? .default : .destructive)
      } + cancels.map { ListedButton(listed($0.text), role: .cancel) },
      fields: labels.map(listed))
    var configuration = LintConfiguration()
    configuration.rules = rules
    configuration.languages = languages
    configuration.devices = [device]
    let list = SheetList(sheets: [sheet])
    return Checker(list, catalogs: [source], configuration: configuration).findings()
  }
}

extension ListedText {
  /// Takes a text of a sheet, which is a key; a text with values has their places in it.
  fileprivate init(_ text: LocalizedText, table: String?) {
    let conversions = text.arguments.map { argument in
      switch argument {
      case .integer: "lld"
      case .decimal: "lf"
      case .text: "@"
      }
    }
    self.init(
      key: text.key, text: text.arguments.isEmpty ? text.source : nil, table: table,
      arguments: conversions)
  }
}
