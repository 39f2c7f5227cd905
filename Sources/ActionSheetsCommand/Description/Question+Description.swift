import ActionSheetsLocalization

extension Question {
  /// The question as JSON: `--describe` prints it and `--from` reads it.
  var description: String {
    var members = [
      ("version", "\(SheetDescription.version)"), ("kind", JSONText.string(kind.jsonName)),
      ("title", JSONText.string(title)), ("message", JSONText.string(message)),
    ]
    members += Self.given("titleTranslation", titleTranslation)
    members += Self.given("messageTranslation", messageTranslation)
    members += Self.given("language", language?.tag)
    if kind == .alert { members.append(("fields", Self.list(fields.indices.map(field)))) }
    members.append(("buttons", Self.list(buttons.indices.map(button))))
    members.append(("cancel", cancelIndex.map(String.init) ?? "null"))
    let lines = members.map { "  \"\($0)\":\($1)" }
    return "{\n" + lines.joined(separator: ",\n") + "\n}"
  }

  /// Returns a member for a text that is there.
  private static func given(_ key: String, _ text: String?) -> [(String, String)] {
    text.map { [(key, JSONText.string($0))] } ?? []
  }

  private static func list(_ objects: [String]) -> String {
    if objects.isEmpty { return "[]" }
    return "[\n" + objects.map { "    " + $0 }.joined(separator: ",\n") + "\n  ]"
  }

  private func button(_ index: Int) -> String {
    let button = buttons[index]
    var members = jsonMembers(ofButton: index)
    members += [("enabled", "\(button.isEnabled)")]
    members += Self.given("subtitle", button.subtitle)
    members += Self.given("translation", button.translation)
    members += Self.given("subtitleTranslation", button.subtitleTranslation)
    if button.isOwnWord { members.append(("standard", "true")) }
    return JSONText.object(members)
  }

  /// A secret holds nothing at first, so its text is left out.
  private func field(_ index: Int) -> String {
    let field = fields[index]
    var members = [
      ("index", "\(index)"), ("label", JSONText.string(field.label)),
      ("secure", "\(field.isSecure)"),
    ]
    if !field.isSecure { members.append(("text", JSONText.string(field.text))) }
    members += Self.given("translation", labelTranslations[index])
    return JSONText.object(members)
  }
}
