import ActionSheets
import ActionSheetsLocalization

/// The part of an answer that is printed of the button that was chosen.
enum AnswerFormat: String, Sendable, Hashable, CaseIterable {
  /// The title, byte for byte as it was given.
  case title
  /// The position of the button, counted from 0.
  case index
  /// An object with `index`, `title` and `role`, and with `id` and `selected` where they apply.
  case json
}

/// The bytes that an answer writes to standard output.
///
/// Each part ends with a newline or NUL, so an answer is never empty. The button comes first, then
/// each field in its order; as JSON they are one object.
struct Answer: Sendable, Hashable {
  /// A part of the output.
  enum Piece: Sendable, Hashable {
    /// Bytes that anybody may see.
    case plain([UInt8])
    /// A secret, overwritten in memory when the answer is gone.
    case secret(FieldText)

    static func plain(_ text: String) -> Piece { .plain(Array(text.utf8)) }
  }

  private(set) var pieces: [Piece] = []

  /// Makes the answer of a button that was chosen, with one text for each field of the question.
  init(
    _ question: Question, chosen index: Int, texts: [FieldText] = [], as format: AnswerFormat,
    endedBy end: UInt8
  ) {
    let fields = Array(zip(question.fields, texts))
    if format == .json {
      addObject(question.jsonMembers(ofButton: index), fields)
      pieces.append(.plain([end]))
      return
    }
    pieces.append(
      format == .title ? .plain(question.buttons[index].title) : .plain("\(index)"))
    pieces.append(.plain([end]))
    for (field, text) in fields {
      pieces.append(field.isSecure ? .secret(text) : .plain(text.withUTF8 { Array($0) }))
      pieces.append(.plain([end]))
    }
  }

  private mutating func addObject(
    _ members: [(key: String, value: String)], _ fields: [(Content.Field, FieldText)]
  ) {
    let object = JSONText.object(members)
    if fields.isEmpty { return pieces.append(.plain(object)) }
    pieces.append(.plain(object.dropLast() + ",\"fields\":["))
    for (position, (field, text)) in fields.enumerated() {
      let start = JSONText.object([
        ("label", JSONText.string(field.label)), ("secure", "\(field.isSecure)"),
      ])
      pieces.append(.plain((position == 0 ? "" : ",") + start.dropLast() + ",\"text\":"))
      let secret = JSONText.string(text)
      pieces.append(field.isSecure ? .secret(secret) : .plain(secret.string))
      pieces.append(.plain("}"))
    }
    pieces.append(.plain("]}"))
  }
}

extension Answer.Piece {
  /// Lends the bytes to a function that must not keep them.
  private func withBytes<Result>(_ body: (UnsafeRawBufferPointer) -> Result) -> Result {
    switch self {
    case .plain(let bytes): bytes.withUnsafeBytes(body)
    case .secret(let text): text.withUTF8 { body(UnsafeRawBufferPointer($0)) }
    }
  }

  /// The bytes, in memory that is not overwritten.
  var bytes: [UInt8] { withBytes { Array($0) } }

  /// Writes the bytes to a stream, and returns the reason why they could not be written, or `nil`.
  func write(to stream: StandardStream) -> String? { withBytes { stream.write($0) } }
}
