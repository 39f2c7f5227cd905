import ActionSheets
import CGTK

/// Makes labels that show text and nothing else: no markup, no mnemonics.
@MainActor
package enum Text {
  /// The characters of a text that are laid out. Three lines show fewer, and laying out costs time.
  static let shownLimit = 1000
  /// The characters of a text that a tooltip shows.
  private static let tooltipLimit = 2000

  /// Creates an empty label that wraps, centered.
  package static func label(lines: Int? = nil, isSelectable: Bool = false) -> Widget {
    let label = Widget(new: gtk_label_new(nil))
    gtk_label_set_wrap(label.opaque, 1)
    // With height to spare, GTK 4.8 gives labels the natural width of one letter, too narrow for an ellipsis.
    gtk_label_set_natural_wrap_mode(label.opaque, GTK_NATURAL_WRAP_NONE)
    gtk_label_set_justify(label.opaque, GTK_JUSTIFY_CENTER)
    forbidHyphens(in: label)
    // A pile of accents must not cover the text above.
    gtk_widget_set_overflow(label.pointer, GTK_OVERFLOW_HIDDEN)
    gtk_label_set_use_markup(label.opaque, 0)
    gtk_label_set_use_underline(label.opaque, 0)
    if let lines {
      gtk_label_set_lines(label.opaque, Int32(lines))
      gtk_label_set_ellipsize(label.opaque, PANGO_ELLIPSIZE_END)
    }
    return label
  }

  /// Shows a title in a label, in one paragraph and cut where nobody would see more.
  package static func show(_ title: String, in label: Widget) {
    set(shown(title), in: label)
  }

  /// Returns a title as it is shown: one paragraph, cut where nobody would see more.
  package static func shown(_ title: String) -> String { beginning(of: title, shownLimit) }

  /// Returns a title as assistive technology says it: whole, unless very much of it is unseen.
  package static func spoken(_ title: String) -> String {
    VisibleText.paragraph(ShortenedText.prefix(of: title, unseen: shownLimit))
  }

  /// Returns a text of one or several paragraphs as assistive technology says it.
  static func spokenParagraphs(_ text: String) -> String {
    VisibleText.paragraphs(ShortenedText.prefix(of: text, unseen: shownLimit))
  }

  private static func beginning(of title: String, _ limit: Int) -> String {
    // Cut before, to look at no more than can be seen, and after, because unseen characters become long numbers.
    ShortenedText.prefix(of: VisibleText.paragraph(ShortenedText.prefix(of: title, limit)), limit)
  }

  /// Shows a text of one or several paragraphs in a label, whose end is cut where laying it out takes too long.
  static func showParagraphs(_ text: String, in label: Widget) {
    // Unseen characters become numbers, which make long words.
    let shown = VisibleText.paragraphs(ShortenedText.paragraphs(text))
    set(ShortenedText.paragraphs(shown), in: label)
  }

  private static func set(_ text: String, in label: Widget) {
    gtk_label_set_wrap_mode(
      label.opaque, LooseMarks.occur(in: text) ? PANGO_WRAP_CHAR : PANGO_WRAP_WORD_CHAR)
    gtk_label_set_text(label.opaque, text)
  }

  /// Has a label begin each line at the leading edge, and end with dots where there is no room for more.
  package static func setLeading(_ label: Widget) {
    gtk_label_set_xalign(label.opaque, 0)
    gtk_label_set_justify(label.opaque, GTK_JUSTIFY_LEFT)
    gtk_label_set_ellipsize(label.opaque, PANGO_ELLIPSIZE_END)
  }

  /// Has a label show at most some lines, or any number.
  package static func setLines(_ lines: Int?, of label: Widget) {
    gtk_label_set_lines(label.opaque, lines.map { Int32(clamping: $0) } ?? -1)
  }

  static func isCut(_ label: Widget, of title: String) -> Bool {
    guard title.utf8.count <= shownLimit else { return true }
    return pango_layout_is_ellipsized(gtk_label_get_layout(label.opaque)) != 0
  }

  /// Shows a text while the pointer rests on a widget, or no longer.
  static func setTooltip(_ text: String?, of widget: Widget) {
    let shown = text.map { beginning(of: $0, tooltipLimit) }
    gtk_widget_set_tooltip_text(widget.pointer, shown)
  }

  /// Breaks a word without a hyphen, which would read as part of a file's name.
  private static func forbidHyphens(in label: Widget) {
    let attributes = pango_attr_list_new()
    pango_attr_list_insert(attributes, pango_attr_insert_hyphens_new(0))
    gtk_label_set_attributes(label.opaque, attributes)
    pango_attr_list_unref(attributes)
  }
}
