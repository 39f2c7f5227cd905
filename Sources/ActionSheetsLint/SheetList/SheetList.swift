import ActionSheets

/// Sheets that were found in sources, with the titles that stand together: what `actionsheet lint` checks.
///
/// Extractors write it as JSON, and `actionsheet show --describe` prints one such sheet; see *The sheet list*.
public struct SheetList: Hashable, Sendable {
  /// The sheets, in the order of the sources.
  public var sheets: [ListedSheet]
  /// What looked like a sheet and could not be followed.
  public var skipped: [Skipped]

  /// Something in a source that could not be followed, and why.
  public struct Skipped: Hashable, Sendable {
    /// Where it stands.
    public var place: SourcePlace
    /// Why it could not be followed.
    public var reason: String

    /// Creates an entry.
    public init(_ reason: String, at place: SourcePlace) {
      self.place = place
      self.reason = reason
    }
  }

  /// Creates a list.
  public init(sheets: [ListedSheet] = [], skipped: [Skipped] = []) {
    self.sheets = sheets
    self.skipped = skipped
  }
}

/// A place in a source.
public struct SourcePlace: Hashable, Sendable {
  /// The path of the file, as it was given.
  public var file: String
  /// The line, counted from 1.
  public var line: Int
  /// The column in bytes, counted from 1.
  public var column: Int

  /// Creates a place.
  ///
  /// The dot of the current folder is left out of the path: `./a.strings` is `a.strings`.
  public init(file: String, line: Int, column: Int = 1) {
    self.file = file.hasPrefix("./") ? String(file.dropFirst(2)) : file
    self.line = line
    self.column = column
  }
}

extension SourcePlace: CustomStringConvertible {
  /// The place as compilers write it: `Sources/NoteView.swift:12:5`.
  public var description: String { "\(file):\(line):\(column)" }
}

/// A sheet as a source describes it.
public struct ListedSheet: Hashable, Sendable {
  /// The libraries whose sheets are read; each has room of its own for titles.
  public enum Toolkit: String, Hashable, Sendable, CaseIterable {
    /// UIKit and SwiftUI.
    case uikit
    /// GTK and libadwaita.
    case gtk
    /// This package, in a terminal.
    case terminal
  }

  /// Which modal element it is.
  public var kind: Content.Kind
  /// The library that shows it.
  public var toolkit: Toolkit
  /// Where it stands, or `nil` for one that came from no source.
  public var place: SourcePlace?
  /// The title, or `nil`.
  public var title: ListedText?
  /// The message, or `nil`.
  public var message: ListedText?
  /// The buttons in the order of the source.
  public var buttons: [ListedButton]
  /// The labels of the fields.
  public var fields: [ListedText]
  /// Whether all of its buttons were followed: what one that is missing has for a title, nobody knows.
  public var isComplete: Bool
  /// The rules that a comment in the source switches off for this sheet.
  public var disabled: [String]

  /// Creates a sheet.
  public init(
    kind: Content.Kind, toolkit: Toolkit, place: SourcePlace? = nil, title: ListedText? = nil,
    message: ListedText? = nil, buttons: [ListedButton], fields: [ListedText] = [],
    isComplete: Bool = true, disabled: [String] = []
  ) {
    self.kind = kind
    self.toolkit = toolkit
    self.place = place
    self.title = title
    self.message = message
    self.buttons = buttons
    self.fields = fields
    self.isComplete = isComplete
    self.disabled = disabled
  }
}

/// A button as a source describes it.
public struct ListedButton: Hashable, Sendable {
  /// The title.
  public var title: ListedText
  /// The meaning of the button.
  public var role: Content.Role
  /// The branches that must be taken so that the button is there, from the outermost inwards; none for one that always
  /// is.
  public var branches: [Branch]
  /// The rules that a comment in the source switches off for this button.
  public var disabled: [String]

  /// One way through an `if`, a `switch` or a loop.
  public struct Branch: Hashable, Sendable {
    /// The number of the statement within the sheet.
    public var statement: Int
    /// The number of the way: two buttons in different ways of one statement never stand together.
    public var way: Int

    /// Creates a branch.
    public init(statement: Int, way: Int) {
      self.statement = statement
      self.way = way
    }
  }

  /// Creates a button.
  public init(
    _ title: ListedText, role: Content.Role = .default, branches: [Branch] = [],
    disabled: [String] = []
  ) {
    self.title = title
    self.role = role
    self.branches = branches
    self.disabled = disabled
  }
}

/// A text as a source gives it: the words themselves, or a key of a catalog.
public struct ListedText: Hashable, Sendable {
  /// What a catalog is asked for, or `nil` for words that are not localized.
  public var key: String?
  /// The text in the language of the source, where the source says it: the words, or the default beside the key.
  public var text: String?
  /// The table of Apple's, or the domain of gettext's; `nil` for the one by default.
  public var table: String?
  /// The name of the bundle, as the source has it, or `nil` for the program's own.
  public var bundle: String?
  /// The context of gettext's, or `nil`.
  public var context: String?
  /// The conversions of the values that are put into the text, such as `lld` or `@`, in order.
  public var arguments: [String]
  /// Where the text stands.
  public var place: SourcePlace?

  /// Creates a text.
  public init(
    key: String? = nil, text: String? = nil, table: String? = nil, bundle: String? = nil,
    context: String? = nil, arguments: [String] = [], place: SourcePlace? = nil
  ) {
    self.key = key
    self.text = text
    self.table = table
    self.bundle = bundle
    self.context = context
    self.arguments = arguments
    self.place = place
  }
}
