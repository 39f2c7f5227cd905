extension HeadlessPresenter {
  /// Presses and releases the first button on screen with a title; without one, presses nothing.
  ///
  /// - Returns: Whether there was such a button.
  @discardableResult
  public func press(_ title: String) -> Bool {
    guard let presentation,
      let id = presentation.order.first(where: { presentation.content[$0]?.title == title })
    else { return false }
    press(on: .button(id))
    return true
  }

  /// Presses and releases a button.
  public func press(_ id: ButtonID) {
    press(on: .button(id))
  }

  /// Presses and releases outside the sheet.
  public func pressOutside() {
    press(on: .outside)
  }

  /// Moves a pointer.
  public func pointer(_ phase: PointerPhase, _ pointer: Int = 0, over target: PressTarget) {
    stage.sendToTop(.pointer(pointer, phase, target))
  }

  /// Presses a key; without a time, 100 ms after the last one.
  public func key(_ key: SheetKey, isRepeat: Bool = false, at time: Duration? = nil) {
    keyTime = time ?? keyTime + .milliseconds(100)
    stage.sendToTop(.key(KeyStroke(key, isRepeat: isRepeat, at: keyTime)))
  }

  /// Types text, one key press for each character.
  public func type(_ text: String, at time: Duration? = nil) {
    for character in text {
      key(character == " " ? .space : .character(character), at: time)
    }
  }

  /// Makes a text field hold some text, as typing into it would. Fields count from 0.
  public func enter(_ text: String, inField field: Int) {
    stage.sendToTop(.setText(field: field, FieldText(text)))
  }

  /// Presses Escape.
  public func escape() {
    key(.escape)
  }

  /// Lets every movement that is under way come to its end.
  public func endTransition() {
    for id in stage.visible where stage[id]?.isInTransition == true {
      stage.send(.transitionEnded, to: id)
    }
  }

  /// Lets time pass, counted from the beginning of each presentation.
  public func elapse(_ time: Duration) {
    stage.sendToAll(.elapsed(time))
  }

  /// Gives the host another size.
  public func resize(to sizeClass: SizeClass) {
    var environment = stage.environment
    environment.sizeClass = sizeClass
    stage.setEnvironment(environment)
  }

  /// Changes the host.
  public func setEnvironment(_ environment: Environment) {
    stage.setEnvironment(environment)
  }

  /// Reports any other event to the topmost presentation.
  public func send(_ event: PresentationEvent) {
    stage.sendToTop(event)
  }

  private func press(on target: PressTarget) {
    pointer(.began, over: target)
    pointer(.ended, over: target)
  }
}
