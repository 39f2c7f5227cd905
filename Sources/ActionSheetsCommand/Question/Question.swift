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
    /// The name that a sheet description gave to the button.
    var identifier: String?

    /// The title as text, with each invalid sequence of UTF-8 replaced by U+FFFD.
    var text: String { String(decoding: title, as: UTF8.self) }

    /// Returns the title that the person reads.
    fileprivate func shownTitle(_ language: Language) -> String {
      guard isOwnWord else { return translation ?? text }
      let words = Presentation.Vocabulary(language)
      return role == .cancel ? words.cancel : words.ok
    }
  }

  /// The modal element that asks.
  let kind: Content.Kind
  /// The title, or `nil`; an empty title is none.
  private(set) var title: String?
  /// The message, or `nil`; an empty message is none.
  private(set) var message: String?
  /// The lines of text that an alert asks for, with their labels as they were given.
  package let fields: [Content.Field]
  /// The labels that are shown in the place of those, where there are some.
  private(set) var labelTranslations: [String?]
  var buttons: [Button]
  /// The language of the question.
  private(set) var language = Language.english

  init(
    kind: Content.Kind = .actionSheet, title: String? = nil, message: String? = nil,
    fields: [Content.Field] = [], labelTranslations: [String?]? = nil, buttons: [Button]
  ) {
    self.kind = kind
    self.fields = fields
    self.labelTranslations = labelTranslations ?? fields.map { _ in nil }
    self.buttons = buttons
    self.title = title?.isEmpty == true ? nil : title
    self.message = message?.isEmpty == true ? nil : message
  }

  /// The position of the cancel button, if there is one.
  var cancelIndex: Int? { buttons.lastIndex { $0.role == .cancel } }

  /// The content to present. The number of a ``ButtonID`` is the index.
  package var content: Content {
    var content = Content(
      kind: kind, title: title, message: message,
      buttons: buttons.map {
        Content.Button(
          $0.shownTitle(language), role: $0.role, isEnabled: $0.isEnabled, subtitle: $0.subtitle,
          isSelected: $0.isSelected)
      },
      fields: zip(fields, labelTranslations).map { field, translation in
        var field = field
        field.label = translation ?? field.label
        return field
      })
    content.language = language
    return content
  }

  /// Puts the question in a language, with the translations of a catalog where one is given; titles and labels stay
  /// what answers tell.
  mutating func translate(to language: Language, _ catalog: Catalog?) {
    self.language = language
    guard let catalog else { return }
    title = title.map { catalog.text(LocalizedText($0)) }
    message = message.map { catalog.text(LocalizedText($0)) }
    func translation(of title: String) -> String? {
      let shown = catalog.title(LocalizedText(title))
      return shown == title ? nil : shown
    }
    labelTranslations = fields.map { translation(of: $0.label) }
    for index in buttons.indices where !buttons[index].isOwnWord {
      buttons[index].translation = translation(of: buttons[index].text)
      buttons[index].subtitle = buttons[index].subtitle.map { catalog.text(LocalizedText($0)) }
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
