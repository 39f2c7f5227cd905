import ActionSheets
import ActionSheetsLocalization

/// A question that a command asks.
///
/// The index of a button is its position in ``buttons``, counted from 0: that in the file, or that
/// on the screen of a sheet; of an alert the ordinary buttons come first, then the destructive
/// ones, then Cancel.
package struct Question: Sendable, Hashable {
  /// A button of a question.
  struct Button: Sendable, Hashable {
    /// The title, byte for byte as it was given: the answer, and the key that a catalog is asked for.
    var title: [UInt8]
    /// The title that is shown in its place, or `nil`.
    var translation: String?
    /// Whether the title is this command's own word, which is shown in the language of the question.
    var isOwnWord = false
    var role = Content.Role.default
    var isEnabled = true
    /// Whether the choice is the one that is set now.
    var isSelected = false
    /// A second line below the title, or `nil`.
    var subtitle: String?
    /// The second line that is shown in its place, or `nil`.
    var subtitleTranslation: String?
    /// The name that a sheet description gave to the button.
    var identifier: String?

    /// The title as text, with each invalid sequence of UTF-8 replaced by U+FFFD.
    var text: String { String(decoding: title, as: UTF8.self) }

    /// Returns the title that the person reads; what the command says by itself comes from a vocabulary.
    func shownTitle(_ words: Presentation.Vocabulary) -> String {
      if isOwnWord { return role == .cancel ? words.cancel : words.ok }
      return translation ?? text
    }
  }

  /// The modal element that asks.
  let kind: Content.Kind
  /// The title, or `nil`; an empty title is none.
  var title: String? {
    didSet {
      if title?.isEmpty == true { title = nil }
      titleTranslation = nil
    }
  }
  /// The message, or `nil`; an empty message is none.
  var message: String? {
    didSet {
      if message?.isEmpty == true { message = nil }
      messageTranslation = nil
    }
  }
  /// The title that is shown in its place, or `nil`.
  var titleTranslation: String?
  /// The message that is shown in its place, or `nil`.
  var messageTranslation: String?
  /// The lines of text that an alert asks for, with their labels as they were given.
  package let fields: [Content.Field]
  /// The labels that are shown in the place of those, where there are some.
  var labelTranslations: [String?]
  var buttons: [Button]
  /// The language of the question, or `nil` for the one of the host.
  var language: Language?

  init(
    kind: Content.Kind = .actionSheet, title: String? = nil, message: String? = nil,
    fields: [Content.Field] = [], buttons: [Button]
  ) {
    self.kind = kind
    self.fields = fields
    labelTranslations = fields.map { _ in nil }
    self.buttons = buttons
    self.title = title?.isEmpty == true ? nil : title
    self.message = message?.isEmpty == true ? nil : message
  }

  /// The position of the cancel button, if there is one.
  var cancelIndex: Int? { buttons.lastIndex { $0.role == .cancel } }

  /// Returns the content to present on a host that has a language. The number of a ``ButtonID`` is the index.
  func content(on host: Language) -> Content {
    let words = Presentation.Vocabulary(language ?? host)
    var content = Content(
      kind: kind, title: titleTranslation ?? title, message: messageTranslation ?? message,
      buttons: buttons.map {
        Content.Button(
          $0.shownTitle(words), role: $0.role, isEnabled: $0.isEnabled,
          subtitle: $0.subtitleTranslation ?? $0.subtitle, isSelected: $0.isSelected)
      },
      fields: zip(fields, labelTranslations).map { field, translation in
        var field = field
        field.label = translation ?? field.label
        return field
      })
    content.language = language
    return content
  }

  /// Puts the translations of a catalog in the place of the texts; titles and labels stay what answers tell.
  mutating func translate(by catalog: Catalog) {
    language = catalog.language
    func text(_ text: String) -> String? {
      let shown = catalog.text(LocalizedText(text))
      return shown == text ? nil : shown
    }
    func title(_ title: String) -> String? {
      let shown = catalog.title(LocalizedText(title))
      return shown == title ? nil : shown
    }
    titleTranslation = self.title.flatMap(text)
    messageTranslation = message.flatMap(text)
    labelTranslations = fields.map { title($0.label) }
    for index in buttons.indices where !buttons[index].isOwnWord {
      buttons[index].translation = title(buttons[index].text)
      buttons[index].subtitleTranslation = buttons[index].subtitle.flatMap(text)
    }
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
