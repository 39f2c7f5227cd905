import ActionSheets
import CGTK

extension Widget {
  /// The text of an entry; the widget must be editable.
  package var editedText: FieldText {
    get {
      guard let start = gtk_editable_get_text(opaque) else { return FieldText("") }
      // No String of it is made, for its memory could not be overwritten.
      return start.withMemoryRebound(to: UInt8.self, capacity: 1) {
        FieldText(utf8: UnsafeBufferPointer(start: $0, count: strlen(start)))
      }
    }
    set {
      newValue.withUTF8 { bytes in
        var position: Int32 = 0
        gtk_editable_delete_text(opaque, 0, -1)
        guard let start = bytes.baseAddress,
          g_utf8_validate_len(start, UInt(bytes.count), nil) != 0
        else { return }
        start.withMemoryRebound(to: CChar.self, capacity: bytes.count) {
          gtk_editable_insert_text(opaque, $0, Int32(clamping: bytes.count), &position)
        }
        gtk_editable_set_position(opaque, -1)
      }
    }
  }
}
