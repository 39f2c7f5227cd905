import ActionSheets
import RandomTesting
import Testing

@Suite struct HeightAllocationTests {
  private func share(
    _ available: Double, text: Double, rows: Double, cancel: Double = 57
  ) -> [Double] {
    let heights = HeightAllocation<Double>(
      available: available, text: text, rows: rows, cancel: cancel, gap: 8, minimumRows: 84,
      singleRow: 57)
    return [heights.text, heights.rows, heights.gap, heights.cancel]
  }

  @Test(
    arguments: [
      (800, 100, 171, [100, 171, 8, 57]),  // room for all
      (300, 100, 600, [100, 135, 8, 57]),  // text whole, rows scroll
      (300, 900, 600, [151, 84, 8, 57]),  // both scroll, a row and a half stays
      (300, 900, 57, [178, 57, 8, 57]),  // fewer rows keep their own height
      (122, 900, 600, [0, 57, 8, 57]),  // the least with Cancel apart
      (121, 900, 600, [37, 84, 0, 0]),  // Cancel scrolls with the rows
      (1, 900, 600, [0, 1, 0, 0]),
      (0, 900, 600, [0, 0, 0, 0]),
      (-5, 900, 600, [0, 0, 0, 0]),
    ] as [(Double, Double, Double, [Double])])
  func `A7, A15: text first, rows keep a row and a half, Cancel stays put`(
    available: Double, text: Double, rows: Double, expected: [Double]
  ) {
    #expect(share(available, text: text, rows: rows) == expected)
  }

  @Test(
    arguments: [
      (800, [100, 200]),  // room for all
      (200, [100, 100]),
      (130, [46, 84]),  // a row and a half stays
      (110, [46, 64]),  // the field stays whole
      (80, [40, 40]),  // and one row
      (30, [0, 30]),
    ] as [(Double, [Double])])
  func `A7, A15: a field keeps its height where more than one row stays`(
    available: Double, expected: [Double]
  ) {
    let heights = HeightAllocation<Double>(
      available: available, text: 100, rows: 200, cancel: 0, gap: 8, minimumRows: 84,
      singleRow: 40, minimumText: 46)
    #expect([heights.text, heights.rows] == expected)
  }

  @Test(arguments: [(110, [46, 64]), (80, [46, 34]), (40, [40, 0])] as [(Double, [Double])])
  func `A7, A15: a field that has the focus keeps its height before any row`(
    available: Double, expected: [Double]
  ) {
    let heights = HeightAllocation<Double>(
      available: available, text: 100, rows: 200, cancel: 0, gap: 8, minimumRows: 84,
      singleRow: 40, minimumText: 46, focusesText: true)
    #expect([heights.text, heights.rows] == expected)
  }

  @Test(
    arguments: [
      (800, 100, [100, 171]),  // room for all
      (260, 100, [100, 86]),  // rows end at one and a half; nothing else needs the room
      (240, 900, [118, 57]),  // the text takes what the rows leave
      (200, 900, [78, 57]),  // too low for a cut
    ] as [(Double, Double, [Double])])
  func `I9: rows that go on end where people see it`(
    available: Double, text: Double, expected: [Double]
  ) {
    let heights = HeightAllocation<Double>(
      available: available, text: text, rows: 171, cancel: 57, gap: 8, minimumRows: 84,
      singleRow: 57, cut: { $0 < 86 ? min($0, 57) : 86 })
    #expect([heights.text, heights.rows] == expected)
  }

  @Test func `A14: only Cancel, only text, no text`() {
    #expect(share(800, text: 0, rows: 0) == [0, 0, 0, 57])
    #expect(share(800, text: 100, rows: 0, cancel: 0) == [100, 0, 0, 0])
    #expect(share(800, text: 0, rows: 171, cancel: 0) == [0, 171, 0, 0])
    #expect(share(800, text: 0, rows: 0, cancel: 0) == [0, 0, 0, 0])
  }

  @Test func `A15: unbounded room gives each part its own height`() {
    #expect(share(.infinity, text: 1000, rows: 5000) == [1000, 5000, 8, 57])
  }

  @Test(arguments: 1...3)
  func `A7, A15: no part is negative or too high, and the total fits`(seed: Int) {
    var random = SplitMix64(seed: UInt64(seed))
    for _ in 0..<4000 {
      let available = random.next(below: 30)
      let text = random.next(below: 12)
      let rows = random.next(below: 40)
      let cancel = random.next(below: 2)
      let heights = HeightAllocation(
        available: available, text: text, rows: rows, cancel: cancel, gap: 1, minimumRows: 2,
        singleRow: 1, minimumText: random.next(below: 4))
      #expect(heights.total <= available)
      #expect([heights.text, heights.rows, heights.gap, heights.cancel].allSatisfy { $0 >= 0 })
      #expect(heights.text <= text)
      #expect(heights.rows <= (heights.pinsCancel ? rows : rows + cancel))
      #expect(available == 0 || rows + cancel == 0 || heights.rows + heights.cancel > 0)
    }
  }
}

@Suite struct TransitionTests {
  @Test func `A11: appearing takes 335 ms and decelerates`() {
    let transition = Transition.appearing
    #expect(transition.duration == .milliseconds(335))
    let positions = (0...10).map { transition.position(after: .milliseconds(335) * $0 / 10) }
    let steps = zip(positions, positions.dropFirst()).map { $1 - $0 }
    #expect(positions.first == 0)
    #expect(positions.last == 1)
    #expect(steps.allSatisfy { $0 > 0 })
    #expect(zip(steps, steps.dropFirst()).allSatisfy { $0 > $1 })
    #expect(!transition.isOver(after: .milliseconds(334)))
    #expect(transition.isOver(after: .milliseconds(335)))
  }

  @Test func `A11: leaving mirrors appearing`() {
    let leaving = Transition.leaving(from: 1)
    for tenth in 0...10 {
      let time = Duration.milliseconds(335) * tenth / 10
      #expect(
        abs(leaving.position(after: time) + Transition.appearing.position(after: time) - 1) < 1e-9)
    }
  }

  @Test func `A11: an interrupted one runs back from where it is, in its share of the time`() {
    let leaving = Transition.leaving(from: 0.4)
    #expect(leaving.position(after: .zero) == 0.4)
    #expect(leaving.duration == .milliseconds(134))
    #expect(leaving.position(after: .milliseconds(134)) == 0)
    #expect(Transition.leaving(from: -1).isOver(after: .zero))
    #expect(Transition.leaving(from: 7).start == 1)
  }

  @Test func `A11: time before the start and after the end changes nothing`() {
    #expect(Transition.appearing.position(after: .seconds(-1)) == 0)
    #expect(Transition.appearing.position(after: .seconds(100)) == 1)
    #expect(Transition.leaving(from: 0).position(after: .seconds(1)) == 0)
  }
}
