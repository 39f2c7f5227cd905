import ActionSheets

/// What a command asks.
///
/// The index of a button is its position in storage order, counted from 0. For a sheet from the command line
/// that is the order on the screen: destructive buttons first, then the others as given, Cancel last.
/// For an alert the ordinary buttons come first, then the destructive ones, then Cancel. For a question from a
/// file it is the position in the file's `buttons`.
public struct Question: Sendable, Hashable {
  /// Which modal element asks.
  var kind = Content.Kind.actionSheet

  /// The title as shown, or `nil`; an empty title is none.
  var title: String?

  /// The message as shown, or `nil`; an empty message is none.
  var message: String?

  /// The lines of text that an alert asks for.
  public internal(set) var fields: [TextField] = []

  var buttons: QuestionButtons

  init(
    kind: Content.Kind = .actionSheet, title: String? = nil, message: String? = nil,
    fields: [TextField] = [], buttons: QuestionButtons
  ) {
    self.kind = kind
    self.fields = fields
    self.title = title?.isEmpty == true ? nil : title
    self.message = message?.isEmpty == true ? nil : message
    self.buttons = buttons
  }

  /// What to present. The position of a ``ButtonID`` is the index; titles are repaired to valid UTF-8.
  ///
  /// Complexity: linear in the number of buttons.
  public var content: Content {
    var list: [Content.Button] = []
    list.reserveCapacity(buttons.count)
    for index in 0..<buttons.count {
      list.append(
        Content.Button(
          buttons.titles.text(at: index), role: buttons.roles[index],
          isEnabled: buttons.isEnabled(index)))
    }
    return Content(
      kind: kind, title: title, message: message, buttons: list, fields: fields)
  }

  /// What the fields hold at first.
  public var firstTexts: [FieldText] { fields.map { FieldText($0.text) } }
}

extension Content.Kind {
  /// The name of the kind in JSON.
  var jsonName: String {
    switch self {
    case .actionSheet: "actionSheet"
    case .alert: "alert"
    case .modal: "modal"
    }
  }
}
