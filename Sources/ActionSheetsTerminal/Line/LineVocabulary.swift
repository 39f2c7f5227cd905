/// The words that the line dialogue adds to a sheet, so that they can be translated.
///
/// A word in braces is a place that is filled in; one that a phrase does not use is left out.
public struct LineVocabulary: Hashable, Sendable {
  /// Says that a row is the way back.
  public var cancel = "cancel"
  /// Asks for an answer where Return alone gives one; `{default}` is that row.
  public var prompt = "Number or title (Return: {default}; end of input cancels): "
  /// Asks for an answer where Return alone gives none.
  public var promptWithoutDefault = "Number or title (end of input cancels): "
  /// Waits where there is nothing to choose.
  public var promptWithoutRows = "Return or end of input goes on: "
  /// Says how a task is cancelled, for which there is no prompt.
  public var endCancels = "End of input cancels."
  /// Says how many `{percent}` of a task are done.
  public var progress = "{percent} %"
  /// Asks for the text of a field; `{label}` is what it is called.
  public var fieldPrompt = "{label}: "
  /// Asks for the text of a field that holds one, which Return keeps; `{text}` is its beginning.
  public var fieldPromptWithText = "{label} (Return keeps {text}): "
  /// Asks for a secret.
  public var securePrompt = "{label} (not shown): "
  /// Stands for the label of a field without one.
  public var unnamedField = "Text"
  /// Says that what was typed cannot be hidden, so that a secret is not asked for.
  public var echoStays = "What is typed here would be shown; a secret cannot be asked for."
  /// Says how many `{seconds}` there are for an answer.
  public var timeLimit = "Answer within {seconds} s."
  /// Says how many `{seconds}` there are for an answer, and which `{row}` is chosen after that.
  public var timeLimitWithAnswer = "Answer within {seconds} s; after that it is {row}."
  /// Says that there was no answer in time.
  public var timeIsUp = "Time is up."
  /// Says that `{count}` rows are not listed.
  public var more = "{count} more; the beginning of a title finds them."
  /// Introduces the rows that an answer may have meant.
  public var ambiguous = "Which one?"
  /// Ends a list of those with the `{count}` that are not listed.
  public var moreCandidates = "and {count} more"
  /// Says that a `{row}` cannot be chosen.
  public var disabled = "{row}: cannot be chosen now."
  /// Says that no row has that number or title.
  public var unknown = "No such number or title."
  /// Says that an answer was no text, or too long.
  public var unreadable = "The answer cannot be read."
  /// Says that Return alone chooses nothing here.
  public var noDefault = "Return alone chooses nothing here."

  /// Creates the English vocabulary; change the phrases that are to be others.
  public init() {}
}

extension LineVocabulary {
  /// Returns a phrase with its places filled in, each once; braces in what is filled in mean nothing.
  static func fill(_ phrase: String, _ values: [String: String]) -> String {
    var result = ""
    var rest = phrase[...]
    while let open = rest.firstIndex(of: "{"),
      let close = rest[open...].firstIndex(of: "}")
    {
      let name = String(rest[rest.index(after: open)..<close])
      result += rest[..<open]
      result += values[name] ?? String(rest[open...close])
      rest = rest[rest.index(after: close)...]
    }
    return result + rest
  }
}
