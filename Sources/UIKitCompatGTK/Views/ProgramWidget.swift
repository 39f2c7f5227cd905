import ActionSheetsGTK

/// A widget that the program made, and cares for.
@MainActor
final class ProgramWidget: ViewWidget {
  let widget: Widget

  init(_ widget: Widget) {
    self.widget = widget
  }

  func show() {}
}
