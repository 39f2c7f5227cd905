import ActionSheets

/// One presentation of a sheet or alert view, told in the indices of its buttons.
@MainActor
final class IndexedShowing {
  private let showing: Showing
  private let name: String
  private var dismissalIndex: Int?

  /// Whether it has been accepted and is not gone.
  private(set) var isVisible = true

  /// Whether it can be dismissed.
  var isOpen: Bool { isVisible && !showing.isSettled }

  /// Prepares the presentation of an object, which is kept until it is gone.
  ///
  /// So is its source, lest another object take its identity, but for a window: that ends it by going.
  init(of object: AnyObject, from source: AnyObject?) {
    let kept = source.flatMap { $0 is UIWindow ? nil : $0 }
    showing = Showing(keeping: kept.map { [object, $0] } ?? [object])
    name = UIDiagnostic.name(object)
  }

  /// Asks for the presentation.
  ///
  /// - Parameters:
  ///   - cancelIndex: Returns the index that a cancellation counts as.
  ///   - hear: Hears the calls.
  ///   - edit: Hears what is entered into the text fields.
  ///   - end: Runs once it is over.
  func begin(
    _ request: PresentationRequest, on host: WindowHost, from place: ViewAnchor?,
    cancelIndex: @escaping () -> Int, hear: @escaping (IndexedCall) -> Void,
    edit: @escaping (Int, FieldText) -> Void = { _, _ in }, end: @escaping () -> Void
  ) {
    showing.begin(request, on: host, from: place) { [self] report in
      switch report {
      case .call(.willPresent): hear(.willPresent)
      case .call(.didPresent): hear(.didPresent)
      case .call(.clicked(let id)): hear(.clicked(id.position))
      case .call(.cancel): hear(.cancel)
      case .call(.attemptedDismissal): break
      case .call(.willDismiss(let outcome)): hear(.willDismiss(index(outcome, cancelIndex())))
      case .call(.didDismiss(let outcome)):
        isVisible = false
        hear(.didDismiss(index(outcome, cancelIndex())))
      case .text(let field, let text): edit(field, text)
      case .ended(let outcome):
        isVisible = false
        reportRefusal(outcome)
        end()
      }
    }
  }

  /// Dismisses it as if by a button, whose index the delegate is told as it is; once it is leaving, does nothing.
  func dismiss(index: Int) {
    guard isOpen, dismissalIndex == nil else { return }
    dismissalIndex = index
    showing.dismiss()
  }

  /// Reports an event of the program's making.
  func send(_ event: PresentationEvent) {
    showing.send(event)
  }

  private func index(_ outcome: Outcome<ButtonID>, _ cancelIndex: Int) -> Int {
    switch outcome {
    case .chose(let id): id.position
    case .cancelled(.programmatic): dismissalIndex ?? cancelIndex
    case .cancelled: cancelIndex
    }
  }

  private func reportRefusal(_ outcome: Outcome<ButtonID>) {
    // A second press of the same control is meant to dismiss, and no mistake (row L11).
    guard case .cancelled(.notPresented(let error)) = outcome, error != .dismissedInstead else {
      return
    }
    UIDiagnostic.warn(.notPresented, "\(name) was not presented: \(error)")
  }
}
