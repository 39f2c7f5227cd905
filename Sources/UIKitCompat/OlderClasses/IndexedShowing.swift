import ActionSheets

/// One presentation of a sheet or alert view, in the indices of its buttons.
final class IndexedShowing: Showing {
  private let view: UIModalView
  /// Kept, because another object could take its identity (row L11). A window is not kept: its end ends the sheet.
  private let source: AnyObject?
  private var dismissalIndex: Int?

  /// Whether it is not gone.
  private(set) var isVisible = true

  /// Prepares the presentation of a view, which is kept until it is gone.
  init(of view: UIModalView, on host: WindowHost, from source: AnyObject?) {
    self.view = view
    self.source = source is UIWindow ? nil : source
    super.init(on: host)
  }

  /// Dismisses the view; the delegate receives the index as it is. Once the view is leaving, does nothing.
  func dismiss(index: Int) {
    guard !isSettled, dismissalIndex == nil else { return }
    dismissalIndex = index
    dismiss()
  }

  override func take(_ report: Presentation.Report) {
    switch report {
    case .call(let call):
      if case .didDismiss = call { isVisible = false }
      view.tellDelegate(call, index: index(call))
    case .text(let field, let text): view.take(text, at: field)
    case .ended(let outcome):
      view.end(self)
      // A second press of the same control is meant to dismiss, and no mistake (row L11).
      if case .cancelled(.notPresented(let error)) = outcome, error != .dismissedInstead {
        UIDiagnostic.warn(.notPresented, "\(UIDiagnostic.name(view)) was not presented: \(error)")
      }
    }
  }

  /// Returns the index for the delegate; calls without one ignore it.
  private func index(_ call: Presentation.Call) -> Int {
    switch call {
    case .clicked(let id), .willDismiss(.chose(let id)), .didDismiss(.chose(let id)): id.number
    case .willDismiss(.cancelled(.programmatic)), .didDismiss(.cancelled(.programmatic)):
      dismissalIndex ?? view.cancelButtonIndex
    default: view.cancelButtonIndex
    }
  }
}
