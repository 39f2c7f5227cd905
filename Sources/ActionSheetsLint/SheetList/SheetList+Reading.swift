import ActionSheets
import ActionSheetsLocalization

extension SheetList {
  /// The newest version of the format that is read.
  static let version = 3

  /// The reason why a file is not a list of sheets.
  public struct FormatError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The file with line and column, and the reason, in one line without anything unseen.
    public let description: String
  }

  /// Reads a list from JSON, or one sheet as `actionsheet show --describe` prints it.
  ///
  /// Unknown keys are refused: a misspelled one would else do nothing.
  ///
  /// - Parameters:
  ///   - bytes: The contents of the file, in UTF-8.
  ///   - name: The name of the file, for the error.
  /// - Throws: What is wrong first, and where.
  public init(json bytes: [UInt8], named name: String) throws(FormatError) {
    do throws(JSONFailure) {
      self = try SheetListReader.list(try JSONParser.parse(bytes))
    } catch {
      let text = "\(name):\(error.place(in: bytes)): \(error.reason)"
      throw FormatError(description: VisibleText.paragraph(text))
    }
  }
}

/// Reads the objects of a list of sheets.
private struct SheetListReader {
  private static let placeKeys = ["file", "line", "column"]
  private static let sheetKeys =
    placeKeys + [
      "version", "kind", "toolkit", "title", "message", "buttons", "fields", "complete",
      "disabled", "cancel", "translation", "language",
    ]
  private static let buttonKeys = [
    "title", "role", "branches", "disabled",
    // What `--describe` prints besides.
    "index", "titleBytes", "id", "enabled", "selected", "subtitle", "translation",
  ]
  private static let textKeys =
    placeKeys + ["key", "text", "table", "bundle", "context", "arguments", "translation"]
  private static let fieldKeys = textKeys + ["label", "index", "secure"]

  static func list(_ value: JSONValue) throws(JSONFailure) -> SheetList {
    // It is read before the keys are checked: a key of a newer version is not a misspelled one.
    let top = try JSONObject(value)
    let newest = SheetList.version
    _ = try top.value("version", expected: "a number from 1 to \(newest)") { value in
      value.integer.flatMap { (1...newest).contains($0) ? $0 : nil }
    }
    guard let members = value.members, members.contains(where: { $0.key == "sheets" }) else {
      // `sheets` is the name that a misspelled one stands for.
      let object = try JSONObject(value, keys: sheetKeys + ["sheets"])
      return SheetList(sheets: [try sheet(object)])
    }
    let object = try JSONObject(value, keys: ["version", "sheets", "skipped"])
    var list = SheetList()
    for entry in try object.objects("sheets", keys: sheetKeys) {
      list.sheets.append(try sheet(entry))
    }
    for entry in try object.objects("skipped", keys: placeKeys + ["reason"]) {
      guard let place = try place(entry, in: nil) else {
        throw entry.mismatch("file", expected: "a string")
      }
      guard let reason = try entry.string("reason") else {
        throw entry.mismatch("reason", expected: "a string")
      }
      list.skipped.append(SheetList.Skipped(reason, at: place))
    }
    return list
  }

  private static func sheet(_ object: JSONObject) throws(JSONFailure) -> ListedSheet {
    let kind = try object.value("kind", expected: "\"actionSheet\" or \"alert\"") { value in
      value.string.flatMap { ["actionSheet": Content.Kind.actionSheet, "alert": .alert][$0] }
    }
    let toolkit = try object.value(
      "toolkit", expected: "\"uikit\", \"gtk\" or \"terminal\""
    ) { $0.string.flatMap(ListedSheet.Toolkit.init(rawValue:)) }
    let place = try place(object, in: nil)
    var sheet = ListedSheet(
      kind: kind ?? .actionSheet, toolkit: toolkit ?? .terminal, place: place,
      title: try text("title", of: object, in: place),
      message: try text("message", of: object, in: place), buttons: [],
      isComplete: try object.flag("complete") ?? true, disabled: try words("disabled", of: object))
    for entry in try object.objects("buttons", keys: buttonKeys) {
      sheet.buttons.append(try button(entry, in: place))
    }
    for (path, value) in try object.values("fields") {
      sheet.fields.append(try field(value, at: path, in: place))
    }
    return sheet
  }

  private static func button(
    _ object: JSONObject, in sheet: SourcePlace?
  ) throws(JSONFailure) -> ListedButton {
    guard let title = try text("title", of: object, in: sheet) else {
      throw object.mismatch("title", expected: "a string or an object")
    }
    let role = try object.value("role", expected: "\"default\", \"cancel\" or \"destructive\"") {
      Content.Role(listed: $0.string)
    }
    var branches: [ListedButton.Branch] = []
    for entry in try object.objects("branches", keys: ["statement", "way"]) {
      let statement = try number("statement", of: entry, from: 0)
      let way = try number("way", of: entry, from: 0)
      guard let statement, let way else {
        throw entry.failure("way", "a branch has a statement and a way")
      }
      branches.append(ListedButton.Branch(statement: statement, way: way))
    }
    return ListedButton(
      title, role: role ?? .default, branches: branches,
      disabled: try words("disabled", of: object))
  }

  /// Reads a field: a text, or what `--describe` prints of it.
  private static func field(
    _ value: JSONValue, at path: String, in sheet: SourcePlace?
  ) throws(JSONFailure) -> ListedText {
    if let words = value.string { return ListedText(text: words, place: sheet) }
    let object = try JSONObject(value, path: path, keys: fieldKeys)
    if let label = try object.string("label") { return ListedText(text: label, place: sheet) }
    return try text(object, in: sheet)
  }

  // MARK: - Texts and places

  private static func text(
    _ key: String, of object: JSONObject, in sheet: SourcePlace?
  ) throws(JSONFailure) -> ListedText? {
    guard let value = try object.value(key, expected: "a string or an object", { $0 }) else {
      return nil
    }
    if let words = value.string { return ListedText(text: words, place: sheet) }
    guard value.members != nil else {
      throw object.mismatch(key, expected: "a string or an object")
    }
    return try text(try JSONObject(value, path: object.path(of: key), keys: textKeys), in: sheet)
  }

  private static func text(
    _ object: JSONObject, in sheet: SourcePlace?
  ) throws(JSONFailure) -> ListedText {
    ListedText(
      key: try object.string("key"), text: try object.string("text"),
      table: try object.string("table"), bundle: try object.string("bundle"),
      context: try object.string("context"), arguments: try words("arguments", of: object),
      place: try place(object, in: sheet))
  }

  /// Reads a place. What is missing is taken from that of the sheet; a column counts in its own line alone.
  private static func place(
    _ object: JSONObject, in sheet: SourcePlace?
  ) throws(JSONFailure) -> SourcePlace? {
    let file = try object.string("file")
    let line = try number("line", of: object, from: 1)
    let column = try number("column", of: object, from: 1)
    guard let file = file ?? sheet?.file else { return nil }
    let isElsewhere = line != nil || file != sheet?.file
    return SourcePlace(
      file: file, line: line ?? (isElsewhere ? 1 : sheet?.line ?? 1),
      column: column ?? (isElsewhere ? 1 : sheet?.column ?? 1))
  }

  private static func number(
    _ key: String, of object: JSONObject, from least: Int
  ) throws(JSONFailure) -> Int? {
    try object.value(key, expected: "a whole number from \(least)") { value in
      value.integer.flatMap { $0 >= least ? $0 : nil }
    }
  }

  private static func words(_ key: String, of object: JSONObject) throws(JSONFailure) -> [String] {
    try object.value(key, expected: "a list of strings") { value in
      guard let list = value.list else { return nil }
      let words = list.compactMap(\.string)
      return words.count == list.count ? words : nil
    } ?? []
  }
}

extension Content.Role {
  /// The role with a name in JSON.
  fileprivate init?(listed name: String?) {
    guard let role = Self.allCases.first(where: { $0.listName == name }) else { return nil }
    self = role
  }

  /// The name of the role in JSON.
  var listName: String {
    switch self {
    case .default: "default"
    case .cancel: "cancel"
    case .destructive: "destructive"
    }
  }
}
