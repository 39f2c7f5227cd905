/// The characters that a terminal can show.
public enum TerminalCharset: Hashable, Sendable {
  /// All of Unicode, sent as UTF-8.
  case utf8
  /// The printable characters of ASCII only.
  case ascii
}

/// A text made safe for a terminal, as a sequence of clusters to draw.
///
///     DisplayText("Delete\u{1B}[2J").string  // "Delete␛[2J"
///
/// No control character, escape sequence or bidirectional control leaves the sequence (row C17):
///
/// - C0 controls and DEL become their symbols (`␛`, `␊`, `␡`), or `^[` in ASCII;
/// - C1 controls, bidirectional controls, line separators, other invisible format characters, stray
///   joiners, variation selectors and tags, and noncharacters become their number: `⟨U+202E⟩`, or
///   `<U+202E>` in ASCII;
/// - joiners, variation selectors and tags stay where they mean something: in emoji, in scripts whose
///   letters join, in flags;
/// - combining marks with nothing to stand on get a dotted circle; of a pile of them, as many stay as
///   make eight scalars;
/// - private-use and unassigned characters stay: a terminal draws them as an icon or a box.
///
/// In ``TerminalCharset/ascii``, common punctuation becomes its ASCII twin and everything else one `?`
/// for each cell. The text is read only as far as the sequence is, in linear time.
package struct DisplayText: Sequence, Hashable, Sendable {
  let source: String
  /// The characters that the terminal can show.
  package let charset: TerminalCharset

  /// Wraps a text; nothing is worked through yet.
  package init(_ source: String, charset: TerminalCharset = .utf8) {
    self.source = source
    self.charset = charset
  }

  package func makeIterator() -> Iterator {
    Iterator(source, charset: charset)
  }

  /// The whole text, safe to write to a terminal.
  package var string: String {
    reduce(into: "") { $0 += $1.text }
  }
}

extension DisplayText {
  /// A character with its marks, or the stand-in for one, drawn as a unit.
  package struct Cluster: Hashable, Sendable {
    /// The text to send to the terminal.
    package let text: String
    /// The number of cells that it takes: 1 or 2.
    package let width: Int

    /// Whether this is a space at which a line may end, and which is then left out.
    var isSpace: Bool {
      if text == " " { return true }
      guard let scalar = text.unicodeScalars.first else { return false }
      switch scalar.value {
      case 0x1680, 0x2000...0x2006, 0x2008...0x200A, 0x205F, 0x3000: return true
      default: return false
      }
    }
  }
}

extension String {
  /// Whether there is a letter that is written from right to left.
  package var hasRightToLeft: Bool {
    unicodeScalars.contains { DirectionClass(of: $0).isRight }
  }

  /// Returns the text on one line in which nothing commands a terminal, to be quoted in a message.
  package func safeForTerminal(charset: TerminalCharset = .utf8) -> String {
    DisplayText(self, charset: charset).string
  }
}
