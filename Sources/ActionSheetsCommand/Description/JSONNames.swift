import ActionSheets
import ActionSheetsLocalization

extension Content.Kind {
  /// The name of the kind in JSON.
  var jsonName: String {
    switch self {
    case .actionSheet: "actionSheet"
    case .alert: "alert"
    case .modal: "modal"
    }
  }
}

extension Content.Role {
  /// The name of the role in JSON.
  var jsonName: String {
    switch self {
    case .default: "default"
    case .cancel: "cancel"
    case .destructive: "destructive"
    }
  }
}

extension Question {
  /// Returns the members that JSON gives for a button: the answer as it was given.
  ///
  /// `titleBytes` has the title in base64 when it is not valid UTF-8. A button that is not selected
  /// has no `selected`.
  func jsonMembers(ofButton index: Int) -> [(key: String, value: String)] {
    let button = buttons[index]
    let text = button.text
    var members = [(key: "index", value: "\(index)"), ("title", JSONText.string(text))]
    if !text.utf8.elementsEqual(button.title) {
      members.append(("titleBytes", JSONText.string(Base64.encode(button.title))))
    }
    if let identifier = button.identifier { members.append(("id", JSONText.string(identifier))) }
    members.append(("role", JSONText.string(button.role.jsonName)))
    return members + (button.isSelected ? [("selected", "true")] : [])
  }
}
