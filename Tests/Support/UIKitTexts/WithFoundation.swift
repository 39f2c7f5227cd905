import Foundation
import UIKitCompat

/// A call in a file that imports Foundation as well.
func withFoundation() -> String { NSLocalizedString("Delete Note", comment: "title") }
