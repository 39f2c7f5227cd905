import ActionSheets
import RandomTesting

@testable import ActionSheetsGTK

/// One thing that happens in a program with sheets: the program asks, the person acts, the desktop changes.
///
/// Steps are values that know nothing of the state they meet, so that a failing list can be run again with some
/// left out.
enum Step: Hashable {
  /// A window of the program by its number, or for ``own`` the one that is there for a sheet only.
  typealias Place = Int

  case present(Place, Question)
  case dismiss(Place, Int)
  case replace(Place, Int, Question)
  case setEnabled(Place, Int, ButtonID, Bool)
  case setText(Place, Int, field: Int, String)
  case setAnchor(Place, Int, RandomAnchor?)
  case activate(Place, ButtonID)
  case cancelAll(Place, Cancellation)
  case key(String, isShifted: Bool)
  case holdKey(String)
  case releaseKeys
  case move(Place, Spot)
  case press
  case release
  case wheel(down: Bool)
  case touch(Place, finger: Int, Presentation.PointerPhase, Spot)
  case resize(Place, width: Int32, height: Int32)
  case close(Place)
  case change(Place, Change)
  case openPopover(Place)
  case closePopover(Place)
  case takeFocus(Place, RandomAnchor.Control)
  case desktop(Setting)
  case dropPresenter(Place)
  case destroyWindow(Place)
  case wait(milliseconds: UInt32)

  /// A point that a mouse or a finger goes to.
  enum Spot: Hashable {
    case button(Int)
    case heading
    case control(RandomAnchor.Control)
    case window(Double, Double)
  }

  /// What becomes of the control that can be taken away.
  enum Change: CaseIterable {
    case hide, show, remove, moveAway, moveBack
  }

  enum Setting: Hashable {
    case theme(Look), textScale(Double), isDark(Bool), isRightToLeft(Bool), isAnimated(Bool)
  }
}

extension Step {
  /// The place of the presenter that opens windows of its own.
  static let own = 2

  /// Returns steps that follow from a seed.
  static func list(_ count: Int, seed: UInt64) -> [Step] {
    var random = SplitMix64(seed: seed)
    return (0..<count).map { _ in random.step() }
  }

  /// Returns what a program does by itself, which follows from a seed.
  static func reactions(_ count: Int, seed: UInt64) -> [Step] {
    var random = SplitMix64(seed: seed)
    return (0..<count).map { _ in
      random.happens(oneIn: 3) ? .present(random.place(), random.question()) : random.programStep()
    }
  }
}

extension SplitMix64 {
  mutating func step() -> Step {
    switch next(below: 30) {
    case 0...4: .present(place(), question())
    case 5...8: programStep()
    case 9...15: keyStep()
    case 16...22: pointerStep()
    case 23, 24:
      .resize(
        pick([0, 0, 0, 1]), width: pick([1, 120, 300, 400, 449, 452, 700, 900]),
        height: pick([1, 90, 200, 358, 364, 500, 700]))
    case 25: happens(oneIn: 2) ? .close(place()) : .desktop(setting())
    case 26: .wait(milliseconds: UInt32(next(below: 300)))
    default: .wait(milliseconds: UInt32(next(below: 40)))
    }
  }

  mutating func place() -> Step.Place { pick([0, 0, 0, 0, 0, 1, 1, Step.own]) }

  mutating func programStep() -> Step {
    let place = place()
    return switch next(below: 24) {
    case 0...2: .dismiss(place, next(below: 4))
    case 3, 4: .replace(place, next(below: 4), question())
    case 5, 6: .setEnabled(place, next(below: 4), ButtonID(next(below: 8)), happens(oneIn: 2))
    case 7: .setText(place, next(below: 4), field: next(below: 3), text())
    case 8, 9:
      .setAnchor(
        place, next(below: 4),
        happens(oneIn: 4) ? nil : anchor([.share, .beneath, .entry, .spare]))
    case 10: .activate(place, ButtonID(next(below: 8)))
    case 11: .cancelAll(place, pick([.interrupted, .hostGone, .timedOut, .programmatic]))
    case 12...15: .change(place, pick(Step.Change.allCases))
    case 16, 17, 18: .openPopover(place)
    case 19: .closePopover(place)
    case 20, 21: .takeFocus(place, pick(RandomAnchor.Control.allCases))
    case 22: happens(oneIn: 2) ? .dropPresenter(place) : .wait(milliseconds: 20)
    default: happens(oneIn: 4) ? .destroyWindow(place) : .desktop(setting())
    }
  }

  private mutating func keyStep() -> Step {
    switch next(below: 24) {
    case 0...4: .key("Tab", isShifted: happens(oneIn: 3))
    case 5...10: .key(pick(["Up", "Down", "Down", "Left", "Right"]), isShifted: false)
    case 11...13: .key("Return", isShifted: false)
    case 14: .key("space", isShifted: false)
    case 15: .key("Escape", isShifted: false)
    case 16:
      .key(pick(["Home", "End", "Page_Up", "Page_Down", "F10", "BackSpace"]), isShifted: false)
    case 17: .holdKey(pick(["Return", "space", "Down", "Escape"]))
    case 18, 19: .releaseKeys
    default: .key(pick(["a", "d", "e", "p", "x"]), isShifted: happens(oneIn: 5))
    }
  }

  private mutating func pointerStep() -> Step {
    switch next(below: 14) {
    case 0...4: .move(place(), spot())
    case 5...7: .press
    case 8...11: .release
    case 12: .wheel(down: happens(oneIn: 2))
    default:
      .touch(
        place(), finger: 1 + next(below: 2), pick([.began, .moved, .ended, .ended, .cancelled]),
        spot())
    }
  }

  private mutating func spot() -> Step.Spot {
    switch next(below: 10) {
    case 0...5: .button(next(below: 6))
    case 6: .heading
    case 7: .control(pick(RandomAnchor.Control.allCases))
    default: .window(Double(next(below: 11)) / 10, Double(next(below: 11)) / 10)
    }
  }

  private mutating func setting() -> Step.Setting {
    switch next(below: 8) {
    case 0: .theme(pick(Look.allCases))
    case 1: .textScale(pick([0.7, 1, 1.4, 3]))
    case 2: .isDark(happens(oneIn: 2))
    case 3, 4: .isRightToLeft(happens(oneIn: 2))
    default: .isAnimated(!happens(oneIn: 3))
    }
  }
}
