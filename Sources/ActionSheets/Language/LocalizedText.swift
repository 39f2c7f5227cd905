/// A text that can be translated: a key, which is the text in the language that it was written in, and what is put into it.
///
///     let text: LocalizedText = "Delete \(count) Notes"
///     text.key     // "Delete %lld Notes"
///     text.source  // "Delete 3 Notes"
///
/// A literal is a key as SwiftUI has it: `%lld` stands for a whole number, `%lf` for one with a fraction, and `%@` for a text.
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

  /// What a catalog is asked for. Without arguments it is not a format: a percent sign in it is one.
  public let key: String
  /// The values, in the order of their places in the key.
  public let arguments: [Argument]
  /// The text in the language that it was written in.
  public let source: String

  /// Creates a text without arguments.
  public init(_ key: String) {
    self.key = key
    arguments = []
    source = key
  }

  /// Creates a text of a key that does not read like one.
  ///
  /// - Parameters:
  ///   - key: What a catalog is asked for.
  ///   - arguments: The values, in the order of the places that the source has.
  ///   - source: The text to show where there is no translation.
  public init(key: String, _ arguments: [Argument] = [], source: String) {
    self.key = key
    self.arguments = arguments
    self.source = source
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
      for character in literal { key += character == "%" ? "%%" : String(character) }
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

    /// Adds a text.
    public mutating func appendInterpolation(_ text: String) { add(.text(text), "%@", text) }

    private mutating func add(_ argument: Argument, _ place: String, _ text: String) {
      arguments.append(argument)
      key += place
      source += text
    }
  }
}
