import ActionSheets
import Testing

@testable import ActionSheetsLint

@Suite struct MeasuredTitleTests {
  private static func fit(
    _ title: String, _ role: Content.Role = .default, in kind: Content.Kind = .actionSheet,
    on device: Device = .phone(width: 375)
  ) -> TitleFit {
    MeasuredTitle(title, role: role, in: kind).fit(on: device)
  }

  /// The title that signalapp/Signal-iOS, issue 1324, shows cut on a phone of 375 points.
  private static let long = "Neuen Identitätsschlüssel in Zwischenablage kopieren"

  @Test(arguments: ["Delete", "Löschen", "Удалить", "削除", "حذف", ""])
  func `S13: a short title is shown in full`(title: String) {
    #expect(Self.fit(title) == .whole)
  }

  @Test func `S13: a title that is a little too long is shown in smaller letters`() {
    let fit = Self.fit("Copy the safety number into the clipboard")
    guard case .shrunk(let scale) = fit else {
      Issue.record("\(fit)")
      return
    }
    #expect((0.74..<1).contains(scale))
  }

  @Test func `S13: a title that no longer fits in smaller letters is cut in the middle`() throws {
    let cut = try #require(Self.fit(Self.long).cut)
    #expect(Int(cut.room.rounded()) == 458)
    #expect((470..<480).contains(cut.width))
    #expect(cut.shown.hasPrefix("Neuen Identitätsschlü") && cut.shown.hasSuffix("ablage kopieren"))
    #expect(cut.shown.contains("…"))
  }

  @Test(arguments: [320, 375])
  func `S13: without the characters that must go, a title is not cut`(width: Int) throws {
    let device = Device.phone(width: width)
    let cut = try #require(Self.fit(Self.long, on: device).cut)
    #expect(Self.fit(String(Self.long.dropLast(cut.excess)), on: device).cut == nil)
    #expect(cut.excess > 0)
  }

  @Test func `S13: a title may be cut on narrow phones alone`() {
    let cut = Device.phones.map { Self.fit(Self.long, on: $0).cut != nil }
    #expect(cut == [true, true, false, false])
  }

  @Test func `S13: Cancel is semibold, and so has less room`() {
    let title = "Änderungen verwerfen und in die Liste zurückkehren"
    let phone = Device.phone(width: 375)
    #expect(Self.fit(title, on: phone).cut == nil)
    #expect(Self.fit(title, .cancel, on: phone).cut != nil)
  }

  @Test func `S13: an alert is as wide on every phone`() {
    let title = "Alle ausgewählten Einträge löschen"
    let fits = Device.phones.map { Self.fit(title, in: .alert, on: $0) }
    #expect(Set(fits).count == 1)
    #expect(fits.first != .whole)
  }

  @Test func `S13: a title that fits may be cut with larger text`() {
    let title = "Share the location of this vehicle with a friend"
    #expect(Self.fit(title, on: .phone(width: 375)).cut == nil)
    #expect(Self.fit(title, on: .phone(width: 375, bodySize: 23)).cut != nil)
  }

  @Test(arguments: [28, 33, 40, 47, 53])
  func `S13: with text of a size for accessibility titles wrap`(size: Int) {
    #expect(Self.fit(Self.long, on: .phone(width: 320, bodySize: size)) == .notJudged(.wraps))
  }

  @Test(arguments: [
    (String(repeating: "हटाएँ ", count: 40), Doubt.needsShaping),
    (String(repeating: "\u{E000} Delete ", count: 40), .unknownCharacter),
  ])
  func `S13: a title whose width is not known is never called cut`(
    title: String, doubt: Doubt
  ) {
    #expect(Self.fit(title) == .notJudged(doubt))
  }

  @Test func `S13: a title within the error of the model is not called cut`() {
    let hebrew = String(repeating: "אפרסמון ", count: 7)
    let title = MeasuredTitle(hebrew, in: .actionSheet)
    let room = title.width.points(at: 20) * 0.74 * 0.95
    #expect(title.fit(on: .phone(width: Int(room) + 36)).cut == nil)
    #expect(title.fit(on: .phone(width: Int(room * 0.9) + 36)).cut != nil)
  }

  @Test func `S13: in a window no title is judged`() {
    #expect(Self.fit(Self.long, on: .window) == .notJudged(.desktopDecides))
  }

  @Test(arguments: [Content.Kind.actionSheet, .alert])
  func `S13: in a terminal a title has three lines, and the rest is cut`(kind: Content.Kind) throws
  {
    let terminal = Device.terminal(columns: 80)
    #expect(Self.fit(Self.long, in: kind, on: terminal) == .whole)
    let title = String(repeating: "Delete this note ", count: 12) + "now"
    let cut = try #require(Self.fit(title, .destructive, in: kind, on: terminal).cut)
    #expect(cut.shown.hasPrefix("! Delete this note") && cut.shown.hasSuffix("…"))
    #expect(cut.width == Double(title.count) && cut.room < cut.width)
    let rest = String(title.dropLast(cut.excess))
    #expect(Self.fit(rest, .destructive, in: kind, on: terminal) == .whole)
  }

  @Test(arguments: [
    Device.phone(width: 0), .phone(width: -5), .phone(width: .min),
    .phone(width: .max, bodySize: .min),
    .terminal(columns: 0), .terminal(columns: -1), .terminal(columns: 1),
    .terminal(columns: 100_000),
  ])
  func `S13: any device gives an answer`(device: Device) {
    for kind in [Content.Kind.actionSheet, .alert] {
      for title in ["", "x", "\u{301}", Self.long, "👨‍👩‍👧‍👦"] {
        if let cut = Self.fit(title, .cancel, in: kind, on: device).cut {
          #expect(cut.excess >= 0 && cut.excess <= title.count)
        }
      }
    }
  }

  @Test func `S13: a huge title is measured`() throws {
    let title = String(repeating: "e\u{301}", count: 20_000)
    #expect(try #require(Self.fit(title).cut).excess > 19_000)
  }

  @Test(arguments: [
    ("Delete %lld notes", "Delete 00 notes"), ("Delete “%@”", "Delete “abcdefgh”"),
    ("%2$@: %1$.2f", "abcdefgh: 00"), ("%(count)d of %%", "00 of %"),
    ("%#@notes@ left", "00 left"), ("100 % sure", "100 % sure"), ("%", "%"), ("%*d", "%*d"),
  ])
  func `S13: values that come into a title are assumed`(title: String, filled: String) {
    #expect(MeasuredTitle(title, hasValues: true, in: .alert).title == filled)
    #expect(MeasuredTitle(title, in: .alert).title == title)
  }
}

extension TitleFit {
  fileprivate var cut: Cut? {
    if case .truncated(let cut) = self { cut } else { nil }
  }
}
