import ActionSheets

/// Whether a mistake for which UIKit raises an exception stops the program, with UIKit's own message.
///
/// Otherwise the mistake is reported to ``diagnostics``, and the sheet is shown in the nearest sensible way. It belongs
/// to the whole process: tests that change it share it.
@preconcurrency @MainActor public var strict = false

/// Called with every mistake; by default writes one line to the standard error.
///
/// A program that owns the whole terminal should replace it, because the line would disturb its picture. It belongs
/// to the whole process: tests that change it share it.
@preconcurrency @MainActor public var diagnostics: (UIDiagnostic) -> Void = { diagnostic in
  try? FileHandle.standardError.write(contentsOf: Data("UIKitCompat: \(diagnostic.message)\n".utf8))
}

extension UIDiagnostic {
  /// Reports a button with a blank title.
  @MainActor static func warnIfBlank(_ title: String, of owner: AnyObject) {
    if Content.Button(title).isBlank {
      warn(.missingTitle, "A button of \(name(owner)) has no title")
    }
  }

  /// Reports a mistake of which UIKit warns.
  @MainActor static func warn(_ kind: Kind, _ message: String) {
    diagnostics(UIDiagnostic(kind: kind, message: message))
  }

  /// Reports a mistake for which UIKit raises an exception, and stops in strict mode.
  @MainActor static func raise(_ kind: Kind, _ message: String) {
    diagnostics(UIDiagnostic(kind: kind, message: message))
    if strict { fatalError(message) }
  }

  /// Names an object as UIKit's messages do.
  static func name(_ object: AnyObject) -> String {
    "<\(type(of: object)): 0x\(String(UInt(bitPattern: ObjectIdentifier(object)), radix: 16))>"
  }
}

extension Content.Button {
  /// Creates a button that shows `␣` for a blank title, which UIKit allows and the core refuses (row S16).
  init(visible title: String, role: Content.Role, isEnabled: Bool = true) {
    self.init(title, role: role, isEnabled: isEnabled)
    if isBlank { self.title = "␣" }
  }
}
