/// The dialogs of GTK, libadwaita and Granite whose buttons are read.
enum DialogKind {
  case dialog, message, alert, chooser, adwMessage, adwAlert, granite

  /// The classes, by their names in C without prefix.
  static let classes: [String: DialogKind] = [
    "GtkDialog": .dialog, "GtkMessageDialog": .message, "GtkAlertDialog": .alert,
    "GtkFileChooserDialog": .chooser, "AdwMessageDialog": .adwMessage,
    "AdwAlertDialog": .adwAlert, "GraniteMessageDialog": .granite,
    "GraniteDialog": .dialog,
  ]

  /// Finds the class in a name of Vala or Python: `Gtk.Dialog`, `Adw.AlertDialog.new`.
  ///
  /// - Returns: The kind and the constructor, or `nil` if it is no dialog.
  static func named(_ name: String, isQualified: Bool) -> (DialogKind, constructor: String)? {
    var parts = name.split(separator: ".").map(String.init)
    guard var first = parts.first else { return nil }
    if ["Gtk", "Adw", "Granite"].contains(first) {
      parts.removeFirst()
      guard let next = parts.first else { return nil }
      first += next
    } else {
      guard !isQualified else { return nil }
      first = "Gtk" + first
    }
    guard let kind = classes[first], parts.count <= 2 else { return nil }
    let constructor = parts.count == 2 ? parts[1] : ""
    // Anything else is a function of the class.
    let isConstructor = ["", "new", "with"].contains(constructor.prefix { $0 != "_" })
    return isConstructor ? (kind, constructor) : nil
  }

  /// The calls of C that make a dialog.
  static let creations: [String: (DialogKind, constructor: String)] = [
    "gtk_dialog_new": (.dialog, ""), "gtk_dialog_new_with_buttons": (.dialog, "with_buttons"),
    "gtk_message_dialog_new": (.message, ""),
    "gtk_message_dialog_new_with_markup": (.message, "with_markup"),
    "gtk_alert_dialog_new": (.alert, ""), "gtk_file_chooser_dialog_new": (.chooser, ""),
    "adw_message_dialog_new": (.adwMessage, ""), "adw_alert_dialog_new": (.adwAlert, ""),
  ]

  /// What the arguments of a constructor are, in order; `buttons` are pairs up to the end.
  func parameters(_ constructor: String) -> [DialogProperty?] {
    switch self {
    case .dialog: [.title, nil, nil, .pairs]
    case .message: [nil, nil, nil, .buttons, .format]
    case .alert: [.format]
    case .chooser: [.title, nil, nil, .pairs]
    case .adwMessage: [nil, .title, .body]
    case .adwAlert: [.title, .body]
    case .granite: [.title, .body, nil, .buttons]
    }
  }
}

/// What is said of a dialog.
enum DialogProperty {
  case title, body
  /// A format of `printf`, with its values.
  case format, bodyFormat
  /// `GTK_BUTTONS_…`, or a list of titles.
  case buttons
  /// Titles and responses by turns.
  case pairs
  case closeResponse, cancelButton

  /// The names of properties, as arguments and in initializers.
  static let names: [String: DialogProperty] = [
    "title": .title, "heading": .title, "text": .title, "message_format": .title,
    "message": .title, "primary_text": .title, "body": .body, "secondary_text": .body,
    "detail": .body, "buttons": .buttons, "close_response": .closeResponse,
    "cancel_button": .cancelButton,
  ]
}

/// The calls on a dialog.
enum DialogCall {
  case addButton, addButtons, addResponse, addResponses, setAppearance, changeResponses
  case set(DialogProperty)
  case widgetForResponse

  static let methods: [String: DialogCall] = [
    "add_button": .addButton, "add_buttons": .addButtons, "add_response": .addResponse,
    "add_responses": .addResponses, "set_response_appearance": .setAppearance,
    "set_response_label": .changeResponses, "remove_response": .changeResponses,
    "set_close_response": .set(.closeResponse), "set_heading": .set(.title),
    "set_body": .set(.body), "format_heading": .set(.format), "format_body": .set(.bodyFormat),
    "set_markup": .set(.title), "format_secondary_text": .set(.bodyFormat),
    "format_secondary_markup": .set(.bodyFormat), "set_message": .set(.title),
    "set_detail": .set(.body), "set_buttons": .set(.buttons),
    "set_cancel_button": .set(.cancelButton), "get_widget_for_response": .widgetForResponse,
  ]

  private static let prefixes = [
    "gtk_dialog_", "gtk_message_dialog_", "gtk_alert_dialog_", "adw_message_dialog_",
    "adw_alert_dialog_",
  ]

  /// Finds the call in a name of C.
  static func named(_ name: String) -> DialogCall? {
    for prefix in prefixes where name.hasPrefix(prefix) {
      if let call = methods[String(name.dropFirst(prefix.count))] { return call }
    }
    return nil
  }
}
