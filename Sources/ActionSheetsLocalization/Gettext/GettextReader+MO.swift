extension GettextReader {
  /// Reads a compiled file, `.mo`, in either byte order.
  ///
  /// The table for searching is not needed. Texts that depend on the system (`PRIu64` and its like) are left out.
  ///
  /// - Parameters:
  ///   - bytes: The content.
  ///   - file: The name of the file for problems.
  static func mo(_ bytes: [UInt8], file: String) -> GettextFile {
    var reader = GettextReader(file: file, bytes: bytes, hasLines: false)
    guard let words = MOWords(bytes), let revision = words[0x04], let count = words[0x08],
      let keys = words[0x0C], let texts = words[0x10]
    else {
      reader.report("this is no compiled catalog of gettext", at: nil, .unreadable)
      return reader.finish()
    }
    guard revision >> 16 <= 1 else {
      reader.report("revision \(revision >> 16) of the format is not known", at: nil, .unreadable)
      return reader.finish()
    }
    if revision & 0xFFFF >= 1, words[0x24] != 0 {
      reader.report("texts that depend on the system are not used")
    }
    // Texts that overlap could ask for the whole file again and again; those of an honest file do not overlap.
    var budget = bytes.count
    for index in 0..<count {
      guard let key = words.string(at: keys + 8 * index),
        let text = words.string(at: texts + 8 * index),
        key.count + text.count <= budget
      else {
        reader.report("the file is damaged: \(count - index) texts are lost", at: nil, .unreadable)
        break
      }
      budget -= key.count + text.count
      reader.add(Entry(key: key, text: text))
    }
    return reader.finish()
  }
}

extension GettextReader.Entry {
  /// Takes a key, "context U+0004 text NUL plural", and its forms with NUL between them.
  fileprivate init(key: ArraySlice<UInt8>, text: ArraySlice<UInt8>) {
    let parts = key.split(separator: 0, maxSplits: 1, omittingEmptySubsequences: false)
    let id = parts[0].split(separator: 4, maxSplits: 1, omittingEmptySubsequences: false)
    context = id.count > 1 ? Array(id[0]) : nil
    self.id = Array(id[id.count - 1])
    plural = parts.count > 1 ? Array(parts[1]) : nil
    let forms = text.split(separator: 0, omittingEmptySubsequences: false).map { Array($0) }
    self.forms = plural == nil ? [forms[0]] : forms
  }
}

/// The numbers of a compiled file.
private struct MOWords {
  private let bytes: [UInt8]
  private let isBigEndian: Bool

  init?(_ bytes: [UInt8]) {
    switch Array(bytes.prefix(4)) {
    case [0x95, 0x04, 0x12, 0xDE]: isBigEndian = true
    case [0xDE, 0x12, 0x04, 0x95]: isBigEndian = false
    default: return nil
    }
    self.bytes = bytes
  }

  /// The number at an offset, or `nil` behind the end.
  subscript(offset: Int) -> Int? {
    guard offset <= bytes.count - 4 else { return nil }
    let four = bytes[offset..<offset + 4]
    let number = (isBigEndian ? Array(four) : four.reversed()).reduce(UInt32(0)) {
      $0 << 8 | UInt32($1)
    }
    return Int(number)
  }

  /// The string whose length and place stand at an offset, or `nil` where they are not within the file.
  func string(at offset: Int) -> ArraySlice<UInt8>? {
    guard let count = self[offset], let start = self[offset + 4], start <= bytes.count - count
    else {
      return nil
    }
    return bytes[start..<start + count]
  }
}
