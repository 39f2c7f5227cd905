/// An object that may respond to events; here the common ancestor of views and controllers.
@MainActor
open class UIResponder: NSObject {
  /// The object that an event goes to next, or `nil` at the end of the chain.
  open var next: UIResponder? { nil }

  /// Creates a responder.
  public override init() {
    super.init()
  }
}
