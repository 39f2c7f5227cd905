import ActionSheets
import ActionSheetsLocalization

/// Reads the JSON files in which `--from` finds a question.
enum SheetDescription {
  /// The newest version of the format.
  ///
  /// Version 2 gave buttons `selected` and `subtitle`, version 3 gave translations, and
  /// `standard` to a button whose title is the command's own. A key that is added, or that changes its
  /// meaning, takes a new number.
  static let version = 3

  /// Returns the question that the contents of a file describe.
  ///
  /// - Throws: A usage error with the name of the file, the place and the reason.
  static func read(
    _ bytes: [UInt8], named name: String, as kind: Content.Kind = .actionSheet
  ) throws(CommandError) -> Question {
    do throws(JSONFailure) {
      return try question(try JSONParser.parse(bytes), kind)
    } catch {
      throw .usage("\(name):\(error.place(in: bytes)): \(error.reason)")
    }
  }

  private static func question(
    _ value: JSONValue, _ kind: Content.Kind
  ) throws(JSONFailure) -> Question {
    // It is read before the keys are checked: a key of a newer version is not a misspelled one.
    _ = try JSONObject(value).value("version", expected: "a number from 1 to \(version)") {
      value in
      value.integer.flatMap { (1...version).contains($0) ? $0 : nil }
    }
    let sheet = try JSONObject(
      value,
      keys: [
        "title", "message", "fields", "buttons", "kind", "cancel", "language", "titleTranslation",
        "messageTranslation", "version",
      ])
    let kindName = "\"\(kind.jsonName)\""
    if let found = try sheet.string("kind", expected: kindName), found != kind.jsonName {
      throw sheet.mismatch("kind", expected: kindName)
    }
    let fields = try fields(of: sheet)
    var question = Question(
      kind: kind, title: try sheet.string("title"), message: try sheet.string("message"),
      fields: fields.map { $0.field },
      buttons: try buttons(of: sheet, isAlert: kind == .alert))
    question.labelTranslations = fields.map { $0.translation }
    question.titleTranslation = try sheet.string("titleTranslation")
    question.messageTranslation = try sheet.string("messageTranslation")
    question.language = try sheet.value("language", expected: "a language such as \"de\"") {
      $0.string.flatMap { Language($0) }
    }
    if kind != .alert, !question.fields.isEmpty {
      throw sheet.failure("fields", "only an alert has fields")
    }
    let cancel = try sheet.value("cancel", expected: "an index", \.integer)
    if let cancel, cancel != question.cancelIndex {
      throw sheet.failure(
        "cancel",
        "button \(cancel) does not have the role \"cancel\"; the roles decide, leave this out")
    }
    return question
  }

  private static func buttons(
    of sheet: JSONObject, isAlert: Bool
  ) throws(JSONFailure) -> [Question.Button] {
    let objects = try sheet.objects(
      "buttons",
      keys: [
        "title", "id", "role", "enabled", "selected", "subtitle", "index", "titleBytes",
        "translation", "subtitleTranslation", "standard",
      ])
    var buttons: [Question.Button] = []
    var identifiers: [String: Int] = [:]
    for (position, object) in objects.enumerated() {
      let button = try button(object)
      if button.role == .cancel, let first = buttons.firstIndex(where: { $0.role == .cancel }) {
        throw object.failure(
          "role", "buttons[\(first)] is the cancel button; a sheet has at most one")
      }
      if let identifier = button.identifier,
        let other = identifiers.updateValue(position, forKey: identifier)
      {
        let shown = MessageText.quoted(identifier.utf8)
        throw object.failure("id", "\(shown) is already the id of buttons[\(other)]")
      }
      try object.checkIndex(position)
      buttons.append(button)
    }
    // An alert can always be dismissed: without buttons it gets one.
    if isAlert, buttons.isEmpty {
      return [Question.Button(title: Array("OK".utf8), isOwnWord: true)]
    }
    guard buttons.contains(where: { $0.role != .cancel }) else {
      throw sheet.failure("buttons", "there is no button to choose")
    }
    return buttons
  }

  private static func button(_ object: JSONObject) throws(JSONFailure) -> Question.Button {
    let text = try object.label("title")
    var button = Question.Button(title: Array(text.utf8))
    if let encoded = try object.string("titleBytes", expected: "base64") {
      guard let bytes = Base64.decode(encoded) else {
        throw object.mismatch("titleBytes", expected: "base64")
      }
      button.title = bytes
      guard button.text == text else {
        throw object.failure("titleBytes", "these are not the bytes of the title")
      }
    }
    button.identifier = try object.string("id")
    let role = try object.value("role", expected: "\"default\", \"cancel\" or \"destructive\"") {
      value in Content.Role.allCases.first { $0.jsonName == value.string }
    }
    button.role = role ?? .default
    button.isEnabled = try object.flag("enabled") ?? true
    button.isSelected = try object.flag("selected") ?? false
    if button.isSelected, button.role == .cancel {
      throw object.failure("selected", "the cancel button makes no choice")
    }
    let subtitle = try object.string("subtitle")
    button.subtitle = subtitle?.isEmpty == true ? nil : subtitle
    button.translation = try translation(in: object)
    button.subtitleTranslation = try object.string("subtitleTranslation")
    button.isOwnWord = try object.flag("standard") ?? false
    if button.isOwnWord, text != (button.role == .cancel ? "Cancel" : "OK") {
      throw object.failure("standard", "the command's own titles are \"OK\" and \"Cancel\"")
    }
    return button
  }

  private static func translation(in object: JSONObject) throws(JSONFailure) -> String? {
    try object.string("translation") == nil ? nil : object.label("translation")
  }

  private static func fields(
    of sheet: JSONObject
  ) throws(JSONFailure) -> [(field: Content.Field, translation: String?)] {
    var fields: [(field: Content.Field, translation: String?)] = []
    let keys = ["label", "secure", "text", "index", "translation"]
    for object in try sheet.objects("fields", keys: keys) {
      let field = Content.Field(
        try object.label("label"), text: try object.string("text") ?? "",
        isSecure: try object.flag("secure") ?? false)
      if field.isSecure, !field.text.isEmpty {
        throw object.failure("text", "a secure field starts empty")
      }
      guard FieldText(field.text).isLine else {
        throw object.failure("text", "a field holds one line without control characters")
      }
      try object.checkIndex(fields.count)
      fields.append((field, try translation(in: object)))
    }
    return fields
  }
}
