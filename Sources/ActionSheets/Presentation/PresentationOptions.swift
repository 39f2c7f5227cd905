extension Presentation {
  /// How one presentation is to go, apart from what it asks.
  public struct Options: Hashable, Sendable {
    /// Whether the sheet slides in and out. Reduced motion in the ``Presentation/Environment`` overrides it.
    public var isAnimated: Bool

    /// Whether what presents the sheet is itself shown in an open popover.
    public var isInsidePopover: Bool

    /// Whether the bar that holds the anchor stays live beside a popover. Off, a sheet is modal.
    public var keepsBarLive: Bool

    /// How long to wait for an answer, or `nil` to wait for ever.
    ///
    /// Kept between no time and a thousand years, so that whoever adds a time to it need not fear an overflow.
    public var timeout: Duration? {
      get { limit }
      set { limit = newValue.map { min(max($0, .zero), .seconds(Int64(31_536_000_000))) } }
    }

    private var limit: Duration?

    /// Creates options.
    public init(
      isAnimated: Bool = true, isInsidePopover: Bool = false, keepsBarLive: Bool = false,
      timeout: Duration? = nil
    ) {
      self.isAnimated = isAnimated
      self.isInsidePopover = isInsidePopover
      self.keepsBarLive = keepsBarLive
      self.timeout = timeout
    }
  }
}
