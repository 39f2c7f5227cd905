/// Follows one pointer from press to release.
///
/// A press may slide: what counts is where it ends, provided that it began within the sheet. Only the first
/// pointer counts, and one that went down before the sheet appeared is never seen to begin. A button that destroys must
/// be shown as pressed before it fires: a sheet that moves can bring it beneath a pointer that rests.
struct PressTracking: Hashable, Sendable {
  /// The result of a step of the pointer.
  enum Result: Hashable {
    case nothing
    case fire(ButtonID)
    case pressOutside
  }

  private struct Press: Hashable {
    let pointer: Int
    let beganOutside: Bool
    var highlighted: ButtonID?
    /// Whether only the highlighted button fires, until the pointer moves.
    var isHeld = false
  }

  private var press: Press?

  /// The button that is shown as pressed.
  var highlighted: ButtonID? { press?.highlighted }

  /// Takes a step of a pointer.
  ///
  /// `isPressable` tells which buttons can be pressed, `isWaiting` which say why they cannot, and `needsIntent` which
  /// of them must look pressed first.
  mutating func handle(
    pointer: Int, _ phase: Presentation.PointerPhase, over target: Presentation.Target,
    isPressable: (ButtonID) -> Bool,
    isWaiting: (ButtonID) -> Bool, needsIntent: (ButtonID) -> Bool
  ) -> Result {
    switch phase {
    case .began:
      // A pointer that begins anew has been let go where nobody saw it.
      guard press == nil || press?.pointer == pointer else { return .nothing }
      press = Press(pointer: pointer, beganOutside: target == .outside)
      highlight(target, isPressable)
    case .moved:
      guard press?.pointer == pointer else { return .nothing }
      press?.isHeld = false
      highlight(target, isPressable)
    case .cancelled:
      if press?.pointer == pointer { press = nil }
    case .ended:
      guard let press, press.pointer == pointer else { return .nothing }
      self.press = nil
      switch target {
      case .outside where press.beganOutside: return .pressOutside
      case .button(let id) where !press.beganOutside && (isPressable(id) || isWaiting(id)):
        if id == press.highlighted || !needsIntent(id) && !press.isHeld { return .fire(id) }
      default: break
      }
    }
    return .nothing
  }

  /// Lets only the highlighted button fire until the pointer moves again.
  mutating func hold() {
    press?.isHeld = true
  }

  /// Shows no button as pressed until the pointer moves again.
  mutating func unhighlight() {
    press?.highlighted = nil
  }

  private mutating func highlight(_ target: Presentation.Target, _ isPressable: (ButtonID) -> Bool)
  {
    var next: ButtonID?
    if case .button(let id) = target, press?.beganOutside == false, isPressable(id) { next = id }
    press?.highlighted = next
  }
}

extension Presentation {
  /// A step of a pointer.
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
}

extension Presentation {
  /// The thing under a pointer.
  public enum Target: Hashable, Sendable {
    /// A button, anywhere within its row.
    case button(ButtonID)
    /// The sheet, but no button: the title, the message, a margin.
    case sheet
    /// Beyond the sheet.
    case outside
  }
}
