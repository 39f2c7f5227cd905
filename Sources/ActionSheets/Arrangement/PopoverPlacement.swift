/// Where a popover stands, and where its arrow aims.
///
/// The popover touches the anchor with the tip of its arrow and never covers it; popover and arrow stay
/// within the bounds. An anchor larger than half of the bounds both ways is aimed at in its middle.
package struct PopoverPlacement<Unit: LayoutUnit> {
  /// The popover without its arrow.
  package let frame: Rectangle<Unit>
  /// The edge of the popover from which the arrow leaves.
  package let arrowEdge: Edge
  /// The tip of the arrow along that edge, in the coordinates of the bounds.
  package let arrowPosition: Unit

  /// Places a popover; `nil` when no side of the anchor has room for the arrow and the smallest popover.
  ///
  /// - Parameters:
  ///   - size: The size that the content wants. The frame is smaller where there is no room for it.
  ///   - anchor: The control to aim at, in the coordinates of the bounds.
  ///   - bounds: The window.
  ///   - arrow: The length of the arrow.
  ///   - corner: How far from the end of its edge the tip must stay.
  ///   - smallest: The least size that is still of use; sides with less room are not taken.
  ///   - permitted: The edges that the arrow may leave from, best first.
  package init?(
    size: Size<Unit>, anchor: Rectangle<Unit>, bounds: Rectangle<Unit>, arrow: Unit, corner: Unit,
    smallest: Size<Unit>, permitted: [Edge] = Edge.arrowEdges(in: .leftToRight)
  ) {
    let target = Self.target(anchor, in: bounds)
    var best: (edge: Edge, room: Size<Unit>, fits: Bool)?
    for edge in permitted {
      let room = Self.room(beside: target, edge: edge, bounds: bounds, arrow: arrow)
      guard room.width >= smallest.width, room.height >= smallest.height else { continue }
      let fits = room.width >= size.width && room.height >= size.height
      if let best {
        if best.fits { break }
        let isRoomier =
          min(room.height, size.height) > min(best.room.height, size.height)
          || min(room.height, size.height) == min(best.room.height, size.height)
            && min(room.width, size.width) > min(best.room.width, size.width)
        guard fits || isRoomier else { continue }
      }
      best = (edge, room, fits)
    }
    guard let best else { return nil }
    let width = min(size.width, best.room.width)
    let height = min(size.height, best.room.height)
    var x = target.midX - width.half
    var y = target.midY - height.half
    switch best.edge {
    case .top: y = target.maxY + arrow
    case .bottom: y = target.y - arrow - height
    case .left: x = target.maxX + arrow
    case .right: x = target.x - arrow - width
    }
    x = Self.clamped(x, from: bounds.x, to: bounds.maxX - width)
    y = Self.clamped(y, from: bounds.y, to: bounds.maxY - height)
    frame = Rectangle(x: x, y: y, width: width, height: height)
    arrowEdge = best.edge
    arrowPosition =
      best.edge.isHorizontal
      ? Self.tip(target.midX, from: x, length: width, corner: corner)
      : Self.tip(target.midY, from: y, length: height, corner: corner)
  }

  /// Returns where the tip stands along an edge: off its corners, or in its middle where they leave no room.
  private static func tip(_ wanted: Unit, from start: Unit, length: Unit, corner: Unit) -> Unit {
    let least = start + corner
    let greatest = start + length - corner - .position
    if least > greatest { return start + (length - .position).half }
    return clamped(wanted, from: least, to: greatest)
  }

  /// Returns the rectangle to aim at: the visible part of the anchor, or its middle when it is large.
  package static func target(
    _ anchor: Rectangle<Unit>, in bounds: Rectangle<Unit>
  ) -> Rectangle<Unit> {
    let x = clamped(anchor.x, from: bounds.x, to: bounds.maxX)
    let y = clamped(anchor.y, from: bounds.y, to: bounds.maxY)
    let visible = Rectangle(
      x: x, y: y, width: clamped(anchor.maxX, from: x, to: bounds.maxX) - x,
      height: clamped(anchor.maxY, from: y, to: bounds.maxY) - y)
    let isLarge = visible.width > bounds.width.half && visible.height > bounds.height.half
    guard isLarge else { return visible }
    return Rectangle(x: visible.midX, y: visible.midY, width: .zero, height: .zero)
  }

  private static func room(
    beside target: Rectangle<Unit>, edge: Edge, bounds: Rectangle<Unit>, arrow: Unit
  ) -> Size<Unit> {
    switch edge {
    case .top: Size(width: bounds.width, height: bounds.maxY - target.maxY - arrow)
    case .bottom: Size(width: bounds.width, height: target.y - bounds.y - arrow)
    case .left: Size(width: bounds.maxX - target.maxX - arrow, height: bounds.height)
    case .right: Size(width: target.x - bounds.x - arrow, height: bounds.height)
    }
  }

  private static func clamped(_ value: Unit, from least: Unit, to greatest: Unit) -> Unit {
    max(least, min(value, greatest))
  }
}

extension PopoverPlacement: Equatable {}
extension PopoverPlacement: Sendable where Unit: Sendable {}
