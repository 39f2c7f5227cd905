extension UIView {
  /// Returns a point of this view in the coordinates of another, or of the window when that is `nil`.
  public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    let there = toRoot(point)
    return view?.convert(there, from: nil) ?? there
  }

  /// Returns a point of another view, or of the window when that is `nil`, in this view's coordinates.
  public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    let offset = toRoot(.zero)
    let there = view?.toRoot(point) ?? point
    return CGPoint(x: there.x - offset.x, y: there.y - offset.y)
  }

  /// Returns a rectangle of this view in the coordinates of another, or of the window when that is `nil`.
  public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    CGRect(origin: convert(rect.origin, to: view), size: rect.size)
  }

  /// Returns a rectangle of another view, or of the window when that is `nil`, in this view's coordinates.
  public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    CGRect(origin: convert(rect.origin, from: view), size: rect.size)
  }

  /// Returns a point in the coordinates of the outermost view, the window, whose own frame does not count.
  private func toRoot(_ point: CGPoint) -> CGPoint {
    var point = point
    var view = self
    while let parent = view.superview {
      point.x += view.frame.minX - view.bounds.minX
      point.y += view.frame.minY - view.bounds.minY
      view = parent
    }
    return point
  }
}
