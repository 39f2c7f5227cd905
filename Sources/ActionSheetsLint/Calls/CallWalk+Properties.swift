extension CallWalk {
  mutating func addStandardButtons(_ set: String, to dialog: Int, at start: Int) {
    guard let buttons = StandardButton.sets[set] else {
      return book.change(dialog) { $0.isComplete = false }
    }
    let place = source.place(of: start)
    for button in buttons {
      let value = TitleValue.texts([.init(text: StandardButton.text(button.title, at: place))])
      _ = book.addButton(
        value, response: button.response, to: dialog, path: tracker.path, at: place)
    }
  }

  mutating func set(
    _ property: DialogProperty, _ arguments: [Source.Argument], on dialog: Int
  ) {
    guard let first = arguments.first else { return }
    switch property {
    case .title, .body: setText(titles.value(first.part), property, first, on: dialog)
    // Python has no `printf`.
    case .format where source.language == .python:
      setText(titles.value(first.part), property, first, on: dialog)
    case .format, .bodyFormat:
      let value = titles.formatted(arguments.map(\.part))
      setText(value, property, first, on: dialog)
    case .pairs: addPairs(list(of: arguments), to: dialog, titleIsFirst: true)
    case .buttons: setButtons(first, on: dialog)
    case .closeResponse:
      let response = response(first)
      book.change(dialog) { $0.closeResponse = response }
    case .cancelButton:
      let number = Int(source.text(first.part.lowerBound))
      book.change(dialog) { $0.cancelButton = number }
    }
  }

  private mutating func setText(
    _ value: TitleValue, _ property: DialogProperty, _ argument: Source.Argument, on dialog: Int
  ) {
    let text: ListedText?
    switch value {
    case .none: return
    case .unknown: text = ListedText(place: source.place(of: argument.part.lowerBound))
    case .texts(let texts): text = texts.first?.text
    }
    book.change(dialog) { draft in
      switch property {
      case .body, .bodyFormat: draft.message = text
      default: draft.title = text
      }
    }
  }

  /// Reads `GTK_BUTTONS_…`, a tuple of titles and responses, or a list of titles.
  private mutating func setButtons(_ argument: Source.Argument, on dialog: Int) {
    let part = argument.part
    if let last = part.last, source.isIdentifier(last) {
      let name = source.text(last)
      let set = name.hasPrefix("GTK_BUTTONS_") ? String(name.dropFirst(12)) : name
      if StandardButton.sets[set] != nil {
        return addStandardButtons(set, to: dialog, at: part.lowerBound)
      }
    }
    let elements = list(of: [argument])
    if elements.isEmpty || elements.count == 1 && elements[0].part == part {
      return book.change(dialog) { $0.isComplete = false }
    }
    guard book.drafts[dialog].kind == .alert else {
      return addPairs(elements, to: dialog, titleIsFirst: true)
    }
    for element in elements { _ = addButton(element, element, to: dialog) }
  }

  /// Returns the elements of a list, whether it stands there or in a variable; other arguments as they are.
  func list(of arguments: [Source.Argument]) -> [Source.Argument] {
    guard let first = arguments.first, arguments.count == 1 || source.language == .python else {
      return arguments
    }
    let part = source.name(first.part).flatMap { book.list($0) } ?? first.part
    // Brackets of C and Vala belong to the type.
    let isPython = source.language == .python
    let open =
      isPython ? part.first : part.first { source.is("{", at: $0) }
    guard let open, !isPython || source.is("[", at: open) || source.is("(", at: open),
      let inside = source.inside(open), inside.upperBound < part.upperBound
    else { return arguments }
    return source.arguments(inside)
  }

  // MARK: - Words

  func literal(_ part: Source.Part) -> String? {
    let part = source.unwrapped(part)
    guard part.count == 1, source.tokens[part.lowerBound].kind == .string else { return nil }
    return Literal.text(source.bytes[source.tokens[part.lowerBound].range], source.language)
  }

  /// Returns a response as a word: the identifier, or the last part of the constant.
  func response(_ argument: Source.Argument) -> String {
    if let text = literal(argument.part) { return text }
    guard let last = argument.part.last else { return "" }
    let word = source.text(last)
    return word.hasPrefix("GTK_RESPONSE_") ? String(word.dropFirst(13)) : word
  }
}
