import ActionSheetsGTK
import UIKitCompat

/// An entry as in alerts, in a box that stays when the entry is replaced because the text becomes a secret or is none.
@MainActor
final class FieldWidget: ViewWidget {
  private let box = Box()
  private weak var field: UITextField?
  private var entry: TextEntry

  init(_ field: UITextField) {
    self.field = field
    entry = TextEntry(isSecure: field.isSecureTextEntry)
    insert()
  }

  var widget: Widget { box.widget }

  func show() {
    guard let field else { return }
    if field.isSecureTextEntry != entry.isSecure {
      let old = entry
      entry = TextEntry(isSecure: field.isSecureTextEntry)
      insert()
      entry.replace(old)
      box.remove(old.widget)
    }
    entry.text = field.content
    entry.placeholder = field.placeholder ?? ""
    widget.isSensitive = field.isEnabled
  }

  private func insert() {
    entry.widget.isExpanding = true
    box.append(entry.widget)
    entry.onChange = { [weak field] in field?.take($0) }
  }
}
