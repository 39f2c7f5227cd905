/// A complete control sequence, `CSI` parameters intermediates final, taken apart.
///
/// The shape is that of ECMA-48, section 5.4; subparameters after a colon are those of ITU T.416.
struct ControlSequence: Equatable, Sendable {
  /// `<`, `=`, `>` or `?` in front of the parameters; a reply to a query has one, a key never.
  var prefix: UInt8?
  /// The parameters, each with its subparameters; an empty one is nil.
  var parameters: [[Int?]] = []
  /// The bytes 0x20 to 0x2F before the final one.
  var intermediates: [UInt8] = []
  /// The byte that names the sequence.
  var final: UInt8

  init(body: [UInt8], final: UInt8) {
    self.final = final
    var rest = body[...]
    if let first = rest.first, (0x3C...0x3F).contains(first) { prefix = rest.removeFirst() }
    let numbers = rest.prefix { (0x30...0x3B).contains($0) }
    intermediates = Array(rest[numbers.endIndex...])
    guard !numbers.isEmpty else { return }
    parameters = numbers.split(separator: 0x3B, omittingEmptySubsequences: false).map {
      $0.split(separator: 0x3A, omittingEmptySubsequences: false).map(Self.number)
    }
  }

  /// The cap keeps hostile numbers from overflowing; no parameter of any sequence comes near it.
  private static func number(_ digits: ArraySlice<UInt8>) -> Int? {
    digits.isEmpty ? nil : digits.reduce(0) { min($0 * 10 + Int($1 - 0x30), 0xFF_FFFF) }
  }

  /// Returns a parameter, or one of its subparameters, counted from 0; nil when absent or empty.
  func value(_ parameter: Int, _ subparameter: Int = 0) -> Int? {
    guard parameter < parameters.count, subparameter < parameters[parameter].count else {
      return nil
    }
    return parameters[parameter][subparameter]
  }
}
