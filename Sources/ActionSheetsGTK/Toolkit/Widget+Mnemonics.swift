import CGTK

extension Widget {
  /// Activates the mnemonic of a letter in the widget. Returns whether there was one.
  ///
  /// Where several have the same letter, the one after the one with the focus gets it.
  func activateMnemonic(_ keyval: UInt32) -> Bool {
    let labels = mnemonicLabels(gdk_keyval_to_lower(keyval))
    let focused = labels.firstIndex { $0.mnemonicTarget.containsFocus }
    guard let label = focused.map({ labels[($0 + 1) % labels.count] }) ?? labels.first else {
      return false
    }
    return gtk_widget_mnemonic_activate(label.pointer, labels.count > 1 ? 1 : 0) != 0
  }

  /// The labels on screen in the widget that underline a letter, and can be used.
  private func mnemonicLabels(_ keyval: UInt32) -> [Widget] {
    guard isMapped, isSensitive else { return [] }
    if cgtk_is_label(pointer) != 0 {
      return gdk_keyval_to_lower(gtk_label_get_mnemonic_keyval(opaque)) == keyval ? [self] : []
    }
    return children.flatMap { $0.mnemonicLabels(keyval) }
  }

  private var mnemonicTarget: Widget {
    gtk_label_get_mnemonic_widget(opaque).map { Widget($0) } ?? parent ?? self
  }
}
