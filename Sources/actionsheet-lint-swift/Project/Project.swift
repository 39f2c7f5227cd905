import SwiftSyntax

/// The sources of a program: which words stand where, and what is declared in the files that were parsed.
final class Project {
  let paths: [String]
  private var sources: [[UInt8]]
  private var parsed: [Int: ParsedFile] = [:]
  /// The files in which a name is declared, by the name's hash.
  private var declaring: [UInt64: [Int32]] = [:]
  /// The same for names outside types.
  private var declaringGlobally: [UInt64: [Int32]] = [:]
  private var globalValues: Set<UInt64> = []
  /// The files that were not read, with the reason.
  private(set) var refused: [(path: String, reason: String)] = []
  private var known: [String: [Declaration]] = [:]

  init(paths: [String]) {
    self.paths = paths
    sources = []
    sources.reserveCapacity(paths.count)
    for (number, path) in paths.enumerated() {
      do {
        sources.append(try SourceBytes.read(path))
      } catch {
        sources.append([])
        let reason = error == .tooLarge ? "the file is larger than 4 MB" : "the file cannot be read"
        refused.append((path, reason))
      }
      Words.scan(sources[number]) { hash, _, role in
        guard role != .use else { return }
        Self.add(number, to: &declaring[hash, default: []])
        guard role != .name else { return }
        Self.add(number, to: &declaringGlobally[hash, default: []])
        if role == .globalValue { globalValues.insert(hash) }
      }
    }
  }

  private static func add(_ file: Int, to files: inout [Int32]) {
    if files.last != Int32(file) { files.append(Int32(file)) }
  }

  /// Returns the bytes of a file.
  func bytes(of file: Int) -> [UInt8] { sources[file] }

  /// Returns the places where one of some words stands, in all files or in some.
  func places(of words: Set<String>, in files: Set<Int>? = nil) -> [(file: Int, offset: Int)] {
    let hashes = Set(words.map { Words.hash($0) })
    var places: [(file: Int, offset: Int)] = []
    for (file, bytes) in sources.enumerated() where files?.contains(file) ?? true {
      Words.scan(bytes) { hash, offset, _ in
        if hashes.contains(hash) { places.append((file, offset)) }
      }
    }
    return places
  }

  /// Returns a file, parsed.
  func file(_ number: Int) -> ParsedFile {
    if let file = parsed[number] { return file }
    let file = ParsedFile(path: paths[number], number: number, bytes: sources[number])
    parsed[number] = file
    return file
  }

  /// Returns the files in which a name and the name of a type are declared, or a name outside types.
  private func files(declaring name: String, in type: String?) -> [Int32] {
    guard let type else { return declaringGlobally[Words.hash(name)] ?? [] }
    let inType = declaring[Words.hash(type)] ?? []
    if name == "init" { return inType }
    let named = Set(declaring[Words.hash(name)] ?? [])
    return inType.filter(named.contains)
  }

  /// Whether somewhere in the files that may declare a name in a type one of the words of sheets stands.
  func mayMakeSheet(_ name: String, in type: String) -> Bool {
    files(declaring: name, in: type).contains {
      parsed[Int($0)] != nil || interesting.contains(Int($0))
    }
  }

  /// Whether a variable or a function of a name is declared outside types.
  func declaresValue(_ name: String) -> Bool { globalValues.contains(Words.hash(name)) }

  /// Whether a file declares both a name and a type of a name.
  func declares(_ name: String, in type: String) -> Bool {
    !files(declaring: name, in: type).isEmpty
  }

  /// The files with words of sheets.
  var interesting: Set<Int> = []

  /// Returns what has a name and is declared in a type of a name, or outside types where that is `nil`.
  ///
  /// Only files in which both names are declared are parsed.
  func declarations(named name: String, in type: String?) -> [Declaration] {
    let key = "\(name) \(type ?? "")"
    if let known = known[key] { return known }
    let files = files(declaring: name, in: type)
    // A name that everybody uses is not worth a hundred parses.
    let result: [Declaration] =
      files.count > 40
      ? []
      : files.flatMap { number in
        (file(Int(number)).declarations[name] ?? []).filter { $0.owner.last == type }
      }
    known[key] = result
    return result
  }
}
