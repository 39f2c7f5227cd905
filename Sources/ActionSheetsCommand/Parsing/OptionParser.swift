/// Reads arguments one after another, as options and operands.
///
/// Options stand before or after operands. `--name=value`, `--name value`, `-nvalue` and `-n value` are the
/// same; an option that takes a value takes the next argument whatever it begins with. Short options
/// without values may be joined. After `--` everything is an operand.
struct OptionParser {
  /// One thing that was read. Places are in the buffer of the arguments.
  enum Element: Sendable, Hashable {
    /// An option without a value.
    case flag(OptionIdentifier)

    /// An option with its value.
    case value(OptionIdentifier, ByteStrings.Bounds)

    /// An argument that is no option.
    case operand(ByteStrings.Bounds, isAfterTerminator: Bool)
  }

  private let arguments: ByteStrings
  private let options: [OptionDefinition]
  private var position: Int
  private var joined: Range<Int>?
  private var isAfterTerminator = false
  private var seen: [OptionIdentifier] = []

  init(_ arguments: ByteStrings, from position: Int, options: [OptionDefinition]) {
    self.arguments = arguments
    self.options = options
    self.position = position
  }

  /// Reads the next option or operand, or returns `nil` at the end.
  mutating func next() throws(CommandError) -> Element? {
    if let letters = joined { return try shortOption(in: letters) }
    guard position < arguments.count else { return nil }
    let bounds = arguments.bounds[position]
    let argument = arguments[position]
    position += 1
    if isAfterTerminator || argument.count < 2 || argument.first != UInt8(ascii: "-") {
      return .operand(bounds, isAfterTerminator: isAfterTerminator)
    }
    if argument.elementsEqual("--".utf8) {
      isAfterTerminator = true
      return try next()
    }
    if argument.starts(with: "--".utf8) { return try longOption(argument) }
    return try shortOption(in: (argument.startIndex + 1)..<argument.endIndex)
  }

  private mutating func longOption(_ argument: ArraySlice<UInt8>) throws(CommandError) -> Element {
    let equals = argument.firstIndex(of: UInt8(ascii: "=")) ?? argument.endIndex
    let name = argument[(argument.startIndex + 2)..<equals]
    guard let option = options.first(where: { $0.long.utf8.elementsEqual(name) }) else {
      throw unknown(argument[..<equals], name: String(decoding: name, as: UTF8.self))
    }
    try noteUse(of: option)
    if equals == argument.endIndex {
      return option.argument == nil ? .flag(option.identifier) : try nextValue(of: option)
    }
    guard option.argument != nil else { throw .usage("--\(option.long) takes no value") }
    return .value(
      option.identifier,
      ByteStrings.Bounds(start: UInt32(equals + 1), end: UInt32(argument.endIndex)))
  }

  private mutating func shortOption(in letters: Range<Int>) throws(CommandError) -> Element {
    let letter = arguments.buffer[letters.lowerBound]
    let rest = (letters.lowerBound + 1)..<letters.upperBound
    joined = nil
    guard let option = options.first(where: { $0.short?.asciiValue == letter }) else {
      let shown = arguments.buffer[letters]
      throw unknown([UInt8(ascii: "-")] + shown, name: String(decoding: shown, as: UTF8.self))
    }
    try noteUse(of: option)
    if option.argument == nil {
      if !rest.isEmpty { joined = rest }
      return .flag(option.identifier)
    }
    if rest.isEmpty { return try nextValue(of: option) }
    return .value(
      option.identifier,
      ByteStrings.Bounds(start: UInt32(rest.lowerBound), end: UInt32(rest.upperBound)))
  }

  private mutating func nextValue(of option: OptionDefinition) throws(CommandError) -> Element {
    guard position < arguments.count else {
      throw .usage("--\(option.long) needs a value: \(option.argument ?? "")")
    }
    defer { position += 1 }
    return .value(option.identifier, arguments.bounds[position])
  }

  /// Refuses a second value for an option that has room for one. A repeated flag says nothing new.
  private mutating func noteUse(of option: OptionDefinition) throws(CommandError) {
    guard seen.contains(option.identifier) else {
      seen.append(option.identifier)
      return
    }
    if option.argument != nil, !option.isRepeatable {
      throw .usage("--\(option.long) was given twice")
    }
  }

  private func unknown(_ argument: some Collection<UInt8>, name: String) -> CommandError {
    let message = "unknown option \(MessageText.quoted(argument))"
    if let nearest = NearestName.nearest(to: name, among: options.map(\.long)) {
      return .usage("\(message); did you mean --\(nearest)?")
    }
    return .usage("\(message); titles that begin with - go after --")
  }
}
