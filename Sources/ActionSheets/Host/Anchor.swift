/// The place that a sheet originates from, in the terms of one toolkit.
///
/// `Element` is what the toolkit calls a thing on screen: a widget, a cell rectangle, a DOM node. The
/// kind of place decides the form (see ``Presentation/Form``); the element says where the arrow of a popover aims.
public struct Anchor<Element> {
  /// The kind of place.
  public let origin: Presentation.Origin
  /// The thing on screen.
  public let element: Element
  /// The rectangle within the element, in the host's unit, or `nil` for the whole of it.
  public let rectangle: Rectangle<Double>?

  /// Originates from a toolbar.
  public static func toolbar(_ element: Element) -> Anchor {
    Anchor(origin: .toolbar, element: element, rectangle: nil)
  }

  /// Originates from a tab bar.
  public static func tabBar(_ element: Element) -> Anchor {
    Anchor(origin: .tabBar, element: element, rectangle: nil)
  }

  /// Originates from one button of a bar.
  public static func barButtonItem(_ element: Element) -> Anchor {
    Anchor(origin: .barButtonItem, element: element, rectangle: nil)
  }

  /// Originates from a view.
  public static func view(_ element: Element) -> Anchor {
    Anchor(origin: .view, element: element, rectangle: nil)
  }

  /// Originates from a rectangle within a view, given in points or cells from its upper left corner.
  public static func rectangle(_ rectangle: Rectangle<Double>, in element: Element) -> Anchor {
    Anchor(origin: .rectangle, element: element, rectangle: rectangle)
  }
}

extension Anchor: Equatable where Element: Equatable {}
extension Anchor: Hashable where Element: Hashable {}
extension Anchor: Sendable where Element: Sendable {}

extension Presentation {
  /// The kinds of place that a sheet can originate from.
  public enum Origin: Hashable, Sendable, CaseIterable {
    /// A toolbar as a whole.
    case toolbar
    /// A tab bar as a whole.
    case tabBar
    /// One button of a bar.
    case barButtonItem
    /// A view as a whole.
    case view
    /// A rectangle within a view.
    case rectangle
  }
}
