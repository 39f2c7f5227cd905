/// The dialogs of a source, and the variables that hold them.
struct DialogBook {
  typealias Path = DialogDraft.Path

  /// The most dialogs that one variable may hold at one place.
  private static let candidateLimit = 4

  private struct TextVariable {
    var value: TitleValue
    var path: Path
  }

  /// A dialog and some of its buttons.
  private typealias ButtonVariable = [(dialog: Int, button: Int)]

  private(set) var drafts: [DialogDraft] = []
  private(set) var skipped: [SheetList.Skipped] = []
  private var dialogs: [String: [Int]] = [:]
  private var texts: [String: [TextVariable]] = [:]
  private var lists: [String: Source.Part] = [:]
  private var buttons: [String: ButtonVariable] = [:]
  private var scopes: [(dialogs: [String: [Int]?], texts: [String: [TextVariable]?])] = []

  // MARK: - Scopes

  mutating func beginScope() { scopes.append(([:], [:])) }

  /// Forgets the variables of a function.
  mutating func endScope() {
    guard let scope = scopes.popLast() else { return }
    for (name, value) in scope.dialogs { dialogs[name] = value }
    for (name, value) in scope.texts { texts[name] = value }
    if scopes.isEmpty {
      lists = [:]
      buttons = [:]
    }
  }

  private mutating func set(_ name: String, _ value: [Int]?) {
    if !scopes.isEmpty, scopes[scopes.endIndex - 1].dialogs[name] == nil {
      scopes[scopes.endIndex - 1].dialogs.updateValue(dialogs[name], forKey: name)
    }
    dialogs[name] = value
  }

  // MARK: - Variables

  /// Notes that a variable holds a dialog, or something that is none.
  mutating func assign(_ name: String, dialog: Int?, path: Path) {
    guard dialog != nil || dialogs[name] != nil else { return }
    var kept: [Int] = []
    for index in dialogs[name] ?? [] where index != dialog {
      if drafts[index].path.excludes(path) {
        kept.append(index)
      } else if !path.allSatisfy({ drafts[index].path.contains($0) }) {
        // Behind the branch, the variable may still hold the one before.
        drafts[index].isComplete = false
      }
    }
    if kept.count >= Self.candidateLimit { kept.removeFirst() }
    set(name, kept + (dialog.map { [$0] } ?? []))
  }

  /// Notes the value of a variable that may be a title.
  mutating func assign(_ name: String, text: TitleValue, path: Path) {
    if !scopes.isEmpty, scopes[scopes.endIndex - 1].texts[name] == nil {
      scopes[scopes.endIndex - 1].texts.updateValue(texts[name], forKey: name)
    }
    // What is set later, whenever the earlier value was set, takes its place.
    let kept = (texts[name] ?? []).filter { old in !path.allSatisfy { old.path.contains($0) } }
    texts[name] = kept.suffix(7) + [TextVariable(value: text, path: path)]
  }

  /// Returns the value of a variable at a place.
  func text(_ name: String, at index: Int, path: Path) -> TitleValue {
    let values = (texts[name] ?? []).filter { !$0.path.excludes(path) }
    if values.isEmpty { return .unknown }
    let known = values.map { variable -> TitleValue in
      guard case .texts(let texts) = variable.value else { return variable.value }
      return .texts(texts.map { .init(text: $0.text, path: variable.path + $0.path) })
    }
    return known.count == 1 ? known[0] : TitleReader.combined(known, at: index)
  }

  mutating func assign(_ name: String, list: Source.Part) { lists[name] = list }

  func list(_ name: String) -> Source.Part? { lists[name] }

  mutating func assign(_ name: String, buttons found: [(dialog: Int, button: Int)]) {
    buttons[name] = found
  }

  // MARK: - Dialogs

  mutating func add(_ draft: DialogDraft) -> Int {
    drafts.append(draft)
    return drafts.endIndex - 1
  }

  /// Returns the dialogs that a variable may hold at a place.
  func dialogs(_ name: String, path: Path) -> [Int] {
    (dialogs[name] ?? []).filter { !drafts[$0].path.excludes(path) }
  }

  mutating func change(_ index: Int, _ change: (inout DialogDraft) -> Void) {
    change(&drafts[index])
  }

  /// Adds buttons for the titles that a value has.
  ///
  /// - Returns: The numbers of the buttons.
  mutating func addButton(
    _ value: TitleValue, response: String, to dialog: Int, path: Path, at place: SourcePlace
  ) -> [(dialog: Int, button: Int)] {
    switch value {
    case .none: return []
    case .unknown:
      drafts[dialog].isComplete = false
      skip("the title of a button is not a text that stands here", at: place)
      return []
    case .texts(let texts):
      let first = drafts[dialog].buttons.count
      for alternative in texts {
        drafts[dialog].add(
          .init(
            text: alternative.text, response: response, path: path + alternative.path,
            callPlace: place))
      }
      return (first..<drafts[dialog].buttons.count).map { (dialog, $0) }
    }
  }

  mutating func markDestructive(_ name: String) {
    for (dialog, button) in buttons[name] ?? [] {
      drafts[dialog].buttons[button].isDestructive = true
    }
  }

  mutating func skip(_ reason: String, at place: SourcePlace) {
    if skipped.last?.place != place { skipped.append(.init(reason, at: place)) }
  }

  /// Returns the sheets in the order of the source.
  func list(_ disabling: Disabling) -> SheetList {
    var list = SheetList(skipped: skipped)
    for draft in drafts {
      if let sheet = draft.sheet(disabling) {
        list.sheets.append(sheet)
      } else if draft.isMadeHere {
        list.skipped.append(.init("no button is added to this dialog here", at: draft.place))
      }
    }
    return list
  }
}
