extension CallWalk {
  /// Looks at the call whose name is the token.
  mutating func call() {
    guard let close = source.partner(of: index + 1) else { return }
    let name = source.text(index)
    let inside = (index + 2)..<close
    if source.language == .c {
      if let (kind, constructor) = DialogKind.creations[name] {
        create(kind, constructor, inside, at: index)
      } else if name == "g_object_new" {
        createObject(inside)
      } else if let call = DialogCall.named(name) {
        var arguments = source.arguments(inside)
        guard !arguments.isEmpty else { return }
        let receiver = source.name(arguments.removeFirst().part)
        perform(call, on: receiver, arguments, isCertain: true)
      } else if name == "gtk_widget_add_css_class" || name == "gtk_style_context_add_class" {
        addClass(inside)
      }
      return
    }
    if name == "add_css_class" || name == "add_class" {
      return addClass(inside)
    }
    guard let (chain, start) = nameBefore(index + 1) else { return }
    let isNew = source.language == .python || source.text(start - 1) == "new"
    if isNew, !source.isJoint(start - 1) {
      let isQualified = source.language == .python
      if chain.hasSuffix(".__init__") {
        return initialize(inside)
      } else if let (kind, constructor) = DialogKind.named(chain, isQualified: isQualified) {
        return create(kind, constructor, inside, at: start)
      }
    }
    guard let call = DialogCall.methods[name] else {
      if name == "__init__" { initialize(inside) }
      return
    }
    let receiver = chain.split(separator: ".").dropLast().joined(separator: ".")
    guard !receiver.isEmpty || source.language == .vala else { return }
    let arguments = source.arguments(inside)
    perform(
      call, on: source.isJoint(start - 1) ? nil : receiver.isEmpty ? "this" : receiver, arguments,
      isCertain: isLikely(call, receiver, arguments))
  }

  /// Whether a call on something that is not known is one on a dialog.
  private func isLikely(
    _ call: DialogCall, _ receiver: String, _ arguments: [Source.Argument]
  ) -> Bool {
    let name = receiver.lowercased()
    guard arguments.count > 1,
      ["", "self", "this"].contains(name) || name.contains("dialog") || name.contains("dlg")
    else { return false }
    switch call {
    case .addButton, .addButtons:
      return arguments[1].part.contains { source.text($0) == "ResponseType" }
    case .addResponse, .addResponses:
      guard case .texts(let texts) = titles.value(arguments[1].part) else { return false }
      return source.tokens[arguments[0].part.lowerBound].kind == .string
        && texts.allSatisfy { $0.text.key != nil }
    default: return false
    }
  }

  // MARK: - Dialogs that are made

  private mutating func create(
    _ kind: DialogKind, _ constructor: String, _ inside: Source.Part, at start: Int
  ) {
    let dialog = begin(kind, at: start)
    var position = 0
    let parameters = kind.parameters(constructor)
    let arguments = source.arguments(inside)
    var isFinished = false
    for (number, argument) in arguments.enumerated() where !isFinished {
      if let name = argument.name {
        if let property = DialogProperty.names[name] { set(property, [argument], on: dialog) }
        continue
      }
      if parameters.indices.contains(position), let property = parameters[position] {
        // What follows belongs to it: values, or more buttons.
        isFinished = property == .pairs || property == .format
        set(property, isFinished ? Array(arguments[number...]) : [argument], on: dialog)
      }
      position += 1
    }
    if kind == .granite, position < 4 { addStandardButtons("CLOSE", to: dialog, at: start) }
    readInitializer(after: inside.upperBound, of: dialog)
  }

  /// Notes a dialog, and the variable that is to hold it.
  private mutating func begin(_ kind: DialogKind, at start: Int) -> Int {
    tracker.noteFinding()
    var draft = DialogDraft(
      kind, path: tracker.path, place: source.place(of: start), isMadeHere: true)
    draft.isComplete = !tracker.isTooDeep
    let dialog = book.add(draft)
    if let target, index < target.end {
      book.assign(target.name, dialog: dialog, path: tracker.path)
    }
    return dialog
  }

  /// Reads `{ heading = …, body = … }` of Vala.
  private mutating func readInitializer(after close: Int, of dialog: Int) {
    guard source.language == .vala, source.is("{", at: close + 1),
      let inside = source.inside(close + 1)
    else { return }
    for argument in source.arguments(inside) {
      guard let name = argument.name, let property = DialogProperty.names[name] else { continue }
      set(property, [argument], on: dialog)
    }
  }

  /// Reads `g_object_new (ADW_TYPE_ALERT_DIALOG, "heading", …, NULL)`.
  private mutating func createObject(_ inside: Source.Part) {
    let arguments = source.arguments(inside)
    guard let first = arguments.first, let type = source.name(first.part) else { return }
    let types: [String: DialogKind] = [
      "GTK_TYPE_DIALOG": .dialog, "GTK_TYPE_MESSAGE_DIALOG": .message,
      "GTK_TYPE_ALERT_DIALOG": .alert, "GTK_TYPE_FILE_CHOOSER_DIALOG": .chooser,
      "ADW_TYPE_MESSAGE_DIALOG": .adwMessage, "ADW_TYPE_ALERT_DIALOG": .adwAlert,
    ]
    guard let kind = types[type] else { return }
    let dialog = begin(kind, at: index)
    for number in stride(from: 1, to: arguments.count - 1, by: 2) {
      guard let name = literal(arguments[number].part)?.replacing("-", with: "_"),
        let property = DialogProperty.names[name]
      else { continue }
      set(property, [arguments[number + 1]], on: dialog)
    }
  }

  /// Reads `super().__init__(title=…)` of a class that is a dialog.
  private mutating func initialize(_ inside: Source.Part) {
    for dialog in book.dialogs("self", path: tracker.path) {
      for argument in source.arguments(inside) {
        guard let name = argument.name, let property = DialogProperty.names[name] else { continue }
        set(property, [argument], on: dialog)
      }
    }
  }

  // MARK: - Calls on a dialog

  private mutating func perform(
    _ call: DialogCall, on receiver: String?, _ arguments: [Source.Argument], isCertain: Bool
  ) {
    var dialogs = receiver.map { book.dialogs($0, path: tracker.path) } ?? []
    if dialogs.isEmpty {
      guard isCertain else { return }
      switch call {
      case .addButton, .addButtons, .addResponse, .addResponses: break
      default: return
      }
      // A dialog that comes from elsewhere.
      let draft = DialogDraft(
        .dialog, path: tracker.path, place: source.place(of: index), isMadeHere: false)
      dialogs = [book.add(draft)]
      if let receiver { book.assign(receiver, dialog: dialogs[0], path: tracker.path) }
    }
    tracker.noteFinding()
    for dialog in dialogs { perform(call, on: dialog, arguments) }
  }

  private mutating func perform(
    _ call: DialogCall, on dialog: Int, _ arguments: [Source.Argument]
  ) {
    switch call {
    case .addButton:
      guard arguments.count > 1 else { return }
      let buttons = addButton(arguments[0], arguments[1], to: dialog)
      if let target, index < target.end { book.assign(target.name, buttons: buttons) }
    case .addResponse:
      guard arguments.count > 1 else { return }
      _ = addButton(arguments[1], arguments[0], to: dialog)
    case .addButtons: addPairs(arguments, to: dialog, titleIsFirst: true)
    case .addResponses: addPairs(arguments, to: dialog, titleIsFirst: false)
    case .setAppearance:
      guard arguments.count > 1,
        source.text(arguments[1].part.upperBound - 1).hasSuffix("DESTRUCTIVE")
      else { return }
      let response = response(arguments[0])
      book.change(dialog) { $0.destructiveResponses.insert(response) }
    case .changeResponses: book.change(dialog) { $0.isComplete = false }
    case .set(let property): set(property, arguments, on: dialog)
    case .widgetForResponse:
      guard let target, index < target.end, let argument = arguments.first else { return }
      let response = response(argument)
      let buttons = book.drafts[dialog].buttons
      book.assign(
        target.name,
        buttons: buttons.indices.filter { buttons[$0].response == response }.map { (dialog, $0) })
    }
  }

  mutating func addButton(
    _ title: Source.Argument, _ response: Source.Argument, to dialog: Int
  ) -> [(dialog: Int, button: Int)] {
    guard !tracker.isTooDeep else {
      book.change(dialog) { $0.isComplete = false }
      book.skip("it is nested too deeply", at: source.place(of: index))
      return []
    }
    return book.addButton(
      titles.value(title.part), response: self.response(response), to: dialog, path: tracker.path,
      at: source.place(of: title.part.lowerBound))
  }

  mutating func addPairs(
    _ arguments: [Source.Argument], to dialog: Int, titleIsFirst: Bool
  ) {
    for number in stride(from: 0, to: arguments.count - 1, by: 2) {
      let pair = (arguments[number], arguments[number + 1])
      if let name = source.name(pair.0.part), ["NULL", "null", "None"].contains(name) { return }
      _ = addButton(titleIsFirst ? pair.0 : pair.1, titleIsFirst ? pair.1 : pair.0, to: dialog)
    }
  }

  /// Looks whether a button is given the style of destructive ones.
  private mutating func addClass(_ inside: Source.Part) {
    let arguments = source.arguments(inside)
    guard let last = arguments.last,
      literal(last.part) == "destructive-action"
        || source.text(last.part.upperBound - 1).hasSuffix("DESTRUCTIVE_ACTION")
    else { return }
    if source.language == .c {
      guard var part = arguments.first?.part else { return }
      // `gtk_widget_get_style_context (button)`
      if source.is("(", at: part.lowerBound + 1) {
        part = (part.lowerBound + 2)..<(part.upperBound - 1)
      }
      if let name = source.name(part) { book.markDestructive(name) }
      return
    }
    var end = index - 1
    // `button.get_style_context ().add_class (…)`
    if source.is(")", at: end - 1), source.is("(", at: end - 2),
      source.text(end - 3) == "get_style_context"
    {
      end -= 4
    }
    if let (name, _) = nameBefore(end) { book.markDestructive(name) }
  }
}
