import ActionSheets

extension Translation.Value {
  /// Returns a choice among texts by the kind that Apple's formats name.
  ///
  /// - Throws: The reason why there is no such choice.
  static func choice(
    _ kind: String, _ values: [String: Self], at position: Int, _ problems: inout ProblemList
  ) throws(JSONFailure) -> Self {
    switch kind {
    case "plural":
      return .plural(
        mapKeys(values, { PluralCategory(rawValue: $0) }, "plural form", at: position, &problems))
    case "device": return .device(values)
    case "width":
      return .width(mapKeys(values, { Int($0) }, "width", at: position, &problems))
    default:
      throw JSONFailure(
        reason: "unknown variations \(Catalog.Problem.quoted(kind))", position: position)
    }
  }

  private static func mapKeys<Key: Hashable>(
    _ values: [String: Self], _ key: (String) -> Key?, _ expected: String, at position: Int,
    _ problems: inout ProblemList
  ) -> [Key: Self] {
    var mapped: [Key: Self] = [:]
    for (name, value) in values {
      if let key = key(name) {
        mapped[key] = value
      } else {
        problems.add("\(Catalog.Problem.quoted(name)) is no \(expected)", at: position)
      }
    }
    return mapped
  }
}

extension Translation {
  /// The most substitutions in one translation, and inside one another.
  private static let substitutionLimit = (count: 64, depth: 8)

  /// Why the substitutions cannot be carried out, or `nil` when they can: they may not stand in themselves.
  fileprivate var substitutionProblem: String? {
    guard !substitutions.isEmpty else { return nil }
    guard substitutions.count <= Self.substitutionLimit.count else {
      return "more than \(Self.substitutionLimit.count) substitutions"
    }
    // In each round, those are done that name only what is done.
    var waiting = substitutions.mapValues { Self.names(in: $0.value).filter { $0 != "" } }
    for _ in 0..<Self.substitutionLimit.depth {
      waiting = waiting.filter { $0.value.contains { waiting[$0] != nil } }
      if waiting.isEmpty { return nil }
    }
    let shown = waiting.keys.min().map { Catalog.Problem.quoted($0) } ?? ""
    return "the substitution \(shown) stands in itself, or too deep in others"
  }

  /// Returns what stands in the texts as `%#@name@` or `%1$#@name@`.
  private static func names(in value: Value) -> Set<String> {
    var names: Set<String> = []
    for text in value.texts {
      // Between the signs of a place the first piece ends with `#`, and the second is the name.
      let pieces = text.utf8.split(separator: UInt8(ascii: "@"), omittingEmptySubsequences: false)
      for (before, name) in zip(pieces, pieces.dropFirst()) where before.last == UInt8(ascii: "#") {
        names.insert(String(name) ?? "")
      }
    }
    return names
  }
}

extension ProblemList {
  /// Returns a translation if it can stand for its key, and adds why it cannot.
  mutating func checked(
    _ translation: Translation, for key: String, at position: Int
  ) -> Translation? {
    let problem = translation.substitutionProblem ?? translation.problem(for: key)
    guard let problem else { return translation }
    add("\(Catalog.Problem.quoted(key)): \(problem)", at: position)
    return nil
  }

  /// Returns members by their keys, and adds those that are repeated: the last counts.
  mutating func unique(_ members: [JSONValue.Member]) -> [String: JSONValue] {
    var values: [String: JSONValue] = [:]
    var places: [String: Int] = [:]
    for member in members {
      if let first = places.updateValue(member.position, forKey: member.key) {
        addRepeated(member.key, first: first, last: member.position)
      }
      values[member.key] = member.value
    }
    return values
  }
}
