extension UIViewController {
  /// Puts a controller into this one; its view is the program's to place.
  public func addChild(_ child: UIViewController) {
    child.removeFromParent()
    children.append(child)
    child.parent = self
  }

  /// Takes the controller out of the one that it is in.
  public func removeFromParent() {
    parent?.children.removeAll { $0 === self }
    parent = nil
  }

  /// Called after the controller has moved; does nothing, and is kept for source compatibility.
  public func didMove(toParent parent: UIViewController?) {}

  /// The navigation controller that this controller is in, or `nil`.
  public var navigationController: UINavigationController? { enclosing() }

  /// The tab bar controller that this controller is in, or `nil`.
  public var tabBarController: UITabBarController? { enclosing() }

  /// The outermost controller that this one is in: the one that presents for all of them.
  var outermost: UIViewController {
    var controller = self
    while let parent = controller.parent { controller = parent }
    return controller
  }

  /// Whether the controller is shown otherwise than by presenting it: within another, or as a window's root.
  var isPart: Bool {
    parent != nil || viewIfLoaded?.window?.rootViewController === self
  }

  private func enclosing<Controller: UIViewController>() -> Controller? {
    var candidate = parent
    while let current = candidate {
      if let found = current as? Controller { return found }
      candidate = current.parent
    }
    return nil
  }

  /// Lets the controller, and what it shows of its children, appear.
  func appear(animated: Bool) {
    guard !isAppeared else { return }
    beginAppearing(animated: animated)
    viewDidAppear(animated)
  }

  /// Does the first half of appearing, while the view moves.
  func beginAppearing(animated: Bool) {
    loadViewIfNeeded()
    isAppeared = true
    viewWillAppear(animated)
    for child in children where child.viewIfLoaded?.superview != nil {
      child.appear(animated: animated)
    }
  }

  /// Lets the controller, and what it shows of its children, disappear.
  func disappear(animated: Bool) {
    guard isAppeared else { return }
    viewWillDisappear(animated)
    endDisappearing(animated: animated)
  }

  /// Does the second half of disappearing, when the view is gone.
  func endDisappearing(animated: Bool) {
    isAppeared = false
    for child in children { child.disappear(animated: animated) }
    viewDidDisappear(animated)
  }
}
