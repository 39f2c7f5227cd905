/// The look of sheets.
public enum Appearance: Hashable, Sendable {
  /// The toolkit's own, as the person has set it for all programs.
  case toolkit
  /// The one measured on iOS 17: joined rows, its colors, its type sizes.
  case iOS
}

/// Keeps the style of sheets on the default display in step with the person's settings.
@MainActor
enum SheetStyle {
  private static var common: StyleSheet?
  private static var iOS: (sheet: StyleSheet, setting: StyleRules.Setting)?

  /// Puts the rules of an appearance in force, or brings them up to date.
  static func update(_ appearance: Appearance, _ settings: DesktopSettings?) {
    if common == nil { common = StyleSheet(StyleRules.common) }
    guard appearance == .iOS, let settings else { return }
    let setting = StyleRules.Setting(theme: settings.theme, fontSize: settings.fontSize)
    guard setting != iOS?.setting else { return }
    let rules = StyleRules.iOS(setting)
    if let sheet = iOS?.sheet {
      sheet.replace(with: rules)
      iOS = (sheet, setting)
    } else {
      iOS = (StyleSheet(rules), setting)
    }
  }
}
