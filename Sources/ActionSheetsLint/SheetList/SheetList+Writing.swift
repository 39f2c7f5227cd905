import ActionSheets
import ActionSheetsLocalization

extension SheetList {
  /// The list as JSON, with one button in each line; ``init(json:named:)`` reads it.
  public var json: String {
    let sheets = sheets.map(\.json)
    let skipped = skipped.map { entry in
      JSONText.object(entry.place.members(in: nil) + [("reason", JSONText.string(entry.reason))])
    }
    let members =
      ["  \"version\":\(Self.version)", "  \"sheets\":\(Self.lines(sheets))"]
      + (skipped.isEmpty ? [] : ["  \"skipped\":\(Self.lines(skipped))"])
    return "{\n" + members.joined(separator: ",\n") + "\n}\n"
  }

  private static func lines(_ values: [String]) -> String {
    values.isEmpty ? "[]" : "[\n" + values.map { "    " + $0 }.joined(separator: ",\n") + "\n  ]"
  }
}

private typealias Member = (key: String, value: String)

extension SourcePlace {
  /// Returns the members of a place, without those that are taken from the place of the sheet.
  fileprivate func members(in sheet: SourcePlace?) -> [Member] {
    guard self != sheet else { return [] }
    let file: [Member] = file == sheet?.file ? [] : [("file", JSONText.string(file))]
    return file + [("line", "\(line)"), ("column", "\(column)")]
  }
}

extension ListedSheet {
  fileprivate var json: String {
    var members: [Member] = [
      ("kind", JSONText.string(kind == .alert ? "alert" : "actionSheet")),
      ("toolkit", JSONText.string(toolkit.rawValue)),
    ]
    members += place?.members(in: nil) ?? []
    if let title { members.append(("title", title.json(in: place))) }
    if let message { members.append(("message", message.json(in: place))) }
    let buttons = buttons.map { "\n      " + $0.json(in: place) }
    members.append(("buttons", "[" + buttons.joined(separator: ",") + "]"))
    if !fields.isEmpty {
      let fields = fields.map { $0.json(in: place) }
      members.append(("fields", "[" + fields.joined(separator: ",") + "]"))
    }
    if !isComplete { members.append(("complete", "false")) }
    return JSONText.object(members + disabled.members("disabled"))
  }
}

extension ListedButton {
  fileprivate func json(in sheet: SourcePlace?) -> String {
    var members: [Member] = [
      ("title", title.json(in: sheet)), ("role", JSONText.string(role.listName)),
    ]
    if !branches.isEmpty {
      let branches = branches.map { branch in
        JSONText.object([("statement", "\(branch.statement)"), ("way", "\(branch.way)")])
      }
      members.append(("branches", "[" + branches.joined(separator: ",") + "]"))
    }
    return JSONText.object(members + disabled.members("disabled"))
  }
}

extension ListedText {
  fileprivate func json(in sheet: SourcePlace?) -> String {
    let texts = [
      ("key", key), ("text", text), ("table", table), ("bundle", bundle), ("context", context),
    ]
    var members: [Member] = texts.compactMap { name, text in
      text.map { (name, JSONText.string($0)) }
    }
    members += arguments.members("arguments") + (place?.members(in: sheet) ?? [])
    if let text, members.count == 1, key == nil { return JSONText.string(text) }
    return JSONText.object(members)
  }
}

extension [String] {
  /// Returns a member with a list of strings, unless there are none.
  fileprivate func members(_ key: String) -> [Member] {
    isEmpty ? [] : [(key, "[" + map { JSONText.string($0) }.joined(separator: ",") + "]")]
  }
}
