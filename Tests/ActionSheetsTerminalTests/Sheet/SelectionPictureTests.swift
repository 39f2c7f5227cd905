import ActionSheets
import Testing

@testable import ActionSheetsTerminal
@testable import TerminalKit

struct SelectionPictureTests {
  private static let size = CellSize(columns: 30, rows: 14)

  private func sample(
    selected: Bool = true, role: Content.Role = .default, settings: SheetSettings = SheetSettings()
  ) -> SheetSample {
    SheetSample(
      content: Content(buttons: [
        .init("Name", subtitle: "From A to Z, whatever the language"),
        .init("Date", role: role, isSelected: selected),
        .init("Cancel", role: .cancel),
      ]), size: Self.size, settings: settings)
  }

  @Test func `A16, I16: a check mark tells the choice that is set, a dim line says more`() {
    #expect(
      sample().picture == """
        ╭────────────────────────────╮
        │            Name            │
        │  From A to Z, whatever t…  │
        │          ✓ Date            │
        ╰────────────────────────────╯
        ╭────────────────────────────╮
        │           Cancel           │
        ╰────────────────────────────╯
        """)
  }

  @Test(arguments: [Content.Role.default, .destructive])
  func `A16, I16: the check mark does not move the title`(role: Content.Role) {
    func column(_ sample: SheetSample) -> Int? {
      sample.picture.split(separator: "\n").compactMap { line in
        line.firstRange(of: "Date").map {
          line.distance(from: line.startIndex, to: $0.lowerBound)
        }
      }.first
    }
    #expect(column(sample(role: role)) == column(sample(selected: false, role: role)))
  }

  @Test func `A16, I16: where there is no check mark a star stands for it`() {
    for settings in [SheetSettings(charset: .ascii), SheetSettings(hasRoundCorners: false)] {
      #expect(sample(settings: settings).picture.contains("          * Date            "))
    }
  }

  @Test func `A16, I16: a destructive choice that is set has both marks`() {
    #expect(sample(role: .destructive).picture.contains("✓ ! Date"))
  }

  @Test func `A16, I16: the second line is dim, and never looks focused`() throws {
    let surface = sample().with { $0.content.buttons[1].isSelected = false }.surface
    let lines = surface.bounds.rows.map { row in
      surface.bounds.columns.map { surface[CellPosition(column: $0, row: row)] }
    }
    let second = try #require(lines.first { $0.map(\.text).joined().contains("From A") })
    let letters = second.filter { $0.text != " " && $0.text != "│" }
    #expect(letters.allSatisfy { $0.style.isDim && !$0.style.isReversed })
  }

  @Test func `A15: any size gives a row of a selected button with a second line a place`() {
    for columns in 1...40 {
      for rows in 1...12 {
        for steps in 0...2 {
          var sample = sample().with { $0.size = CellSize(columns: columns, rows: rows) }
          sample.steps = steps
          let layout = sample.layout()
          let frames = layout.rows.map(\.frame)
          #expect(frames.allSatisfy { $0.intersection(layout.frame) == $0 && !$0.isEmpty })
          let focused = sample.presentation.focusedButton
          #expect(layout.rows.contains { $0.id == focused }, "\(columns)×\(rows)")
          #expect(
            layout.rows.allSatisfy {
              $0.lines.count + ($0.subtitle == nil ? 0 : 1) <= $0.frame.size.rows
            })
        }
      }
    }
  }
}

extension SheetSample {
  fileprivate func with(_ change: (inout SheetSample) -> Void) -> SheetSample {
    var copy = self
    change(&copy)
    return copy
  }
}
