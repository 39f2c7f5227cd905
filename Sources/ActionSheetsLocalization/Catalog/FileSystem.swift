internal import CLibrary

/// The calls of the C library that read files and list folders. None of them waits for a pipe or a device.
package enum FileSystem {
  /// The most bytes that are read of one file.
  static let sizeLimit = 64 << 20

  /// The path of the folder in which this process is; empty where there is none.
  static var currentFolder: String {
    guard let path = getcwd(nil, 0) else { return "" }
    defer { free(path) }
    return String(cString: path)
  }

  /// Returns whether a folder is at the path; whether it can be listed is not asked.
  package static func isFolder(_ path: String) throws(CatalogError) -> Bool {
    var status = stat()
    guard stat(path, &status) == 0 else { throw failure(path) }
    return status.st_mode & S_IFMT == S_IFDIR
  }

  /// Returns the names in a folder, sorted, without those that are hidden or no UTF-8.
  static func names(in folder: String) throws(CatalogError) -> [String] {
    try members(of: folder).map(\.name)
  }

  /// What stands in a folder: a file, a folder, or something else, such as a symbolic link.
  package struct Member {
    package let name: String
    /// Whether it is a regular file; a link to one is none.
    package let isFile: Bool
    /// Whether it is a folder; a link to one is none.
    package let isFolder: Bool
  }

  /// Returns what stands in a folder, sorted by name, without what is hidden or has a name that is no UTF-8.
  package static func members(of folder: String) throws(CatalogError) -> [Member] {
    guard let stream = opendir(folder) else { throw failure(folder) }
    defer { closedir(stream) }
    var members: [Member] = []
    while let entry = readdir(stream) {
      let name = withUnsafeBytes(of: &entry.pointee.d_name) {
        String(validating: $0.prefix { $0 != 0 }, as: UTF8.self)
      }
      guard let name, !name.hasPrefix(".") else { continue }
      var type = Int(entry.pointee.d_type)
      if type == DT_UNKNOWN {
        // Some file systems do not say it.
        var status = stat()
        guard fstatat(dirfd(stream), name, &status, AT_SYMLINK_NOFOLLOW) == 0 else { continue }
        type = Int(status.st_mode & S_IFMT) >> 12
      }
      members.append(Member(name: name, isFile: type == DT_REG, isFolder: type == DT_DIR))
    }
    return members.sorted { $0.name < $1.name }
  }

  /// Checks that ``contents(of:)`` will find a file to read.
  static func checkFile(_ path: String) throws(CatalogError) {
    close(try openFile(path).descriptor)
  }

  /// Returns the bytes of a regular file of at most ``sizeLimit``.
  package static func contents(of path: String) throws(CatalogError) -> [UInt8] {
    let (descriptor, size) = try openFile(path)
    defer { close(descriptor) }
    var contents: [UInt8] = []
    contents.reserveCapacity(size)
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = read(descriptor, &chunk, chunk.count)
      if count == 0 { return contents }
      if count < 0 {
        if errno == EINTR { continue }
        throw failure(path)
      }
      guard contents.count + count <= sizeLimit else { throw tooLarge(path) }
      contents.append(contentsOf: chunk[..<count])
    }
  }

  private static func openFile(
    _ path: String
  ) throws(CatalogError) -> (descriptor: Int32, size: Int) {
    // Without O_NONBLOCK, opening a pipe waits for its writer.
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY)
    guard descriptor >= 0 else { throw failure(path) }
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
      close(descriptor)
      throw .unreadable(path: path, reason: "it is not a regular file")
    }
    guard status.st_size <= sizeLimit else {
      close(descriptor)
      throw tooLarge(path)
    }
    return (descriptor, Int(status.st_size))
  }

  private static func tooLarge(_ path: String) -> CatalogError {
    .unreadable(path: path, reason: "it is larger than \(sizeLimit >> 20) MiB")
  }

  private static func failure(_ path: String) -> CatalogError {
    let code = errno
    let reason = strerror(code).map { String(cString: $0) } ?? "error \(code)"
    return .unreadable(path: path, reason: reason)
  }
}
