extension StyleRules {
  /// What the rules of the iOS look depend on.
  struct Setting: Equatable {
    var theme: Theme
    /// The height of the toolkit's font in pixels.
    var fontSize: Double
  }

  /// Returns the rules of the iOS look.
  ///
  /// Sizes, distances and colors were measured on iOS 17 by the Flutter project, the body size being 17 there.
  static func iOS(_ setting: Setting) -> String {
    let size = TextSize(fontSize: setting.fontSize)
    let body = size.body
    let font = size.button
    let padding = 1.8 + 0.4 * font
    let colors = Colors(setting.theme)
    return """
      .actionsheet-ios .actionsheet-group { background: \(colors.group); color: \(colors.text);
        border-radius: 13px; box-shadow: none; }
      .actionsheet-ios.actionsheet-plain .actionsheet-group { background: none; }
      .actionsheet-popover.actionsheet-ios > contents { padding: 0; border-radius: 13px;
        background: \(colors.group); color: \(colors.text); }
      .actionsheet-popover.actionsheet-ios > arrow { background: \(colors.group); }
      .actionsheet-popover.actionsheet-ios .actionsheet-group { border-radius: 13px; }
      .actionsheet-ios button.actionsheet-row, .actionsheet-bottom.actionsheet-ios button.actionsheet-row {
        background: none; border: none; box-shadow: none; border-radius: 0; text-shadow: none;
        margin: 0; padding: \(pixels(padding)) 10px; min-height: \(pixels(max(57.17 - 2 * padding, 1)));
        font-size: \(pixels(font)); font-weight: 400; color: \(colors.tint); }
      .actionsheet.actionsheet-ios button.actionsheet-row.actionsheet-divided { box-shadow: inset 0 1px \(colors.divider); }
      .actionsheet-ios .actionsheet-alert button.actionsheet-row { min-height: \(pixels(max(45 - 2 * padding, 1)));
        font-size: \(pixels(body)); }
      .actionsheet-ios button.actionsheet-row.destructive-action { color: \(colors.destructive); }
      .actionsheet-ios button.actionsheet-row.destructive-action:focus { outline-color: \(colors.destructive); }
      .actionsheet-ios button.actionsheet-row:focus { outline: 2px solid \(colors.tint); outline-offset: -4px; }
      .actionsheet-ios button.actionsheet-row:disabled { color: \(colors.disabled); }
      .actionsheet.actionsheet-ios button.actionsheet-row.actionsheet-emphasized { font-weight: 600; }
      .actionsheet-ios .actionsheet-ground { background: none; }
      .actionsheet-ios button.actionsheet-apart,
      .actionsheet-bottom.actionsheet-ios button.actionsheet-apart {
        background: \(colors.cancel); border-radius: 13px; }
      .actionsheet.actionsheet-ios button.actionsheet-row.actionsheet-beside {
        box-shadow: inset 0 1px \(colors.divider), inset 1px 0 \(colors.divider); }
      .actionsheet.actionsheet-ios button.actionsheet-row.actionsheet-beside:dir(rtl) {
        box-shadow: inset 0 1px \(colors.divider), inset -1px 0 \(colors.divider); }
      .actionsheet.actionsheet-ios button.actionsheet-row:active:active {
        background: \(colors.pressed); }
      .actionsheet.actionsheet-ios button.actionsheet-row:active:active,
      .actionsheet.actionsheet-ios button.actionsheet-row:active + button.actionsheet-row { box-shadow: none; }
      .actionsheet-ios .actionsheet-heading { padding: 13.5px 16px; color: \(colors.heading);
        font-size: \(pixels(size.heading)); }
      .actionsheet-ios .actionsheet-fields { padding: 0 16px 16px 16px; }
      .actionsheet-ios .actionsheet-title { font-weight: 600; }
      .actionsheet-ios .actionsheet-title.actionsheet-alone { font-weight: 400; }
      .actionsheet-ios .actionsheet-message.actionsheet-alone { font-weight: 600; }
      .actionsheet-ios .actionsheet-alert .actionsheet-heading { color: \(colors.text); }
      .actionsheet-ios .actionsheet-alert .actionsheet-title { font-size: \(pixels(body)); }

      """
  }

  private static func pixels(_ value: Double) -> String {
    let hundredths = Int(value * 100 + 0.5)
    let rest = hundredths % 100
    return "\(hundredths / 100).\(rest < 10 ? "0" : "")\(rest)px"
  }

  private struct Colors {
    let group: String
    let cancel: String
    let text: String
    let heading: String
    let pressed: String
    let divider: String
    let disabled: String
    let tint: String
    let destructive: String

    init(_ theme: Theme) {
      let isDark = theme.isDark
      let isStrong = theme.isHighContrast
      group = isDark ? "rgb(37,37,37)" : "rgb(249,249,249)"
      cancel = isDark ? "rgb(44,44,46)" : "white"
      text = isDark ? "white" : "black"
      heading =
        isStrong ? text : isDark ? "rgb(152,152,157)" : "rgb(110,110,115)"
      pressed = isDark ? "rgb(72,72,74)" : "rgb(224,224,224)"
      divider = isDark ? "alpha(white, 0.2)" : "alpha(black, 0.2)"
      disabled = isDark ? "alpha(white, 0.3)" : "alpha(black, 0.3)"
      switch (isDark, isStrong) {
      case (false, false):
        tint = "rgb(0,122,255)"
        destructive = "rgb(255,59,48)"
      case (true, false):
        tint = "rgb(10,132,255)"
        destructive = "rgb(255,69,58)"
      case (false, true):
        tint = "rgb(0,64,221)"
        destructive = "rgb(215,0,21)"
      case (true, true):
        tint = "rgb(64,156,255)"
        destructive = "rgb(255,105,97)"
      }
    }
  }
}
