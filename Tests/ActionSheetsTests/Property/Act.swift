import ActionSheets
import RandomTesting

/// One thing that happens to a host: a program asks, a person acts, time passes, the host changes.
///
/// Acts are values that know nothing of the state they meet, so that a failing list can be run again with
/// some left out.
enum Act: Hashable {
  case present(Presentation.Request, PresentationError?)
  case sendToTop(Presentation.Event)
  case send(Presentation.Event, Presentation.ID)
  case sendToAll(Presentation.Event)
}

extension Act {
  /// The greatest number of buttons in one sheet.
  static let buttonLimit = 6

  /// Returns acts that follow from a seed.
  static func list(_ count: Int, seed: UInt64) -> [Act] {
    var random = SplitMix64(seed: seed)
    var presented = 0
    return (0..<count).map { _ in
      let act = random.act(presented: presented)
      if case .present = act { presented += 1 }
      return act
    }
  }
}

extension SplitMix64 {
  mutating func act(presented: Int) -> Act {
    switch next(below: 20) {
    case 0, 1:
      return .present(request(), happens(oneIn: 12) ? .notInWindow(view: "Inbox") : nil)
    case 2, 3, 4:
      return .send(event(), Presentation.ID(next(below: presented + 2)))
    case 5:
      return .sendToAll(event())
    case 6, 7, 8:
      return .sendToTop(.transitionEnded)
    default:
      return .sendToTop(event())
    }
  }

  private mutating func content() -> Content {
    let letters = (0..<next(below: Act.buttonLimit + 1)).map { _ in pick(Array("ddDaabBAcC")) }
    var content = Content(letters: "")
    var hasCancel = false
    for letter in letters {
      let isCancel = letter.lowercased() == "c"
      if isCancel && hasCancel && !happens(oneIn: 12) { continue }
      hasCancel = hasCancel || isCancel
      content.buttons.append(button(letter))
    }
    if happens(oneIn: 3) { content.title = "Title" }
    content.kind = pick([.actionSheet, .actionSheet, .alert, .modal])
    if content.kind == .alert {
      content.fields = (0..<next(below: 3)).map {
        Content.Field("Field \($0)", problem: happens(oneIn: 6) ? "No" : nil)
      }
      content.preferredButton = happens(oneIn: 2) ? button() : nil
    }
    if happens(oneIn: 2) { content.timeoutAnswer = button() }
    return content
  }

  /// A button of a letter, one in eight of them selected.
  private mutating func button(_ letter: Character) -> Content.Button {
    var button = Content(letters: String(letter)).buttons[0]
    button.id = ButtonID(-1)
    button.isSelected = happens(oneIn: 8)
    return button
  }

  private mutating func request() -> Presentation.Request {
    let content = content()
    return Presentation.Request(
      content, from: happens(oneIn: 6) ? nil : pick(Presentation.Origin.allCases),
      isFromPopover: happens(oneIn: 6),
      options: Presentation.Options(
        isAnimated: !happens(oneIn: 3), isInsidePopover: happens(oneIn: 6),
        timeout: happens(oneIn: 2) ? .seconds(next(below: 6)) : nil),
      sheet: happens(oneIn: 4) ? Presentation.Source(UInt(next(below: 3))) : nil,
      source: happens(oneIn: 4) ? Presentation.Source(UInt(10 + next(below: 3))) : nil)
  }

  private mutating func button() -> ButtonID { ButtonID(next(below: Act.buttonLimit + 2) - 1) }

  private mutating func event() -> Presentation.Event {
    switch next(below: 34) {
    case 0: .transitionEnded
    case 1...7: stroke()
    case 8...13:
      .pointer(
        next(below: 2), pick([.began, .began, .moved, .ended, .ended, .cancelled]), target())
    case 14: .activate(button())
    case 15: .focus(button())
    case 16: .focusMovedAway
    case 32: .contentChanged(content())
    case 33: .setProblem(field: next(below: 3), happens(oneIn: 2) ? "No" : nil)
    case 17, 18: .setEnabled(button(), happens(oneIn: 2))
    case 19, 25, 29:
      .laidOut(
        Presentation.Layout(
          rowsInView: next(below: 4), isSideBySide: happens(oneIn: 2),
          hidesTextAbove: happens(oneIn: 2), hidesTextBelow: happens(oneIn: 2)))
    case 20: .environmentChanged(environment())
    case 21: .elapsed(.milliseconds(next(below: 6000)))
    case 22: pick([.closeRequested, .cancel(.programmatic)])
    case 23: .focusField(next(below: 3))
    case 24: .setText(field: next(below: 3), FieldText("text"))
    case 27: .scroll(rows: next(below: 7) - 3)
    case 26:
      .originChanged(
        happens(oneIn: 4) ? nil : pick(Presentation.Origin.allCases),
        isFromPopover: happens(oneIn: 4))
    case 30:
      .bodyKey(
        pick([.escape, .escape, .tab, nil]), isRepeat: happens(oneIn: 4),
        wasUsed: happens(oneIn: 2))
    case 28: .placeLost(pick([.outsidePress, .escape, .cancelButton, .hostGone]))
    default:
      .cancel(
        pick([
          .cancelButton, .outsidePress, .escape, .programmatic, .taskCancelled, .timedOut,
          .interrupted, .hostGone,
          .notPresented(.hostUnavailable("No display")),
        ]))
    }
  }

  private mutating func stroke() -> Presentation.Event {
    let key = pick(
      [
        .up, .down, .left, .right, .home, .end, .pageUp, .pageDown, .tab, .backTab, .enter, .enter,
        .space, .space,
        .escape, .character("a"), .character("d"),
      ] as [Presentation.Key])
    return .key(key, isRepeat: happens(oneIn: 4), at: .milliseconds(next(below: 6000)))
  }

  private mutating func target() -> Presentation.Target {
    switch next(below: 6) {
    case 0: .sheet
    case 1: .outside
    default: .button(button())
    }
  }

  private mutating func environment() -> Presentation.Environment {
    Presentation.Environment(
      idiom: happens(oneIn: 3) ? .phone : .pad, sizeClass: happens(oneIn: 3) ? .compact : .regular,
      layoutDirection: happens(oneIn: 2) ? .leftToRight : .rightToLeft,
      reducesMotion: happens(oneIn: 4))
  }
}
