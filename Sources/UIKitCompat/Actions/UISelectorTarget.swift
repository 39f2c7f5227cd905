/// A target that performs actions by their names, for Objective-C is not here to find the methods.
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

/// A target and the name of the method that is sent to it.
@MainActor
struct TargetAction {
  weak var target: AnyObject?
  let action: Selector

  init(_ target: Any?, _ action: Selector) {
    self.target = target as AnyObject?
    self.action = action
  }

  func send(from sender: Any?) {
    guard let target else { return }
    if let performer = target as? any UISelectorTarget {
      performer.perform(action, with: sender)
    } else {
      UIDiagnostic.warn(
        .selectorNotPerformed,
        "\(UIDiagnostic.name(target)) cannot perform \(action): it is no UISelectorTarget")
    }
  }
}
