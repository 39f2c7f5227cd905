import ActionSheets

/// Reads what an `.xcstrings` file has for one key in one language.
struct XCStringsLocalization {
  /// Whether the language is the one that the texts were written in: then a text that is new is as good as any.
  let isSource: Bool
  var problems: ProblemList

  /// Returns the translation, or `nil` when there is none yet.
  ///
  /// - Throws: The reason why what is there cannot be used.
  mutating func translation(_ localization: JSONValue) throws(JSONFailure) -> Translation? {
    let members = try members(of: localization)
    guard let value = try value(members, at: localization.position) else { return nil }
    var translation = Translation(value: value)
    if let substitutions = members["substitutions"] {
      for member in try self.members(of: substitutions) {
        translation.substitutions[member.key] = try substitution(member.value)
      }
    }
    return translation
  }

  private mutating func substitution(
    _ substitution: JSONValue
  ) throws(JSONFailure) -> Translation.Substitution? {
    let members = try members(of: substitution)
    let specifier = members["formatSpecifier"]
    if let specifier, specifier.string == nil {
      throw JSONFailure(reason: "the format is no text", position: specifier.position)
    }
    let argument = members["argNum"]
    if let argument, argument.integer.map({ $0 > 0 }) != true {
      throw JSONFailure(
        reason: "the number of the argument is not 1 or more", position: argument.position)
    }
    guard let value = try value(members, at: substitution.position) else { return nil }
    return Translation.Substitution(
      argument: argument?.integer, specifier: specifier?.string ?? "lld", value: value)
  }

  /// Returns the text or the choice of texts; `nil` when it is not translated.
  private mutating func value(
    _ members: [JSONValue.Member], at position: Int
  ) throws(JSONFailure) -> Translation.Value? {
    if let unit = members["stringUnit"] { return try text(unit) }
    guard let variations = members["variations"] else {
      // A translation that was begun, and nothing else.
      if members.isEmpty { return nil }
      throw JSONFailure(reason: "neither a text nor variations", position: position)
    }
    let kinds = try self.members(of: variations)
    guard kinds.count == 1, let kind = kinds.first else {
      throw JSONFailure(
        reason: "expected variations of one kind, found \(kinds.count)",
        position: variations.position)
    }
    return try choice(kind.key, kind.value)
  }

  private mutating func choice(
    _ kind: String, _ choices: JSONValue
  ) throws(JSONFailure) -> Translation.Value? {
    var values: [(name: String, value: Translation.Value)] = []
    for choice in try members(of: choices) {
      let members = try members(of: choice.value)
      if let value = try value(members, at: choice.value.position) {
        values.append((choice.key, value))
      }
    }
    if values.isEmpty { return nil }
    return try Translation.Value.choice(kind, values, at: choices.position, &problems)
  }

  private mutating func text(_ unit: JSONValue) throws(JSONFailure) -> Translation.Value? {
    let members = try members(of: unit)
    guard let text = members["value"] else {
      throw JSONFailure(reason: "the text has no value", position: unit.position)
    }
    guard let string = text.string else {
      throw JSONFailure(reason: "the text is no string", position: text.position)
    }
    let state = members["state"]?.string
    return string.isEmpty || state == "new" && !isSource ? nil : .text(string)
  }

  /// Returns the members of an object; the last of equal keys counts.
  private mutating func members(
    of value: JSONValue
  ) throws(JSONFailure) -> [JSONValue.Member] {
    guard let members = value.members else {
      throw JSONFailure(reason: "expected an object", position: value.position)
    }
    return problems.unique(members)
  }
}
