/// The bytes of an answer.
///
/// They always end with a newline or NUL, so an answer is never empty, not even that of an empty title.
struct Answer: Sendable, Hashable {
  let bytes: [UInt8]

  /// Writes the answer that choosing a button makes.
  init(_ buttons: QuestionButtons, chosen index: Int, as format: AnswerFormat, endedBy end: UInt8) {
    var bytes: [UInt8]
    switch format {
    case .title: bytes = Array(buttons.titles[index])
    case .index: bytes = Array("\(index)".utf8)
    case .json:
      var object = JSONWriter()
      object.beginObject()
      object.member("index", index)
      object.title(buttons.titles[index])
      if let identifier = buttons.identifiers[index] { object.member("id", identifier) }
      object.member("role", buttons.roles[index].jsonName)
      object.endObject()
      bytes = object.bytes
    }
    bytes.append(end)
    self.bytes = bytes
  }
}
