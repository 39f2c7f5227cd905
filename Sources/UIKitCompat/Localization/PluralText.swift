import ActionSheets

/// A text of a `.stringsdict`, which has a form for each plural category.
struct PluralText: Sendable {
  private struct Variable: Sendable {
    var forms: [PluralCategory: FormatPieces]
    var other: FormatPieces
  }

  /// A bound for the length of a text that names a long form again and again.
  private static let mostVariables = 8

  let language: Language
  private let outer: FormatPieces
  private let variables: [String: Variable]

  /// Reads an entry; `nil` where a form is missing or not safe to be filled in, or has variables of its own.
  init?(_ entry: [String: Any], in language: Language) {
    guard let format = entry["NSStringLocalizedFormatKey"] as? String,
      let outer = FormatPieces(format), outer.variables.count <= Self.mostVariables
    else { return nil }
    var variables: [String: Variable] = [:]
    for name in outer.variables {
      guard let texts = entry[name] as? [String: Any],
        let other = (texts["other"] as? String).flatMap({ FormatPieces($0) }),
        other.variables.isEmpty
      else { return nil }
      var forms: [PluralCategory: FormatPieces] = [:]
      for category in PluralCategory.allCases {
        guard let text = texts[category.rawValue] as? String else { continue }
        guard let form = FormatPieces(text), form.variables.isEmpty else { return nil }
        forms[category] = form
      }
      variables[name] = Variable(forms: forms, other: other)
    }
    self.language = language
    self.outer = outer
    self.variables = variables
    guard hasConsistentForms else { return nil }
  }

  /// Returns the format for some values, whose places all say their positions; the general one for none.
  func format(for values: [any CVarArg]) -> String {
    format { variable, position in
      guard values.indices.contains(position - 1) else { return variable.other }
      return category(of: values[position - 1]).flatMap { variable.forms[$0] } ?? variable.other
    }
  }

  private func category(of value: any CVarArg) -> PluralCategory? {
    if let number = value as? any BinaryInteger {
      return language.pluralCategory(of: Int(clamping: number))
    }
    return language.pluralCategory(of: "\(value)")
  }

  /// Whether each form takes what the general form takes, or less.
  private var hasConsistentForms: Bool {
    let general = FormatPieces(format(for: []))?.kinds ?? [:]
    return PluralCategory.allCases.allSatisfy { category in
      let format = format { variable, _ in variable.forms[category] ?? variable.other }
      return (FormatPieces(format)?.kinds ?? [:]).allSatisfy {
        general[$0.key] == $0.value
      }
    }
  }

  private func format(choosing form: (Variable, Int) -> FormatPieces) -> String {
    var result = ""
    var next = 1
    func place(_ position: Int?) -> Int {
      if let position { return position }
      defer { next += 1 }
      return next
    }
    for piece in outer.pieces {
      switch piece {
      case .text(let text): result += text
      case .place(let position, let rest, _): result += "%\(place(position))$\(rest)"
      case .variable(let position, let name):
        guard let variable = variables[name] else { continue }
        let number = place(position)
        for piece in form(variable, number).pieces {
          switch piece {
          case .text(let text): result += text
          case .place(let position, let rest, _): result += "%\(position ?? number)$\(rest)"
          case .variable: continue
          }
        }
      }
    }
    return result
  }
}
