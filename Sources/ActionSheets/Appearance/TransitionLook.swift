/// What is seen of a sheet during its transition: sheets at the bottom edge slide, others fade.
public struct TransitionLook: Hashable, Sendable {
  /// How dark what a sheet covers is while it is in place, from 0 to 1: 0.4, measured on iOS 17 (row A8).
  public static let fullDim = 0.4

  /// How dark what the sheet covers is, from 0 to ``fullDim``.
  public let dim: Double
  /// How much of the sheet is seen, from 0 to 1.
  public let opacity: Double
  /// How far the sheet is below its place, from 0 to 1, where it is wholly out of view: its height and the margin below.
  public let shift: Double

  /// Finds the look of a sheet of a form at a position of its ``Transition``, 1 being in place.
  public init(_ form: Form, at position: Double) {
    dim = TransitionLook.fullDim * position
    opacity = form == .bottomSheet ? 1 : position
    shift = form == .bottomSheet ? 1 - position : 0
  }
}
