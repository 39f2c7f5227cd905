import ActionSheets

/// The style sheet of all sheets, in the toolkit's look and in GTK's named colors.
enum StyleRules {
  /// The rules that hold in every appearance.
  ///
  /// The mark of a destructive row is not bold: a third of a MiB of another font would be loaded for it alone. Themes
  /// give the buttons of a header bar a margin, also in its popovers. The focus does not fade in: the first frame of a
  /// fading shows nothing, so that a key would be answered a frame late.
  static let common = """
    .actionsheet-dim { background: black; }
    .actionsheet-group { background: @theme_bg_color; color: @theme_fg_color; border-radius: \(SheetMetrics(.toolkit).cornerRadius)px;
      box-shadow: 0 2px 12px 1px alpha(black, 0.35), 0 0 0 1px alpha(@theme_fg_color, 0.15); }
    .actionsheet-plain .actionsheet-group { background: none; box-shadow: none; border-radius: 0; }
    .actionsheet-popover > contents { padding: 8px; }
    button.actionsheet-row { min-height: 26px; margin: 0; padding: 3px 12px; border-radius: 6px; }
    button.actionsheet-row { transition-property: background-color, background-image, border-color, color; }
    .actionsheet-bottom button.actionsheet-row { min-height: 36px; border-radius: 8px; }
    .actionsheet-bottom button.actionsheet-apart { min-height: 40px; border-radius: 12px; }
    .actionsheet-ground { background: @theme_bg_color; border-radius: 6px; }
    .actionsheet-bottom .actionsheet-ground { border-radius: 12px; }
    .actionsheet-plain .actionsheet-ground { background: none; }
    button.actionsheet-row:focus { outline: 2px solid mix(@theme_selected_bg_color, @theme_fg_color, 0.4); outline-offset: -3px; }
    button.actionsheet-row.destructive-action:focus { outline-color: white; }
    .actionsheet-mark { border: 2px solid currentColor; border-radius: 99px; min-width: 1.3em;
      min-height: 1.3em; margin: 0 8px; padding: 0; font-weight: normal; font-size: 0.75em; }
    .actionsheet-heading { padding: 6px 8px 12px 8px; }
    .actionsheet-bold { font-weight: bold; }
    .actionsheet-title + .actionsheet-message { margin-top: 4px; }
    .actionsheet-fields { padding-bottom: 12px; }
    .actionsheet-full .actionsheet-group { border-radius: 0; box-shadow: none; }
    .actionsheet-problem { color: mix(@error_color, @theme_fg_color, 0.6); font-size: smaller; }
    .actionsheet-problem .actionsheet-mark { margin: 0 6px 0 0; }
    .actionsheet-problem .actionsheet-mark:dir(rtl) { margin: 0 0 0 6px; }
    .actionsheet-subtitle { font-size: smaller; font-weight: normal; opacity: 0.8; }
    .destructive-action .actionsheet-subtitle, .suggested-action .actionsheet-subtitle { opacity: 1; }
    .actionsheet-progress { margin: 0 8px 12px 8px; }
    .actionsheet-countdown { padding-bottom: 8px; font-feature-settings: "tnum"; }

    """
}
