import ActionSheets
import RandomTesting
import Testing

@testable import ActionSheetsTerminal
@testable import TerminalKit

struct SheetLayoutTests {
  private static let contents: [Content] = [.note, .explained, .cancelAlone, .long, .wordless]

  /// What holds for a layout of any content in any room. Returns what does not.
  private func faults(of sample: SheetSample) -> [String] {
    let layout = sample.layout()
    let state = sample.presentation
    var faults: [String] = []
    func expect(_ holds: Bool, _ fault: String) {
      if !holds { faults.append("\(sample.size) \(sample.form): \(fault)") }
    }
    func isInside(_ inner: CellRectangle, _ outer: CellRectangle) -> Bool {
      inner.intersection(outer) == inner
    }
    expect(isInside(layout.frame, sample.bounds), "the frame \(layout.frame) leaves the screen")
    expect(layout.frame.size.rows > 0 && layout.frame.size.columns > 0, "the frame is empty")
    var next = layout.frame.origin.row
    for text in layout.textLines {
      expect(text.row >= next && layout.frame.rows.contains(text.row), "text at \(text.row)")
      next = text.row + 1
    }
    var places: [Int] = []
    for row in layout.rows {
      expect(isInside(row.frame, layout.frame), "a row leaves the frame")
      expect(row.frame.origin.row >= next, "rows overlap")
      expect(row.frame.size.rows > 0 && !row.lines.isEmpty, "a row without lines")
      next = row.frame.rows.upperBound
      if let place = state.order.place(of: row.id) { places.append(place) }
      for rule in layout.rules { expect(!row.frame.rows.contains(rule), "a rule crosses a row") }
      for line in row.lines.prefix(row.frame.size.rows) {
        expect(
          line.width <= layout.contentColumns.count,
          "a line of \(line.width) in \(layout.contentColumns)")
      }
    }
    expect(places == places.sorted(), "rows are out of order")
    if let focused = state.focusedButton {
      expect(layout.rows.contains { $0.id == focused }, "the focused row is out of view")
      let cursor = layout.cursor(on: focused)
      expect(cursor.map { layout.frame.contains($0) } == true, "the cursor is at \(cursor as Any)")
    }
    for box in layout.boxes { expect(isInside(box, layout.frame), "a box leaves the frame") }
    if let arrow = layout.arrow {
      expect(sample.bounds.contains(arrow.position), "the arrow leaves the screen")
      expect(sample.anchor?.contains(arrow.position) == false, "the arrow covers its control")
      expect(
        sample.anchor.map { layout.frame.intersection($0).isEmpty } == true,
        "the popover covers its control")
    }
    expect(
      layout.hiddenAbove >= 0 && layout.hiddenBelow >= 0
        && layout.rows.count + layout.hiddenAbove + layout.hiddenBelow == state.order.count,
      "\(layout.rows.count) rows, \(layout.hiddenAbove) above, \(layout.hiddenBelow) below")
    return faults
  }

  @Test(arguments: contents, [Presentation.Form.bottomSheet, .centered, .popover])
  func `A15, I9: every size gives a valid layout`(content: Content, form: Presentation.Form) {
    var found: [String] = []
    for columns in 1...40 {
      for rows in 1...20 {
        for steps in [0, 1, content.buttons.count - 1] {
          found += faults(
            of: SheetSample(
              content: content, form: form, size: CellSize(columns: columns, rows: rows),
              anchor: form == .popover
                ? CellRectangle(column: columns / 2, row: 0, columns: 1, rows: 1) : nil,
              steps: steps))
        }
      }
    }
    #expect(found.prefix(5) == [])
  }

  @Test(arguments: 0..<20)
  func `A15, I9: random sheets in random rooms have valid layouts`(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    var found: [String] = []
    for _ in 0..<100 {
      let count = Int.random(in: 1...12, using: &random)
      func text(_ most: Int) -> String {
        String(
          (0..<Int.random(in: 0...most, using: &random)).map { _ in
            "ab c買é👩‍👧\n".randomElement(using: &random) ?? " "
          })
      }
      var buttons = (0..<count).map { _ in
        Content.Button(
          text(60), role: Bool.random(using: &random) ? .default : .destructive,
          isEnabled: Int.random(in: 0..<4, using: &random) > 0)
      }
      if Bool.random(using: &random) { buttons.append(Content.Button(text(20), role: .cancel)) }
      let size = CellSize(
        columns: Int.random(in: 1...90, using: &random),
        rows: Int.random(in: 1...30, using: &random))
      let form =
        [Presentation.Form.bottomSheet, .centered, .popover].randomElement(using: &random)
        ?? .centered
      let anchor = CellRectangle(
        column: Int.random(in: 0..<size.columns, using: &random),
        row: Int.random(in: 0..<size.rows, using: &random),
        columns: Int.random(in: 1...8, using: &random),
        rows: Int.random(in: 1...3, using: &random)
      ).intersection(CellRectangle(origin: CellPosition(column: 0, row: 0), size: size))
      found += faults(
        of: SheetSample(
          content: Content(
            title: Bool.random(using: &random) ? text(200) : nil,
            message: Bool.random(using: &random) ? text(200) : nil, buttons: buttons),
          form: form, size: size, anchor: form == .popover ? anchor : nil,
          steps: Int.random(in: 0...count, using: &random)))
    }
    #expect(found.prefix(5) == [])
  }

  @Test func `I9: scrolling shows the focus wherever the list was`() {
    var random = SplitMix64(seed: 9)
    var top = 0
    for _ in 0..<20_000 {
      let count = Int.random(in: 1...30, using: &random)
      let height = Int.random(in: 1...9, using: &random)
      let seed = Int.random(in: 0...5, using: &random)
      let heights = (0..<count).map { min(height, 1 + ($0 * 7 + seed) % 3) }
      let focus = Int.random(in: 0..<count, using: &random)
      top = RowScroll.top(from: top, showing: focus, of: heights, in: height)
      #expect(heights.indices.contains(top) && top <= focus)
      #expect(heights[top...focus].reduce(0, +) <= height)
    }
  }
}
