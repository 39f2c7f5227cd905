import ActionSheets

/// Reads `.stringsdict` files: property lists of texts that depend on numbers, devices and widths.
struct StringsDictReader {
  private var problems: ProblemList

  /// Returns what a file has.
  static func read(_ bytes: [UInt8], file: String) -> StringsFile {
    let (members, problems) = PropertyList.members(of: TextEncoding.utf8(bytes), file: file)
    var reader = StringsDictReader(problems: problems)
    var entries: [String: Translation] = [:]
    var positions: [String: Int] = [:]
    for member in reader.problems.unique(members) {
      positions[member.key] = member.position
      do throws(JSONFailure) {
        let translation = try reader.translation(member.value)
        entries[member.key] = reader.problems.checked(
          translation, for: member.key, at: member.position)
      } catch {
        reader.problems.add(
          "\(Catalog.Problem.quoted(member.key)): \(error.reason)", at: error.position, .unreadable)
      }
    }
    return StringsFile(entries: entries, list: reader.problems, positions: positions)
  }

  private mutating func translation(_ value: JSONValue) throws(JSONFailure) -> Translation {
    var substitutions: [String: Translation.Substitution] = [:]
    let text = try text(value, &substitutions)
    return Translation(value: text, substitutions: substitutions)
  }

  /// Returns a text, or a choice of texts, and adds what stands in it.
  private mutating func text(
    _ value: JSONValue, _ substitutions: inout [String: Translation.Substitution]
  ) throws(JSONFailure) -> Translation.Value {
    if let text = value.string { return .text(text) }
    guard let members = value.members.map({ problems.unique($0) }) else {
      throw JSONFailure(reason: "neither a text nor a dictionary", position: value.position)
    }
    let kinds = [
      ("NSStringDeviceSpecificRuleType", "device"), ("NSStringVariableWidthRuleType", "width"),
    ]
    for (rule, kind) in kinds {
      guard let choices = members[rule] else { continue }
      guard let found = choices.members else {
        throw JSONFailure(reason: "\(rule) is no dictionary", position: choices.position)
      }
      var values: [(name: String, value: Translation.Value)] = []
      for choice in problems.unique(found) {
        values.append((choice.key, try text(choice.value, &substitutions)))
      }
      return try Translation.Value.choice(kind, values, at: choices.position, &problems)
    }
    guard let format = members["NSStringLocalizedFormatKey"] else {
      throw JSONFailure(reason: "NSStringLocalizedFormatKey is missing", position: value.position)
    }
    guard let text = format.string else {
      throw JSONFailure(
        reason: "NSStringLocalizedFormatKey is no text", position: format.position)
    }
    for variable in members where variable.key != "NSStringLocalizedFormatKey" {
      let substitution = try self.variable(variable.value)
      let other = substitutions.updateValue(substitution, forKey: variable.key)
      if let other, other != substitution {
        throw JSONFailure(
          reason: "\(Catalog.Problem.quoted(variable.key)) stands for different things",
          position: variable.position)
      }
    }
    return .text(text)
  }

  /// Returns what a name stands for: a text for each plural form.
  private mutating func variable(
    _ variable: JSONValue
  ) throws(JSONFailure) -> Translation.Substitution {
    guard let members = variable.members.map({ problems.unique($0) }) else {
      throw JSONFailure(reason: "a variable is no dictionary", position: variable.position)
    }
    let rule = members["NSStringFormatSpecTypeKey"]
    guard rule?.string == "NSStringPluralRuleType" else {
      throw JSONFailure(
        reason: "NSStringFormatSpecTypeKey is not NSStringPluralRuleType",
        position: rule?.position ?? variable.position)
    }
    var forms: [(name: String, value: Translation.Value)] = []
    for form in members where !form.key.hasPrefix("NSString") {
      guard let text = form.value.string else {
        throw JSONFailure(reason: "a plural form is no text", position: form.position)
      }
      forms.append((form.key, .text(text)))
    }
    let value = try Translation.Value.choice("plural", forms, at: variable.position, &problems)
    let specifier = members["NSStringFormatValueTypeKey"]?.string ?? "d"
    return Translation.Substitution(argument: nil, specifier: specifier, value: value)
  }
}
