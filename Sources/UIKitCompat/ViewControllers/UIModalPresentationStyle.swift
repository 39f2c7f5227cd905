/// The ways in which UIKit presents a controller.
///
/// The host and its size decide the form here; the value is kept, and only ``popover`` and ``automatic`` matter.
public enum UIModalPresentationStyle: Int, Sendable {
  /// Covers the window.
  case fullScreen = 0
  /// A page over the window.
  case pageSheet = 1
  /// A form in the middle.
  case formSheet = 2
  /// Covers the presenting controller.
  case currentContext = 3
  /// Decided by the program.
  case custom = 4
  /// Covers the window, without removing what is beneath.
  case overFullScreen = 5
  /// Covers the presenting controller, without removing it.
  case overCurrentContext = 6
  /// A popover that aims at its place.
  case popover = 7
  /// Not adapted.
  case none = -1
  /// Decided by the host.
  case automatic = -2
}

/// The movements with which UIKit presents a controller. The host decides; the value is kept.
public enum UIModalTransitionStyle: Int, Sendable {
  /// From the bottom.
  case coverVertical = 0
  /// Turned over.
  case flipHorizontal = 1
  /// Faded.
  case crossDissolve = 2
  /// Curled up like a page.
  case partialCurl = 3
}
