import ActionSheets

extension ButtonRole {
  /// The name of the role in JSON.
  var jsonName: String {
    switch self {
    case .default: "default"
    case .cancel: "cancel"
    case .destructive: "destructive"
    }
  }

  init?(jsonName: String) {
    guard let role = ButtonRole.allCases.first(where: { $0.jsonName == jsonName }) else {
      return nil
    }
    self = role
  }
}
