/// What is wrong with a sheet description, and at which value.
struct DescriptionError: Error, Sendable, Hashable {
  /// The place of the value, such as `buttons[2].role`; empty for the whole description.
  var path: String

  /// What was expected and what is there.
  var reason: String

  init(at path: [any CodingKey], _ reason: String) {
    var text = ""
    for key in path {
      if let index = key.intValue {
        text += "[\(index)]"
      } else {
        text += (text.isEmpty ? "" : ".") + key.stringValue
      }
    }
    self.path = text
    self.reason = reason
  }

  /// Puts what a decoder says into the same form.
  init(_ error: DecodingError) {
    switch error {
    case .typeMismatch(_, let context), .valueNotFound(_, let context),
      .keyNotFound(_, let context), .dataCorrupted(let context):
      self.init(at: context.codingPath, context.debugDescription)
    @unknown default:
      self.init(at: [], "\(error)")
    }
  }

  var text: String { path.isEmpty ? reason : "\(path): \(reason)" }
}
