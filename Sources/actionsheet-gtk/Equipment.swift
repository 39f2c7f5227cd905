import ActionSheetsCommand
import CGTK
import CGTKX11

/// Sets the name under which the desktop lists the program's windows.
func setProgramName(_ name: String) {
  g_set_prgname(name)
  g_set_application_name(name)
}

/// Gives a window its icon and its parent before it is shown, or says on standard error why it cannot.
func equip(_ surface: OpaquePointer, _ traits: WindowTraits) {
  if let path = traits.icon, path.contains("/") { setIcon(of: surface, path) }
  guard let parent = traits.parent else { return }
  guard cgtk_is_x11(surface) != 0 else {
    return warn("--attach: windows have numbers only under X11; the sheet stands alone")
  }
  if cgtk_x11_attach(surface, UInt(parent)) == 0 {
    warn("--attach: there is no window \(parent); the sheet stands alone")
  }
}

private func setIcon(of surface: OpaquePointer, _ path: String) {
  // Reading a pipe or a device may never end.
  if g_file_test(path, G_FILE_TEST_EXISTS) != 0, g_file_test(path, G_FILE_TEST_IS_REGULAR) == 0 {
    return warn("--icon: cannot read \(path): it is no regular file")
  }
  var error: UnsafeMutablePointer<GError>?
  guard let texture = gdk_texture_new_from_filename(path, &error) else {
    let reason = error.map { String(cString: $0.pointee.message) } ?? "unknown"
    g_clear_error(&error)
    warn("--icon: cannot read \(path): \(reason)")
    return
  }
  defer { g_object_unref(UnsafeMutableRawPointer(texture)) }
  let list = g_list_append(nil, UnsafeMutableRawPointer(texture))
  gdk_toplevel_set_icon_list(surface, list)
  g_list_free(list)
}

private func warn(_ message: String) {
  _ = StandardStream.error.write(
    Array("actionsheet: \(MessageText.safe(message.utf8))\n".utf8))
}
