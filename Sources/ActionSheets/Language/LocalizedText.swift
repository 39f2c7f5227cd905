/// A text that can be translated: a key, which is the text as it was written, and the values that are put into it.
///
///     let text: LocalizedText = "Delete \(count) Notes"
///     text.key     // "Delete %lld Notes"
///     text.source  // "Delete 3 Notes"
///
/// A literal is a key as SwiftUI has it: `%lld` stands for a whole number, `%lf` for a fraction, and `%@` for a text.
public struct LocalizedText: Hashable, Sendable {
  /// A value that is put into a text.
  public enum Argument: Hashable, Sendable {
    /// A whole number, which chooses the plural form.
    case integer(Int)
    /// A number with a fraction.
    case decimal(Double)
    /// A text.
    case text(String)
  }

  /// The text in the language that it was written in; in a sheet that was translated, the translation.
  public let source: String

  /// Key and values, or `nil` where the source is the key: most titles are, and a sheet may hold 100,000.
  private let format: Format?

  private indirect enum Format: Hashable {
    case key(String, [Argument], written: String)
  }

  /// What a catalog is asked for. A key without arguments is not a format; `%` stands for itself.
  public var key: String {
    switch format {
    case .key(let key, _, _): key
    case nil: source
    }
  }

  /// The values, in the order of their places in the key.
  public var arguments: [Argument] {
    switch format {
    case .key(_, let arguments, _): arguments
    case nil: []
    }
  }

  /// The text as the program wrote it, also after a translation.
  package var written: String {
    switch format {
    case .key(_, _, let written): written
    case nil: source
    }
  }

  /// Creates a text without arguments.
  public init(_ key: String) {
    source = key
    format = nil
  }

  /// Creates a text of a key that does not read like one, or whose places are not those of a literal.
  ///
  ///     LocalizedText(key: "notes.delete", source: "Delete Note")
  ///     LocalizedText(key: "Delete {count} of {total}", [.integer(3), .integer(8)], source: "Delete 3 of 8")
  ///
  /// - Parameters:
  ///   - key: What a catalog is asked for.
  ///   - arguments: The values, in the order of the places that the key has; a name that stands there twice is one
  ///     place.
  ///   - source: The text to show where there is no translation.
  public init(key: String, _ arguments: [Argument] = [], source: String) {
    self.init(key: key, arguments, source: source, written: source)
  }

  private init(key: String, _ arguments: [Argument], source: String, written: String) {
    self.source = source
    let isPlain = arguments.isEmpty && key == source && key == written
    format = isPlain ? nil : .key(key, arguments, written: written)
  }

  /// Returns the same text with a translation in the place of ``source``, so that it can be translated again.
  package func translated(_ translation: String) -> LocalizedText {
    LocalizedText(key: key, arguments, source: translation, written: written)
  }
}

extension LocalizedText: ExpressibleByStringInterpolation {
  /// Creates a text without arguments.
  public init(stringLiteral value: String) { self.init(value) }

  /// Creates a text of a literal with values in it.
  public init(stringInterpolation: StringInterpolation) {
    self.init(
      key: stringInterpolation.arguments.isEmpty
        ? stringInterpolation.source : stringInterpolation.key,
      stringInterpolation.arguments, source: stringInterpolation.source)
  }

  /// The pieces of a literal with values in it.
  public struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var key = ""
    fileprivate var source = ""
    fileprivate var arguments: [Argument] = []

    /// Begins without pieces.
    public init(literalCapacity: Int, interpolationCount: Int) {}

    /// Adds words of the literal; a percent sign is doubled in the key.
    public mutating func appendLiteral(_ literal: String) {
      for scalar in literal.unicodeScalars {
        if scalar == "%" { key += "%" }
        key.unicodeScalars.append(scalar)
      }
      source += literal
    }

    /// Adds a whole number.
    public mutating func appendInterpolation(_ number: Int) {
      add(.integer(number), "%lld", "\(number)")
    }

    /// Adds a number with a fraction.
    public mutating func appendInterpolation(_ number: Double) {
      add(.decimal(number), "%lf", "\(number)")
    }

    /// Adds a whole number in a format of C: `\(day, specifier: "%02lld")`.
    ///
    /// A specifier that is none for whole numbers is not used.
    public mutating func appendInterpolation(_ number: Int, specifier: String) {
      if let text = Self.text(of: .integer(number), specifier) {
        add(.integer(number), specifier, text)
      } else {
        appendInterpolation(number)
      }
    }

    /// Adds a number with a fraction in a format of C: `\(ratio, specifier: "%.1f")`.
    ///
    /// A specifier that is none for such numbers is not used.
    public mutating func appendInterpolation(_ number: Double, specifier: String) {
      if let text = Self.text(of: .decimal(number), specifier) {
        add(.decimal(number), specifier, text)
      } else {
        appendInterpolation(number)
      }
    }

    /// Adds a text.
    public mutating func appendInterpolation(_ text: String) { add(.text(text), "%@", text) }

    private static func text(of argument: Argument, _ specifier: String) -> String? {
      var rest = Substring(specifier).utf8
      guard rest.popFirst() == UInt8(ascii: "%"), let format = ValueFormat(&rest), rest.isEmpty
      else { return nil }
      return format.text(of: argument)
    }

    private mutating func add(_ argument: Argument, _ place: String, _ text: String) {
      arguments.append(argument)
      key += place
      source += text
    }
  }
}
