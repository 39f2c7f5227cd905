// The names of Swift 1 and 2.

extension UIColor {
  /// The color of that name.
  @available(*, deprecated, renamed: "black")
  public static func blackColor() -> UIColor { black }

  /// The color of that name.
  @available(*, deprecated, renamed: "darkGray")
  public static func darkGrayColor() -> UIColor { darkGray }

  /// The color of that name.
  @available(*, deprecated, renamed: "lightGray")
  public static func lightGrayColor() -> UIColor { lightGray }

  /// The color of that name.
  @available(*, deprecated, renamed: "white")
  public static func whiteColor() -> UIColor { white }

  /// The color of that name.
  @available(*, deprecated, renamed: "gray")
  public static func grayColor() -> UIColor { gray }

  /// The color of that name.
  @available(*, deprecated, renamed: "red")
  public static func redColor() -> UIColor { red }

  /// The color of that name.
  @available(*, deprecated, renamed: "green")
  public static func greenColor() -> UIColor { green }

  /// The color of that name.
  @available(*, deprecated, renamed: "blue")
  public static func blueColor() -> UIColor { blue }

  /// The color of that name.
  @available(*, deprecated, renamed: "cyan")
  public static func cyanColor() -> UIColor { cyan }

  /// The color of that name.
  @available(*, deprecated, renamed: "yellow")
  public static func yellowColor() -> UIColor { yellow }

  /// The color of that name.
  @available(*, deprecated, renamed: "magenta")
  public static func magentaColor() -> UIColor { magenta }

  /// The color of that name.
  @available(*, deprecated, renamed: "orange")
  public static func orangeColor() -> UIColor { orange }

  /// The color of that name.
  @available(*, deprecated, renamed: "purple")
  public static func purpleColor() -> UIColor { purple }

  /// The color of that name.
  @available(*, deprecated, renamed: "brown")
  public static func brownColor() -> UIColor { brown }

  /// The color of that name.
  @available(*, deprecated, renamed: "clear")
  public static func clearColor() -> UIColor { clear }
}
