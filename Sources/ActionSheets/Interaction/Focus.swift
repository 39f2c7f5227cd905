/// The one focus of a sheet, shared by arrows, Tab and typing.
///
/// Focus is a place in a ``DisplayOrder``. It loops, skips what is disabled, and starts on the first row
/// that destroys nothing.
struct Focus: Hashable, Sendable {
  /// The focused place, or `nil` when no button can be pressed.
  private(set) var place: Int?

  /// Whether the person has moved the focus since it was put where it is.
  ///
  /// Where nothing but destructive buttons can be pressed, the first focus stands on one of them; the
  /// activation keys do nothing there until this is true, for a default must not destroy.
  private(set) var isDeliberate = false

  /// Creates the first focus of some content.
  init(first content: Content, in order: DisplayOrder) {
    place = Focus.firstPlace(of: content, in: order)
  }

  /// Puts the focus on a place that the person chose.
  mutating func move(to place: Int) {
    self.place = place
    isDeliberate = true
  }

  /// Moves to the next place that can be pressed, going on at the other end.
  mutating func step(forward: Bool, _ content: Content, in order: DisplayOrder) {
    isDeliberate = true
    guard order.count > 0 else { return }
    let step = forward ? 1 : -1
    var next = place ?? (forward ? order.count - 1 : 0)
    for _ in 0..<order.count {
      next = (next + step + order.count) % order.count
      if Focus.isEnabled(next, content, in: order) {
        place = next
        return
      }
    }
  }

  /// Moves to the place at or nearest to a target, without going past either end.
  mutating func jump(toNearest target: Int, _ content: Content, in order: DisplayOrder) {
    isDeliberate = true
    guard order.count > 0 else { return }
    let wanted = min(max(target, 0), order.count - 1)
    for distance in 0..<order.count {
      if Focus.isEnabled(wanted - distance, content, in: order) {
        place = wanted - distance
        return
      }
      if Focus.isEnabled(wanted + distance, content, in: order) {
        place = wanted + distance
        return
      }
    }
  }

  /// Moves by so many places, or as far as there are any that can be pressed, without going on at the other end.
  mutating func advance(by count: Int, _ content: Content, in order: DisplayOrder) {
    isDeliberate = true
    let last = order.count - 1
    guard last >= 0, count != 0 else { return }
    let (sum, overflow) = (place ?? 0).addingReportingOverflow(count)
    let step = count.signum()
    let wanted = overflow ? (step > 0 ? last : 0) : min(max(sum, 0), last)
    // Beyond the place that is wanted, for a disabled one there must not hold up the next step; else before it.
    let beyond = stride(from: wanted, through: step > 0 ? last : 0, by: step)
    let before = stride(from: wanted - step, to: place ?? wanted, by: -step)
    let enabled = { (place: Int) in Focus.isEnabled(place, content, in: order) }
    if let next = beyond.first(where: enabled) ?? before.first(where: enabled) { place = next }
  }

  /// Returns whether the focus is further down than the first focus would be.
  func isBelowFirst(of content: Content, in order: DisplayOrder) -> Bool {
    guard let place, let first = Focus.firstPlace(of: content, in: order) else { return false }
    return place > first
  }

  /// Follows a button that stays on screen to its place in a new order.
  mutating func keep(_ id: ButtonID?, in order: DisplayOrder) {
    place = id.flatMap { order.place(of: $0) }
  }

  /// Follows a button into a new order, or starts afresh when it is no longer there or disabled.
  ///
  /// A first focus that fell on a destructive button starts afresh too: something harmless may be there now.
  mutating func follow(_ id: ButtonID?, _ content: Content, in order: DisplayOrder) {
    if let id, let place = order.place(of: id), Focus.isEnabled(place, content, in: order),
      isDeliberate || content[id]?.role != .destructive
    {
      self.place = place
    } else {
      place = Focus.firstPlace(of: content, in: order)
      isDeliberate = false
    }
  }

  /// Returns whether the button at a place can be pressed.
  static func isEnabled(_ place: Int, _ content: Content, in order: DisplayOrder) -> Bool {
    order[place].flatMap { content[$0] }?.isEnabled == true
  }

  /// Returns the place that an activation key may press unasked: never one that destroys.
  static func defaultPlace(of content: Content, in order: DisplayOrder) -> Int? {
    firstPlace(of: content, in: order).flatMap { place in
      order[place].flatMap { content[$0] }?.role == .destructive ? nil : place
    }
  }

  private static func firstPlace(of content: Content, in order: DisplayOrder) -> Int? {
    if content.kind == .alert, let place = preferredPlace(of: content, in: order) { return place }
    var destructive: Int?
    for place in 0..<order.count {
      guard let id = order[place], let button = content[id], button.isEnabled else { continue }
      if button.role != .destructive { return place }
      destructive = destructive ?? place
    }
    return destructive
  }

  /// An alert starts on its preferred button, else on the first that neither cancels nor destroys.
  private static func preferredPlace(of content: Content, in order: DisplayOrder) -> Int? {
    let ordinary = (0..<order.count).first { place in
      isEnabled(place, content, in: order) && order[place].flatMap { content[$0] }?.role == .default
    }
    guard let id = content.preferredButton, let button = content[id], button.isEnabled,
      button.role != .destructive
    else { return ordinary }
    return order.place(of: id) ?? ordinary
  }
}
