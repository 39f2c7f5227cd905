import ActionSheets

/// What an answer writes to standard output.
///
/// Each part ends with a newline or NUL, so an answer is never empty, not even that of an empty title. The
/// button comes first, then each field in its order; as JSON they are one object.
struct Answer: Sendable, Hashable {
  /// A part of the output.
  enum Piece: Sendable, Hashable {
    /// Bytes that anybody may see.
    case plain([UInt8])
    /// A secret, overwritten in memory when the answer is gone.
    case secret(FieldText)
  }

  private(set) var pieces: [Piece] = []

  /// All bytes in memory that is not overwritten: for tests, and for answers without secrets.
  var bytes: [UInt8] { pieces.flatMap(\.bytes) }

  /// Writes the answer that choosing a button makes.
  ///
  /// - Parameters:
  ///   - fields: The fields of an alert.
  ///   - texts: What they hold; as many as there are fields.
  init(
    _ buttons: QuestionButtons, chosen index: Int, fields: [TextField] = [],
    texts: [FieldText] = [], as format: AnswerFormat, endedBy end: UInt8
  ) {
    switch format {
    case .title: pieces.append(.plain(Array(buttons.titles[index])))
    case .index: pieces.append(.plain(Array("\(index)".utf8)))
    case .json:
      var object = JSONWriter()
      object.beginObject()
      object.member("index", index)
      object.title(buttons.titles[index])
      if let identifier = buttons.identifiers[index] { object.member("id", identifier) }
      object.member("role", buttons.roles[index].jsonName)
      if !fields.isEmpty { addFields(fields, texts, to: &object) }
      object.endObject()
      pieces.append(.plain(object.takeBytes() + [end]))
      return
    }
    pieces.append(.plain([end]))
    for (field, text) in zip(fields, texts) {
      pieces.append(field.isSecure ? .secret(text) : .plain(text.withUTF8 { Array($0) }))
      pieces.append(.plain([end]))
    }
  }

  private mutating func addFields(
    _ fields: [TextField], _ texts: [FieldText], to object: inout JSONWriter
  ) {
    object.beginArray("fields")
    for (field, text) in zip(fields, texts) {
      object.beginObject()
      object.member("label", field.label)
      object.member("secure", field.isSecure)
      if field.isSecure {
        object.beginMember("text")
        pieces.append(.plain(object.takeBytes()))
        pieces.append(.secret(JSONWriter.string(text)))
      } else {
        object.member("text", text.string)
      }
      object.endObject()
    }
    object.endArray()
  }
}

extension Answer.Piece {
  /// The bytes, in memory that is not overwritten.
  var bytes: [UInt8] {
    switch self {
    case .plain(let bytes): bytes
    case .secret(let text): text.withUTF8 { Array($0) }
    }
  }

  /// Writes the bytes to a stream; returns why they could not be written, or `nil`.
  func write(to stream: StandardStream) -> String? {
    switch self {
    case .plain(let bytes): stream.write(bytes)
    case .secret(let text): text.withUTF8 { stream.write(UnsafeRawBufferPointer($0)) }
    }
  }
}
