import ActionSheets

extension StyleRules {
  /// What the rules of the iOS look depend on.
  struct Setting: Equatable {
    var theme: Theme
    /// The height of the toolkit's font in pixels.
    var fontSize: Double
  }

  /// Returns the rules of the iOS look, with the core's measures and colors.
  static func iOS(_ setting: Setting) -> String {
    let text = TextSize(fontSize: setting.fontSize)
    let colors = SheetColors(
      isDark: setting.theme.isDark, isHighContrast: setting.theme.isHighContrast)
    return rows(text, colors) + shape(colors) + dividers(colors) + heading(text, colors)
  }

  private static func shape(_ colors: SheetColors) -> String {
    let radius = pixels(SheetMetrics(.iOS).cornerRadius)
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
    let row = RowMetrics(.actionSheet, text)
    let alertRow = RowMetrics(.alert, text)
    return """
      .actionsheet-ios button.actionsheet-row, .actionsheet-bottom.actionsheet-ios button.actionsheet-row {
        background: none; border: none; box-shadow: none; border-radius: 0; text-shadow: none;
        margin: 0; \(box(of: row)) font-weight: 400; color: \(colors.tint.css); }
      .actionsheet-ios .actionsheet-alert button.actionsheet-row { \(box(of: alertRow)) }
      .actionsheet-ios button.actionsheet-row.destructive-action { color: \(colors.destructive.css); }
      .actionsheet-ios button.actionsheet-row.destructive-action:focus {
        outline-color: \(colors.destructive.css); }
      .actionsheet-ios button.actionsheet-row:focus {
        outline: 2px solid \(colors.tint.css); outline-offset: -4px; }
      .actionsheet-ios button.actionsheet-row:disabled { color: \(colors.disabled.css); }
      .actionsheet.actionsheet-ios button.actionsheet-row.actionsheet-emphasized { font-weight: 600; }
      .actionsheet.actionsheet-ios button.actionsheet-row:active:active {
        background: \(colors.pressed.css); }

      """
  }

  private static func box(of row: RowMetrics) -> String {
    """
    padding: \(pixels(row.verticalPadding)) \(pixels(row.sidePadding)); \
    min-height: \(pixels(row.leastTitleHeight)); font-size: \(pixels(row.fontSize));
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

  private static func heading(_ text: TextSize, _ colors: SheetColors) -> String {
    let sizes = HeadingMetrics(.actionSheet, text)
    let alertSizes = HeadingMetrics(.alert, text)
    let field = pixels(sizes.fieldPadding)
    func weight(_ part: HeadingMetrics.Part, isAlone: Bool) -> Int {
      HeadingMetrics.isBold(part, isAlone: isAlone) ? 600 : 400
    }
    return """
      .actionsheet-ios .actionsheet-heading { color: \(colors.heading(of: .actionSheet).css);
        padding: \(pixels(sizes.endPadding)) \(pixels(sizes.sidePadding));
        font-size: \(pixels(sizes.messageSize)); }
      .actionsheet-ios .actionsheet-fields { padding: 0 \(field) \(field) \(field); }
      .actionsheet-ios .actionsheet-title { font-weight: \(weight(.title, isAlone: false)); }
      .actionsheet-ios .actionsheet-title.actionsheet-alone { font-weight: \(weight(.title, isAlone: true)); }
      .actionsheet-ios .actionsheet-message { margin-top: \(pixels(sizes.spacing));
        font-weight: \(weight(.message, isAlone: false)); }
      .actionsheet-ios .actionsheet-message.actionsheet-alone { margin-top: 0;
        font-weight: \(weight(.message, isAlone: true)); }
      .actionsheet-ios .actionsheet-alert .actionsheet-heading { color: \(colors.heading(of: .alert).css); }
      .actionsheet-ios .actionsheet-alert .actionsheet-title { font-size: \(pixels(alertSizes.titleSize)); }

      """
  }

  private static func pixels(_ value: Double) -> String {
    let hundredths = Int(value * 100 + 0.5)
    let rest = hundredths % 100
    return "\(hundredths / 100).\(rest < 10 ? "0" : "")\(rest)px"
  }
}
