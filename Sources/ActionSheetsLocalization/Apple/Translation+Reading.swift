import ActionSheets

extension Translation.Value {
  /// Returns a choice among texts by the kind that Apple's formats name.
  ///
  /// - Throws: The reason why there is no such choice.
  static func choice(
    _ kind: String, _ values: [(name: String, value: Self)], at position: Int,
    _ problems: inout ProblemList
  ) throws(JSONFailure) -> Self {
    switch kind {
    case "plural":
      .plural(
        choices(values, "plural form", at: position, &problems) { PluralCategory(rawValue: $0) })
    case "device": .device(choices(values, "device", at: position, &problems) { $0 })
    case "width": .width(choices(values, "width", at: position, &problems) { Int($0) })
    default:
      throw JSONFailure(
        reason: "unknown variations \(Catalog.Problem.quoted(kind))", position: position)
    }
  }

  private static func choices<Key: Hashable>(
    _ values: [(name: String, value: Self)], _ expected: String, at position: Int,
    _ problems: inout ProblemList, key: (String) -> Key?
  ) -> [Key: Self] {
    var choices: [Key: Self] = [:]
    for (name, value) in values {
      if let key = key(name) {
        choices[key] = value
      } else {
        problems.add("\(Catalog.Problem.quoted(name)) is no \(expected)", at: position)
      }
    }
    return choices
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
    var waiting = substitutions.mapValues { Self.names(in: $0.value) }
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
        if let name = String(name) { names.insert(name) }
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
    let problem = translation.substitutionProblem ?? translation.problem(for: key, within: &work)
    guard let problem else { return translation }
    let kind: Catalog.Problem.Kind = translation.gap == nil ? .format : .missingForm
    add("\(Catalog.Problem.quoted(key)): \(problem)", at: position, kind, key: key)
    return nil
  }

  /// Returns members without those that are repeated later, and adds these: the last of equal keys counts.
  mutating func unique(_ members: [JSONValue.Member]) -> [JSONValue.Member] {
    var places: [String: Int] = [:]
    for member in members {
      if let first = places.updateValue(member.position, forKey: member.key) {
        addRepeated(member.key, first: first, last: member.position)
      }
    }
    if places.count == members.count { return members }
    var found: Set<String> = []
    return members.reversed().filter { found.insert($0.key).inserted }.reversed()
  }
}

extension [JSONValue.Member] {
  /// The value of a key, which stands here once.
  subscript(key: String) -> JSONValue? { first { $0.key == key }?.value }
}
