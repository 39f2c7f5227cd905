// Not part of the program written for UIKit: the function that its hosts call, which are other modules.

import UIKitCompat

/// Returns the controller that the program begins with.
@MainActor
public func makeRootViewController() -> UIViewController {
  NotesViewController()
}
