import ActionSheets

/// What a line dialogue has said of a task that goes on.
///
/// It says little: a line for each quarter that is done, or for each message while nobody knows how much is.
struct LineProgress: Hashable, Sendable {
  /// What is to be said.
  struct News: Hashable, Sendable {
    var percent: Int?
    var message: String?
  }

  private var quarter = 0
  private var message: String?

  /// Starts with what the question says.
  init(_ content: Content) {
    _ = news(content)
    message = content.message
  }

  /// Returns what is to be said after a change, or `nil` for nothing.
  mutating func news(_ content: Content) -> News? {
    if let percent = content.progress?.percent {
      guard percent / 25 > quarter else { return nil }
      quarter = percent / 25
      message = content.message
      return News(percent: percent, message: content.message)
    }
    guard let new = content.message, new != message else { return nil }
    message = new
    return News(message: new)
  }
}
