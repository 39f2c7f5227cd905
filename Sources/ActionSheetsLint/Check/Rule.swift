/// How much a finding matters.
public enum Severity: String, Hashable, Sendable, CaseIterable, Comparable {
  /// Something to look at: it may be meant.
  case note
  /// Something that people see, and that is not as good as it could be.
  case warning
  /// Something that is wrong.
  case error

  /// Returns whether a severity is less than another one.
  public static func < (left: Self, right: Self) -> Bool { left.rank < right.rank }

  var rank: Int {
    switch self {
    case .note: 0
    case .warning: 1
    case .error: 2
    }
  }
}

/// What is checked; the raw value is the name of the rule.
///
/// `Documentation/LintRules.md` has a section for each, with an example and the cure.
public enum Rule: String, Hashable, Sendable, CaseIterable {
  /// Two buttons that stand together have one title.
  case duplicateTitle = "duplicate-title"
  /// The way back and a button that destroys have one title.
  case cancelLooksDestructive = "cancel-looks-destructive"
  /// The sources give one key two texts.
  case keyWithTwoTexts = "key-with-two-texts"
  /// The places of a translation do not fit the values.
  case formatMismatch = "format-mismatch"
  /// There are two ways back.
  case twoCancelButtons = "two-cancel-buttons"
  /// A title has nothing to read.
  case emptyTitle = "empty-title"
  /// A catalog, or a part of it, cannot be read.
  case unreadableCatalog = "unreadable-catalog"
  /// A key stands in a file twice.
  case repeatedKey = "repeated-key"
  /// A translation lacks a form that its language has.
  case missingPluralForm = "missing-plural-form"
  /// A title is cut off.
  case truncatedTitle = "truncated-title"

  /// A title is shown in smaller letters.
  case shrunkTitle = "shrunk-title"
  /// Two titles look the same once they are cut off.
  case alikeWhenCut = "alike-when-cut"
  /// A title fills its room in the language of the source, so that translations have none to grow.
  case noRoomToGrow = "no-room-to-grow"
  /// A text has no translation.
  case missing
  /// A translation is the text of the source.
  case untranslated
  /// A title is not localized.
  case hardCoded = "hard-coded"
  /// An action sheet has a title.
  case titleGiven = "title-given"
  /// A button destroys, and there is no way back.
  case destructiveWithoutCancel = "destructive-without-cancel"
  /// A title begins or ends with white space.
  case padded
  /// A word mixes letters of scripts that look alike.
  case lookAlikeLetters = "look-alike-letters"

  /// Whether the rule holds unless it is switched off.
  public var isOnByDefault: Bool {
    switch self {
    case .duplicateTitle, .cancelLooksDestructive, .keyWithTwoTexts, .formatMismatch,
      .twoCancelButtons, .emptyTitle, .unreadableCatalog, .repeatedKey, .missingPluralForm,
      .truncatedTitle:
      true
    case .shrunkTitle, .alikeWhenCut, .noRoomToGrow, .missing, .untranslated, .hardCoded,
      .titleGiven, .destructiveWithoutCancel, .padded, .lookAlikeLetters:
      false
    }
  }

  /// The severity of a finding that is certain; one that depends on conditions is a note.
  public var severity: Severity {
    switch self {
    case .duplicateTitle, .cancelLooksDestructive, .formatMismatch, .twoCancelButtons, .emptyTitle,
      .unreadableCatalog:
      .error
    case .keyWithTwoTexts, .repeatedKey, .missingPluralForm, .truncatedTitle, .alikeWhenCut,
      .destructiveWithoutCancel, .lookAlikeLetters:
      .warning
    case .shrunkTitle, .noRoomToGrow, .missing, .untranslated, .hardCoded, .titleGiven, .padded:
      .note
    }
  }

  /// What the rule finds, in one sentence without its full stop.
  public var summary: String {
    switch self {
    case .duplicateTitle: "Two buttons that stand together have the same title"
    case .cancelLooksDestructive: "Cancel and a destructive button have the same title"
    case .keyWithTwoTexts: "The sources give one key two texts"
    case .formatMismatch: "The places for values in a translation do not fit the values"
    case .twoCancelButtons: "Two Cancel buttons stand together"
    case .emptyTitle: "A button has no title"
    case .unreadableCatalog: "A catalog, or a part of it, cannot be read"
    case .repeatedKey: "A key stands in a catalog twice"
    case .missingPluralForm: "A translation lacks a plural form that its language has"
    case .truncatedTitle: "A title is cut off"
    case .shrunkTitle: "A title is shown in smaller letters"
    case .alikeWhenCut: "Two titles look the same once they are cut off"
    case .noRoomToGrow: "A title leaves translations no room to grow"
    case .missing: "A text has no translation"
    case .untranslated: "A translation is the text of the source"
    case .hardCoded: "A title is not localized"
    case .titleGiven: "An action sheet has a title"
    case .destructiveWithoutCancel: "A sheet with a destructive button has no Cancel button"
    case .padded: "A title begins or ends with white space"
    case .lookAlikeLetters: "A word mixes letters of scripts that look alike"
    }
  }

  /// How to cure what the rule finds, in one or two sentences.
  public var advice: String {
    switch self {
    case .duplicateTitle:
      "Reword one of them so that each says what it does. If translations alone are alike, a clearer "
        + "source text helps all of them."
    case .cancelLooksDestructive:
      "Name the destructive button for what is lost, such as Discard Changes, and tell translators "
        + "that it stands beside Cancel."
    case .keyWithTwoTexts: "Give each text a key of its own, or both places the same text."
    case .formatMismatch:
      "Use the places of the source text, with numbers such as %1$@ where their order changes."
    case .twoCancelButtons: "Keep one way back; UIKit raises an exception for a second one."
    case .emptyTitle: "Give the button a title, or leave the button out."
    case .unreadableCatalog:
      "Correct the file at this place: until then, texts are shown in the language of the source."
    case .repeatedKey: "Remove one of them; the last one is used."
    case .missingPluralForm:
      "Add the forms; where one is missing, the text of another form is shown."
    case .truncatedTitle: "Shorten the title by at least this many characters."
    case .alikeWhenCut: "Put what tells the titles apart first."
    case .shrunkTitle: "Shorten the title if it should have the size of its neighbors."
    case .noRoomToGrow:
      "Shorten the source text: translations of short texts are often a third longer."
    case .missing, .untranslated: "Translate the text, or mark it as not to be translated."
    case .hardCoded: "Look the title up in the catalog of the program."
    case .titleGiven: "Leave the title out if the buttons explain themselves."
    case .destructiveWithoutCancel: "Add a Cancel button."
    case .padded: "Remove the white space."
    case .lookAlikeLetters: "Type the word in the letters of one script."
    }
  }
}
