import ActionSheets
import RandomTesting
import Testing

@Suite struct PopoverPlacementTests {
  private func place(
    _ size: (Int, Int), at anchor: Rectangle<Int>,
    in bounds: Rectangle<Int> = Rectangle(x: 0, y: 0, width: 80, height: 24)
  ) -> PopoverPlacement<Int>? {
    PopoverPlacement(
      size: Size(width: size.0, height: size.1), anchor: anchor, bounds: bounds, arrow: 1,
      corner: 1,
      smallest: Size(width: 3, height: 3))
  }

  @Test(arguments: [
    (
      Rectangle(x: 36, y: 0, width: 8, height: 1), Rectangle(x: 30, y: 2, width: 20, height: 6),
      Edge.top, 40
    ),
    (
      Rectangle(x: 36, y: 23, width: 8, height: 1), Rectangle(x: 30, y: 16, width: 20, height: 6),
      .bottom, 40
    ),
    (
      Rectangle(x: 0, y: 0, width: 4, height: 24), Rectangle(x: 5, y: 9, width: 20, height: 6),
      .left, 12
    ),
    (
      Rectangle(x: 76, y: 0, width: 4, height: 24), Rectangle(x: 55, y: 9, width: 20, height: 6),
      .right, 12
    ),
    (
      Rectangle(x: 0, y: 0, width: 2, height: 1), Rectangle(x: 0, y: 2, width: 20, height: 6), .top,
      1
    ),
    (
      Rectangle(x: 79, y: 0, width: 1, height: 1), Rectangle(x: 60, y: 2, width: 20, height: 6),
      .top, 78
    ),
  ])
  func `P2, S6: the arrow aims at the anchor, off the corners`(
    anchor: Rectangle<Int>, frame: Rectangle<Int>, edge: Edge, tip: Int
  ) {
    let placement = place((20, 6), at: anchor)
    #expect(placement?.frame == frame)
    #expect(placement?.arrowEdge == edge)
    #expect(placement?.arrowPosition == tip)
  }

  @Test func `P6: an anchor larger than half the window is aimed at in its middle`() {
    let placement = place((20, 6), at: Rectangle(x: 0, y: 0, width: 80, height: 24))
    #expect(placement?.frame == Rectangle(x: 30, y: 13, width: 20, height: 6))
    #expect(placement?.arrowPosition == 40)
  }

  @Test func `P7: the place follows from the anchor alone, so it is found again after layout`() {
    let before = place((20, 6), at: Rectangle(x: 10, y: 0, width: 4, height: 1))
    let after = place((20, 6), at: Rectangle(x: 40, y: 0, width: 4, height: 1))
    #expect(before?.arrowPosition == 12)
    #expect(after?.arrowPosition == 42)
    let turned = place(
      (20, 6), at: Rectangle(x: 10, y: 0, width: 4, height: 1),
      in: Rectangle(x: 0, y: 0, width: 24, height: 80))
    #expect(turned?.frame == Rectangle(x: 2, y: 2, width: 20, height: 6))
  }

  @Test func `P2: in points the tip may stand anywhere between the corners`() {
    let placement = PopoverPlacement<Double>(
      size: Size(width: 300, height: 200), anchor: Rectangle(x: 0, y: 0, width: 10, height: 10),
      bounds: Rectangle(x: 0, y: 0, width: 1000, height: 700), arrow: 13, corner: 20,
      smallest: Size(width: 50, height: 50))
    #expect(placement?.frame == Rectangle(x: 0, y: 23, width: 300, height: 200))
    #expect(placement?.arrowPosition == 20)
  }

  @Test(arguments: 1...5)
  func `P2, P6, A15: on screen, beside the anchor, tip on the edge, at any size`(seed: Int) {
    var random = SplitMix64(seed: UInt64(seed))
    for _ in 0..<4000 {
      let bounds = Rectangle(
        x: random.next(below: 5), y: random.next(below: 5), width: random.next(below: 40) + 1,
        height: random.next(below: 30) + 1)
      let anchor = Rectangle(
        x: random.next(below: 60) - 10, y: random.next(below: 50) - 10,
        width: random.next(below: 30), height: random.next(below: 20))
      let size = (random.next(below: 50) + 3, random.next(below: 50) + 3)
      guard let placement = place(size, at: anchor, in: bounds) else { continue }
      let frame = placement.frame
      #expect(bounds.contains(frame))
      let isLarge = anchor.width * 2 > bounds.width && anchor.height * 2 > bounds.height
      #expect(isLarge || !frame.intersects(anchor))
      let along =
        placement.arrowEdge == .top || placement.arrowEdge == .bottom
        ? frame.x + 1..<frame.maxX - 1 : frame.y + 1..<frame.maxY - 1
      #expect(along.contains(placement.arrowPosition))
    }
  }

  @Test func `A15: without room on any side there is no popover`() {
    #expect(
      place(
        (20, 6), at: Rectangle(x: 0, y: 0, width: 1, height: 1),
        in: Rectangle(x: 0, y: 0, width: 1, height: 1)) == nil)
  }
}

@Suite struct ArrowEdgeTests {
  @Test(arguments: [Presentation.LayoutDirection.leftToRight, .rightToLeft])
  func `S12, P2: beside its anchor a popover stands on the side to which text runs`(
    direction: Presentation.LayoutDirection
  ) {
    let placement = PopoverPlacement(
      size: Size(width: 20, height: 6), anchor: Rectangle(x: 38, y: 0, width: 4, height: 24),
      bounds: Rectangle(x: 0, y: 0, width: 80, height: 24), arrow: 1, corner: 1,
      smallest: Size(width: 3, height: 3), permitted: Edge.arrowEdges(in: direction))
    #expect(placement?.arrowEdge == (direction == .leftToRight ? .left : .right))
  }

  @Test(
    arguments: [
      (Rectangle(x: 5, y: 5, width: 10, height: 2), Rectangle(x: 5, y: 5, width: 5, height: 2)),
      (
        Rectangle(x: -5, y: -5, width: 30, height: 30), Rectangle(x: 0, y: 0, width: 10, height: 10)
      ),
      (Rectangle(x: 10, y: 0, width: 5, height: 5), nil),
      (Rectangle(x: 2, y: 2, width: 0, height: 5), nil),
    ] as [(Rectangle<Int>, Rectangle<Int>?)])
  func `Rectangles share an area`(other: Rectangle<Int>, shared: Rectangle<Int>?) {
    let rectangle = Rectangle(x: 0, y: 0, width: 10, height: 10)
    #expect(rectangle.intersection(other) == shared)
    #expect(other.intersection(rectangle) == shared)
  }
}
