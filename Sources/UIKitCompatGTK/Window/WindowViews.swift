import ActionSheets
import ActionSheetsGTK
import UIKitCompat

/// The widgets of all views of a window: of its root controller and of presented controllers.
@MainActor
final class WindowViews {
  /// The body of the root controller.
  let content = ViewBody()
  /// The bodies of presented controllers.
  private var presented: [ViewBody] = []
  private weak var window: UIWindow?
  private var update: LoopTimer?

  /// Begins to show the views of a window.
  func show(_ window: UIWindow) {
    self.window = window
    window.element = content.widget
    content.onPlace = { [weak window] size in
      guard let window else { return }
      window.frame = CGRect(origin: .zero, size: size)
      window.layoutIfNeeded()
    }
    window.onNeedsDisplay = { [weak self] in self?.setNeedsUpdate() }
    window.onMeasure = { [weak self] view, size in
      self?.body(of: view)?.measure(view, size) ?? view.bounds.size
    }
  }

  /// Presents a controller's view in a modal view.
  func present(
    _ controller: UIViewController, _ request: Presentation.Request, with presenter: GTKPresenter,
    report: @escaping (Presentation.Report) -> Void
  ) -> Presentation.ID {
    let body = ViewBody()
    let view = controller.view
    body.root = view
    body.onPlace = { [weak view] size in
      view?.frame = CGRect(origin: .zero, size: size)
      view?.layoutIfNeeded()
    }
    presented.append(body)
    // The widgets must exist when the modal view appears, because one of them gets the focus.
    body.update()
    return presenter.present(request, body: body.widget) { [weak self] event in
      if case .ended = event { self?.presented.removeAll { $0 === body } }
      report(event)
    }
  }

  /// Updates the widgets at the next turn of the main loop, before the next frame.
  private func setNeedsUpdate() {
    guard update == nil else { return }
    update = LoopTimer(nextTurn: { [weak self] in
      guard let self else { return }
      update = nil
      content.root = window?.rootViewController?.viewIfLoaded
      for body in [content] + presented { body.update() }
    })
  }

  /// Returns the body that shows a view, or `nil`.
  private func body(of view: UIView) -> ViewBody? {
    content.root = window?.rootViewController?.viewIfLoaded
    if let body = ViewBody.showing(view) { return body }
    return ([content] + presented).first { body in body.root.map(view.isDescendant(of:)) == true }
  }
}
