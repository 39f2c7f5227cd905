import FoundationEssentials

/// The sheet list as it is written; see *The sheet list*.
struct Output: Encodable {
  var version = 3
  var sheets: [Sheet]
  var skipped: [Skipped]

  struct Sheet: Encodable, Hashable {
    var kind: String
    var toolkit: String
    var file: String
    var line: Int
    var column: Int
    var title: Text?
    var message: Text?
    var buttons: [Button]
    var fields: [Text]
    var complete: Bool
    var disabled: [String]?

    /// Whether two sheets differ only in their places.
    func saysTheSame(as other: Sheet) -> Bool {
      var (left, right) = (self, other)
      left.forgetPlaces()
      right.forgetPlaces()
      return left == right
    }

    private mutating func forgetPlaces() {
      (file, line, column) = ("", 0, 0)
      title?.forgetPlace()
      message?.forgetPlace()
      for index in buttons.indices { buttons[index].title.forgetPlace() }
    }
  }

  struct Button: Encodable, Hashable {
    var title: Text
    var role: String
    var branches: [Branch]?
    var disabled: [String]?
  }

  struct Branch: Encodable, Hashable {
    var statement: Int
    var way: Int
  }

  struct Text: Encodable, Hashable {
    var key: String?
    var text: String?
    var table: String?
    var bundle: String?
    var arguments: [String]?
    var file: String?
    var line: Int
    var column: Int

    mutating func forgetPlace() { (file, line, column) = (nil, 0, 0) }
  }

  struct Skipped: Encodable {
    var file: String
    var line: Int
    var column: Int
    var reason: String
  }

  /// The list as JSON, a line for each member.
  func json() throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return try encoder.encode(self)
  }
}
