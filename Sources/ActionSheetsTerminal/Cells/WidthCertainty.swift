/// How far a terminal may disagree with us about the cells that a cluster takes.
enum WidthCertainty {
  /// One cell everywhere: printable ASCII.
  case certain
  /// One cell, or two where the terminal is set to show ambiguous characters wide; never none.
  ///
  /// Source: East_Asian_Width and General_Category in the Unicode Character Database: none of these is wide,
  /// a mark or a format character.
  case oneOrTwo
  /// Anything: wide clusters, sequences, and whatever Unicode versions differ about.
  case doubtful
}
