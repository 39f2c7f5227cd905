extension Unicode.Scalar {
  /// Whether the scalar can be a part of the one line that a text field holds.
  var canStandInField: Bool {
    switch properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: false
    default: true
    }
  }
}
