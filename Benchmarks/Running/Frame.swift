import TerminalEmulation

/// A complete frame: when it was there and what it took.
struct Frame {
  /// Nanoseconds from the cause (start or key) to the read that completed the frame.
  var nanoseconds: Int

  /// The bytes from the cause to the frame's end.
  var bytes: [UInt8]
}

#if canImport(CVTerm)
  extension Frame {
    /// Finds the read after which all titles stood on the screen.
    static func first(in chunks: [Chunk], of contender: Contender, since start: Int) -> Frame? {
      var titles = contender.titles
      if let prefix = contender.titlePrefix {
        // Of a long list, the titles that a program shows in the end are those that it has to show first.
        titles = screen(chunks).flatMap { words(in: $0, beginning: prefix) }
      }
      guard !titles.isEmpty, let emulator = Emulator(size: Size()) else { return nil }
      for (index, chunk) in chunks.enumerated() {
        _ = emulator.feed(chunk.bytes)
        let lines = emulator.lines
        if titles.allSatisfy({ title in lines.contains { $0.hasText(title) } }) {
          return Frame(
            nanoseconds: chunk.time - start, bytes: chunks[...index].flatMap(\.bytes))
        }
      }
      return nil
    }

    /// Finds the read after which the screen was as it stayed, counting from a place in the record.
    static func last(in chunks: [Chunk], from first: Int, since start: Int) -> Frame? {
      guard let emulator = Emulator(size: Size()) else { return nil }
      chunks[..<first].forEach { _ = emulator.feed($0.bytes) }
      var previous = Appearance(emulator)
      var completed: Int?
      for index in first..<chunks.count {
        _ = emulator.feed(chunks[index].bytes)
        let appearance = Appearance(emulator)
        if appearance != previous { completed = index }
        previous = appearance
      }
      guard let completed else { return nil }
      return Frame(
        nanoseconds: chunks[completed].time - start,
        bytes: chunks[first...].flatMap(\.bytes))
    }

    private static func screen(_ chunks: [Chunk]) -> [String] {
      guard let emulator = Emulator(size: Size()) else { return [] }
      chunks.forEach { _ = emulator.feed($0.bytes) }
      return emulator.lines
    }

    /// The title on a line: the prefix and the digits after it.
    private static func words(in line: String, beginning prefix: String) -> [String] {
      let bytes = Array(line.utf8)
      let wanted = Array(prefix.utf8)
      guard bytes.count > wanted.count else { return [] }
      for start in 0..<(bytes.count - wanted.count)
      where bytes[start...].starts(with: wanted) {
        let digits = bytes[(start + wanted.count)...].prefix { (48...57).contains($0) }
        if !digits.isEmpty { return [prefix + String(decoding: digits, as: UTF8.self)] }
      }
      return []
    }

    /// What a person sees of a screen.
    private struct Appearance: Equatable {
      var cells: [[Cell]]
      var cursor: Cursor

      init(_ emulator: Emulator) {
        cells = (0..<emulator.size.rows).map { emulator.cells(row: $0) }
        cursor = emulator.cursor
      }
    }
  }

  extension String {
    fileprivate func hasText(_ text: String) -> Bool {
      let bytes = Array(utf8)
      let wanted = Array(text.utf8)
      guard bytes.count >= wanted.count else { return false }
      return (0...(bytes.count - wanted.count)).contains { bytes[$0...].starts(with: wanted) }
    }
  }
#else
  extension Frame {
    static func first(in chunks: [Chunk], of contender: Contender, since start: Int) -> Frame? {
      nil
    }

    static func last(in chunks: [Chunk], from first: Int, since start: Int) -> Frame? { nil }
  }
#endif
