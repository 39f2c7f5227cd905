/// The characters that lines, boxes and marks are drawn with, each one cell wide.
package struct BoxCharacters: Hashable, Sendable {
  /// A piece of a horizontal line.
  package let horizontal: Character
  /// A piece of a vertical line.
  package let vertical: Character
  /// The top left corner.
  package let topLeft: Character
  /// The top right corner.
  package let topRight: Character
  /// The bottom left corner.
  package let bottomLeft: Character
  /// The bottom right corner.
  package let bottomRight: Character
  /// The left end of a rule across a box.
  package let leftTee: Character
  /// The right end of a rule across a box.
  package let rightTee: Character
  /// A mark that points up.
  package let up: Character
  /// A mark that points down.
  package let down: Character
  /// A mark that points left.
  package let left: Character
  /// A mark that points right.
  package let right: Character
  /// The sign that text was cut.
  package let ellipsis: Character
  /// The sign of the choice that is set.
  package let check: Character
  /// A piece of a bar that is done.
  package let done: Character
  /// A piece of a bar that is not done yet.
  package let rest: Character

  private init(corners: String, ends: String, lines: String, marks: String) {
    let corners = Array(corners)
    let ends = Array(ends)
    let lines = Array(lines)
    let marks = Array(marks)
    (topLeft, topRight, bottomLeft, bottomRight) = (corners[0], corners[1], corners[2], corners[3])
    (leftTee, rightTee) = (ends[0], ends[1])
    (horizontal, vertical) = (lines[0], lines[1])
    (up, down, left, right, ellipsis) = (marks[0], marks[1], marks[2], marks[3], marks[4])
    (check, done, rest) = (marks[5], marks[6], marks[7])
  }

  /// Thin lines with round corners.
  package static let rounded = BoxCharacters(
    corners: "╭╮╰╯", ends: "├┤", lines: "─│", marks: "▲▼◀▶…✓█░")

  /// Thin lines with square corners and no check mark, as the fonts of Linux consoles have them.
  package static let square = BoxCharacters(
    corners: "┌┐└┘", ends: "├┤", lines: "─│", marks: "▲▼◀▶…*█░")

  /// ASCII only, for terminals without UTF-8 or with ambiguous characters set wide.
  package static let ascii = BoxCharacters(
    corners: "++++", ends: "++", lines: "-|", marks: "^v<>~*#.")

  /// Returns the characters that a terminal can show.
  ///
  /// - Parameters:
  ///   - charset: The characters that it knows.
  ///   - hasRoundCorners: Whether its font has round corners.
  package static func preferred(
    for charset: TerminalCharset, hasRoundCorners: Bool = true
  ) -> BoxCharacters {
    switch charset {
    case .ascii: .ascii
    case .utf8: hasRoundCorners ? .rounded : .square
    }
  }
}
