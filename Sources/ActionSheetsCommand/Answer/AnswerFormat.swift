/// How the button that was chosen is written to standard output.
enum AnswerFormat: String, Sendable, Hashable, CaseIterable {
  /// The title, byte for byte as it was given.
  case title

  /// The position of the button, counted from 0.
  case index

  /// An object with `index`, `title`, `id` if there is one, and `role`.
  case json
}
