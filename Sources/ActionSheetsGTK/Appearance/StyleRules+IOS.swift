import ActionSheets

extension StyleRules {
  /// The settings that the rules of the iOS look depend on.
  struct Setting: Equatable {
    var theme: Theme
    /// The height of the toolkit's font in pixels.
    var fontSize: Double
  }

  /// Returns the rules of the iOS look.
  ///
  /// Its measures are those of iOS 17 as the Flutter project has found them.
  static func iOS(_ setting: Setting) -> String {
    let text = TextSize(fontSize: setting.fontSize)
    let colors = SheetColors(
      isDark: setting.theme.isDark, isHighContrast: setting.theme.isHighContrast)
    return rows(text, colors) + shape(colors) + dividers(colors) + heading(text, colors)
  }

  private static func shape(_ colors: SheetColors) -> String {
    let radius = "\(SheetMetrics(.iOS).cornerRadius)px"
    return """
      .actionsheet-ios .actionsheet-group { background: \(colors.group.css); color: \(colors.text.css);
        border-radius: \(radius); box-shadow: none; }
      .actionsheet-ios.actionsheet-plain .actionsheet-group { background: none; }
      .actionsheet-popover.actionsheet-ios > contents { padding: 0; border-radius: \(radius);
        background: \(colors.group.css); color: \(colors.text.css); }
      .actionsheet-popover.actionsheet-ios > arrow { background: \(colors.group.css); }
      .actionsheet-popover.actionsheet-ios .actionsheet-group { border-radius: \(radius); }
      .actionsheet-ios .actionsheet-ground { background: none; }
      .actionsheet-ios button.actionsheet-apart,
      .actionsheet-bottom.actionsheet-ios button.actionsheet-apart {
        background: \(colors.cancel.css); border-radius: \(radius); }

      """
  }

  private static func rows(_ text: TextSize, _ colors: SheetColors) -> String {
    let row = box(font: text.button, least: 57.17, text)
    let alertRow = box(font: text.body, least: 45, text)
    return """
      .actionsheet-ios button.actionsheet-row, .actionsheet-bottom.actionsheet-ios button.actionsheet-row {
        background: none; border: none; box-shadow: none; border-radius: 0; text-shadow: none;
        margin: 0; \(row) font-weight: 400; color: \(colors.tint.css); }
      .actionsheet-ios .actionsheet-alert button.actionsheet-row { \(alertRow) }
      .actionsheet-ios button.actionsheet-row.destructive-action { color: \(colors.destructive.css); }
      .actionsheet-ios button.actionsheet-row.destructive-action:focus {
        outline-color: \(colors.destructive.css); }
      .actionsheet-ios button.actionsheet-row:focus {
        outline: 2px solid \(colors.tint.css); outline-offset: -4px; }
      .actionsheet-ios button.actionsheet-row:disabled { color: \(colors.disabled.css); }
      .actionsheet-ios .actionsheet-subtitle { opacity: 1; color: \(colors.heading(of: .actionSheet).css);
        font-size: \(pixels(text.heading)); }
      .actionsheet.actionsheet-ios button.actionsheet-row.actionsheet-emphasized { font-weight: 600; }
      .actionsheet.actionsheet-ios button.actionsheet-row:active:active {
        background: \(colors.pressed.css); }

      """
  }

  /// Returns the box of a row, of which all but the least height grows with the text (rows A1, A4, A12).
  private static func box(font: Double, least: Double, _ text: TextSize) -> String {
    let padding = 1.8 + 0.4 * text.button
    return """
      padding: \(pixels(padding)) 10px; min-height: \(pixels(max(least - 2 * padding, 1))); \
      font-size: \(pixels(font));
      """
  }

  private static func dividers(_ colors: SheetColors) -> String {
    let row = ".actionsheet.actionsheet-ios button.actionsheet-row"
    let above = "inset 0 1px \(colors.divider.css)"
    let left = "inset 1px 0 \(colors.divider.css)"
    let right = "inset -1px 0 \(colors.divider.css)"
    return """
      \(row).actionsheet-divided { box-shadow: \(above); }
      \(row).actionsheet-beside { box-shadow: \(left); }
      \(row).actionsheet-beside:dir(rtl) { box-shadow: \(right); }
      \(row).actionsheet-divided.actionsheet-beside { box-shadow: \(above), \(left); }
      \(row).actionsheet-divided.actionsheet-beside:dir(rtl) { box-shadow: \(above), \(right); }

      """
  }

  /// Returns the rules of title, message and fields (rows A3, U8).
  private static func heading(_ text: TextSize, _ colors: SheetColors) -> String {
    """
      .actionsheet-ios .actionsheet-heading { color: \(colors.heading(of: .actionSheet).css);
        padding: 13.5px 16px; font-size: \(pixels(text.heading)); }
      .actionsheet-ios .actionsheet-fields { padding: 0 16px 16px 16px; }
      .actionsheet-ios .actionsheet-progress { margin: 0 16px 16px 16px; }
      .actionsheet-ios .actionsheet-problem { color: \(colors.problem.css); font-size: \(pixels(text.heading)); }
      .actionsheet-ios .actionsheet-title, .actionsheet-ios .actionsheet-message { font-weight: 400; }
      .actionsheet-ios .actionsheet-bold { font-weight: 600; }
      .actionsheet-ios .actionsheet-alert .actionsheet-heading { color: \(colors.heading(of: .alert).css); }
      .actionsheet-ios .actionsheet-alert .actionsheet-title { font-size: \(pixels(text.body)); }

    """
  }

  private static func pixels(_ value: Double) -> String {
    let hundredths = Int(value * 100 + 0.5)
    let rest = hundredths % 100
    return "\(hundredths / 100).\(rest < 10 ? "0" : "")\(rest)px"
  }
}
