import FoundationEssentials

/// Writes JSON with its keys in the order of the calls.
///
/// `JSONEncoder` keeps no order of keys but the alphabetical one, and scripts compare these lines.
struct JSONWriter {
  private(set) var bytes: [UInt8] = []
  private var needsComma = false

  mutating func beginObject() {
    separate()
    bytes.append(UInt8(ascii: "{"))
    needsComma = false
  }

  mutating func endObject(indentation: Int? = nil) {
    if let indentation { startLine(indentation) }
    bytes.append(UInt8(ascii: "}"))
    needsComma = true
  }

  mutating func beginArray(_ key: String) {
    name(key)
    bytes.append(UInt8(ascii: "["))
    needsComma = false
  }

  mutating func endArray(indentation: Int? = nil) {
    if let indentation { startLine(indentation) }
    bytes.append(UInt8(ascii: "]"))
    needsComma = true
  }

  /// Starts a new line, after the comma if one is due.
  mutating func newLine(indentation: Int) {
    separate()
    needsComma = false
    startLine(indentation)
  }

  mutating func member(_ key: String, _ value: Int?) {
    name(key)
    bytes.append(contentsOf: (value.map(String.init) ?? "null").utf8)
  }

  mutating func member(_ key: String, _ value: Bool) {
    name(key)
    bytes.append(contentsOf: (value ? "true" : "false").utf8)
  }

  mutating func member(_ key: String, _ value: String?) {
    name(key)
    if let value { string(value) } else { bytes.append(contentsOf: "null".utf8) }
  }

  /// Writes `title` with the text, and `titleBytes` in base64 when the bytes are not valid UTF-8.
  mutating func title(_ title: ArraySlice<UInt8>) {
    let text = String(decoding: title, as: UTF8.self)
    member("title", text)
    if !text.utf8.elementsEqual(title) {
      member("titleBytes", Data(title).base64EncodedString())
    }
  }

  /// Writes a key, whose value the caller writes elsewhere.
  mutating func beginMember(_ key: String) {
    name(key)
  }

  /// Hands over the bytes written since the last time.
  mutating func takeBytes() -> [UInt8] {
    defer { bytes = [] }
    return bytes
  }

  private mutating func startLine(_ indentation: Int) {
    bytes.append(UInt8(ascii: "\n"))
    bytes.append(contentsOf: repeatElement(UInt8(ascii: " "), count: indentation))
  }

  private mutating func separate() {
    if needsComma { bytes.append(UInt8(ascii: ",")) }
  }

  private mutating func name(_ key: String) {
    separate()
    string(key)
    bytes.append(UInt8(ascii: ":"))
    needsComma = true
  }

  private mutating func string(_ text: String) {
    bytes.append(UInt8(ascii: "\""))
    for scalar in text.unicodeScalars { Self.append(scalar, to: &bytes) }
    bytes.append(UInt8(ascii: "\""))
  }

  /// Appends a scalar as it stands within a string.
  static func append(_ scalar: Unicode.Scalar, to bytes: inout [UInt8]) {
    switch scalar {
    case "\"": bytes.append(contentsOf: "\\\"".utf8)
    case "\\": bytes.append(contentsOf: "\\\\".utf8)
    case "\n": bytes.append(contentsOf: "\\n".utf8)
    case "\t": bytes.append(contentsOf: "\\t".utf8)
    // The answer may end up on a terminal, so the C1 controls are escaped like the C0 ones.
    case "\0"..."\u{1F}", "\u{7F}"..."\u{9F}", "\u{2028}", "\u{2029}":
      let digits = String(scalar.value, radix: 16)
      bytes.append(contentsOf: "\\u".utf8)
      bytes.append(contentsOf: repeatElement(UInt8(ascii: "0"), count: 4 - digits.count))
      bytes.append(contentsOf: digits.utf8)
    default:
      if let encoded = UTF8.encode(scalar) { bytes.append(contentsOf: encoded) }
    }
  }
}
