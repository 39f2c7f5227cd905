import ActionSheets

/// The text fields of an alert.
@MainActor
final class FieldList {
  var box: Widget { column.widget }
  weak var delegate: (any SheetDelegate)?
  private let column = Box(isColumn: true, spacing: 6)
  private let entries: [TextEntry]

  init?(_ presentation: Presentation) {
    let fields = presentation.content.fields
    guard !fields.isEmpty else { return nil }
    entries = fields.map { TextEntry(isSecure: $0.isSecure) }
    box.setClass("actionsheet-fields")
    for (index, entry) in entries.enumerated() {
      entry.placeholder = fields[index].label
      entry.onChange = { [weak self] in self?.delegate?.textChanged(index, $0) }
      column.append(entry.widget)
    }
    show(presentation)
  }

  func show(_ presentation: Presentation) {
    for (entry, text) in zip(entries, presentation.texts) { entry.text = text }
  }

  /// The height of a field.
  var heightOfOne: Int { entries.first.map { $0.widget.height().natural } ?? 0 }

  subscript(index: Int) -> Widget? {
    entries.indices.contains(index) ? entries[index].widget : nil
  }

  func field(containing widget: Widget) -> Int? {
    entries.firstIndex { widget.isWithin($0.widget) }
  }

  /// Returns whether an input method needs all keys of a field.
  func isComposing(_ index: Int) -> Bool {
    entries.indices.contains(index) && entries[index].isComposing
  }
}
