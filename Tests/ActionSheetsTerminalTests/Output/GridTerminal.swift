@testable import ActionSheetsTerminal
@testable import TerminalKit

/// A terminal for tests: the control sequences that frames use, on a grid of cells.
///
/// It traps on any other byte, and on a scroll or a wrap that a frame must not cause.
struct GridTerminal {
  /// How many cells it believes a cluster to take.
  enum Widths {
    /// As the encoder does.
    case agreed
    /// Two for what may take one or two.
    case ambiguousWide
    /// One for two and two for one.
    case contrary
    /// Each part of a sequence by itself.
    case torn
  }

  let columns: Int
  let rows: Int
  var widths = Widths.agreed
  private(set) var grid: [[Cell]]
  private(set) var row: Int
  private(set) var column = 0
  private(set) var pen = Style.plain
  private(set) var isCursorVisible = true
  private(set) var isWrapPending = false
  private(set) var wraps = true
  private(set) var isSynchronizing = false
  private(set) var scrolledRows = 0
  /// Whether a line feed may scroll.
  var mayScroll = false

  init(columns: Int, rows: Int, row: Int = 0, filledWith text: String = " ") {
    self.columns = columns
    self.rows = rows
    self.row = row
    grid = Array(repeating: Array(repeating: Cell(text), count: columns), count: rows)
  }

  /// Makes room for a relative frame, and goes back to its first row.
  mutating func reserve(rows: Int) {
    guard rows > 1 else { return }
    receive(Array((String(repeating: "\n", count: rows - 1) + "\u{1b}[\(rows - 1)A").utf8))
  }

  mutating func receive(_ bytes: [UInt8]) {
    let text = Array(String(decoding: bytes, as: UTF8.self))
    precondition(Array(String(text).utf8) == bytes, "not UTF-8")
    var index = 0
    while index < text.count {
      let character = text[index]
      index += 1
      switch character {
      case "\u{1b}":
        precondition(text[index] == "[", "unknown escape sequence")
        var end = index + 1
        while !text[end].isLetter { end += 1 }
        control(String(text[(index + 1)..<end]), text[end])
        index = end + 1
      case "\r":
        column = 0
        isWrapPending = false
      case "\u{8}":
        column = max(0, column - 1)
        isWrapPending = false
      case "\n": lineFeed()
      case "\r\n":
        column = 0
        lineFeed()
      default: print(character)
      }
    }
  }

  private mutating func lineFeed() {
    isWrapPending = false
    if row + 1 < rows {
      row += 1
    } else {
      precondition(mayScroll, "scrolled")
      grid.removeFirst()
      grid.append(Array(repeating: .blank(erased), count: columns))
      scrolledRows += 1
    }
  }

  private mutating func control(_ parameters: String, _ final: Character) {
    if parameters.hasPrefix("?") { return setMode(parameters, final == "h") }
    let numbers = parameters.split(separator: ";", omittingEmptySubsequences: false).map {
      Int($0) ?? 0
    }
    let count = max(1, numbers.first ?? 0)
    if final != "m" {
      precondition(!isWrapPending || "GH".contains(final), "\(final) while a wrap is pending")
      isWrapPending = false
    }
    switch final {
    case "A": row = max(0, row - count)
    case "B":
      precondition(row + count < rows, "moved below the screen")
      row += count
    case "C": column = min(columns - 1, column + count)
    case "G": column = min(columns - 1, count - 1)
    case "H":
      row = min(rows - 1, count - 1)
      column = min(columns - 1, max(1, numbers.count > 1 ? numbers[1] : 1) - 1)
    case "J":
      erase(row, column..<columns)
      for below in (row + 1)..<max(rows, row + 1) { erase(below, 0..<columns) }
    case "K": erase(row, column..<columns)
    case "m": pen.apply(numbers)
    default: preconditionFailure("unknown control \(final)")
    }
  }

  private mutating func setMode(_ mode: String, _ isOn: Bool) {
    switch mode {
    case "?25": isCursorVisible = isOn
    case "?7": wraps = isOn
    case "?2026": isSynchronizing = isOn
    default: preconditionFailure("unknown mode \(mode)")
    }
  }

  private var erased: Style { Style(background: pen.background) }

  private mutating func erase(_ row: Int, _ columns: Range<Int>) {
    for column in columns { put(.blank(erased), row, column) }
  }

  private func width(of character: Character) -> Int {
    let cell = Cell(String(character))
    if cell.certainty == .certain { return 1 }
    switch widths {
    case .agreed: return knownWidth(character)
    case .ambiguousWide: return cell.certainty == .oneOrTwo ? 2 : knownWidth(character)
    case .contrary: return 3 - knownWidth(character)
    case .torn: return max(knownWidth(character), cell.greatestWidth)
    }
  }

  private mutating func print(_ character: Character) {
    precondition(!isWrapPending || !wraps, "wrapped")
    var rest = width(of: character)
    repeat {
      let width = min(rest, 2)
      rest -= width
      if column + width > columns || isWrapPending {
        precondition(!wraps, "a wide cluster wrapped")
        put(.blank(pen), row, column)
        continue
      }
      put(Cell(String(character), width: width, style: pen), row, column)
      column += width
      if column == columns {
        column -= 1
        isWrapPending = true
      }
    } while rest > 0
  }

  private mutating func put(_ cell: Cell, _ row: Int, _ column: Int) {
    for column in column..<(column + cell.width) {
      if grid[row][column].isContinuation { grid[row][column - 1] = .blank() }
      if column + 1 < columns, grid[row][column + 1].isContinuation {
        grid[row][column + 1] = .blank()
      }
    }
    grid[row][column] = cell
    if cell.isWide { grid[row][column + 1] = .continuation(cell.style) }
  }
}

extension Cell {
  /// The most cells that a terminal may use: one that knows no sequences draws each part by itself, two cells wide.
  fileprivate var greatestWidth: Int {
    2 * text.unicodeScalars.count { !($0.value == 0x200d || 0xfe00...0xfe0f ~= $0.value) }
  }

  /// Whether a terminal shows both in the same way.
  func looksLike(_ other: Cell, _ depth: ColorDepth) -> Bool {
    guard text == other.text, width == other.width else { return false }
    let (style, otherStyle) = (style.reduced(to: depth), other.style.reduced(to: depth))
    return isBlank ? style.onBlank == otherStyle.onBlank : style == otherStyle
  }
}

extension Style {
  fileprivate mutating func apply(_ codes: [Int]) {
    var rest = codes[...]
    while let code = rest.popFirst() {
      switch code {
      case 0: self = .plain
      case 1: isBold = true
      case 2: isDim = true
      case 3: isItalic = true
      case 4: isUnderlined = true
      case 7: isReversed = true
      case 22: (isBold, isDim) = (false, false)
      case 23: isItalic = false
      case 24: isUnderlined = false
      case 27: isReversed = false
      case 30...37: foreground = .palette(UInt8(code - 30))
      case 38: foreground = Self.extended(&rest)
      case 39: foreground = .default
      case 40...47: background = .palette(UInt8(code - 40))
      case 48: background = Self.extended(&rest)
      case 49: background = .default
      case 90...97: foreground = .palette(UInt8(code - 82))
      case 100...107: background = .palette(UInt8(code - 92))
      default: preconditionFailure("unknown attribute \(code)")
      }
    }
  }

  private static func extended(_ codes: inout ArraySlice<Int>) -> Color {
    func next() -> UInt8 { UInt8(codes.removeFirst()) }
    return next() == 5 ? .palette(next()) : .rgb(next(), next(), next())
  }
}

/// The clusters that tests draw with, by width.
let sampleClusters: [DisplayText.Cluster] =
  ["漢", "字", "🙂", "👩‍👩‍👧", "🇩🇪", "❤️"].map { DisplayText.Cluster(text: $0, width: 2) }
  + ["─", "│", "╭", "…", "▲", "é", "Ж", "e\u{301}", "ก", "־"].map {
    DisplayText.Cluster(text: $0, width: 1)
  }
  + ["a", "b", "Z", "~", "7"].map { DisplayText.Cluster(text: $0, width: 1) }

private let wide = Set(sampleClusters.filter { $0.width == 2 }.map(\.text))

private func knownWidth(_ character: Character) -> Int { wide.contains(String(character)) ? 2 : 1 }
