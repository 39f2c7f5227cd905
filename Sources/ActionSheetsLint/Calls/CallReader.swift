/// Reads the dialogs that sources in C, Vala and Python make with GTK, libadwaita and Granite.
///
/// Calls on one variable within one function belong to one sheet. Sources are not compiled: no include and no macro is
/// followed, and a title that stands elsewhere is not found.
package enum CallReader {
  /// The languages that are read. C++ is read as C.
  package enum Language: Sendable {
    case c, vala, python

    /// Finds the language of a file by the end of its name, in any case. The template of a source in Python, which
    /// ends with `.py.in`, is one itself.
    package init?(file: String) {
      let name = file.lowercased()
      let source = name.hasSuffix(".py.in") ? name.dropLast(3) : name[...]
      switch source.split(separator: ".").last {
      case "c", "h", "cc", "cpp", "cxx", "hpp": self = .c
      case "vala": self = .vala
      case "py": self = .python
      default: return nil
      }
    }
  }

  /// Returns the sheets of a source, in linear time. Nothing is refused: what does not parse is passed over.
  ///
  /// - Parameters:
  ///   - bytes: The source, in UTF-8 or in anything that contains ASCII.
  ///   - file: The path, for the places.
  ///   - language: The language of the source.
  package static func read(_ bytes: [UInt8], file: String, language: Language) -> SheetList {
    guard mentionsDialogs(bytes) else { return SheetList() }
    guard bytes.count <= SourceTokenizer.sizeLimit else {
      let place = SourcePlace(file: file, line: 1)
      return SheetList(skipped: [.init("the file has more than 16 MiB", at: place)])
    }
    let source = Source(bytes, file: file, language)
    var walk = CallWalk(source)
    walk.run()
    return walk.book.list(source.disabling)
  }

  /// Whether the name of any dialog may stand in a source: all end alike.
  private static func mentionsDialogs(_ bytes: [UInt8]) -> Bool {
    let end = Array("ialog".utf8)
    var rest = bytes[...]
    while let index = rest.firstIndex(of: end[0]) {
      rest = rest[index...]
      if rest.starts(with: end) { return true }
      rest = rest.dropFirst()
    }
    return false
  }
}
