/// The reason why there is no catalog to read.
public enum CatalogError: Error, Hashable, Sendable, CustomStringConvertible {
  /// A file or folder cannot be read, for a reason in the words of the system.
  case unreadable(path: String, reason: String)
  /// At the path is no catalog of a known format.
  case noCatalog(path: String)
  /// There are several tables, and none was chosen.
  case severalTables([String])
  /// There is no table of that name, but others.
  case noTable(String, others: [String])

  /// The reason in one line of English. Names from files are in it as they are.
  public var description: String {
    switch self {
    case .unreadable(let path, let reason): "cannot read \(path): \(reason)"
    case .noCatalog(let path):
      "\(path): no .xcstrings, .strings, .stringsdict, .po or .mo, and no folder of them"
    case .severalTables(let tables): "choose one of the tables \(Self.list(tables))"
    case .noTable(let name, let others): "there is no table \(name), but \(Self.list(others))"
    }
  }

  private static func list(_ tables: [String]) -> String {
    tables.prefix(20).joined(separator: ", ") + (tables.count > 20 ? ", …" : "")
  }
}

extension Catalog.Problem {
  /// Creates the problem that a file or folder cannot be read.
  init(file: String, unreadable error: CatalogError) {
    self.file = file
    line = nil
    kind = .unreadable
    reason =
      if case .unreadable(_, let reason) = error { "it cannot be read: \(reason)" } else {
        error.description
      }
  }
}
