import ActionSheets

/// A text field of an alert in a description.
struct FieldDescription: Decodable {
  var label: String
  var isSecure: Bool
  var text: String

  /// The index that `--describe` printed, if it is there.
  var index: Int?

  init(from decoder: any Decoder) throws {
    let object = try StrictContainer(decoder, keys: ["label", "secure", "text", "index"])
    guard let label = try object.value(String.self, "label", expected: "a string") else {
      throw object.mismatch("label", expected: "a string")
    }
    self.label = label
    isSecure = try object.value(Bool.self, "secure", expected: "true or false") ?? false
    text = try object.value(String.self, "text", expected: "a string") ?? ""
    index = try object.value(Int.self, "index", expected: "an index")
    if isSecure, !text.isEmpty { throw object.failure("text", "a secure field starts empty") }
    guard FieldText(text).isLine else {
      throw object.failure("text", "a field holds one line without control characters")
    }
  }

  /// The field that is described.
  var field: TextField { TextField(label, text: text, isSecure: isSecure) }
}
