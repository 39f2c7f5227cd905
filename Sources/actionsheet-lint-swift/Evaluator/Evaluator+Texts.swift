import SwiftSyntax

extension Evaluator {
  /// The most bytes of a text that is put together; a longer one is not known.
  static let textLimit = 10_000

  /// Returns a literal with its values as places: what the words of the program are, and what `LocalizedStringKey`
  /// makes of it.
  func text(of literal: StringLiteralExprSyntax) -> Text {
    var words = ""
    var arguments: [String] = []
    var key = Text.Literal(key: "", arguments: [])
    let isRaw = literal.openingPounds != nil
    for segment in literal.segments {
      switch segment {
      case .stringSegment(let segment):
        let text = isRaw ? segment.content.text : Self.unescaped(segment.content.text)
        words += text
        key.key += text
      case .expressionSegment(let segment):
        guard let expression = segment.expressions.first?.expression else { continue }
        let conversion = Self.conversion(of: expression)
        key.key += "%" + conversion
        key.arguments.append(conversion)
        let values = forced(evaluate(expression))
        if values.count == 1, case .text(let inner) = values[0].value, inner.key == nil,
          inner.arguments.isEmpty, let constant = inner.text,
          words.utf8.count + constant.utf8.count <= Self.textLimit
        {
          words += constant
        } else {
          words += "%" + conversion
          arguments.append(conversion)
        }
      @unknown default: continue
      }
    }
    return Text(text: words, arguments: arguments, place: place(literal), literal: key)
  }

  /// The conversion that a value most likely has: its type is not known.
  private static func conversion(of expression: ExprSyntax) -> String {
    if expression.is(IntegerLiteralExprSyntax.self) { return "lld" }
    if expression.is(FloatLiteralExprSyntax.self) { return "lf" }
    let name =
      expression.as(MemberAccessExprSyntax.self)?.declName.baseName.text
      ?? expression.as(DeclReferenceExprSyntax.self)?.baseName.text ?? ""
    return name.lowercased().hasSuffix("count") ? "lld" : "@"
  }

  /// The characters that a literal's text means; an escape that is not known stays.
  private static func unescaped(_ text: String) -> String {
    guard text.contains("\\") else { return text }
    var result = ""
    var rest = text[...]
    while let character = rest.popFirst() {
      guard character == "\\", let escape = rest.popFirst() else {
        result.append(character)
        continue
      }
      switch escape {
      case "n": result.append("\n")
      case "r": result.append("\r")
      case "t": result.append("\t")
      case "0": result.append("\0")
      case "u":
        let digits = rest.dropFirst().prefix { $0 != "}" }
        if let value = UInt32(digits, radix: 16), let scalar = Unicode.Scalar(value) {
          result.unicodeScalars.append(scalar)
        }
        rest = rest.dropFirst(digits.count + 2)
      // A backslash at the end of a line of a long literal.
      case "\n": rest = rest.drop { $0 == " " || $0 == "\t" }
      default: result.append(escape)
      }
    }
    return result
  }

  // MARK: Texts among values

  /// What a value says where a text is expected: the text, no text, or why it could not be followed.
  enum Said {
    case text(Text)
    case nothing
    case unknown(String, dependsOnCaller: Bool)
  }

  /// Returns the texts that values can be.
  func texts(_ values: Values) -> [(steps: [Step], said: Said)] {
    forced(values).map { alternative in
      let said: Said =
        switch alternative.value {
        case .text(let text): .text(text)
        case .none: .nothing
        case .instance(_, let isParameter):
          .unknown("the title is a parameter or a property", dependsOnCaller: isParameter)
        case .unknown(let reason): .unknown(reason, dependsOnCaller: false)
        // The views of a builder: their first text.
        case .list(let list):
          list.lazy.compactMap {
            if case .text(let text) = $0.value { Said.text(text) } else { nil }
          }
          .first ?? .unknown("the title is a view", dependsOnCaller: false)
        default: .unknown("the title is made at run time", dependsOnCaller: false)
        }
      return (alternative.steps, said)
    }
  }

  /// Texts as SwiftUI takes them: a literal is a key.
  func asKeys(_ values: Values) -> Values {
    values.map { alternative in
      guard case .text(let text) = alternative.value else { return alternative }
      return Alternative(steps: alternative.steps, value: .text(text.asKey))
    }
  }

  /// Texts changed by a function.
  func mapTexts(_ values: Values, _ body: (Text) -> Text) -> Values {
    texts(values).map { steps, said in
      switch said {
      case .text(let text):
        var text = body(text)
        text.literal = nil
        return Alternative(steps: steps, value: .text(text))
      case .nothing: return Alternative(steps: steps, value: .none)
      case .unknown(let reason, let depends):
        return Alternative(
          steps: steps, value: depends ? .instance(["?"], isParameter: true) : .unknown(reason))
      }
    }
  }

  /// The words of a value that is one text without a key.
  func words(_ values: Values?) -> String? {
    guard let values, let first = texts(values).first, case .text(let text) = first.said else {
      return nil
    }
    return text.key == nil ? text.text : nil
  }

  /// Joins texts; only words of the program can be joined.
  func joined(_ operands: [Values]) -> Values {
    var result = one(.text(Text(text: "", place: Place(file: 0, offset: -1))))
    for operand in operands {
      result = result.flatMap { left in
        texts(operand).map { steps, said in
          guard case .text(let before) = left.value else { return left }
          guard case .text(let after) = said, after.key == nil, before.key == nil,
            (before.text ?? "").utf8.count + (after.text ?? "").utf8.count <= Self.textLimit
          else {
            return Alternative(
              steps: left.steps + steps, value: .unknown("the title is put together"))
          }
          var text = after
          text.text = (before.text ?? "") + (after.text ?? "")
          text.arguments = before.arguments + after.arguments
          text.literal = nil
          if before.place.offset >= 0 { text.place = before.place }
          return Alternative(steps: left.steps + steps, value: .text(text))
        }
      }
      if result.count > Self.valueLimit { return unknown("it has too many values") }
    }
    return result
  }

  // MARK: Functions that localize

  /// A localized text: the key, with what the arguments say of table, bundle and default.
  func localized(_ key: Values, _ arguments: Arguments, in node: some SyntaxProtocol) -> Values {
    let value = arguments["value"] ?? arguments["defaultValue"] ?? arguments["fallback"]
    let fallback = value.flatMap { words($0) }
    let table = words(arguments["tableName"] ?? arguments["table"])
    let bundle = arguments.all.first { $0.label == "bundle" }?.expression.trimmedDescription
    return mapTexts(key) { text in
      var text = text
      text.key = text.key ?? text.text
      text.text = fallback.flatMap { $0.isEmpty ? nil : $0 }
      text.table = table ?? text.table
      if let bundle, !Self.ownBundles.contains(bundle) { text.bundle = bundle }
      return text
    }
  }

  static let ownBundles: Set<String> = ["Bundle.main", ".main", "nil", "NSBundle.mainBundle()"]

  /// A format with its values put in.
  func formatted(_ format: Values, count: Int?) -> Values {
    mapTexts(format) { text in
      var text = text
      if text.arguments.isEmpty {
        text.arguments = Self.conversions(in: text.text ?? text.key ?? "")
      }
      if let count, text.arguments.count < count {
        text.arguments += Array(repeating: "@", count: count - text.arguments.count)
      }
      return text
    }
  }

  /// The conversions of a format in order, without percent sign, position and width.
  private static func conversions(in format: String) -> [String] {
    var found: [String] = []
    var rest = format[...]
    while let start = rest.firstIndex(of: "%") {
      rest = rest[rest.index(after: start)...]
      let flags = rest.prefix { "0123456789$+-#'. ".contains($0) }
      let length = rest.dropFirst(flags.count).prefix { "hlqLzt".contains($0) }
      guard let conversion = rest.dropFirst(flags.count + length.count).first else { return found }
      if conversion != "%", conversion.isLetter || conversion == "@" {
        found.append(length + String(conversion))
      }
      rest = rest.dropFirst(flags.count + length.count + 1)
    }
    return found
  }
}
