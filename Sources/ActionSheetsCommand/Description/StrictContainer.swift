/// The keys and values of one object, of which each must be known and of the right type.
///
/// `JSONDecoder` ignores keys that nobody asks for; a misspelled `"enabeld": false` would then do nothing.
struct StrictContainer {
  private struct Key: CodingKey {
    var stringValue: String
    var intValue: Int? { nil }

    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
  }

  private let container: KeyedDecodingContainer<Key>
  private let path: [any CodingKey]

  init(_ decoder: any Decoder, keys: [String]) throws {
    path = decoder.codingPath
    guard let container = try? decoder.container(keyedBy: Key.self) else {
      throw DescriptionError(at: path, "expected an object")
    }
    self.container = container
    let unknown = container.allKeys.map(\.stringValue).filter { !keys.contains($0) }.sorted()
    if let key = unknown.first {
      let nearest = NearestName.nearest(to: key, among: keys)
      let advice =
        nearest.map { "; did you mean \"\($0)\"?" } ?? "; known: " + keys.joined(separator: ", ")
      throw DescriptionError(at: path, "unknown key \(MessageText.quoted(key.utf8))\(advice)")
    }
  }

  /// Returns a value, or `nil` if the key is missing or null.
  func value<Value: Decodable>(
    _ type: Value.Type, _ key: String, expected: String
  ) throws -> Value? {
    do {
      return try container.decodeIfPresent(type, forKey: Key(stringValue: key))
    } catch let error as DescriptionError {
      throw error
    } catch {
      // Not always a DecodingError: 1.5 for an Int fails with a private type (Swift 6.3).
      throw mismatch(key, expected: expected)
    }
  }

  /// Returns an error that says what was expected for a key and what is there.
  func mismatch(_ key: String, expected: String) -> DescriptionError {
    failure(key, "expected \(expected), found \(found(Key(stringValue: key)))")
  }

  func failure(_ key: String, _ reason: String) -> DescriptionError {
    DescriptionError(at: path + [Key(stringValue: key)], reason)
  }

  private func found(_ key: Key) -> String {
    if (try? container.decodeNil(forKey: key)) ?? true { return "nothing" }
    if let flag = try? container.decode(Bool.self, forKey: key) { return "\(flag)" }
    if let number = try? container.decode(Int.self, forKey: key) { return "\(number)" }
    if let number = try? container.decode(Double.self, forKey: key) { return "\(number)" }
    if let text = try? container.decode(String.self, forKey: key) {
      return MessageText.quoted(text.utf8)
    }
    if (try? container.nestedUnkeyedContainer(forKey: key)) != nil { return "a list" }
    if (try? container.nestedContainer(keyedBy: Key.self, forKey: key)) != nil {
      return "an object"
    }
    return "a number out of range"
  }
}
