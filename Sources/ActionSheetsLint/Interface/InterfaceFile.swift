/// Reads the dialogs that files of GtkBuilder, with names in `.ui`, describe.
package enum InterfaceFile {
  /// Returns the dialogs of a file, in linear time. Nothing is refused: what is no XML is passed over.
  ///
  /// - Parameters:
  ///   - bytes: The file, in UTF-8.
  ///   - file: The path, for the places.
  package static func read(_ bytes: [UInt8], file: String) -> SheetList {
    guard bytes.count <= SourceTokenizer.sizeLimit else {
      let place = SourcePlace(file: file, line: 1)
      return SheetList(skipped: [.init("the file has more than 16 MiB", at: place)])
    }
    var reader = InterfaceReader(bytes, file: file)
    reader.run()
    return reader.list
  }
}

/// Collects the dialogs of one file, and the buttons that they name.
private struct InterfaceReader {
  private struct Widget {
    var dialog: Int?
    /// The innermost dialog around it, or itself.
    var enclosingDialog: Int?
    var id: String?
    var label: ListedText?
    var isDestructive = false
  }

  /// A button outside of the responses: one that is named among the action widgets.
  private struct Action {
    var dialog: Int
    var widget: String
    var response: String
    var place: SourcePlace
  }

  private let bytes: [UInt8]
  private let file: String
  private let lines: LineIndex
  private var scanner: XMLScanner
  private var disabling = Disabling()
  private var drafts: [DialogDraft] = []
  private var actions: [Action] = []
  private var buttons: [String: Widget] = [:]
  /// The objects around the place.
  private var widgets: [Widget] = []
  private var domain: String?
  /// The element whose text is read, and the text.
  private var open: XMLScanner.Tag?
  private var text = ""

  init(_ bytes: [UInt8], file: String) {
    self.bytes = bytes
    self.file = file
    lines = LineIndex(bytes)
    scanner = XMLScanner(bytes)
  }

  var list: SheetList {
    var drafts = drafts
    for action in actions { Self.add(action, buttons[action.widget], to: &drafts[action.dialog]) }
    var list = SheetList()
    for draft in drafts {
      if let sheet = draft.sheet(disabling) {
        list.sheets.append(sheet)
      } else {
        list.skipped.append(.init("no button is added to this dialog here", at: draft.place))
      }
    }
    return list
  }

  private static func add(_ action: Action, _ widget: Widget?, to draft: inout DialogDraft) {
    guard let widget, let text = widget.label else { return draft.isComplete = false }
    draft.add(
      .init(
        text: text, response: response(action.response), path: [], callPlace: action.place,
        isDestructive: widget.isDestructive))
  }

  /// The names of responses are those of the constants, in small letters; numbers stand for some.
  private static func response(_ name: String) -> String {
    switch name {
    case "-6", "cancel": "CANCEL"
    case "-7", "close": "CLOSE"
    default: name.hasPrefix("GTK_RESPONSE_") ? String(name.dropFirst(13)) : name
    }
  }

  mutating func run() {
    while let item = scanner.next() {
      switch item {
      case .comment(let range): disabling.add(bytes[range], in: bytes, lines)
      case .text(let part): if open != nil { text += part }
      case .tag(let tag) where tag.isEnd: end(tag.name)
      case .tag(let tag):
        begin(tag)
        if tag.isEmpty { end(tag.name) }
      }
    }
  }

  private mutating func begin(_ tag: XMLScanner.Tag) {
    switch tag.name {
    case "interface": domain = tag.attributes["domain"]
    case "object", "template":
      var widget = Widget(
        enclosingDialog: widgets.last?.enclosingDialog, id: tag.attributes["id"])
      let kind = tag.attributes[tag.name == "object" ? "class" : "parent"]
      if let kind = kind.flatMap({ DialogKind.classes[$0] }) {
        widget.dialog = drafts.count
        widget.enclosingDialog = drafts.count
        let place = lines.place(at: tag.offset, in: file)
        drafts.append(DialogDraft(kind, path: [], place: place, isMadeHere: true))
      }
      widgets.append(widget)
    case "class" where tag.attributes["name"] == "destructive-action":
      if !widgets.isEmpty { widgets[widgets.endIndex - 1].isDestructive = true }
    case "property", "response", "action-widget":
      open = tag
      text = ""
    default: break
    }
  }

  private mutating func end(_ name: String) {
    if name == "object" || name == "template" {
      if let widget = widgets.popLast(), let id = widget.id, widget.label != nil {
        buttons[id] = widget
      }
    }
    // Within a property an object may stand, whose properties are none of this one.
    guard let tag = open, tag.name == name else { return }
    open = nil
    guard let widget = widgets.last else { return }
    switch name {
    case "property": setProperty(tag)
    case "response":
      if let dialog = widget.dialog { addResponse(tag, to: dialog) }
    default:
      if let dialog = widget.enclosingDialog {
        actions.append(
          Action(
            dialog: dialog, widget: text, response: tag.attributes["response"] ?? "",
            place: lines.place(at: tag.offset, in: file)))
      }
    }
  }

  /// The text of an element: a key where it is translatable, and else the words themselves.
  private func listedText(_ tag: XMLScanner.Tag) -> ListedText {
    var listed = ListedText(text: text, place: lines.place(at: tag.offset, in: file))
    if ["yes", "true", "1"].contains(tag.attributes["translatable"]?.lowercased()), !text.isEmpty {
      listed.key = text
      listed.context = tag.attributes["context"]
      listed.table = domain
    }
    return listed
  }

  private mutating func setProperty(_ tag: XMLScanner.Tag) {
    let last = widgets.endIndex - 1
    let name = (tag.attributes["name"] ?? "").replacing("-", with: "_")
    if let dialog = widgets[last].dialog { return set(name, tag, on: dialog) }
    switch name {
    case "label":
      widgets[last].label = listedText(tag)
      if let stock = stockText(tag) { widgets[last].label = stock }
    default: break
    }
  }

  /// Returns the title for the name of a button that older versions of GTK have ready.
  private func stockText(_ tag: XMLScanner.Tag) -> ListedText? {
    guard text.hasPrefix("gtk-") else { return nil }
    let name = text.dropFirst(4).uppercased().replacing("-", with: "_")
    let place = lines.place(at: tag.offset, in: file)
    return StandardButton.stock[name].map { StandardButton.text($0, at: place) }
  }

  private mutating func set(_ name: String, _ tag: XMLScanner.Tag, on dialog: Int) {
    switch DialogProperty.names[name] {
    case .title: drafts[dialog].title = listedText(tag)
    case .body: drafts[dialog].message = listedText(tag)
    case .closeResponse: drafts[dialog].closeResponse = text
    case .buttons:
      var set = text.uppercased().replacing("-", with: "_")
      if set.hasPrefix("GTK_BUTTONS_") { set = String(set.dropFirst(12)) }
      let place = lines.place(at: tag.offset, in: file)
      for button in StandardButton.sets[set] ?? [] {
        drafts[dialog].add(
          .init(
            text: StandardButton.text(button.title, at: place), response: button.response,
            path: [], callPlace: place))
      }
    default: break
    }
  }

  private mutating func addResponse(_ tag: XMLScanner.Tag, to dialog: Int) {
    drafts[dialog].add(
      .init(
        text: listedText(tag), response: tag.attributes["id"] ?? "", path: [],
        callPlace: lines.place(at: tag.offset, in: file),
        isDestructive: tag.attributes["appearance"] == "destructive"))
  }
}
