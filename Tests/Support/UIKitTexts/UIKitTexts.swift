import UIKitCompat

/// Writes texts that it finds by UIKit's functions, one a line, in the language of the person.
@main
enum UIKitTexts {
  static func main() {
    let count = Int(CommandLine.arguments.dropFirst().first ?? "") ?? 1
    let name = "Ada"
    let table: String? = nil
    let texts: [String] =
      [
        NSLocalizedString("Delete Note", comment: "title"),
        withFoundation(),
        NSLocalizedString("Delete Note", bundle: .module, comment: ""),
        NSLocalizedString("Delete Note", tableName: table, bundle: .module, comment: ""),
        NSLocalizedString("Pen", tableName: "Tools", comment: ""),
        NSLocalizedString("missing", value: "Value", comment: ""),
        NSLocalizedString("missing", tableName: "Tools", value: "", comment: ""),
        NSLocalizedString("missing", tableName: "Tools", bundle: .main, value: "V", comment: ""),
        NSLocalizedString("only.english", bundle: .module, value: "", comment: ""),
        Bundle.module.localizedString(forKey: "Pen", value: nil, table: "Tools"),
        String(format: NSLocalizedString("greeting", comment: ""), name),
        String(format: NSLocalizedString("%d of %@", comment: ""), count, name),
        String(format: NSLocalizedString("%d wrong", comment: ""), count),
        .localizedStringWithFormat(NSLocalizedString("%d notes", comment: ""), count),
        .localizedStringWithFormat(NSLocalizedString("%@ has %d notes", comment: ""), name, count),
        .localizedStringWithFormat(NSLocalizedString("%d pages", comment: ""), count),
        NSLocalizedString("without other", comment: ""),
      ] + foundationAlone() + [
        NSLocalizedString("notes.delete.title", tableName: "Alerts", comment: ""),
        .localizedStringWithFormat(
          NSLocalizedString("notes.delete.message", tableName: "Alerts", comment: ""), count),
        NSLocalizedString("notes.keep", tableName: "Alerts", comment: ""),
      ]
    FileHandle.standardOutput.write(Data((texts.joined(separator: "\n") + "\n").utf8))
  }
}
