import ActionSheets
import CGTK

@testable import ActionSheetsGTK

extension Text {
  /// Returns the last text that a widget shows.
  static func shown(in widget: Widget) -> String? {
    var found: String?
    for child in widget.children {
      if String(cString: cgtk_type_name(child.pointer)) == "GtkLabel", child.isVisible {
        found = gtk_label_get_text(child.opaque).map { String(cString: $0) }
      } else if let inner = shown(in: child) {
        found = inner
      }
    }
    return found
  }

  /// Returns what a row shows of a title.
  static func prefixOf(_ title: String) -> String {
    VisibleText.paragraph(title.utf8.count > 1000 ? title.prefix(1000) + "…" : title)
  }
}
