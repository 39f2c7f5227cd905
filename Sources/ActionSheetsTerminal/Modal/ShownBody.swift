import ActionSheets

/// The body of a modal view that is up.
struct ShownBody {
  let body: any TerminalModalBody
  /// Whether the next Escape is the body's.
  var escape: BodyEscape

  init(_ body: any TerminalModalBody, of content: Content) {
    self.body = body
    escape = BodyEscape(isDismissible: content.isDismissible)
  }
}
