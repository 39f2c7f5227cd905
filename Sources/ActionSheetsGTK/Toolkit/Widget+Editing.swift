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
        guard g_utf8_validate_len(bytes.baseAddress, UInt(bytes.count), nil) != 0 else { return }
        // GTK is told the length, but its part for assistive technology reads on to a NUL.
        let text = UnsafeMutablePointer<CChar>.allocate(capacity: bytes.count + 1)
        defer {
          explicit_bzero(text, bytes.count)
          text.deallocate()
        }
        for (index, byte) in bytes.enumerated() { text[index] = CChar(bitPattern: byte) }
        text[bytes.count] = 0
        gtk_editable_insert_text(opaque, text, Int32(clamping: bytes.count), &position)
        gtk_editable_set_position(opaque, -1)
      }
    }
  }
}
