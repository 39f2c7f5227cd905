/// A call to the delegate of a sheet or alert view, whose buttons are known by their indices.
enum IndexedCall: Hashable, Sendable {
  case willPresent
  case didPresent
  case clicked(Int)
  case cancel
  case willDismiss(Int)
  case didDismiss(Int)
}
