import ActionSheets

/// An object of a file of JSON, whose keys must be known and whose values of the right type.
package struct JSONObject {
  private let members: [JSONValue.Member]
  private let position: Int
  private let path: String

  /// Takes an object at a path such as `buttons[2]`, which is empty for the whole description.
  ///
  /// Unknown keys are refused: a misspelled `"enabeld": false` would else do nothing. Without
  /// `keys`, any key is allowed. Equal keys are refused, because only one of them can be meant.
  package init(_ value: JSONValue, path: String = "", keys: [String]? = nil) throws(JSONFailure) {
    self.path = path
    position = value.position
    let prefix = path.isEmpty ? "" : path + ": "
    guard case .object(let members) = value.content else {
      throw JSONFailure(reason: prefix + "expected an object", position: position)
    }
    self.members = members
    var found: Set<String> = []
    if let repeated = members.first(where: { !found.insert($0.key).inserted }) {
      throw JSONFailure(
        reason: "the key \(Catalog.Problem.quoted(repeated.key)) stands here twice",
        position: repeated.position)
    }
    guard let keys, let unknown = members.first(where: { !keys.contains($0.key) }) else { return }
    let nearest = NearestName.nearest(to: unknown.key, among: keys)
    let advice =
      nearest.map { "did you mean \"\($0)\"?" } ?? "known: " + keys.joined(separator: ", ")
    throw JSONFailure(
      reason: "\(prefix)unknown key \(Catalog.Problem.quoted(unknown.key)); \(advice)",
      position: unknown.position)
  }

  private func value(_ key: String) -> JSONValue? { members.first { $0.key == key }?.value }

  /// Returns a value of the expected kind, or `nil` if the key is missing or null.
  package func value<Value>(
    _ key: String, expected: String, _ convert: (JSONValue) -> Value?
  ) throws(JSONFailure) -> Value? {
    guard let value = value(key) else { return nil }
    if case .null = value.content { return nil }
    guard let converted = convert(value) else { throw mismatch(key, expected: expected) }
    return converted
  }

  package func string(_ key: String, expected: String = "a string") throws(JSONFailure) -> String? {
    try value(key, expected: expected, \.string)
  }

  package func flag(_ key: String) throws(JSONFailure) -> Bool? {
    try value(key, expected: "true or false", \.flag)
  }

  /// Returns a text that people must be able to read.
  package func label(_ key: String) throws(JSONFailure) -> String {
    guard let text = try string(key) else { throw mismatch(key, expected: "a string") }
    guard !Content.Button(text).isBlank else { throw failure(key, "a \(key) must not be blank") }
    return text
  }

  /// Checks the index that `--describe` printed, if it is there.
  package func checkIndex(_ position: Int) throws(JSONFailure) {
    guard let index = try value("index", expected: "an index", \.integer), index != position else {
      return
    }
    throw failure(
      "index", "expected \(position), found \(index); the order decides, leave this out")
  }

  /// Returns the path of a value.
  package func path(of key: String) -> String { path.isEmpty ? key : "\(path).\(key)" }

  /// Returns the values in a list, each with its path.
  package func values(
    _ key: String
  ) throws(JSONFailure) -> [(path: String, value: JSONValue)] {
    let list = try value(key, expected: "a list of \(key)", \.list) ?? []
    return list.enumerated().map { index, value in ("\(path(of: key))[\(index)]", value) }
  }

  /// Returns the objects in a list, each with its path.
  package func objects(_ key: String, keys: [String]) throws(JSONFailure) -> [JSONObject] {
    var objects: [JSONObject] = []
    for (path, value) in try values(key) {
      objects.append(try JSONObject(value, path: path, keys: keys))
    }
    return objects
  }

  /// Returns an error that names the kind of value that a key needs, and its value.
  package func mismatch(_ key: String, expected: String) -> JSONFailure {
    failure(key, "expected \(expected), found \(value(key)?.summary ?? "nothing")")
  }

  /// Returns an error at the value of a key, or at the object when it has no such key.
  package func failure(_ key: String, _ reason: String) -> JSONFailure {
    JSONFailure(
      reason: "\(path(of: key)): \(reason)",
      position: value(key)?.position ?? position)
  }
}

extension JSONValue {
  /// The value in a few words, for messages.
  fileprivate var summary: String {
    switch content {
    case .null: "nothing"
    case .flag(let flag): "\(flag)"
    case .number(let text): text.utf8.count > 60 ? "\(text.prefix(60))…" : text
    case .string(let text): Catalog.Problem.quoted(text)
    case .list: "a list"
    case .object: "an object"
    }
  }
}
