/// An action that controls and bar items can run.
@preconcurrency @MainActor
open class UIAction: NSObject {
  /// A function that runs the action.
  public typealias Handler = (UIAction) -> Void

  /// The title.
  open var title: String

  /// The control or item that runs the action, while it runs.
  public internal(set) var sender: Any?

  private let handler: Handler

  /// Creates an action.
  public init(title: String = "", handler: @escaping Handler) {
    self.title = title
    self.handler = handler
  }

  /// Creates an action that has a target perform a method; the target is not kept.
  convenience init(_ target: Any?, _ selector: Selector) {
    self.init { [weak target = target as AnyObject?] action in
      guard let target else { return }
      if let performer = target as? any UISelectorTarget {
        performer.perform(selector, with: action.sender)
      } else {
        UIDiagnostic.warn(
          .selectorNotPerformed,
          "\(UIDiagnostic.name(target)) cannot perform \(selector): it is no UISelectorTarget")
      }
    }
  }

  func run(from sender: Any?) {
    self.sender = sender
    handler(self)
    self.sender = nil
  }
}

/// The name of a method, as Objective-C writes it: `"share:"`, because `#selector` does not exist without it.
public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
  /// The name, colons included.
  public let description: String

  /// Creates the name of a method.
  public init(_ name: String) {
    description = name
  }

  /// Creates the name of a method.
  public init(stringLiteral name: String) {
    description = name
  }
}

/// A target that performs actions by their names, because Objective-C is not there to find the methods.
///
///     extension NotesViewController: UISelectorTarget {
///       func perform(_ action: Selector, with sender: Any?) {
///         switch action {
///         case "share:": share(sender)
///         default: break
///         }
///       }
///     }
///
/// Code that uses ``UIAction`` instead needs no such method, here or with UIKit.
@preconcurrency @MainActor
public protocol UISelectorTarget: AnyObject {
  /// Performs the action with a name.
  func perform(_ action: Selector, with sender: Any?)
}
