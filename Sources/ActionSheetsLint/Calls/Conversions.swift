/// The places of values in texts of C, Vala and Python.
enum Conversions {
  /// Notes that `printf` or the `%` of Python puts values into a text.
  static func put(into text: inout ListedText) {
    var rest = Array((text.text ?? "").utf8)[...]
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "%") else { continue }
      // `%(name)s` of Python.
      if rest.first == UInt8(ascii: "(") {
        guard let end = rest.firstIndex(of: UInt8(ascii: ")")) else { return }
        rest = rest[(end + 1)...]
      }
      let modifiers = rest.prefix { "0123456789$-+ #'.*I".utf8.contains($0) }
      rest = rest[modifiers.endIndex...]
      let size = rest.prefix { "hlqjzt".utf8.contains($0) }
      guard let letter = rest[size.endIndex...].first else { return }
      rest = rest[(size.endIndex + 1)...]
      guard letter != UInt8(ascii: "%") else { continue }
      text.arguments.append(String(decoding: size + [letter], as: UTF8.self))
    }
  }

  /// Notes that `format` of Python puts values into a text.
  static func putInBraces(into text: inout ListedText) {
    var rest = Array((text.text ?? "").utf8)[...]
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "{") else { continue }
      if rest.first == byte {
        rest.removeFirst()
      } else {
        guard let end = rest.firstIndex(of: UInt8(ascii: "}")) else { return }
        rest = rest[(end + 1)...]
        text.arguments.append("s")
      }
    }
  }
}

/// The buttons whose titles are words of GTK's own.
enum StandardButton {
  /// The domain of GTK's catalog.
  static let domain = "gtk40"

  /// The buttons that `GTK_BUTTONS_…` names, each with its response.
  static let sets: [String: [(title: String, response: String)]] = [
    "NONE": [], "OK": [("_OK", "OK")], "CLOSE": [("_Close", "CLOSE")],
    "CANCEL": [("_Cancel", "CANCEL")], "YES_NO": [("_No", "NO"), ("_Yes", "YES")],
    "OK_CANCEL": [("_Cancel", "CANCEL"), ("_OK", "OK")],
  ]

  /// The titles of `GTK_STOCK_…` of GTK 3.
  static let stock = [
    "OK": "_OK", "CANCEL": "_Cancel", "CLOSE": "_Close", "YES": "_Yes", "NO": "_No",
    "APPLY": "_Apply", "SAVE": "_Save", "SAVE_AS": "Save _As", "OPEN": "_Open",
    "DELETE": "_Delete", "HELP": "_Help", "ADD": "_Add", "REMOVE": "_Remove", "NEW": "_New",
    "PRINT": "_Print", "QUIT": "_Quit", "STOP": "_Stop",
  ]

  static func text(_ words: String, at place: SourcePlace?) -> ListedText {
    ListedText(key: words, text: words, table: domain, place: place)
  }
}
