import ActionSheets

/// What a line that the person typed means for a sheet whose rows are numbered from 1.
///
///     TypedAnswer("em", to: content, in: order)  // .button(…), the one that begins with "Em"
///
/// A line is tried as, in this order, the number of a row, the whole title, the whole title without regard
/// to case and diacritics, and the beginning of a title; the first that fits anything decides. So a title
/// that is itself a number can be typed only where no row has that number. Disabled buttons take part, lest
/// a title that cannot be had turn into another one's beginning; a destructive button is answered like any
/// other, for a typed answer is deliberate.
enum TypedAnswer: Hashable, Sendable {
  /// One button that can be pressed.
  case button(ButtonID)
  /// One button that cannot be pressed.
  case disabled(ButtonID)
  /// Several buttons, of which the first few are listed in display order.
  case ambiguous([ButtonID], total: Int)
  /// No button.
  case unknown
  /// Nothing but white space.
  case empty

  /// The most buttons that ``ambiguous(_:total:)`` lists.
  static let longestList = 10

  /// Finds what a line means.
  ///
  /// Complexity: linear in the number of buttons; a number takes no search.
  init(_ line: String, to content: Content, in order: Presentation.Order) {
    let line = TypedAnswer.trimmed(line)
    if line.isEmpty {
      self = .empty
    } else if let number = TypedAnswer.number(line), order.indices.contains(number - 1) {
      self = TypedAnswer.single(order[number - 1], content)
    } else {
      self = TypedAnswer.search(line, content, order)
    }
  }

  private static func search(
    _ line: Substring, _ content: Content, _ order: Presentation.Order
  ) -> TypedAnswer {
    let typed = SearchFolding.folded(String(line))
    guard !typed.isEmpty else { return .unknown }
    var exact = Found()
    var whole = Found()
    var beginnings = Found()
    for id in order {
      guard let title = content[id]?.title, SearchFolding.hasPrefix(title, typed) else { continue }
      beginnings.add(id)
      if SearchFolding.isWhole(title, typed) { whole.add(id) }
      if title.utf8.elementsEqual(line.utf8) { exact.add(id) }
    }
    return [exact, whole, beginnings].first { $0.total > 0 }?.answer(content) ?? .unknown
  }

  private static func single(_ id: ButtonID, _ content: Content) -> TypedAnswer {
    content[id]?.isEnabled == true ? .button(id) : .disabled(id)
  }

  /// The buttons that fit in one way.
  private struct Found {
    var first: [ButtonID] = []
    var total = 0

    mutating func add(_ id: ButtonID) {
      total += 1
      if first.count < TypedAnswer.longestList { first.append(id) }
    }

    func answer(_ content: Content) -> TypedAnswer {
      total == 1 ? TypedAnswer.single(first[0], content) : .ambiguous(first, total: total)
    }
  }

  /// Reads decimal digits, with the full stop that follows a row's number in a list.
  private static func number(_ line: Substring) -> Int? {
    let digits = line.utf8.last == 0x2E ? line.utf8.dropLast() : line.utf8[...]
    guard !digits.isEmpty else { return nil }
    var value = 0
    for digit in digits {
      guard digit >= 0x30, digit <= 0x39 else { return nil }
      let (tens, isTooLarge) = value.multipliedReportingOverflow(by: 10)
      if isTooLarge || tens > Int.max - 9 { return nil }
      value = tens + Int(digit - 0x30)
    }
    return value > 0 ? value : nil
  }

  private static func trimmed(_ line: String) -> Substring {
    var rest = line.unicodeScalars[...]
    while let first = rest.first, SearchFolding.isSpace(first.value) { rest.removeFirst() }
    while let last = rest.last, SearchFolding.isSpace(last.value) { rest.removeLast() }
    return Substring(rest)
  }
}
