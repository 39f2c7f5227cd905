/// The characters that lines, boxes and marks are drawn with, each one cell wide.
public struct BoxCharacters: Hashable, Sendable {
  /// A piece of a horizontal line.
  public let horizontal: Character
  /// A piece of a vertical line.
  public let vertical: Character
  /// The top left corner.
  public let topLeft: Character
  /// The top right corner.
  public let topRight: Character
  /// The bottom left corner.
  public let bottomLeft: Character
  /// The bottom right corner.
  public let bottomRight: Character
  /// The left end of a rule across a box.
  public let leftTee: Character
  /// The right end of a rule across a box.
  public let rightTee: Character
  /// A mark that points up.
  public let up: Character
  /// A mark that points down.
  public let down: Character
  /// A mark that points left.
  public let left: Character
  /// A mark that points right.
  public let right: Character
  /// The sign that text was cut.
  public let ellipsis: Character

  private init(corners: String, ends: String, lines: String, marks: String) {
    let corners = Array(corners)
    let ends = Array(ends)
    let lines = Array(lines)
    let marks = Array(marks)
    (topLeft, topRight, bottomLeft, bottomRight) = (corners[0], corners[1], corners[2], corners[3])
    (leftTee, rightTee) = (ends[0], ends[1])
    (horizontal, vertical) = (lines[0], lines[1])
    (up, down, left, right, ellipsis) = (marks[0], marks[1], marks[2], marks[3], marks[4])
  }

  /// Thin lines with round corners.
  public static let rounded = BoxCharacters(
    corners: "╭╮╰╯", ends: "├┤", lines: "─│", marks: "▲▼◀▶…")

  /// Thin lines with square corners, which the fonts of Linux consoles have too.
  public static let square = BoxCharacters(
    corners: "┌┐└┘", ends: "├┤", lines: "─│", marks: "▲▼◀▶…")

  /// ASCII only, for terminals without UTF-8 or with ambiguous characters set wide.
  public static let ascii = BoxCharacters(
    corners: "++++", ends: "++", lines: "-|", marks: "^v<>~")

  /// Returns the characters that a terminal can show.
  ///
  /// - Parameters:
  ///   - charset: The characters that it knows.
  ///   - hasRoundCorners: Whether its font has round corners.
  public static func preferred(
    for charset: TerminalCharset, hasRoundCorners: Bool = true
  ) -> BoxCharacters {
    switch charset {
    case .ascii: .ascii
    case .utf8: hasRoundCorners ? .rounded : .square
    }
  }
}
