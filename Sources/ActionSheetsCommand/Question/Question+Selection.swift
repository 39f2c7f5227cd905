extension Question {
  /// Returns the index of the button that an option names.
  ///
  /// Digits are always an index, so that their meaning never depends on the titles. Anything else
  /// is a title and must match one button byte for byte.
  func index(named name: [UInt8], by option: String) throws(CommandError) -> Int {
    let shown = MessageText.quoted(name)
    var found: Int?
    if !name.isEmpty, name.allSatisfy(\.isDigit) {
      found = Int(String(decoding: name, as: UTF8.self)).flatMap { $0 < buttons.count ? $0 : nil }
      if found == nil {
        throw .usage(
          "\(option): there is no button \(shown); indices go from 0 to \(buttons.count - 1)")
      }
    } else {
      for index in buttons.indices where buttons[index].title == name {
        if let found {
          throw .usage(
            "\(option): \(shown) is the title of buttons \(found) and \(index); give the index")
        }
        found = index
      }
    }
    guard let found else { throw .usage("\(option): no button has the title \(shown)") }
    return found
  }

  /// Returns the index of the enabled button that an option names.
  func enabledIndex(named name: [UInt8], by option: String) throws(CommandError) -> Int {
    let index = try index(named: name, by: option)
    guard buttons[index].isEnabled else { throw .usage("\(option): button \(index) is disabled") }
    return index
  }

  /// Makes the button that `--selected` names the only one that is selected.
  ///
  /// A disabled button may be named: what is set now need not be available any more.
  mutating func select(_ name: [UInt8]) throws(CommandError) {
    let index = try index(named: name, by: "--selected")
    guard buttons[index].role != .cancel else {
      throw .usage("--selected: button \(index) is Cancel, which makes no choice")
    }
    for other in buttons.indices { buttons[other].isSelected = other == index }
  }

  /// Returns the index that `--timeout-answer` names: never that of a destructive button (C8).
  func timeoutAnswerIndex(_ name: [UInt8]) throws(CommandError) -> Int {
    guard !name.isEmpty, name.allSatisfy(\.isDigit) else {
      throw .usage("--timeout-answer: expected an index, found \(MessageText.quoted(name))")
    }
    let index = try enabledIndex(named: name, by: "--timeout-answer")
    switch buttons[index].role {
    case .default: return index
    case .destructive:
      throw .usage("--timeout-answer: button \(index) is destructive; only a person may press it")
    case .cancel:
      throw .usage(
        "--timeout-answer: button \(index) is Cancel; without --timeout-answer a timeout ends with 124"
      )
    }
  }
}
