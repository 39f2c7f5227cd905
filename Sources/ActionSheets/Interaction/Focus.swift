/// The one focus of a sheet, shared by arrows, Tab and typing.
///
/// It loops, skips disabled buttons, and starts on the first one that destroys nothing.
struct Focus: Hashable, Sendable {
  /// The focused button, or `nil` when none can be pressed.
  private(set) var button: ButtonID?

  /// Whether the person has moved the focus since it was put where it is.
  ///
  /// Where nothing but destructive buttons can be pressed, the first focus stands on one of them; the
  /// activation keys do nothing there until this is true, because a default must not destroy.
  private(set) var isDeliberate = false

  /// Creates the first focus of some content.
  init(first content: Content, in order: Presentation.Order) {
    button = Focus.first(of: content, in: order)
  }

  /// Puts the focus on a button that the person chose.
  mutating func move(to id: ButtonID) {
    button = id
    isDeliberate = true
  }

  /// Moves to the next button that can be pressed, going on at the other end.
  mutating func step(forward: Bool, _ content: Content, in order: Presentation.Order) {
    isDeliberate = true
    guard !order.isEmpty else { return }
    let step = forward ? 1 : -1
    var next = place(in: order) ?? (forward ? order.count - 1 : 0)
    for _ in order {
      next = (next + step + order.count) % order.count
      if content.canPress(order[next]) {
        button = order[next]
        return
      }
    }
  }

  /// Moves to the place at or nearest to a target, without going past either end.
  mutating func jump(toNearest target: Int, _ content: Content, in order: Presentation.Order) {
    isDeliberate = true
    let places = order.indices.filter { content.canPress(order[$0]) }
    // Of two places as near as each other the upper one is taken.
    if let place = places.min(by: { abs($0 - target) < abs($1 - target) }) { button = order[place] }
  }

  /// Moves by so many places, or as far as there are any that can be pressed, without going on at the other end.
  mutating func advance(by count: Int, _ content: Content, in order: Presentation.Order) {
    isDeliberate = true
    let last = order.count - 1
    guard last >= 0, count != 0 else { return }
    let current = place(in: order)
    let (sum, overflow) = (current ?? 0).addingReportingOverflow(count)
    let step = count.signum()
    let wanted = overflow ? (step > 0 ? last : 0) : Swift.min(Swift.max(sum, 0), last)
    // Beyond the wanted place, because a disabled one there must not hold up the next step; else before it.
    let beyond = stride(from: wanted, through: step > 0 ? last : 0, by: step)
    let before = stride(from: wanted - step, to: current ?? wanted, by: -step)
    let enabled = { (place: Int) in content.canPress(order[place]) }
    if let next = beyond.first(where: enabled) ?? before.first(where: enabled) {
      button = order[next]
    }
  }

  /// Returns whether the focus is further down than the first focus would be.
  func isBelowFirst(of content: Content, in order: Presentation.Order) -> Bool {
    guard let place = place(in: order),
      let first = Focus.first(of: content, in: order).flatMap({ order.place(of: $0) })
    else { return false }
    return place > first
  }

  /// Stays on its button in a new order, or starts afresh when that is no longer there or disabled.
  ///
  /// A first focus that fell on a destructive button starts afresh too: something harmless may be there now.
  mutating func follow(_ content: Content, in order: Presentation.Order) {
    if let id = button, order.contains(id), content.canPress(id),
      isDeliberate || content[id]?.role.needsIntent == false
    {
      return
    }
    button = Focus.first(of: content, in: order)
    isDeliberate = false
  }

  private func place(in order: Presentation.Order) -> Int? {
    button.flatMap { order.place(of: $0) }
  }

  /// Returns the button that has the first focus: an alert's preferred one, else the first that needs no intent.
  private static func first(of content: Content, in order: Presentation.Order) -> ButtonID? {
    if content.kind == .actionSheet,
      let selected = order.first(where: {
        content[$0]?.isSelected == true && content.canPressUnasked($0)
      })
    {
      return selected
    }
    if content.kind == .alert {
      if let id = content.preferredButton, order.contains(id), content.canPressUnasked(id) {
        return id
      }
      let ordinary = order.first { content.canPress($0) && content[$0]?.role == .default }
      if let ordinary { return ordinary }
    }
    return order.first { content.canPressUnasked($0) } ?? order.first { content.canPress($0) }
  }
}

extension Content {
  /// Returns whether a button is enabled.
  func canPress(_ id: ButtonID) -> Bool { self[id]?.isEnabled == true }

  /// Returns whether a button is enabled and needs no deliberate act of the person.
  func canPressUnasked(_ id: ButtonID) -> Bool {
    canPress(id) && self[id]?.role.needsIntent == false
  }
}
