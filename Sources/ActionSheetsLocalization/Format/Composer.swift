import ActionSheets

/// Puts values into the text of a translation.
///
/// Files are hostile: what a translation can ask for is limited, whatever its parts refer to.
struct Composer {
  /// What there is to put into the text.
  private let arguments: [LocalizedText.Argument]
  private let key: String
  private let translation: Translation
  /// Returns the texts of which a part with a number of its own shows one; a check goes through all of them, once for
  /// each number.
  private let choose: (Translation.Substitution, LocalizedText.Argument?) -> [String]
  /// Whether the places stay places: the result is then a format for the same values, of which the arguments may miss
  /// some.
  private let isFormat: Bool

  /// The text so far.
  private(set) var result = ""
  private lazy var places = KeyPlaces(key)
  /// The index of the argument for a place that names none.
  private var next = 0
  private var depth = 0
  /// How many bytes the text may still consist of.
  private var limit: Int
  /// How many bytes were read and written.
  private(set) var work = 0
  /// What the parts cost that a check has seen.
  private var costs: [Part: Int]?

  /// A part with its number, which decide what is shown.
  private struct Part: Hashable {
    let name: String
    let index: Int
  }

  /// The most bytes that are read and written for one text; no sheet has room for so many.
  static let limit = 100_000

  init(
    key: String, _ arguments: [LocalizedText.Argument], _ translation: Translation,
    asFormat isFormat: Bool = false, checkingWithin checkLimit: Int? = nil,
    choose: @escaping (Translation.Substitution, LocalizedText.Argument?) -> [String]
  ) {
    self.isFormat = isFormat
    limit = min(checkLimit ?? Self.limit, Self.limit)
    costs = checkLimit == nil ? nil : [:]
    self.key = key
    self.arguments = arguments
    self.translation = translation
    self.choose = choose
  }

  /// Adds a text with its values, beginning with the first of them.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - number: The index of the number that is `%arg`.
  mutating func add(_ text: String, number: Int) throws(Misfit) {
    next = 0
    try add(text, number: number, specifier: "@")
  }

  private mutating func add(_ text: String, number: Int, specifier: String) throws(Misfit) {
    try spend(text)
    let style = text.utf8.contains(UInt8(ascii: "{")) ? places.style : .percent
    for piece in try FormatString(text, style).pieces {
      switch piece {
      case .text(let words): result += isFormat ? FormatString.escaped(words) : words
      case .place(let position, let format): try add(try index(position), format)
      case .argument:
        var specifier = Substring(specifier).utf8
        try add(number, ValueFormat(&specifier) ?? .plain)
      case .substitution(let position, let name):
        try add(name, at: position, inside: depth > 0 ? number : nil)
      }
    }
  }

  /// Adds the argument with an index.
  private mutating func add(_ index: Int, _ format: ValueFormat) throws(Misfit) {
    let argument = try argument(index)
    let text: String? =
      isFormat ? "%\(index + 1)$\(format.spelling)" : argument.flatMap { format.text(of: $0) }
    guard let text else { throw Misfit(reason: "a value is of another kind than its place") }
    try spend(text)
    result += text
  }

  /// Adds a part with a number of its own.
  ///
  /// It takes one value of the text in which it stands, whatever it shows. Within it the first place is its number
  /// again; a part within it has the number after that one at least.
  private mutating func add(
    _ name: String, at position: FormatString.Position, inside number: Int?
  ) throws(Misfit) {
    guard let substitution = translation.substitutions[name] else {
      throw Misfit(reason: "there is no part \(Catalog.Problem.quoted(name))")
    }
    guard depth < 8 else { throw Misfit(reason: "the parts are nested too deeply, or in a circle") }
    if position == .next, next == number { next += 1 }
    var index = try index(position)
    if position == .next, let given = substitution.argument { index = given - 1 }
    let argument = try argument(index)
    let part = Part(name: name, index: index)
    if let cost = costs?[part] { return try spend(cost) }
    let following = next
    let before = limit
    depth += 1
    for text in choose(substitution, argument) {
      next = index
      try add(text, number: index, specifier: substitution.specifier)
    }
    depth -= 1
    next = following
    costs?[part] = before - limit
  }

  private mutating func index(_ position: FormatString.Position) throws(Misfit) -> Int {
    switch position {
    case .next:
      next += 1
      return next - 1
    case .index(let index): return index
    case .named(let name):
      guard let index = places.names[name] else {
        throw Misfit(reason: "there is no value \(Catalog.Problem.quoted(name))")
      }
      return index
    }
  }

  /// Returns the argument with an index; `nil` where a format may have a place for it.
  private func argument(_ index: Int) throws(Misfit) -> LocalizedText.Argument? {
    if arguments.indices.contains(index) { return arguments[index] }
    guard isFormat, (0..<100).contains(index) else {
      throw Misfit(reason: "there is a place for which there is no value")
    }
    return nil
  }

  private mutating func spend(_ text: String) throws(Misfit) {
    work += text.utf8.count + 1
    try spend(text.utf8.count + 1)
  }

  private mutating func spend(_ cost: Int) throws(Misfit) {
    limit -= cost
    guard limit >= 0 else { throw Misfit(reason: "the text is too long") }
  }
}
