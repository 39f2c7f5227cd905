/// A word that is not part of the key notation.
public struct NotationError: Error, CustomStringConvertible {
  /// The word.
  public let word: String

  /// A sentence that names the word.
  public var description: String { "not a key: \(word)" }
}
