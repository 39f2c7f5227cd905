import ActionSheets
import ActionSheetsLocalization
import ActionSheetsTerminal
import TerminalKit

/// The title of a button with its width, worked through once for all devices.
struct MeasuredTitle: Hashable, Sendable {
  let title: String
  let role: Content.Role
  let kind: Content.Kind
  /// The width in the system font of iOS.
  let width: TextWidth

  /// Measures a title.
  ///
  /// - Parameter hasValues: Whether values are put into the title. Nobody knows them: a number is taken to have two
  ///   digits, and a text eight letters.
  init(
    _ title: String, hasValues: Bool = false, role: Content.Role = .default, in kind: Content.Kind
  ) {
    let title = hasValues ? title.filled(number: "00", text: "abcdefgh") : title
    self.title = title
    self.role = role
    self.kind = kind
    width = TextWidth(of: title, Self.weight(of: role))
  }

  /// Finds out how the title is shown on a device.
  func fit(on device: Device) -> TitleFit {
    switch device {
    case .phone(let width, let bodySize):
      guard let room = PhoneRoom(kind, width: width, bodySize: bodySize) else {
        return .notJudged(.wraps)
      }
      return fit(in: room)
    case .window: return .notJudged(.desktopDecides)
    case .terminal(let columns): return fit(columns: columns)
    }
  }

  /// Cancel is semibold in UIKit's sheets, and in alerts without a preferred action: 2 to 5 % wider.
  private static func weight(of role: Content.Role) -> TextWidth.Weight {
    role == .cancel ? .semibold : .regular
  }
}

// Phones.
extension MeasuredTitle {
  private func fit(in room: PhoneRoom) -> TitleFit {
    if let doubt = width.doubt { return .notJudged(doubt) }
    let least = width.least(at: room.size)
    if least <= room.width { return .whole }
    if least <= room.limit { return .shrunk(scale: room.width / least) }
    func fits(_ text: some StringProtocol) -> Bool {
      TextWidth(of: text, Self.weight(of: role)).points(at: room.size) <= room.limit
    }
    let count = title.count
    let kept = Self.most(below: count) { fits(title.prefix($0)) }
    let seen = Self.most(below: count) { fits(shown($0)) }
    return .truncated(
      TitleFit.Cut(
        width: width.points(at: room.size), room: room.limit, excess: count - kept,
        shown: shown(seen)))
  }

  /// Returns what is shown where so many characters stay: UIKit cuts in the middle.
  private func shown(_ count: Int) -> String {
    "\(title.prefix((count + 1) / 2))\u{2026}\(title.suffix(count / 2))"
  }

  /// Returns the greatest number of characters of which a condition holds that holds up to some number; at least 0.
  private static func most(below count: Int, where holds: (Int) -> Bool) -> Int {
    max(0, (0..<count).firstIndex(after: holds) - 1)
  }
}

// Terminals.
extension MeasuredTitle {
  private func fit(columns: Int) -> TitleFit {
    func lines(_ title: String) -> [TextLayout.Line] {
      Content.Button(title, role: role).terminalLines(in: kind, columns: columns)
    }
    let shown = lines(title)
    guard shown.last?.isTruncated == true else { return .whole }
    let count = title.count
    let kept = Self.most(below: count) {
      lines(String(title.prefix($0))).last?.isTruncated != true
    }
    return .truncated(
      TitleFit.Cut(
        width: Double(DisplayText(title).reduce(0) { $0 + $1.width }),
        room: Double(shown.reduce(0) { $0 + $1.width }), excess: count - kept,
        shown: shown.map { $0.clusters.map(\.text).joined() }.joined(separator: " ")))
  }
}
