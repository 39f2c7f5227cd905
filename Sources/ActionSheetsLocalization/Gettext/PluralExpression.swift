/// The plural rule of a gettext catalog: an expression in C's grammar, which gives the place of the form for a number.
///
///     nplurals=3; plural=(n%10==1 && n%100!=11 ? 0 : n%10>=2 && n%10<=4 && (n%100<10 || n%100>=20) ? 1 : 2);
struct PluralExpression: Hashable, Sendable {
  /// How many forms there are.
  let count: Int
  private let root: Node

  /// The rule of the Germanic languages: one, and everything else.
  static var germanic: PluralExpression {
    PluralExpression(count: 2, root: .operation(.notEqual, .number, .constant(1)))
  }

  private init(count: Int, root: Node) {
    self.count = count
    self.root = root
  }

  /// Reads the value of `Plural-Forms` in a header; `nil` where it is not one.
  init?(header: String) {
    var parser = Parser(header)
    guard parser.skip("nplurals"), parser.skip("="), let count = parser.constant(),
      (1...100).contains(count), parser.skip(";"), parser.skip("plural"), parser.skip("="),
      let root = parser.ternary(), parser.skip(";") || parser.isAtEnd
    else { return nil }
    self.init(count: Int(count), root: root)
  }

  /// Returns the place of the form for a number; the first or the last where the expression gives none.
  func index(of number: Int) -> Int {
    min(Int(clamping: root.value(of: number.magnitude) ?? 0), count - 1)
  }

  /// The first number, of those that show a mistake, for which the expression gives no form.
  var numberWithoutForm: UInt? {
    ((0...200) + [1000, 1_000_000]).first { number in
      root.value(of: number).map { $0 >= UInt(count) } ?? true
    }
  }

  /// A part of an expression. Numbers have 64 bits and wrap, as in C.
  private indirect enum Node: Hashable, Sendable {
    case number
    case constant(UInt)
    case not(Node)
    case operation(Operation, Node, Node)
    case choice(Node, Node, Node)

    /// Returns the value for a number, or `nil` where it divides by zero.
    ///
    /// It recurses no deeper than the parser let the expression grow.
    func value(of number: UInt) -> UInt? {
      switch self {
      case .number: return number
      case .constant(let constant): return constant
      case .not(let node): return node.value(of: number).map { $0 == 0 ? 1 : 0 }
      case .choice(let condition, let yes, let no):
        return condition.value(of: number).flatMap { ($0 != 0 ? yes : no).value(of: number) }
      case .operation(let operation, let left, let right):
        guard let left = left.value(of: number) else { return nil }
        switch operation {
        case .and where left == 0: return 0
        case .or where left != 0: return 1
        default: return right.value(of: number).flatMap { operation.value(left, $0) }
        }
      }
    }
  }

  /// An operation on two numbers.
  private enum Operation: String, Hashable, Sendable {
    case or = "||"
    case and = "&&"
    case equal = "=="
    case notEqual = "!="
    case lessOrEqual = "<="
    case greaterOrEqual = ">="
    case less = "<"
    case greater = ">"
    case plus = "+"
    case minus = "-"
    case times = "*"
    case divided = "/"
    case remainder = "%"

    /// The operations from those that bind least to those that bind most; a longer sign comes before its beginning.
    static let levels: [[Operation]] = [
      [.or], [.and], [.equal, .notEqual], [.lessOrEqual, .greaterOrEqual, .less, .greater],
      [.plus, .minus], [.times, .divided, .remainder],
    ]

    func value(_ left: UInt, _ right: UInt) -> UInt? {
      switch self {
      case .or: left != 0 || right != 0 ? 1 : 0
      case .and: left != 0 && right != 0 ? 1 : 0
      case .equal: left == right ? 1 : 0
      case .notEqual: left != right ? 1 : 0
      case .lessOrEqual: left <= right ? 1 : 0
      case .greaterOrEqual: left >= right ? 1 : 0
      case .less: left < right ? 1 : 0
      case .greater: left > right ? 1 : 0
      case .plus: left &+ right
      case .minus: left &- right
      case .times: left &* right
      case .divided: right == 0 ? nil : left / right
      case .remainder: right == 0 ? nil : left % right
      }
    }
  }

  /// Reads an expression by recursive descent.
  private struct Parser {
    private var rest: Substring.UTF8View
    /// How many parts the expression may still have. It bounds the depth of every recursion; the longest rule in use,
    /// Arabic's, has 41.
    private var partsLeft = 200

    init(_ text: String) { rest = Substring(text).utf8 }

    var isAtEnd: Bool {
      mutating get {
        skipSpace()
        return rest.isEmpty
      }
    }

    mutating func skip(_ sign: String) -> Bool {
      skipSpace()
      guard rest.starts(with: sign.utf8) else { return false }
      rest.removeFirst(sign.utf8.count)
      return true
    }

    mutating func constant() -> UInt? {
      skipSpace()
      let digits = rest.prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
      rest.removeFirst(digits.count)
      return UInt(Substring(digits))
    }

    mutating func ternary() -> Node? {
      guard takePart(), let condition = binary(0) else { return nil }
      guard skip("?") else { return condition }
      guard let yes = ternary(), skip(":"), let no = ternary() else { return nil }
      return .choice(condition, yes, no)
    }

    /// Reads operations that bind at least as much as those of a level.
    private mutating func binary(_ least: Int) -> Node? {
      guard var node = unary() else { return nil }
      var level = Operation.levels.count - 1
      while level >= least {
        guard let operation = Operation.levels[level].first(where: { skip($0.rawValue) }) else {
          level -= 1
          continue
        }
        guard takePart(), let right = binary(level + 1) else { return nil }
        node = .operation(operation, node, right)
      }
      return node
    }

    private mutating func unary() -> Node? {
      guard takePart() else { return nil }
      if skip("!") { return unary().map { .not($0) } }
      if skip("n") { return .number }
      guard skip("(") else { return constant().map { .constant($0) } }
      guard let node = ternary(), skip(")") else { return nil }
      return node
    }

    private mutating func takePart() -> Bool {
      partsLeft -= 1
      return partsLeft >= 0
    }

    private mutating func skipSpace() {
      rest = rest.drop { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
    }
  }
}
