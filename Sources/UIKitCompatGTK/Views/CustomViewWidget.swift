import ActionSheetsGTK
import UIKitCompat

/// The custom view of a bar item with its subviews, in its own size or else its natural one.
@MainActor
final class CustomViewWidget {
  private let body = ViewBody()
  private weak var view: UIView?
  /// The size, or `nil` where the view's widget decides.
  private var room: CGSize? = .zero
  /// The size that an empty view was given here.
  private var fitted: CGSize?

  init(_ view: UIView) {
    self.view = view
    body.root = view
    body.widget.isCenteredVertically = true
    body.layout.width = { [weak self] in
      self?.extent(\.width) { $0.width() } ?? Widget.Extent(minimum: 0, natural: 0)
    }
    body.layout.height = { [weak self] width in
      self?.extent(\.height) { $0.height(forWidth: width) } ?? Widget.Extent(minimum: 0, natural: 0)
    }
    body.onPlace = { [weak self] in self?.layOut($0) }
  }

  var widget: Widget { body.widget }

  func show() {
    guard let view else { return }
    body.update()
    let hasSize = !view.bounds.isEmpty && view.bounds.size != fitted
    if hasSize { fitted = nil }
    let wanted =
      hasSize ? view.bounds.size : body.rootWidget == nil ? view.sizeThatFits(.zero) : nil
    if room != wanted {
      room = wanted
      widget.queueResize()
    }
    Inertness.setVisible(!view.isHidden, of: widget)
  }

  private func extent(
    _ length: KeyPath<CGSize, CGFloat>, ofWidget measure: (Widget) -> Widget.Extent
  ) -> Widget.Extent? {
    guard let room else { return body.rootWidget.map(measure) }
    let points = max(Int(points: room[keyPath: length]), 0)
    return Widget.Extent(minimum: points, natural: points)
  }

  private func layOut(_ size: CGSize) {
    guard let view else { return }
    if room == nil || fitted != nil || view.bounds.isEmpty {
      fitted = size
      view.bounds.size = size
    }
    view.layoutIfNeeded()
  }
}
