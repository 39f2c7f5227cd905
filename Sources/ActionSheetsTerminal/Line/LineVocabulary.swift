import ActionSheets

/// The words that the line dialogue adds to a sheet, in each of ``/ActionSheets/Presentation/Vocabulary/languages``.
///
/// A word in braces is a place that is filled in; one that a phrase does not use is left out.
public struct LineVocabulary: Hashable, Sendable {
  /// Says that a row is the way back.
  public var cancel: String
  /// Asks for an answer where Return alone gives one; `{default}` is that row.
  public var prompt: String
  /// Asks for an answer where Return alone gives none.
  public var promptWithoutDefault: String
  /// Waits where there is nothing to choose.
  public var promptWithoutRows: String
  /// Says how a task is cancelled, for which there is no prompt.
  public var endCancels: String
  /// Asks for the text of a field; `{label}` is what it is called.
  public var fieldPrompt: String
  /// Asks for the text of a field that holds one, which Return keeps; `{text}` is its beginning.
  public var fieldPromptWithText: String
  /// Asks for a secret.
  public var securePrompt: String
  /// Stands for the label of a field without one.
  public var unnamedField: String
  /// Says that what was typed cannot be hidden, so that a secret is not asked for.
  public var echoStays: String
  /// Says how many `{seconds}` there are for an answer.
  public var timeLimit: PluralPhrase
  /// Says how many `{seconds}` there are for an answer, and which `{row}` is chosen after that.
  public var timeLimitWithAnswer: PluralPhrase
  /// Says that there was no answer in time.
  public var timeIsUp: String
  /// Says that `{count}` rows are not listed.
  public var more: PluralPhrase
  /// Introduces the rows that an answer may have meant.
  public var ambiguous: String
  /// Ends a list of those with the `{count}` that are not listed.
  public var moreCandidates: PluralPhrase
  /// Says that a `{row}` cannot be chosen.
  public var disabled: String
  /// Says that no row has that number or title.
  public var unknown: String
  /// Says that an answer was no text, or too long.
  public var unreadable: String
  /// Says that Return alone chooses nothing here.
  public var noDefault: String
}
