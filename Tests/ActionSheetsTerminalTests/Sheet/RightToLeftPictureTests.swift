import ActionSheets
import Testing

@testable import ActionSheetsTerminal
@testable import TerminalKit

struct RightToLeftPictureTests {
  private func sample(
    _ content: Content, form: Presentation.Form = .bottomSheet, columns: Int = 30, rows: Int = 14,
    steps: Int = 0, direction: Presentation.LayoutDirection = .rightToLeft
  ) -> SheetSample {
    var sample = SheetSample(
      content: content, form: form, size: CellSize(columns: columns, rows: rows))
    sample.steps = steps
    sample.direction = direction
    return sample
  }

  /// The rows as a terminal shows them that reorders.
  private func shown(_ sample: SheetSample) -> [String] {
    let surface = sample.surface
    return sample.layout().frame.rows.map { ReorderingTerminal.shown(surface.row($0).map(\.text)) }
  }

  private static let choices = Content(
    title: "5 קבצים", message: "מחק את file.txt!",
    buttons: [
      .init("מחק (3)", role: .destructive), .init("Name", subtitle: "מ A עד ת", isSelected: true),
      .init("ביטול", role: .cancel),
    ])

  @Test
  func `T9: marks stand on the right of a sheet from right to left, titles keep their direction`() {
    #expect(
      shown(sample(Self.choices)) == [
        "╭────────────────────────────╮",
        "│          םיצבק 5           │",
        "│      !file.txt תא קחמ      │",
        "├────────────────────────────┤",
        "│         (3) קחמ !          │",
        "│            Name ✓          │",
        "│          ת דע A מ          │",
        "╰────────────────────────────╯",
        "╭────────────────────────────╮",
        "│           לוטיב            │",
        "╰────────────────────────────╯",
      ])
  }

  @Test
  func `T9: in a sheet from left to right a right-to-left title leaves its marks on the left`() {
    let rows = shown(sample(Self.choices, direction: .leftToRight))
    #expect(rows[4] == "│         ! (3) קחמ          │")
    #expect(rows[5] == "│          ✓ Name            │")
  }

  @Test(arguments: [Presentation.LayoutDirection.leftToRight, .rightToLeft])
  func `C14: two right-to-left buttons side by side stay in their places`(
    direction: Presentation.LayoutDirection
  ) {
    let content = Content(
      kind: .alert, title: "שם", buttons: [.init("שמור"), .init("לא", role: .cancel)])
    let rows = shown(sample(content, columns: 34, direction: direction))
    let (save, cancel) = ("רומש", "אל")
    let button = rows[3]
    let halves = button.split(separator: "│").map(String.init)
    #expect(halves.count == 2, "\(button)")
    let order = direction == .rightToLeft ? [save, cancel] : [cancel, save]
    #expect(halves.map { $0.replacing(" ", with: "") } == order, "\(button)")
  }

  @Test func `C14: right-to-left text of a program on both sides moves no frame`() {
    let sample = sample(.explained, form: .formSheet, columns: 40)
    var surface = CellSurface(size: sample.size)
    for row in surface.bounds.rows {
      surface.write("אבגד", at: CellPosition(column: 0, row: row))
      surface.write("הוזח", at: CellPosition(column: 36, row: row))
    }
    sample.draw(on: &surface)
    let frame = sample.layout().frame
    for row in frame.rows {
      let text = Array(ReorderingTerminal.shown(surface.row(row).map(\.text)))
      #expect(String(text[..<4]) == "דגבא" && String(text[36...]) == "חזוה")
      #expect("╭│├╰".contains(text[frame.columns.lowerBound]))
      #expect("╮│┤╯".contains(text[frame.columns.upperBound - 1]))
    }
  }

  @Test func `T9: a bar fills from the right`() {
    let content = Content(
      kind: .alert, title: "Copy", buttons: [.init("Stop", role: .cancel)],
      progress: .fraction(0.25))
    let rows = shown(sample(content, columns: 24))
    #expect(rows.contains { $0.contains("│ 25 %  ░░░░░░░░░░░███ │") }, "\(rows)")
  }

  @Test func `T9: a field, its label, its text and its mark begin on the right`() {
    let content = Content(
      kind: .alert, buttons: [.init("OK")],
      fields: [
        .init("שם:", text: "קובץ a.txt!"), .init("Code", text: "abc"),
      ])
    let rows = shown(sample(content, columns: 30, rows: 20))
    #expect(
      rows == [
        "╭────────────────────────────╮",
        "│                      :םש   │",
        "│              !a.txt ץבוק ‹ │",
        "│                     Code   │",
        "│                     abc    │",
        "├────────────────────────────┤",
        "│             OK             │",
        "╰─ esc cancels ──────────────╯",
      ])
  }

  @Test func `T9: without borders the marks of a list stand in the first column`() {
    let rows = shown(sample(.long, columns: 11, rows: 5, steps: 9))
    #expect(rows.contains { $0.hasPrefix("▼") } && rows.contains { $0.hasPrefix("▲") }, "\(rows)")
  }

  @Test func `T9: the title of a modal view and the notes stand on the other side`() {
    let view = Content(kind: .modal, title: "עורך!", buttons: [])
    #expect(
      shown(sample(view, form: .formSheet, columns: 40, rows: 12)).first
        == "  ╭─ esc closes ───────────── !ךרוע ─╮  ")
  }

  private static let titles = [
    "מחק את file.txt (3)!", "חذف 5?", "\u{202e}אב\u{2069}ג",
    String(repeating: "אב (c) ", count: 40), "א",
    "Delete ملاحظة 5?", "5 קבצים", "שׁ\u{5b8}לום", "👩‍👩‍👧‍👦 א 買", ")א(",
  ]

  @Test(arguments: titles, [Presentation.LayoutDirection.leftToRight, .rightToLeft])
  func `A15, C14: in any room a right-to-left title moves no border and no cell`(
    title: String, direction: Presentation.LayoutDirection
  ) {
    let sheet = Content(
      title: title, message: title,
      buttons: [
        .init(title, role: .destructive, subtitle: title, isSelected: true), .init(title),
        .init(title, role: .cancel),
      ])
    let alert = Content(
      kind: .alert, title: title, buttons: [.init(title), .init("No", role: .cancel)],
      fields: [.init(title, text: title, problem: title)])
    for (content, form) in [
      (sheet, Presentation.Form.bottomSheet), (sheet, .formSheet), (alert, .bottomSheet),
    ] {
      for columns in [1, 2, 5, 11, 12, 20, 50] {
        for rows in [1, 3, 8, 20] {
          let sample = sample(
            content, form: form, columns: columns, rows: rows, direction: direction)
          let surface = sample.surface
          let layout = sample.layout()
          let edges = layout.frame.rows.filter { _ in layout.chrome != .plain }.map { row in
            [layout.frame.columns.lowerBound, layout.frame.columns.upperBound - 1]
              .map { surface[CellPosition(column: $0, row: row)].text }
          }
          #expect(edges.allSatisfy { "╭│├╰".contains($0[0]) && "╮│┤╯".contains($0[1]) })
          for row in surface.bounds.rows {
            #expect(surface.row(row).reduce(0) { $0 + $1.width } == columns)
          }
        }
      }
    }
  }

  @Test func `C14: where the braille blank is a box no fence is written`() {
    for settings in [SheetSettings(hasBrailleBlank: false), SheetSettings(charset: .ascii)] {
      var sample = sample(Self.choices)
      sample.settings = settings
      #expect(!sample.picture.contains("\u{2800}"))
    }
    #expect(sample(Self.choices).picture.contains("\u{2800}"))
    #expect(!sample(.explained).picture.contains("\u{2800}"))
  }

  @Test func `C19: the cursor stands where reading begins`() {
    let content = Content(buttons: [.init("מחק 5"), .init("מחק", isSelected: true)])
    let layout = sample(content, columns: 20).layout()
    let surface = sample(content, columns: 20).surface
    let texts = layout.rows.compactMap { layout.cursor(on: $0.id) }.map { surface[$0].text }
    #expect(texts == ["מ", "✓"])
  }
}
