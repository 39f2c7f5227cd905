/// A text made safe for a terminal: the sequence of what to draw, one cluster after the other.
///
///     DisplayText("Delete\u{1B}[2J").string  // "Delete␛[2J"
///
/// Titles are hostile until shown otherwise. Whatever the text holds, no control character, escape
/// sequence or bidirectional control leaves the sequence (row C17):
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
/// for each cell.
///
/// The text is worked through only as far as the sequence is read, in linear time.
struct DisplayText: Sequence, Hashable, Sendable {
  /// The text as it was given.
  let source: String

  /// The characters that the terminal can show.
  let charset: TerminalCharset

  /// Wraps a text; nothing is worked through yet.
  init(_ source: String, charset: TerminalCharset = .utf8) {
    self.source = source
    self.charset = charset
  }

  func makeIterator() -> Iterator {
    Iterator(source, charset: charset)
  }

  /// The whole text, safe to write to a terminal.
  var string: String {
    reduce(into: "") { $0 += $1.text }
  }
}

extension String {
  /// Returns the text on one line, with whatever a terminal would obey made visible.
  ///
  /// For messages that quote what a file, an option or another program gave.
  func safeForTerminal(charset: TerminalCharset = .utf8) -> String {
    DisplayText(self, charset: charset).string
  }
}
