extension Presentation {
  /// The words that every presenter adds to the texts of a sheet.
  ///
  /// ``languages`` lists those that there are words for. A program can change any of them, or bring those of a language
  /// of its own.
  public struct Vocabulary: Hashable, Sendable {
    /// The title of the button that agrees, where a program gives none.
    public var ok: String
    /// The title of the way back, where a program gives none.
    public var cancel: String
    /// Says that something has appeared which wants an answer.
    public var alert: String
    /// Says that a modal view has appeared.
    public var dialog: String
    /// Says that a label is a text field's.
    public var field: String
    /// Says that a label is the text field's of a secret.
    public var secureField: String
    /// Says that a title is a button's.
    public var button: String
    /// Says that a button's choice cannot be undone.
    public var destructive: String
    /// Says that a button's choice is the one that is set now.
    public var selected: String
    /// Says that a button cannot be pressed.
    public var disabled: String
    /// Says how many `{seconds}` are left for an answer, in little room: "12 s".
    public var seconds: String
    /// Says how many `{percent}` of a task are done, in little room: "50 %".
    public var percent: String

    /// Returns the language in which presenters address a person best.
    ///
    /// - Parameter preferred: The languages that the person prefers, best first.
    /// - Returns: One of ``languages``; English where the person reads none of them.
    public static func language(for preferred: [Language]) -> Language {
      // Asked with each frame, and nearly always for one that there is. That takes about 1 µs, and a search 35.
      if let first = preferred.first, languages.contains(first) { return first }
      return Language.best(of: languages, for: preferred) ?? .english
    }

    /// Returns the language in which presenters address best the person whom an environment describes.
    ///
    /// - Parameter variable: Returns the value of an environment variable; see ``Language/preferred(environment:)``.
    public static func language(environment variable: (String) -> String?) -> Language {
      language(for: Language.preferred(environment: variable))
    }

    /// Returns the word that tells a role apart from an ordinary choice, or `nil` where the title alone does.
    public func role(_ role: Content.Role) -> String? {
      switch role {
      case .default, .cancel: nil
      case .destructive: destructive
      }
    }

    /// Returns the words for the time that is left for an answer.
    public func countdown(_ seconds: Int) -> String {
      self.seconds.filling(["seconds": String(seconds)])
    }

    /// Returns the words for the part of a task that is done.
    public func progress(_ percent: Int) -> String {
      self.percent.filling(["percent": String(percent)])
    }
  }
}
