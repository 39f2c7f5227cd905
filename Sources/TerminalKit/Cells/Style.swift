/// How the text of a cell looks.
///
///     let warning = Style(foreground: .red, isBold: true)
public struct Style: Hashable, Sendable {
  struct Attributes: OptionSet, Hashable {
    let rawValue: UInt8
    static let bold = Attributes(rawValue: 1)
    static let dim = Attributes(rawValue: 2)
    static let italic = Attributes(rawValue: 4)
    static let underlined = Attributes(rawValue: 8)
    static let reversed = Attributes(rawValue: 16)
  }

  /// The color of the text.
  public var foreground: Color
  /// The color behind the text.
  public var background: Color

  var attributes: Attributes

  /// Creates a style; parts that are not given are the terminal's default.
  public init(
    foreground: Color = .default, background: Color = .default, isBold: Bool = false,
    isDim: Bool = false, isItalic: Bool = false, isUnderlined: Bool = false,
    isReversed: Bool = false
  ) {
    self.foreground = foreground
    self.background = background
    attributes = []
    self.isBold = isBold
    self.isDim = isDim
    self.isItalic = isItalic
    self.isUnderlined = isUnderlined
    self.isReversed = isReversed
  }

  /// The terminal's default text.
  public static let plain = Style()

  /// Whether the text is bold.
  public var isBold: Bool {
    get { attributes.contains(.bold) }
    set { set(.bold, newValue) }
  }

  /// Whether the text is faint.
  public var isDim: Bool {
    get { attributes.contains(.dim) }
    set { set(.dim, newValue) }
  }

  /// Whether the text is italic.
  public var isItalic: Bool {
    get { attributes.contains(.italic) }
    set { set(.italic, newValue) }
  }

  /// Whether the text is underlined.
  public var isUnderlined: Bool {
    get { attributes.contains(.underlined) }
    set { set(.underlined, newValue) }
  }

  /// Whether foreground and background change places.
  public var isReversed: Bool {
    get { attributes.contains(.reversed) }
    set { set(.reversed, newValue) }
  }

  private mutating func set(_ attribute: Attributes, _ isSet: Bool) {
    if isSet { attributes.insert(attribute) } else { attributes.remove(attribute) }
  }

  /// Returns the style with colors that a terminal of the given depth can show.
  func reduced(to depth: ColorDepth) -> Style {
    guard depth != .trueColor, foreground != .default || background != .default else {
      return self
    }
    var style = self
    style.foreground = foreground.reduced(to: depth)
    style.background = background.reduced(to: depth)
    return style
  }

  /// The part of the style that shows on a space: only the background, unless it is underlined or reversed.
  var onBlank: Style {
    var style = self
    if attributes.isDisjoint(with: [.underlined, .reversed]) {
      style.foreground = .default
      style.attributes = []
    }
    return style
  }
}
