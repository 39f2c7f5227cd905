#if canImport(CVTerm)
  import CVTerm

  /// A terminal emulator: bytes in, a screen out. It is libvterm behind Swift types.
  ///
  /// libvterm 0.1 does not know the faint attribute, and keeps at most six code points in a cell.
  /// The object belongs to the thread that made it.
  public final class Emulator {
    /// The modes that the program has set, which libvterm does not all model.
    public var modes: TerminalModes { scanner.modes }

    /// The lines that have left the main screen at its top, oldest first.
    public var scrollback: [String] { storage.scrollback }

    private let terminal: OpaquePointer
    private let screenLayer: OpaquePointer
    private let state: OpaquePointer
    private let storage = Storage()
    private var scanner = SequenceScanner()
    /// The beginning of a character, which libvterm 0.1 forgets when ASCII came before it.
    private var unfinished: [UInt8] = []

    /// What the callbacks write to; libvterm holds an unowned pointer to it.
    private final class Storage {
      var replies: [UInt8] = []
      var scrollback: [String] = []
      var cursorIsVisible = true
      // libvterm keeps a pointer to the callbacks, so they need an address that stays.
      let callbacks = UnsafeMutablePointer<VTermScreenCallbacks>.allocate(capacity: 1)

      deinit { callbacks.deallocate() }
    }

    /// Creates an empty screen of that size; nil where libvterm cannot have the memory.
    public init?(size: Size) {
      guard let terminal = vterm_new(Int32(size.rows), Int32(size.columns)),
        let screenLayer = vterm_obtain_screen(terminal), let state = vterm_obtain_state(terminal)
      else { return nil }
      (self.terminal, self.screenLayer, self.state) = (terminal, screenLayer, state)
      vterm_set_utf8(terminal, 1)

      let user = Unmanaged.passUnretained(storage).toOpaque()
      vterm_output_set_callback(
        terminal,
        { bytes, count, user in
          guard let bytes, let user else { return }
          let storage = Unmanaged<Storage>.fromOpaque(user).takeUnretainedValue()
          let buffer = UnsafeBufferPointer(start: bytes, count: count)
          storage.replies += buffer.map { UInt8(bitPattern: $0) }
        }, user)

      var callbacks = VTermScreenCallbacks()
      callbacks.settermprop = { property, value, user in
        guard let value, let user, property == VTERM_PROP_CURSORVISIBLE else { return 1 }
        let storage = Unmanaged<Storage>.fromOpaque(user).takeUnretainedValue()
        storage.cursorIsVisible = value.pointee.boolean != 0
        return 1
      }
      callbacks.sb_pushline = { count, cells, user in
        guard let cells, let user else { return 0 }
        let storage = Unmanaged<Storage>.fromOpaque(user).takeUnretainedValue()
        let line = UnsafeBufferPointer(start: cells, count: Int(count)).map { Cell($0) }
        storage.scrollback.append(line.line)
        return 1
      }
      storage.callbacks.initialize(to: callbacks)
      vterm_screen_set_callbacks(screenLayer, storage.callbacks, user)
      vterm_screen_enable_altscreen(screenLayer, 1)
      vterm_screen_reset(screenLayer, 1)
    }

    deinit { vterm_free(terminal) }

    /// The size of the screen.
    public var size: Size {
      var rows: Int32 = 0
      var columns: Int32 = 0
      vterm_get_size(terminal, &rows, &columns)
      return Size(columns: Int(columns), rows: Int(rows))
    }

    /// Changes the size of the screen; lines are cut, not wrapped anew.
    ///
    /// A lower screen loses its lowest lines, and only then those at the top, so that the cursor stays on it.
    /// libvterm 0.1 would rather keep the lowest lines, and move the cursor to a row that does not exist.
    public func resize(_ size: Size) {
      let last = max(cursor.row, size.rows - 1)
      if last < self.size.rows - 1 {
        write("\u{1b}[\(last + 2);1H\u{1b}[J\u{1b}[\(cursor.row + 1);\(cursor.column + 1)H")
      }
      vterm_set_size(terminal, Int32(size.rows), Int32(size.columns))
    }

    private func write(_ text: String) {
      var text = text
      text.withUTF8 { bytes in
        bytes.withMemoryRebound(to: CChar.self) {
          _ = vterm_input_write(terminal, $0.baseAddress, $0.count)
        }
      }
    }

    /// Interprets bytes that a program wrote, and returns what the terminal answers to them.
    public func feed(_ bytes: [UInt8]) -> [UInt8] {
      scanner.feed(bytes)
      let known = unfinished + bytes
      unfinished = known.suffix(known.unfinishedCount)
      known.dropLast(unfinished.count).withUnsafeBytes { buffer in
        guard let start = buffer.baseAddress else { return }
        vterm_input_write(terminal, start.assumingMemoryBound(to: CChar.self), buffer.count)
      }
      vterm_screen_flush_damage(screenLayer)
      defer { storage.replies = [] }
      return storage.replies
    }

    /// The cursor's place and visibility.
    public var cursor: Cursor {
      var position = VTermPos()
      vterm_state_get_cursorpos(state, &position)
      return Cursor(
        column: Int(position.col), row: Int(position.row), isVisible: storage.cursorIsVisible)
    }

    /// Returns one cell; an empty one outside the screen.
    public func cell(column: Int, row: Int) -> Cell {
      let size = size
      guard (0..<size.columns).contains(column), (0..<size.rows).contains(row) else {
        return Cell()
      }
      var raw = VTermScreenCell()
      vterm_screen_get_cell(screenLayer, VTermPos(row: Int32(row), col: Int32(column)), &raw)
      return Cell(raw)
    }

    /// Returns the cells of one row.
    public func cells(row: Int) -> [Cell] {
      (0..<size.columns).map { cell(column: $0, row: row) }
    }

    /// The rows of the screen as text, each without the blanks at its end.
    public var lines: [String] {
      (0..<size.rows).map { cells(row: $0).line }
    }
  }

  extension [UInt8] {
    /// The number of bytes at the end that begin a character of UTF-8 and do not finish it.
    fileprivate var unfinishedCount: Int {
      for count in 1...3 where count <= self.count {
        let byte = self[self.count - count]
        if byte & 0xc0 == 0x80 { continue }
        let length = byte >= 0xf0 ? 4 : byte >= 0xe0 ? 3 : byte >= 0xc0 ? 2 : 1
        return length > count ? count : 0
      }
      return 0
    }
  }

  extension Cell {
    fileprivate init(_ raw: VTermScreenCell) {
      self.init()
      let points = withUnsafeBytes(of: raw.chars) { [UInt32]($0.bindMemory(to: UInt32.self)) }
      // libvterm marks the second half of a wide character with this value.
      guard points.first != .max else {
        width = 0
        return
      }
      for point in points.prefix(while: { $0 != 0 }) {
        text.unicodeScalars.append(Unicode.Scalar(point) ?? "\u{FFFD}")
      }
      width = Int(raw.width)
      isBold = raw.attrs.bold != 0
      isItalic = raw.attrs.italic != 0
      isUnderlined = raw.attrs.underline != 0
      isReversed = raw.attrs.reverse != 0
      isStruckThrough = raw.attrs.strike != 0
      foreground = Color(raw.fg, standard: VTERM_COLOR_DEFAULT_FG)
      background = Color(raw.bg, standard: VTERM_COLOR_DEFAULT_BG)
    }
  }

  extension Cell.Color {
    fileprivate init(_ raw: VTermColor, standard: VTermColorType) {
      if UInt32(raw.type) & standard.rawValue != 0 {
        self = .standard
      } else if UInt32(raw.type) & VTERM_COLOR_TYPE_MASK.rawValue == VTERM_COLOR_INDEXED.rawValue {
        self = .palette(raw.indexed.idx)
      } else {
        self = .rgb(raw.rgb.red, raw.rgb.green, raw.rgb.blue)
      }
    }
  }

  extension [Cell] {
    fileprivate var line: String {
      let text = filter { $0.width > 0 }.map { $0.text.isEmpty ? " " : $0.text }.joined()
      return String(text.reversed().drop { $0 == " " }.reversed())
    }
  }
#endif
