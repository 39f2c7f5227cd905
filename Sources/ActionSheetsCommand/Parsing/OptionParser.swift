import ActionSheetsLocalization

/// Reads arguments one after another, as options and operands.
///
/// Options stand before or after operands. `--name=value`, `--name value`, `-nvalue` and `-n value`
/// are the same; an option that takes a value takes the next argument whatever it begins with.
/// Short options without values may be joined. After `--` everything is an operand.
struct OptionParser {
  /// An option or operand that was read.
  enum Element: Sendable, Hashable {
    /// An option without a value.
    case flag(OptionIdentifier)

    /// An option with its value.
    case value(OptionIdentifier, [UInt8])

    /// An argument that is no option.
    case operand([UInt8], isAfterTerminator: Bool)
  }

  private var rest: ArraySlice<[UInt8]>
  private let options: [OptionDefinition]
  /// The joined short options that are still to be read.
  private var letters: ArraySlice<UInt8> = []
  private var isAfterTerminator = false
  private var seen: Set<OptionIdentifier> = []

  init(_ arguments: ArraySlice<[UInt8]>, options: [OptionDefinition]) {
    self.rest = arguments
    self.options = options
  }

  /// Reads the next option or operand, or returns `nil` at the end.
  mutating func next() throws(CommandError) -> Element? {
    if !letters.isEmpty { return try shortOption() }
    guard let argument = rest.popFirst() else { return nil }
    if isAfterTerminator || argument.count < 2 || argument.first != UInt8(ascii: "-") {
      return .operand(argument, isAfterTerminator: isAfterTerminator)
    }
    if argument.elementsEqual("--".utf8) {
      isAfterTerminator = true
      return try next()
    }
    if argument.starts(with: "--".utf8) { return try longOption(argument) }
    letters = argument.dropFirst()
    return try shortOption()
  }

  private mutating func longOption(_ argument: [UInt8]) throws(CommandError) -> Element {
    let equals = argument.firstIndex(of: UInt8(ascii: "=")) ?? argument.endIndex
    let name = argument[2..<equals]
    guard let option = options.first(where: { $0.long.utf8.elementsEqual(name) }) else {
      throw unknown(argument[..<equals], name: name)
    }
    try noteUse(of: option)
    if equals == argument.endIndex {
      return option.argument == nil ? .flag(option.identifier) : try nextValue(of: option)
    }
    guard option.argument != nil else { throw .usage("--\(option.long) takes no value") }
    return .value(option.identifier, Array(argument[(equals + 1)...]))
  }

  private mutating func shortOption() throws(CommandError) -> Element {
    let given = letters
    let letter = letters.popFirst()
    guard let option = options.first(where: { $0.short != nil && $0.short?.asciiValue == letter })
    else { throw unknown([UInt8(ascii: "-")] + given, name: given) }
    try noteUse(of: option)
    if option.argument == nil { return .flag(option.identifier) }
    if letters.isEmpty { return try nextValue(of: option) }
    defer { letters = [] }
    return .value(option.identifier, Array(letters))
  }

  private mutating func nextValue(of option: OptionDefinition) throws(CommandError) -> Element {
    guard let value = rest.popFirst() else {
      throw .usage("--\(option.long) needs a value: \(option.argument ?? "")")
    }
    return .value(option.identifier, value)
  }

  /// Refuses a second value for an option that takes one. A repeated flag says nothing new.
  private mutating func noteUse(of option: OptionDefinition) throws(CommandError) {
    let isFirst = seen.insert(option.identifier).inserted
    if !isFirst, option.argument != nil, !option.isRepeatable {
      throw .usage("--\(option.long) was given twice")
    }
  }

  private func unknown(_ argument: ArraySlice<UInt8>, name: ArraySlice<UInt8>) -> CommandError {
    let message = "unknown option \(MessageText.quoted(argument))"
    let name = String(decoding: name, as: UTF8.self)
    if let nearest = NearestName.nearest(to: name, among: options.map(\.long)) {
      return .usage("\(message); did you mean --\(nearest)?")
    }
    return .usage("\(message); titles that begin with - go after --")
  }
}
