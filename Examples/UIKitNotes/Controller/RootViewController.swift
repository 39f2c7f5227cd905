// Not part of the program written for UIKit: what its hosts here, which are modules of their own, see of it.

import UIKitCompat

/// Returns the controller that the program begins with.
@MainActor
public func makeRootViewController() -> UIViewController {
  NotesViewController()
}
