/// What an expression says for a title.
enum TitleValue {
  /// No title: `NULL`, `None`.
  case none
  /// Titles of which one is shown, each with what must be so for that.
  case texts([Alternative])
  /// It cannot be followed.
  case unknown

  struct Alternative {
    var text: ListedText
    var path: [BranchTracker.Condition] = []
  }

  /// Changes each text.
  func map(_ change: (inout ListedText) -> Void) -> TitleValue {
    guard case .texts(var alternatives) = self else { return self }
    for index in alternatives.indices { change(&alternatives[index].text) }
    return .texts(alternatives)
  }
}

/// Reads expressions that are titles: literals, calls of gettext, values put into them, and choices of two.
struct TitleReader {
  let source: Source
  /// Returns the value of a variable that stands at a token.
  let variable: (_ name: String, _ index: Int) -> TitleValue

  /// The most calls and choices around one another.
  private static let depthLimit = 6

  /// Returns what a part says.
  func value(_ part: Source.Part, depth: Int = 0) -> TitleValue {
    let part = source.unwrapped(part)
    guard let first = part.first, depth < Self.depthLimit else { return .unknown }
    if let choice = choice(part, depth) { return choice }
    if source.tokens[first].kind == .string {
      let end = part.first { source.tokens[$0].kind != .string && !source.is("+", at: $0) }
      guard let text = literal(first..<(end ?? part.upperBound)) else { return .unknown }
      return finished(ListedText(text: text, place: source.place(of: first)), end, part)
    }
    guard source.isIdentifier(first) else { return .unknown }
    var open = first
    while open + 2 < part.upperBound, source.isJoint(open + 1) { open += 2 }
    if source.is("(", at: open + 1), let close = source.partner(of: open + 1),
      close < part.upperBound
    {
      let arguments = source.arguments((open + 2)..<close).map(\.part)
      let name = source.text(open)
      // `string.joinv` and the like are not read, but `gettext.gettext` is.
      let value = call(name, arguments, depth)
      return close + 1 == part.upperBound ? value : applied(value, (close + 1)..<part.upperBound)
    }
    return word(part, depth)
  }

  /// Reads a name.
  private func word(_ part: Source.Part, _ depth: Int) -> TitleValue {
    guard let name = source.name(part) else {
      // A variable that values are put into.
      let first = part.lowerBound
      guard source.is(".", at: first + 1) || source.is("%", at: first + 1) else { return .unknown }
      return applied(variable(source.text(first), first), (first + 1)..<part.upperBound)
    }
    if ["NULL", "null", "None", "nullptr"].contains(name) { return .none }
    let last = name.split(separator: ".").last ?? ""
    for prefix in ["GTK_STOCK_", "STOCK_"] where last.hasPrefix(prefix) {
      return stock(last.dropFirst(prefix.count), at: part.lowerBound)
    }
    return variable(name, part.lowerBound)
  }

  /// Returns the title of a button that older versions of GTK have ready.
  private func stock(_ name: Substring, at index: Int) -> TitleValue {
    guard let text = StandardButton.stock[String(name)] else { return .unknown }
    return .texts([.init(text: StandardButton.text(text, at: source.place(of: index)))])
  }

  /// Joins literals that stand side by side.
  private func literal(_ part: Source.Part) -> String? {
    var text = ""
    for index in part {
      switch source.tokens[index].kind {
      case .string: text += Literal.text(source.bytes[source.tokens[index].range], source.language)
      case .punctuation where source.is("+", at: index): continue
      case .newline, .indent, .dedent: continue
      default: return nil
      }
    }
    return text
  }

  private func finished(_ text: ListedText, _ end: Int?, _ part: Source.Part) -> TitleValue {
    let value = TitleValue.texts([.init(text: text)])
    return end.map { applied(value, $0..<part.upperBound) } ?? value
  }

  /// Reads what is done to a text: values are put into it.
  private func applied(_ value: TitleValue, _ part: Source.Part) -> TitleValue {
    let first = part.lowerBound
    if source.is("%", at: first), source.language == .python { return value.map(Conversions.put) }
    guard source.is(".", at: first), source.is("(", at: first + 2),
      source.partner(of: first + 2) == part.upperBound - 1
    else { return .unknown }
    switch source.text(first + 1) {
    case "printf": return value.map(Conversions.put)
    case "format": return value.map(Conversions.putInBraces)
    case "c_str", "to_string", "dup": return value
    default: return .unknown
    }
  }

  // MARK: - Choices

  private func choice(_ part: Source.Part, _ depth: Int) -> TitleValue? {
    var question: Int?
    var middle: Int?
    var index = part.lowerBound
    let isPython = source.language == .python
    while index < part.upperBound {
      if let partner = source.partner(of: index) { index = partner }
      if isPython, source.isIdentifier(index) {
        let word = source.text(index)
        if word == "lambda" { return .unknown }
        if word == "if", question == nil { question = index }
        if word == "else", question != nil, middle == nil { middle = index }
      } else if source.is("?", at: index), question == nil {
        // `a ?? b` of Vala is none.
        if source.is("?", at: index + 1) { return .unknown }
        question = index
      } else if source.is(":", at: index), question != nil, middle == nil {
        middle = index
      }
      index += 1
    }
    guard let question else { return nil }
    guard let middle else { return .unknown }
    let ways =
      isPython
      ? [part.lowerBound..<question, (middle + 1)..<part.upperBound]
      : [(question + 1)..<middle, (middle + 1)..<part.upperBound]
    return Self.combined(ways.map { value($0, depth: depth + 1) }, at: question)
  }

  /// Returns the values of which one holds at a token. No statement of a source has its number.
  static func combined(_ values: [TitleValue], at index: Int) -> TitleValue {
    var alternatives: [TitleValue.Alternative] = []
    for (way, value) in values.enumerated() {
      switch value {
      case .none: continue
      case .unknown: return .unknown
      case .texts(let texts):
        let condition = BranchTracker.Condition(
          statement: -1 - index, way: way, kind: .branch, frame: 0)
        alternatives += texts.map { .init(text: $0.text, path: [condition] + $0.path) }
      }
    }
    if alternatives.count > 8 { return .unknown }
    return alternatives.isEmpty ? .none : .texts(alternatives)
  }

  // MARK: - Calls

  private func call(_ name: String, _ arguments: [Source.Part], _ depth: Int) -> TitleValue {
    func argument(_ index: Int) -> String? {
      guard arguments.indices.contains(index) else { return nil }
      let part = source.unwrapped(arguments[index])
      // `ngettext (_("One"), …)`
      let isMarked =
        part.count > 3 && source.is("(", at: part.lowerBound + 1)
        && source.partner(of: part.lowerBound + 1) == part.upperBound - 1
        && ["_", "N_"].contains(source.text(part.lowerBound))
      return literal(isMarked ? (part.lowerBound + 2)..<(part.upperBound - 1) : part)
    }
    func localized(_ key: Int, context: Int? = nil, domain: Int? = nil, plural: Int? = nil)
      -> TitleValue
    {
      guard let words = argument(key), !words.isEmpty else { return .unknown }
      var text = ListedText(
        key: words, text: words, place: source.place(of: arguments[key].lowerBound))
      if let plural {
        guard let other = argument(plural) else { return .unknown }
        text.text = other
      }
      if let context {
        guard let name = argument(context) else { return .unknown }
        text.context = name
      }
      // A domain that is a macro is the program's own.
      if let domain { text.table = argument(domain) }
      return .texts([.init(text: text)])
    }
    switch name {
    case "_", "N_", "gettext", "gettext_noop", "_N", "L_", "T_": return localized(0)
    case "dgettext", "g_dgettext", "dcgettext", "g_dcgettext": return localized(1, domain: 0)
    case "C_", "NC_", "pgettext": return localized(1, context: 0)
    case "g_dpgettext2", "dpgettext2", "dpgettext": return localized(2, context: 1, domain: 0)
    case "ngettext": return localized(0, plural: 1)
    case "dngettext", "g_dngettext": return localized(1, domain: 0, plural: 2)
    case "npgettext": return localized(1, context: 0, plural: 2)
    case "Q_": return qualified(argument(0), arguments)
    case "g_strdup", "g_intern_string", "g_markup_escape_text":
      return arguments.first.map { value($0, depth: depth + 1) } ?? .unknown
    case "g_strdup_printf", "g_markup_printf_escaped", "string_printf":
      return formatted(arguments, depth: depth + 1)
    default: return .unknown
    }
  }

  /// Reads `Q_("context|text")`.
  private func qualified(_ words: String?, _ arguments: [Source.Part]) -> TitleValue {
    guard let words, let part = arguments.first else { return .unknown }
    let text = words.firstIndex(of: "|").map { String(words[words.index(after: $0)...]) } ?? words
    return .texts([
      .init(text: ListedText(key: words, text: text, place: source.place(of: part.lowerBound)))
    ])
  }

  /// Reads the arguments of `printf`: a format with values, or `"%s"` with a text.
  func formatted(_ arguments: [Source.Part], depth: Int = 0) -> TitleValue {
    guard let format = arguments.first else { return .none }
    let part = source.unwrapped(format)
    if arguments.count == 2, part.count == 1, source.tokens[part.lowerBound].kind == .string,
      literal(part) == "%s"
    {
      return value(arguments[1], depth: depth + 1)
    }
    return value(format, depth: depth).map(Conversions.put)
  }
}
