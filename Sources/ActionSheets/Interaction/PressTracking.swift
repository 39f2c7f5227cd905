/// What lies under a pointer.
public enum PressTarget: Hashable, Sendable {
  /// A button, anywhere within its row.
  case button(ButtonID)
  /// The sheet, but no button: the title, the message, a margin.
  case sheet
  /// Beyond the sheet.
  case outside
}

/// What a pointer did.
public enum PointerPhase: Hashable, Sendable {
  /// Went down.
  case began
  /// Moved while down.
  case moved
  /// Went up.
  case ended
  /// Was taken away by the system.
  case cancelled
}

/// Follows one pointer from press to release.
///
/// A press may slide: what counts is where it ends, provided that it began within the sheet. Only the first
/// pointer counts, and one that went down before the sheet appeared is never seen to begin.
struct PressTracking: Hashable, Sendable {
  /// What a step of the pointer leads to.
  enum Result: Hashable {
    case nothing
    case highlight(ButtonID?)
    case fire(ButtonID)
    case pressOutside
  }

  private struct Press: Hashable {
    let pointer: Int
    let beganOutside: Bool
    var highlighted: ButtonID?
  }

  private var press: Press?

  /// Takes a step of a pointer; `isEnabled` tells which buttons can be pressed.
  mutating func handle(
    pointer: Int, _ phase: PointerPhase, over target: PressTarget, isEnabled: (ButtonID) -> Bool
  ) -> Result {
    if phase == .began, press == nil {
      press = Press(pointer: pointer, beganOutside: target == .outside)
      return highlight(target, isEnabled)
    }
    guard let press, press.pointer == pointer else { return .nothing }
    switch phase {
    case .began:
      return .nothing
    case .moved:
      return highlight(target, isEnabled)
    case .cancelled:
      self.press = nil
      return press.highlighted == nil ? .nothing : .highlight(nil)
    case .ended:
      self.press = nil
      switch target {
      case .outside where press.beganOutside: return .pressOutside
      case .button(let id) where !press.beganOutside && isEnabled(id): return .fire(id)
      default: return press.highlighted == nil ? .nothing : .highlight(nil)
      }
    }
  }

  private mutating func highlight(
    _ target: PressTarget, _ isEnabled: (ButtonID) -> Bool
  ) -> Result {
    var next: ButtonID?
    if case .button(let id) = target, press?.beganOutside == false, isEnabled(id) { next = id }
    guard press?.highlighted != next else { return .nothing }
    press?.highlighted = next
    return .highlight(next)
  }
}
