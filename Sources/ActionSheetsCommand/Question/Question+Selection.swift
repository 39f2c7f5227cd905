extension Question {
  /// Returns the index that `--answer` names.
  ///
  /// Digits are always an index, so what they mean never depends on the titles; a title that is itself a
  /// number is named by its index. Anything else is a title and must match one button byte for byte.
  func index(named name: ArraySlice<UInt8>, by option: String) throws(CommandError) -> Int {
    let shown = MessageText.quoted(name)
    if !name.isEmpty, name.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }) {
      guard let index = Int(String(decoding: name, as: UTF8.self)), index < buttons.count else {
        throw .usage(
          "\(option): there is no button \(shown); indices go from 0 to \(buttons.count - 1)")
      }
      return index
    }
    var found: Int?
    for index in 0..<buttons.count where buttons.titles[index] == name {
      if let found {
        throw .usage(
          "\(option): \(shown) is the title of buttons \(found) and \(index); give the index")
      }
      found = index
    }
    guard let found else { throw .usage("\(option): no button has the title \(shown)") }
    return found
  }

  /// Returns the index that `--answer` names, if the button there can be pressed.
  func answerIndex(_ name: ArraySlice<UInt8>) throws(CommandError) -> Int {
    let index = try index(named: name, by: "--answer")
    guard buttons.isEnabled(index) else {
      throw .usage("--answer: button \(index) is disabled")
    }
    return index
  }

  /// Returns the index that `--timeout-answer` names. Time never presses a destructive button (C8).
  func timeoutAnswerIndex(_ name: ArraySlice<UInt8>) throws(CommandError) -> Int {
    guard Int(String(decoding: name, as: UTF8.self)) != nil else {
      throw .usage("--timeout-answer: expected an index, found \(MessageText.quoted(name))")
    }
    let index = try index(named: name, by: "--timeout-answer")
    guard buttons.isEnabled(index) else {
      throw .usage("--timeout-answer: button \(index) is disabled")
    }
    switch buttons.roles[index] {
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
