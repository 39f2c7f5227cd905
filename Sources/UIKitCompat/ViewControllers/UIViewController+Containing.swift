extension UIViewController {
  /// Adds a controller to this one; the program places its view.
  public func addChild(_ child: UIViewController) {
    child.removeFromParent()
    children.append(child)
    child.parent = self
  }

  /// Removes the controller from its parent.
  public func removeFromParent() {
    parent?.children.removeAll { $0 === self }
    parent = nil
  }

  /// Does nothing; kept for source compatibility.
  public func didMove(toParent parent: UIViewController?) {}

  /// The navigation controller that this controller is in, or `nil`.
  public var navigationController: UINavigationController? { enclosing() }

  /// The tab bar controller that this controller is in, or `nil`.
  public var tabBarController: UITabBarController? { enclosing() }

  /// The outermost parent, which presents for all controllers in it.
  var outermost: UIViewController {
    var controller = self
    while let parent = controller.parent { controller = parent }
    return controller
  }

  /// Whether the controller is shown without being presented: in a parent, or as a window's root.
  var isPart: Bool {
    parent != nil || viewIfLoaded?.window?.rootViewController === self
  }

  private func enclosing<Controller: UIViewController>() -> Controller? {
    parent.flatMap { $0 as? Controller ?? $0.enclosing() }
  }

  /// Shows the view behind the others of a parent's view.
  func showBehind(in parent: UIViewController) {
    guard let view, let place = parent.view else { return }
    place.insertSubview(view, at: 0)
    place.setNeedsLayout()
    if parent.isAppeared { appear(animated: false) }
  }

  /// Makes the controller disappear, and removes its view.
  func hide() {
    disappear(animated: false)
    viewIfLoaded?.removeFromSuperview()
  }

  /// Makes the controller and its shown children appear.
  func appear(animated: Bool) {
    guard !isAppeared else { return }
    beginAppearing(animated: animated)
    viewDidAppear(animated)
  }

  /// Begins to appear, while the view moves.
  func beginAppearing(animated: Bool) {
    loadViewIfNeeded()
    isAppeared = true
    viewWillAppear(animated)
    for child in children where child.viewIfLoaded?.superview != nil {
      child.appear(animated: animated)
    }
  }

  /// Makes the controller and its children disappear.
  func disappear(animated: Bool) {
    guard isAppeared else { return }
    viewWillDisappear(animated)
    endDisappearing(animated: animated)
  }

  /// Ends disappearing, when the view is gone.
  func endDisappearing(animated: Bool) {
    isAppeared = false
    for child in children { child.disappear(animated: animated) }
    viewDidDisappear(animated)
  }
}
