/// A Markdown table.
struct Table {
  var header: [String]
  var rows: [[String]] = []

  /// The table as lines: the first column to the left, figures to the right.
  var text: String {
    let rule = header.indices.map { $0 == 0 ? "---" : "---:" }
    return ([header, rule] + rows).map { "| " + $0.joined(separator: " | ") + " |\n" }.joined()
  }
}

/// Numbers as people read them in a table.
enum Figure {
  /// Milliseconds with three digits after the point, from nanoseconds.
  static func milliseconds(_ nanoseconds: Int) -> String { thousandths(nanoseconds / 1000) + " ms" }

  /// Mebibytes with one digit after the point.
  static func mebibytes(_ bytes: Int) -> String {
    let tenths = (bytes * 10 + (1 << 19)) >> 20
    return "\(tenths / 10).\(tenths % 10) MiB"
  }

  /// A quotient with two digits after the point; a dash where there is nothing to divide by.
  static func ratio(_ value: Int, to base: Int) -> String {
    guard base > 0 else { return "–" }
    let hundredths = (value * 100 + base / 2) / base
    let digits = hundredths % 100
    return "\(hundredths / 100).\(digits < 10 ? "0" : "")\(digits)"
  }

  private static func thousandths(_ value: Int) -> String {
    let digits = String(value % 1000)
    return "\(value / 1000)." + String(repeating: "0", count: 3 - digits.count) + digits
  }
}
