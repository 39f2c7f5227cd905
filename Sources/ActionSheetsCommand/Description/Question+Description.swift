extension Question {
  /// The question as JSON: `--describe` prints it and `--from` reads it.
  var description: String {
    var members = [
      ("version", "\(SheetDescription.version)"), ("kind", JSONText.string(kind.jsonName)),
      ("title", JSONText.string(title)), ("message", JSONText.string(message)),
    ]
    if kind == .alert { members.append(("fields", Self.list(fields.indices.map(field)))) }
    members.append(("buttons", Self.list(buttons.indices.map(button))))
    members.append(("cancel", cancelIndex.map(String.init) ?? "null"))
    let lines = members.map { "  \"\($0)\":\($1)" }
    return "{\n" + lines.joined(separator: ",\n") + "\n}"
  }

  private static func list(_ objects: [String]) -> String {
    if objects.isEmpty { return "[]" }
    return "[\n" + objects.map { "    " + $0 }.joined(separator: ",\n") + "\n  ]"
  }

  private func button(_ index: Int) -> String {
    let button = buttons[index]
    var members = jsonMembers(ofButton: index)
    members += [("enabled", "\(button.isEnabled)")]
    if let subtitle = button.subtitle { members.append(("subtitle", JSONText.string(subtitle))) }
    if let translation = button.translation {
      members.append(("translation", JSONText.string(translation)))
    }
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
    if let translation = labelTranslations[index] {
      members.append(("translation", JSONText.string(translation)))
    }
    return JSONText.object(members)
  }
}
