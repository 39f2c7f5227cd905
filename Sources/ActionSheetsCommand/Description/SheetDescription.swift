import ActionSheets
import FoundationEssentials

/// A sheet as a JSON file describes it: what `--from` reads and `--describe` prints.
struct SheetDescription: Decodable {
  /// One button of the description.
  struct ButtonDescription: Decodable {
    var title: ArraySlice<UInt8>
    var identifier: String?
    var role: ButtonRole
    var isEnabled: Bool

    /// The index that `--describe` printed, if it is there.
    var index: Int?

    init(from decoder: any Decoder) throws {
      let object = try StrictContainer(
        decoder, keys: ["title", "id", "role", "enabled", "index", "titleBytes"])
      guard let text = try object.value(String.self, "title", expected: "a string") else {
        throw object.mismatch("title", expected: "a string")
      }
      title = ArraySlice(text.utf8)
      if let encoded = try object.value(String.self, "titleBytes", expected: "base64") {
        guard let data = Data(base64Encoded: encoded) else {
          throw object.mismatch("titleBytes", expected: "base64")
        }
        title = ArraySlice(data)
        guard String(decoding: title, as: UTF8.self) == text else {
          throw object.failure("titleBytes", "these are not the bytes of the title")
        }
      }
      identifier = try object.value(String.self, "id", expected: "a string")
      let roles = "\"default\", \"cancel\" or \"destructive\""
      let name = try object.value(String.self, "role", expected: roles) ?? "default"
      guard let role = ButtonRole(jsonName: name) else {
        throw object.mismatch("role", expected: roles)
      }
      self.role = role
      isEnabled = try object.value(Bool.self, "enabled", expected: "true or false") ?? true
      index = try object.value(Int.self, "index", expected: "an index")
    }
  }

  var title: String?
  var message: String?
  var fields: [FieldDescription]
  var buttons: [ButtonDescription]
  private let kind: Content.Kind

  init(from decoder: any Decoder) throws {
    let isAlert = CodingUserInfoKey.isAlert.flatMap { decoder.userInfo[$0] as? Bool } ?? false
    self.kind = isAlert ? .alert : .actionSheet
    let object = try StrictContainer(
      decoder, keys: ["title", "message", "fields", "buttons", "kind", "cancel"])
    let kind = self.kind.jsonName
    if try object.value(String.self, "kind", expected: "\"\(kind)\"") ?? kind != kind {
      throw object.mismatch("kind", expected: "\"\(kind)\"")
    }
    title = try object.value(String.self, "title", expected: "a string")
    message = try object.value(String.self, "message", expected: "a string")
    buttons =
      try object.value([ButtonDescription].self, "buttons", expected: "a list of buttons") ?? []
    fields =
      try object.value([FieldDescription].self, "fields", expected: "a list of fields") ?? []
    if !isAlert, !fields.isEmpty { throw object.failure("fields", "only an alert has fields") }
    let hasChoice = buttons.contains { $0.role != .cancel }
    // An alert can always be dismissed: without buttons it has one.
    guard hasChoice || (isAlert && buttons.isEmpty) else {
      throw object.failure("buttons", "there is no button to choose")
    }
    let cancel = buttons.firstIndex { $0.role == .cancel }
    if let written = try object.value(Int.self, "cancel", expected: "an index"), written != cancel {
      throw object.failure(
        "cancel",
        "button \(written) does not have the role \"cancel\"; the roles decide, leave this out")
    }
    try checkButtons()
    for (position, field) in fields.enumerated() {
      guard let index = field.index, index != position else { continue }
      var error = DescriptionError(
        at: [], "expected \(position), found \(index); the order decides, leave this out")
      error.path = "fields[\(position)].index"
      throw error
    }
  }

  private func checkButtons() throws(DescriptionError) {
    var cancel: Int?
    var identifiers: [String: Int] = [:]
    for (position, button) in buttons.enumerated() {
      func failure(_ key: String, _ reason: String) -> DescriptionError {
        var error = DescriptionError(at: [], reason)
        error.path = "buttons[\(position)].\(key)"
        return error
      }
      if button.role == .cancel {
        if let cancel {
          throw failure("role", "buttons[\(cancel)] is the cancel button; a sheet has at most one")
        }
        cancel = position
      }
      if let identifier = button.identifier,
        let other = identifiers.updateValue(position, forKey: identifier)
      {
        let shown = MessageText.quoted(identifier.utf8)
        throw failure("id", "\(shown) is already the id of buttons[\(other)]")
      }
      if let index = button.index, index != position {
        throw failure(
          "index", "expected \(position), found \(index); the order decides, leave this out")
      }
    }
  }

  /// The question that the description asks.
  var question: Question {
    var list = QuestionButtons(titles: ByteStrings(), roles: [])
    for (position, button) in buttons.enumerated() {
      list.titles.append(button.title)
      list.roles.append(button.role)
      list.identifiers[position] = button.identifier
      if !button.isEnabled { list.disabled.insert(position) }
    }
    if buttons.isEmpty {
      list.titles.append("OK".utf8)
      list.roles.append(.default)
    }
    return Question(
      kind: kind, title: title, message: message, fields: fields.map(\.field), buttons: list)
  }
}

extension CodingUserInfoKey {
  /// Tells a decoder that the description is that of an alert.
  static let isAlert = CodingUserInfoKey(rawValue: "isAlert")
}
