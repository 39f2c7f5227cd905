import SwiftSyntax

// The functions and initializers that give texts.
extension Evaluator {
  /// The text that a call gives, if it is a call of a library that does.
  func textResult(of call: Call) -> Values? {
    let arguments = call.arguments
    let first = arguments.all.first?.values ?? []
    if localizers.contains(call.name) {
      // `LString("key")`, or `"key".localized()`.
      let key = arguments.first ?? call.receiver ?? first
      return localized(key, arguments, in: call.node)
    }
    switch call.name {
    case "NSLocalizedString" where call.receiver == nil:
      return localized(first, arguments, in: call.node)
    case "localizedString" where arguments.has("forKey"):
      return localized(arguments["forKey"] ?? [], arguments, in: call.node)
    case "localizedStringWithFormat":
      return formatted(first, count: arguments.all.count - 1)
    case "String" where call.receiver == nil, "NSString" where call.receiver == nil,
      "AttributedString" where call.receiver == nil:
      if let format = arguments["format"] {
        let count = arguments.all.count { $0.label == nil && !$0.isTrailing }
        return formatted(format, count: arguments.has("arguments") ? nil : count)
      }
      if let key = arguments["localized"] {
        return localized(asKeys(key), arguments, in: call.node)
      }
      guard arguments.all.count == 1, let only = arguments.first else { return nil }
      return mapTexts(only) { $0 }
    case "LocalizedStringResource", "LocalizedStringKey", "LocalizationValue", "LocalizedText":
      guard let key = arguments.first ?? arguments["stringLiteral"] else { return nil }
      return localized(asKeys(key), arguments, in: call.node)
    // What R.swift generates.
    case "StringResource" where arguments.has("key"):
      return localized(
        arguments["key"] ?? [],
        Arguments(
          all: arguments.all.map {
            $0.label == "developmentValue"
              ? Arguments.Argument(label: "value", values: $0.values, expression: $0.expression)
              : $0
          }), in: call.node)
    case "Text" where call.receiver == nil:
      if let verbatim = arguments["verbatim"] { return mapTexts(verbatim) { $0 } }
      guard let text = arguments.first else { return nil }
      return localized(asKeys(text), onlyWhereKey: true, arguments, in: call.node)
    case "Label" where call.receiver == nil:
      if let title = arguments.first { return asKeys(title) }
      return arguments.closure("title", orTrailing: true).map { build($0, call) }
    default: return nil
    }
  }

  /// The text of a view: a literal is looked up in the table that stands beside it, a value is shown as it is.
  private func localized(
    _ text: Values, onlyWhereKey: Bool, _ arguments: Arguments, in node: some SyntaxProtocol
  ) -> Values {
    arguments.has("tableName") || arguments.has("bundle")
      ? localized(text, arguments, in: node) : mapTexts(text) { $0 }
  }
}
