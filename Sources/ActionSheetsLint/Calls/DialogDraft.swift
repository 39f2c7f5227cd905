import ActionSheets

/// A dialog while its calls are collected.
struct DialogDraft {
  typealias Path = [BranchTracker.Condition]

  struct Button {
    var text: ListedText
    /// The response, as a word: `CANCEL`, or the identifier.
    var response: String
    var path: Path
    var callPlace: SourcePlace
    var isDestructive = false
  }

  let kind: DialogKind
  /// The conditions under which it is made.
  let path: Path
  let place: SourcePlace
  /// Whether it is seen where it is made; otherwise, buttons may be added elsewhere.
  var isMadeHere: Bool
  var title: ListedText?
  var message: ListedText?
  var buttons: [Button] = []
  var destructiveResponses: Set<String> = []
  var closeResponse: String?
  var cancelButton: Int?
  var isComplete: Bool

  /// The most buttons of one dialog; what comes behind them is left out.
  static let buttonLimit = 1_000

  init(_ kind: DialogKind, path: Path, place: SourcePlace, isMadeHere: Bool) {
    self.kind = kind
    self.path = path
    self.place = place
    self.isMadeHere = isMadeHere
    isComplete = isMadeHere
  }

  mutating func add(_ button: Button) {
    if buttons.count < Self.buttonLimit { buttons.append(button) } else { isComplete = false }
  }

  /// Returns the sheet, or `nil` if no button was found.
  func sheet(_ disabling: Disabling) -> ListedSheet? {
    var buttons = buttons
    if kind == .alert, buttons.isEmpty, isComplete {
      // GTK adds this one by itself.
      let text = StandardButton.text("_Close", at: place)
      buttons = [Button(text: text, response: "CLOSE", path: path, callPlace: place)]
    }
    guard !buttons.isEmpty else { return nil }
    let branches = BranchNumbering(base: path).branches(buttons.map(\.path))
    let cancel = cancelResponse(of: buttons)
    var listed: [ListedButton] = []
    for (index, button) in buttons.enumerated() {
      let isDestructive = button.isDestructive || destructiveResponses.contains(button.response)
      let isCancel = cancelButton.map { $0 == index } ?? (button.response == cancel)
      listed.append(
        ListedButton(
          button.text, role: isDestructive ? .destructive : isCancel ? .cancel : .default,
          branches: branches[index],
          disabled: disabling.rules(at: [button.callPlace, button.text.place])))
    }
    return ListedSheet(
      kind: .alert, toolkit: .gtk, place: place, title: title, message: message, buttons: listed,
      isComplete: isComplete, disabled: disabling.rules(at: [place]))
  }

  /// The response that Escape and closing the window give.
  private func cancelResponse(of buttons: [Button]) -> String? {
    let candidates =
      switch kind {
      case .alert: cancelButton == nil ? ["CLOSE"] : []
      case .adwMessage, .adwAlert: closeResponse.map { [$0] } ?? ["cancel", "close"]
      case .dialog, .message, .chooser, .granite: ["CANCEL", "CLOSE", "cancel", "close"]
      }
    return candidates.first { name in buttons.contains { $0.response == name } }
  }
}

/// Numbers the branches of one sheet.
struct BranchNumbering {
  /// The conditions of the sheet itself.
  let base: DialogDraft.Path

  private struct Key: Hashable {
    var statement: Int
    /// The way, where the ways of the statement do not exclude each other.
    var way: Int?
  }

  private struct Entry {
    var key: Key
    var way: Int
    var isExit: Bool
  }

  /// Returns the branches of buttons, by their conditions.
  func branches(_ paths: [DialogDraft.Path]) -> [[ListedButton.Branch]] {
    let entries = paths.map(entries)
    var ways: [Key: Set<Int>] = [:]
    for entry in entries.joined() { ways[entry.key, default: []].insert(entry.way) }
    var numbers: [Key: Int] = [:]
    return entries.map { entries in
      // An exit says something only where there are buttons on both sides of it.
      entries.filter { !$0.isExit || ways[$0.key, default: []].count > 1 }.map { entry in
        let number = numbers[entry.key, default: numbers.count]
        numbers[entry.key] = number
        return ListedButton.Branch(statement: number, way: entry.way)
      }
    }
  }

  /// What comes to pass more than once can take another way each time: there, ways do not exclude each other.
  private func entries(_ path: DialogDraft.Path) -> [Entry] {
    var isRepeated = false
    var entries: [Entry] = []
    for condition in path where !base.contains(condition) {
      let isExit = condition.kind == .exit
      let isFree = isRepeated && !(isExit && condition.way == 0)
      let key = Key(statement: condition.statement, way: isFree ? condition.way : nil)
      if !entries.contains(where: { $0.key == key }) {
        entries.append(Entry(key: key, way: isFree ? 0 : condition.way, isExit: isExit))
      }
      if condition.kind == .repetition { isRepeated = true }
    }
    return entries
  }
}
