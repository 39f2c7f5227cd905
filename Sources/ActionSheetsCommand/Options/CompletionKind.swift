/// What a shell offers for the value of an option.
enum CompletionKind: Sendable, Hashable {
  /// Nothing: any text will do.
  case none

  /// The names of files.
  case file

  /// One of a few words.
  case words([String])

  var words: [String] {
    if case .words(let words) = self { words } else { [] }
  }
}
