import ActionSheets

/// The text fields of an alert, each with the reason below it why its text is not valid.
@MainActor
final class FieldList {
  var box: Widget { column.widget }
  weak var delegate: (any SheetDelegate)?
  private let column = Box(isColumn: true, spacing: 6)
  private var rows: [FieldRow] = []

  init() {
    box.setClass("actionsheet-fields")
  }

  var isEmpty: Bool { rows.isEmpty }

  /// Shows the fields of a state of the presentation; one with the same label keeps its widget, and so its caret.
  func show(_ presentation: Presentation) {
    let fields = presentation.content.fields
    for row in rows.dropFirst(fields.count) { column.remove(row.widget) }
    rows = Array(rows.prefix(fields.count))
    for (index, field) in fields.enumerated() {
      if !rows.indices.contains(index) {
        rows.append(makeRow(field, index))
      } else if !rows[index].shows(field) {
        column.remove(rows[index].widget)
        rows[index] = makeRow(field, index)
      }
      rows[index].entry.text = presentation.texts[index]
      rows[index].showProblem(presentation.problem(of: index))
    }
    box.isVisible = !isEmpty
  }

  /// The height of a field without a reason.
  var heightOfOne: Int { rows.first.map { $0.entry.widget.height().natural } ?? 0 }

  subscript(index: Int) -> Widget? {
    rows.indices.contains(index) ? rows[index].entry.widget : nil
  }

  /// Returns a field with the reason below it.
  func row(of index: Int) -> Widget? { rows.indices.contains(index) ? rows[index].widget : nil }

  func field(containing widget: Widget) -> Int? {
    rows.firstIndex { widget.isWithin($0.entry.widget) }
  }

  /// Returns whether an input method needs all keys of a field.
  func isComposing(_ index: Int) -> Bool {
    rows.indices.contains(index) && rows[index].entry.isComposing
  }

  private func makeRow(_ field: Content.Field, _ index: Int) -> FieldRow {
    let row = FieldRow(field) { [weak self] in self?.delegate?.textChanged(index, $0) }
    row.widget.setLayoutDirection(box.layoutDirection)
    column.place(row.widget, after: index > 0 ? rows[index - 1].widget : nil)
    return row
  }
}

/// A text field, and below it the reason why its text is not valid.
@MainActor
private final class FieldRow {
  let entry: TextEntry
  var widget: Widget { column.widget }
  private let label: String
  private let column = Box(isColumn: true, spacing: 4)
  private let reason = Box()
  private let text = Text.label(lines: Content.Button.lineLimit)
  private var problem: String?

  init(_ field: Content.Field, onChange: @escaping (FieldText) -> Void) {
    label = field.label
    entry = TextEntry(isSecure: field.isSecure)
    entry.placeholder = field.label
    entry.onChange = onChange
    let mark = Text.label()
    Text.show("!", in: mark)
    mark.setClass("actionsheet-mark")
    mark.isCenteredVertically = true
    mark.setAccessibleHidden(true)
    Text.setLeading(text)
    reason.append(mark)
    reason.append(text)
    reason.widget.setClass("actionsheet-problem")
    reason.widget.isVisible = false
    column.append(entry.widget)
    column.append(reason.widget)
  }

  func shows(_ field: Content.Field) -> Bool {
    field.label == label && field.isSecure == entry.isSecure
  }

  /// Shows why the text is not valid, or that it is; assistive technology says the reason as the field's description.
  func showProblem(_ problem: String?) {
    guard problem != self.problem else { return }
    self.problem = problem
    Text.show(problem ?? "", in: text)
    reason.widget.isVisible = problem != nil
    entry.widget.setClass("error", problem != nil)
    entry.widget.setAccessibleProblem(problem.map { Text.spoken($0) })
  }
}
