extension Style {
  /// The sequence that makes a terminal write in this style, whatever it wrote in before.
  var selection: String {
    guard self != .plain else { return "\u{1b}[m" }
    var codes = "0"
    if isBold { codes += ";1" }
    if isDim { codes += ";2" }
    if isItalic { codes += ";3" }
    if isUnderlined { codes += ";4" }
    if isReversed { codes += ";7" }
    codes += foreground.codes(base: 30) + background.codes(base: 40)
    return "\u{1b}[\(codes)m"
  }
}

extension Color {
  /// The parameters that select the color, counted from 30 for the foreground and 40 for the background.
  fileprivate func codes(base: Int) -> String {
    switch kind {
    case .default: ""
    case .palette(let index) where index < 8: ";\(base + Int(index))"
    case .palette(let index) where index < 16: ";\(base + 60 + Int(index) - 8)"
    case .palette(let index): ";\(base + 8);5;\(index)"
    case .rgb(let red, let green, let blue): ";\(base + 8);2;\(red);\(green);\(blue)"
    }
  }
}
