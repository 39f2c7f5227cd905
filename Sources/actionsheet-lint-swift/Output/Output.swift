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

    /// What it says, which sheets of several places can share.
    var withoutPlaces: Sheet {
      var copy = self
      (copy.file, copy.line, copy.column) = ("", 0, 0)
      copy.title?.forgetPlace()
      copy.message?.forgetPlace()
      for index in copy.buttons.indices { copy.buttons[index].title.forgetPlace() }
      return copy
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
