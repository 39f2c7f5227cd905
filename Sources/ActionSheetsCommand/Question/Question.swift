import ActionSheets

/// A question that a command asks.
///
/// The index of a button is its position in ``buttons``, counted from 0: that in the file, or that
/// on the screen of a sheet; of an alert the ordinary buttons come first, then the destructive
/// ones, then Cancel.
package struct Question: Sendable, Hashable {
  /// A button of a question.
  struct Button: Sendable, Hashable {
    /// The title, byte for byte as it was given.
    var title: [UInt8]
    var role = Content.Role.default
    var isEnabled = true
    /// Whether the choice is the one that is set now.
    var isSelected = false
    /// A second line below the title, or `nil`.
    var subtitle: String?
    /// The name that a sheet description gave to the button.
    var identifier: String?

    /// The title as text, with each invalid sequence of UTF-8 replaced by U+FFFD.
    var text: String { String(decoding: title, as: UTF8.self) }
  }

  /// The modal element that asks.
  let kind: Content.Kind
  /// The title as shown, or `nil`; an empty title is none.
  let title: String?
  /// The message as shown, or `nil`; an empty message is none.
  let message: String?
  /// The lines of text that an alert asks for.
  package let fields: [Content.Field]
  var buttons: [Button]

  init(
    kind: Content.Kind = .actionSheet, title: String? = nil, message: String? = nil,
    fields: [Content.Field] = [], buttons: [Button]
  ) {
    self.kind = kind
    self.fields = fields
    self.buttons = buttons
    self.title = title?.isEmpty == true ? nil : title
    self.message = message?.isEmpty == true ? nil : message
  }

  /// The position of the cancel button, if there is one.
  var cancelIndex: Int? { buttons.lastIndex { $0.role == .cancel } }

  /// The content to present. The number of a ``ButtonID`` is the index.
  package var content: Content {
    Content(
      kind: kind, title: title, message: message,
      buttons: buttons.map {
        Content.Button(
          $0.text, role: $0.role, isEnabled: $0.isEnabled, subtitle: $0.subtitle,
          isSelected: $0.isSelected)
      },
      fields: fields)
  }

  /// The texts that the fields hold at first.
  package var firstTexts: [FieldText] { fields.map { FieldText($0.text) } }

  /// The sheet that `demo` shows.
  static var demo: Question {
    var buttons = ["Delete Note", "Email", "Print", "Duplicate", "Cancel"].map {
      Button(title: Array($0.utf8))
    }
    buttons[0].role = .destructive
    buttons[4].role = .cancel
    return Question(message: "What should happen to the note?", buttons: buttons)
  }
}
