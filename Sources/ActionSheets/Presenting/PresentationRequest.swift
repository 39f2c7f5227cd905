/// All that is needed to begin a presentation.
public struct PresentationRequest: Hashable, Sendable {
  /// What is asked.
  public var content: Content
  /// The kind of place that it comes from, or `nil` when none is given.
  public var origin: Origin?
  /// Whether the control it comes from stands in an open popover.
  public var isFromPopover: Bool
  /// How it is to go.
  public var options: PresentationOptions
  /// The sheet, when the program keeps it and may show it again.
  public var sheet: PresentationKey?
  /// The control it comes from: asking twice from the same one dismisses.
  public var source: PresentationKey?

  /// Creates a request.
  public init(
    _ content: Content, from origin: Origin? = nil,
    isFromPopover: Bool = false, options: PresentationOptions = PresentationOptions(),
    sheet: PresentationKey? = nil, source: PresentationKey? = nil
  ) {
    self.content = content
    self.origin = origin
    self.isFromPopover = isFromPopover
    self.options = options
    self.sheet = sheet
    self.source = source
  }
}

extension PresentationRequest {
  /// Returns the request with what its anchor tells: the kind of place, and the control it comes from.
  ///
  /// What the request says already of the control stays.
  public func originating<Element: AnyObject>(
    from anchor: Anchor<Element>?
  ) -> PresentationRequest {
    originating(from: anchor, isInsidePopover: false) { PresentationKey($0) }
  }

  /// Returns the request with what its anchor tells, for toolkits whose elements are known by other means.
  ///
  /// - Parameters:
  ///   - anchor: The place that it originates from, or `nil`.
  ///   - isInsidePopover: Whether the element stands in an open popover.
  ///   - key: Returns what is the same for the same control, as an object made anew at each use is not.
  public func originating<Element>(
    from anchor: Anchor<Element>?, isInsidePopover: Bool,
    identifiedBy key: (Element) -> PresentationKey
  ) -> PresentationRequest {
    guard let anchor else { return self }
    var request = self
    request.origin = anchor.origin
    request.source = source ?? key(anchor.element)
    request.isFromPopover = isInsidePopover
    return request
  }
}
