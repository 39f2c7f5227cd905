import ActionSheets

@testable import ActionSheetsTerminal
@testable import TerminalKit

/// A sheet laid out and drawn without a terminal.
struct SheetSample {
  var content: Content
  var form = Presentation.Form.bottomSheet
  var size: CellSize
  var anchor: CellRectangle?
  /// How often the focus has been moved down.
  var steps = 0
  var timeout: Duration?
  var settings = SheetSettings()
  var direction = Presentation.LayoutDirection.leftToRight
  /// The program's own words.
  var vocabulary: Presentation.Vocabulary?

  var presentation: Presentation {
    let origin: Presentation.Origin? =
      switch form {
      case .popover: .barButtonItem
      default: nil
      }
    var state = Presentation(
      content, from: origin,
      in: Presentation.Environment(
        idiom: form == .bottomSheet ? .phone : .pad, sizeClass: .regular,
        layoutDirection: direction, reducesMotion: true, vocabulary: vocabulary),
      options: Presentation.Options(isAnimated: false, timeout: timeout))
    _ = state.begin()
    for _ in 0..<steps { _ = state.handle(.key(.down, isRepeat: false, at: .zero)) }
    return state
  }

  var bounds: CellRectangle {
    CellRectangle(origin: CellPosition(column: 0, row: 0), size: size)
  }

  func layout() -> SheetLayout {
    var scroll = 0
    return SheetLayoutBuilder(
      presentation: presentation, settings: settings, bounds: bounds, anchor: anchor
    ).layout(scroll: &scroll)
  }

  /// The drawn sheet.
  var surface: CellSurface {
    var surface = CellSurface(size: size)
    draw(on: &surface)
    return surface
  }

  /// Draws the sheet over what is there.
  func draw(on surface: inout CellSurface) {
    let state = presentation
    SheetDrawing(
      presentation: state, layout: layout(), settings: settings,
      editors: SheetLayer(id: Presentation.ID(1), state: state).editors
    ).draw(on: &surface)
  }

  /// The drawn sheet as text, without blanks at the ends of lines and empty lines around it.
  var picture: String {
    let surface = surface
    let lines = (0..<size.rows).map { row in
      var line = (0..<size.columns).map { surface[$0, row].text }.joined()
      while line.last == " " { line.removeLast() }
      return line
    }
    guard let first = lines.firstIndex(where: { !$0.isEmpty }),
      let last = lines.lastIndex(where: { !$0.isEmpty })
    else { return "" }
    return lines[first...last].joined(separator: "\n")
  }
}

extension Content {
  static let note = Content(
    title: nil, message: nil,
    buttons: [
      Button("Delete Note", role: .destructive), Button("Email"), Button("Print"),
      Button("Cancel", role: .cancel),
    ])

  static let explained = Content(
    title: "Delete?", message: "It cannot be undone.",
    buttons: [Button("Delete", role: .destructive), Button("Cancel", role: .cancel)])

  static let cancelAlone = Content(
    title: nil, message: nil, buttons: [Button("Cancel", role: .cancel)])

  static let long = Content(
    title: "A title that goes on for longer than any of the rows below it would need",
    message: String(repeating: "word ", count: 60),
    buttons: (1...30).map { Button("Row \($0) " + String(repeating: "買", count: $0)) })

  static let wordless = Content(title: nil, message: nil, buttons: [Button(""), Button(" ")])
}
