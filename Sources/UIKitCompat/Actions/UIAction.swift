/// A piece of behavior that controls and bar items can run.
@preconcurrency @MainActor
open class UIAction: NSObject {
  /// Hears that the action is run.
  public typealias Handler = (UIAction) -> Void

  /// What the action is called.
  open var title: String

  /// What has run the action, while it runs.
  public internal(set) var sender: Any?

  private let handler: Handler

  /// Creates an action.
  public init(title: String = "", handler: @escaping Handler) {
    self.title = title
    self.handler = handler
    super.init()
  }

  func run(from sender: Any?) {
    self.sender = sender
    handler(self)
    self.sender = nil
  }
}
