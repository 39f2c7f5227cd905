// UIKit re-exports Foundation, and programs rely on it.
@_exported import Foundation
