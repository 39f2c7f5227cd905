/// Whether a mistake that UIKit raises an exception for stops the program, with UIKit's own message.
///
/// Set it in tests and while developing. Otherwise the mistake is reported to ``diagnostics``, and the sheet is
/// shown in the nearest sensible way.
///
///     UIKitCompat.strict = true
@preconcurrency @MainActor public var strict = false

/// Hears of every mistake; at first it writes one line to the standard error.
///
/// A program that owns the whole terminal should set it, lest the line disturb its picture.
@preconcurrency @MainActor public var diagnostics: (UIDiagnostic) -> Void = { diagnostic in
  try? FileHandle.standardError.write(contentsOf: Data("UIKitCompat: \(diagnostic.message)\n".utf8))
}

extension UIDiagnostic {
  /// Reports a mistake that UIKit warns of.
  @MainActor static func warn(_ kind: Kind, _ message: String) {
    diagnostics(UIDiagnostic(kind: kind, message: message))
  }

  /// Reports a mistake that UIKit raises an exception for, and stops in strict mode.
  @MainActor static func raise(_ kind: Kind, _ message: String) {
    diagnostics(UIDiagnostic(kind: kind, message: message))
    if strict { fatalError(message) }
  }

  /// Names an object as UIKit's messages do.
  static func name(_ object: AnyObject) -> String {
    "<\(type(of: object)): 0x\(String(UInt(bitPattern: ObjectIdentifier(object)), radix: 16))>"
  }
}
