/// The values that options were given.
///
/// A list serves, for there are few. A dictionary would cost a search of the whole program for its key's
/// `Hashable` conformance at every start: a fifth of a millisecond, more than all of parsing.
struct OptionValues: Sendable {
  private var entries: [(identifier: OptionIdentifier, value: ByteStrings.Bounds)] = []

  /// The value of an option, or `nil` where it was not given one.
  subscript(identifier: OptionIdentifier) -> ByteStrings.Bounds? {
    get { entries.first { $0.identifier == identifier }?.value }
    set {
      entries.removeAll { $0.identifier == identifier }
      if let newValue { entries.append((identifier, newValue)) }
    }
  }
}
