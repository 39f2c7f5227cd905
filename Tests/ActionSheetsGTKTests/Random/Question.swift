import ActionSheets
import RandomTesting

/// What a program asks in a random episode.
struct Question: Hashable {
  var content: Content
  var options = Presentation.Options()
  var anchor: RandomAnchor?
  var sheet: Presentation.Source?
}

/// Where a sheet comes from, as a value that knows no widget.
struct RandomAnchor: Hashable {
  /// The controls of a ``RandomWindow``.
  enum Control: CaseIterable {
    case share, beneath, entry, spare, inPopover
  }

  var origin: Presentation.Origin
  var control: Control
  var rectangle = Rectangle<Double>(x: 0, y: 0, width: 1, height: 1)
}

extension SplitMix64 {
  mutating func question() -> Question {
    Question(
      content: content(),
      options: Presentation.Options(
        isAnimated: happens(oneIn: 2), isInsidePopover: happens(oneIn: 12),
        keepsBarLive: happens(oneIn: 6),
        timeout: happens(oneIn: 8) ? .milliseconds(next(below: 400)) : nil),
      anchor: happens(oneIn: 4) ? nil : anchor(RandomAnchor.Control.allCases),
      sheet: happens(oneIn: 4) ? Presentation.Source(UInt(next(below: 2))) : nil)
  }

  mutating func anchor(_ controls: [RandomAnchor.Control]) -> RandomAnchor {
    RandomAnchor(
      origin: pick(Presentation.Origin.allCases), control: pick(controls),
      rectangle: pick([
        Rectangle(x: 0, y: 0, width: 1, height: 1), Rectangle(x: 4, y: 2, width: 30, height: 10),
        Rectangle(x: -40, y: -9000, width: 5, height: 5),
        Rectangle(x: 0, y: 0, width: 5000, height: 5000),
      ]))
  }

  private mutating func content() -> Content {
    let kind = pick(
      [.actionSheet, .actionSheet, .actionSheet, .alert, .alert, .modal] as [Content.Kind])
    guard kind != .modal else {
      return Content(
        kind: kind, title: happens(oneIn: 2) ? text() : nil, buttons: [],
        isDismissible: !happens(oneIn: 3))
    }
    var content = Content(
      kind: kind, title: happens(oneIn: 2) ? text() : nil,
      message: happens(oneIn: 3) ? text() : nil,
      buttons: [])
    for _ in 0..<pick([0, 1, 2, 2, 3, 4, 4, 5, 7, 12, 40]) {
      var role = pick(
        [.default, .default, .default, .destructive, .destructive, .cancel] as [Content.Role])
      if role == .cancel, content.cancelButton != nil, !happens(oneIn: 30) { role = .default }
      content.buttons.append(
        .init(
          text(), role: role, isEnabled: !happens(oneIn: 5),
          subtitle: happens(oneIn: 6) ? text() : nil, isSelected: happens(oneIn: 6)))
    }
    content.timeoutAnswer = happens(oneIn: 2) ? ButtonID(next(below: 6) - 1) : nil
    guard kind == .alert else { return content }
    content.progress = happens(oneIn: 6) ? pick([.indeterminate, .fraction(0.4)]) : nil
    content.fields = (0..<pick([0, 0, 1, 2, 3])).map { _ in
      Content.Field(
        text(), text: happens(oneIn: 3) ? text() : "", isSecure: happens(oneIn: 2),
        problem: happens(oneIn: 6) ? text() : nil)
    }
    content.preferredButton = happens(oneIn: 3) ? ButtonID(next(below: 5) - 1) : nil
    return content
  }

  /// A title: mostly short, now and then long, from right to left, or hostile.
  mutating func text() -> String {
    switch next(below: 12) {
    case 0: return RandomText.any(length: next(below: 40), using: &self)
    case 1:
      return String(repeating: "A long title that goes on and on. ", count: 1 + next(below: 30))
    case 2: return pick(["حذف الملاحظة", "מחק את הפתק", "אב (12) ab!"])
    case 3: return pick(["👩‍👩‍👧‍👦 Family", "🇩🇪🇫🇷", "e\u{301}\u{301}\u{301}", "\u{202E}evil"])
    case 4:
      return pick(["<b>&amp;</b>", "%s%n", "_Mnemonic", "a\u{0}b", "\u{1B}[31m", "line\nline"])
    case 5: return ""
    default:
      return pick(["Delete", "Email", "Print", "Move", "Duplicate", "Cancel", "OK", "Ärger"])
    }
  }
}
