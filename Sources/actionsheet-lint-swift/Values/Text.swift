/// A text as it stands in a source.
struct Text {
  var key: String?
  var text: String?
  var table: String?
  var bundle: String?
  var arguments: [String] = []
  var place: Place
  /// What `LocalizedStringKey` makes of the literal, where the literal itself stands where it is used.
  var literal: Literal?

  struct Literal {
    var key: String
    var arguments: [String]
  }

  /// The text as a key, if it is a literal.
  var asKey: Text {
    guard let literal, !literal.key.isEmpty else { return self }
    var copy = self
    copy.key = literal.key
    copy.arguments = literal.arguments
    copy.text = nil
    copy.literal = nil
    return copy
  }
}
