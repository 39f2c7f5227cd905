import ActionSheets

extension Checker {
  /// The part of the room that a source text may fill so that translations have room to grow.
  private static let fullPart = 0.85

  /// Measures the titles in each language.
  mutating func checkWidths(of sheet: CheckedSheet) {
    let wanted: [Rule] = [.truncatedTitle, .shrunkTitle, .noRoomToGrow, .alikeWhenCut]
    guard wanted.contains(where: { follows($0, in: sheet) }) else { return }
    let devices = configuration.devices(for: sheet.sheet.toolkit)
    guard !devices.isEmpty else { return }
    for language in sheet.languages {
      var cut: [String: [(button: Int, cut: Finding.Cut)]] = [:]
      for (button, title) in sheet.titles.enumerated() {
        guard let text = title.shown(in: language) else { continue }
        let measured = MeasuredTitle(
          text, hasValues: title.hasValues, role: sheet.sheet.buttons[button].role,
          in: sheet.sheet.kind)
        guard
          let found = check(measured, of: button, in: sheet, language, on: devices)
        else { continue }
        cut[found.shown, default: []].append((button, found))
      }
      for group in cut.values.sorted(by: { $0[0].button < $1[0].button }) where group.count > 1 {
        checkAlike(group, in: sheet, language)
      }
    }
  }

  /// Measures a title, and returns how it is cut.
  private mutating func check(
    _ title: MeasuredTitle, of button: Int, in sheet: CheckedSheet, _ language: Int?,
    on devices: [Device]
  ) -> Finding.Cut? {
    for device in devices {
      switch title.fit(on: device) {
      case .truncated(let fit):
        let cut = Finding.Cut(
          device: device, width: fit.width, room: fit.room, excess: fit.excess, shown: fit.shown)
        // Nobody knows how long a text is that comes into the title.
        let severity: Severity? = sheet.titles[button].hasValues ? .note : nil
        add(.truncatedTitle, in: sheet, at: [button], language, severity: severity, cut: cut) {
          "\($0.joined()) is cut off"
        }
        return cut
      case .shrunk:
        add(.shrunkTitle, in: sheet, at: [button], language, cut: Self.whole(title, on: device)) {
          "\($0.joined()) is shown in smaller letters"
        }
        return nil
      case .whole:
        guard language == sheet.titles[button].sourceLanguage,
          let cut = Self.whole(title, on: device), cut.width > cut.room * Self.fullPart
        else { continue }
        add(.noRoomToGrow, in: sheet, at: [button], language, cut: cut) {
          "\($0.joined()) leaves translations no room to grow"
        }
        return nil
      case .notJudged: continue
      }
    }
    return nil
  }

  /// Returns the room for a title on a phone that shows the whole of it.
  private static func whole(_ title: MeasuredTitle, on device: Device) -> Finding.Cut? {
    guard case .phone(let width, let bodySize) = device,
      let room = PhoneRoom(title.kind, width: width, bodySize: bodySize)
    else { return nil }
    return Finding.Cut(
      device: device, width: title.width.points(at: room.size), room: room.width, excess: 0,
      shown: title.title)
  }

  /// Finds titles that show the same once they are cut.
  private mutating func checkAlike(
    _ group: [(button: Int, cut: Finding.Cut)], in sheet: CheckedSheet, _ language: Int?
  ) {
    let (buttons, company) = Self.company(of: group.map(\.button), in: sheet.sheet)
    guard company != .never else { return }
    // Titles that are alike as a whole have a rule of their own.
    let identities = Set(buttons.map { sheet.titles[$0].identity(in: language) })
    guard identities.count > 1 else { return }
    let severity: Severity? = company == .always ? nil : .note
    add(
      .alikeWhenCut, in: sheet, at: buttons, language, severity: severity, cut: group.first?.cut
    ) { "\($0.joined(separator: " and ")) look the same once they are cut off" }
  }
}
