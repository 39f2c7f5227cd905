/// One presentation of some content, from before it is seen until after it is gone.
///
/// A state machine: events go in, effects come out, and whatever the events are, the effects contain exactly
/// one ``Presentation/Effect/finish(_:)``. It knows no toolkit and no clock, and it is a value, so that any
/// moment of it can be kept and compared.
public struct Presentation: Hashable, Sendable {
  /// How far the presentation has come.
  public enum Phase: Hashable, Sendable {
    /// Not begun.
    case waiting
    /// Moving into view; answers count already.
    case opening
    /// In place.
    case shown
    /// Moving out of view; the outcome is settled.
    case closing(Outcome<ButtonID>)
    /// Over.
    case ended
  }

  /// The question as it is shown: a button that waits until the fields are valid is not enabled.
  public internal(set) var content: Content
  /// The question as the program asked it.
  var asked: Content
  /// The kind of place that the sheet came from.
  public internal(set) var origin: Origin?
  /// Whether the control that it came from stands in a popover.
  public internal(set) var isFromPopover: Bool
  /// How the presentation is to go.
  public let options: Options
  /// How far the presentation has come.
  public internal(set) var phase = Phase.waiting
  /// The form it has now.
  public internal(set) var form: Form
  /// The order of its buttons in this form.
  public internal(set) var order: Order
  /// How it was laid out last.
  package internal(set) var layout = Layout()
  /// The whole seconds left for an answer, or `nil` when there is no limit.
  public internal(set) var secondsLeft: Int?

  /// The field that has the focus, counted from 0, or `nil` when a button has it.
  public internal(set) var focusedField: Int?
  /// The texts of the fields now.
  public internal(set) var texts: [FieldText]
  /// Why the texts of the fields are not valid, `nil` for each that is.
  package internal(set) var problems: [String?]
  /// Whether the person has been in a field and changed it, left it, or tried to go on.
  var isTouched: [Bool]

  /// Whether the focus was moved elsewhere while the sheet was up, so that it is not put back.
  public internal(set) var focusMovedAway = false

  var environment: Environment
  var focus: Focus
  var typeSelect = TypeSelect()
  var pressTracking = PressTracking()
  /// Whether the body of a modal view had a use for the last key, which was Escape.
  var bodyUsedEscape = false

  /// The language of the texts, or the one of the host where they do not say theirs.
  public var language: Language { content.language ?? environment.language }

  /// The direction of layout: the one of the language of the texts, or of the host.
  public var layoutDirection: LayoutDirection {
    content.language?.layoutDirection ?? environment.layoutDirection
  }

  /// What presenters add to the texts.
  public var words: Vocabulary { environment.vocabulary ?? Vocabulary(language) }

  /// Creates a presentation that has not begun.
  public init(
    _ content: Content, from origin: Origin?, isFromPopover: Bool = false,
    in environment: Environment, options: Options = Options()
  ) {
    self.content = content.waiting(for: content.fields.map { $0.problem })
    asked = content
    self.origin = origin
    self.isFromPopover = isFromPopover
    self.environment = environment
    self.options = options
    form = Form.resolve(
      content.kind, origin: origin, environment: environment,
      isInsidePopover: options.isInsidePopover || isFromPopover)
    order = Order(self.content, in: form)
    focus = Focus(first: self.content, in: order)
    texts = content.fields.map { FieldText($0.text).line }
    problems = content.fields.map { $0.problem }
    isTouched = content.fields.map { _ in false }
    focusedField = content.fields.isEmpty ? nil : 0
    secondsLeft = options.timeout.map(Presentation.wholeSeconds)
  }

  /// The button that has the focus, or `nil` when a field has it or nothing can.
  public var focusedButton: ButtonID? {
    focusedField == nil ? focus.button : nil
  }

  /// The button that Return presses while a field has the focus, or `nil` when none may be pressed so.
  ///
  /// That is the preferred button, else the first that neither cancels nor destroys. While it is disabled there is
  /// none: another button, or Cancel, would lose what was typed.
  public var defaultButton: ButtonID? {
    let id = content.preferredButton ?? order.first { content[$0]?.role == .default }
    return id.flatMap { content[$0]?.role == .default && isPressable($0) ? $0 : nil }
  }

  /// The button that is marked as the one that Return presses, or `nil` for none: in sheets the focus alone shows it.
  public var suggestedButton: ButtonID? { content.kind == .alert ? defaultButton : nil }

  /// The button that an empty line chooses in a line dialogue: the one that has the focus, after fields the one that
  /// Return presses in them; never one that destroys.
  public var offeredButton: ButtonID? {
    (focusedButton ?? defaultButton).flatMap { content.canPressUnasked($0) ? $0 : nil }
  }

  /// Returns why the text of a field is not valid, once the person is to read it, or `nil`.
  ///
  /// That is after the person has changed or left the field, or has tried to go on.
  public func problem(of field: Int) -> String? {
    problems.indices.contains(field) && isTouched[field] ? problems[field] : nil
  }

  /// The button that is shown as pressed.
  public var highlightedButton: ButtonID? { pressTracking.highlighted }

  /// Whether presses on the bar that holds the anchor go to the program, for a popover that was told so.
  ///
  /// They are no presses outside then. The program may dismiss the popover, or leave it up.
  public var leavesBarLive: Bool {
    options.keepsBarLive && origin == .barButtonItem && form == .popover && isOpen
  }

  /// Whether an answer still counts.
  public var isOpen: Bool { phase == .opening || phase == .shown }

  /// Whether the outcome is settled.
  public var isSettled: Bool {
    switch phase {
    case .closing, .ended: true
    case .waiting, .opening, .shown: false
    }
  }

  /// Whether something of the sheet may be on screen.
  public var isVisible: Bool { phase != .waiting && phase != .ended }

  /// Whether the sheet is moving.
  public var isInTransition: Bool {
    switch phase {
    case .opening, .closing: true
    case .waiting, .shown, .ended: false
    }
  }

  /// Returns whether Escape goes to the body of a modal view first.
  ///
  /// A body may have a use of its own for the key: a search that it clears, an edit that it gives up. Pressed again
  /// before any other key, Escape is the way out, which no body can close (row L7).
  ///
  /// - Parameter isRepeat: Whether the key is being held down; that is one press.
  public func offersEscapeToBody(isRepeat: Bool) -> Bool {
    !content.isDismissible || !bodyUsedEscape || isRepeat
  }

  /// Returns when the countdown changes next or runs out, as the time since the presentation began, or `nil` without
  /// one.
  ///
  /// - Parameter elapsed: The time since the presentation began.
  public func nextCountdown(after elapsed: Duration) -> Duration? {
    options.timeout.map { timeout in
      // A whole second is shown until it has passed.
      timeout - .seconds(max(0, Presentation.wholeSeconds(timeout - max(elapsed, .zero)) - 1))
    }
  }

  /// Begins the presentation; it must be called once, before any event that asks for an answer.
  public mutating func begin() -> [Effect] {
    defer { checkInvariants() }
    guard phase == .waiting else { return [] }
    if let problem = content.problem { return abandon(.notPresented(problem)) }
    phase = .opening
    var effects: [Effect] = [
      .call(.willPresent), .open(form, animated: isAnimated), focusEffect,
    ]
    if let secondsLeft { effects.append(.countdown(seconds: secondsLeft)) }
    if !isAnimated { effects += endTransition() }
    return effects
  }

  /// Ends a presentation that has not begun, for any cause.
  mutating func abandon(_ cause: Cancellation) -> [Effect] {
    guard phase == .waiting else { return [] }
    phase = .ended
    return [.finish(.cancelled(cause))]
  }

  /// Takes an event and returns what is to be done about it.
  ///
  /// An event that comes too early or too late for the phase does nothing.
  public mutating func handle(_ event: Event) -> [Effect] {
    defer { checkInvariants() }
    switch event {
    case .transitionEnded: return endTransition()
    case .environmentChanged(let environment):
      return adapt(to: environment, from: origin, isFromPopover)
    case .originChanged(let origin, let isFromPopover):
      return adapt(to: environment, from: origin, isFromPopover)
    case .focusMovedAway:
      // Before the sheet appears there is nothing to put back yet.
      focusMovedAway = isVisible
      return []
    case .laidOut(let rows, let isSideBySide, let hidesAbove, let hidesBelow):
      layout = Layout(
        rowsInView: rows, isSideBySide: isSideBySide, hidesTextAbove: hidesAbove,
        hidesTextBelow: hidesBelow)
      if content.mayStandSideBySide, layout.isSideBySide != order.isSideBySide {
        order = Order(content, in: form, sideBySide: layout.isSideBySide)
      }
      return []
    case .contentChanged(let content): return replaceContent(content)
    case .setProblem(let field, let problem): return setProblem(problem, of: field)
    case .setEnabled(let id, let isEnabled): return setEnabled(id, isEnabled)
    case .cancel(.hostGone): return loseHost()
    case _ where !isOpen: return []
    case .key(let key, let isRepeat, let time):
      return press(KeyStroke(key: key, isRepeat: isRepeat, time: time))
    case .bodyKey(let key, let isRepeat, let wasUsed):
      return takeBodyKey(key, isRepeat: isRepeat, wasUsed: wasUsed)
    case .scroll(let rows): return scroll(by: rows)
    case .pointer(let pointer, let phase, let target): return point(pointer, phase, target)
    case .activate(let id): return choose(id)
    case .focus(let id):
      focusMovedAway = false
      return moveFocus(to: id)
    case .focusField(let field):
      focusMovedAway = false
      return moveFocus(toField: field)
    case .setText(let field, let text): return setText(text, of: field)
    case .elapsed(let time): return elapse(time)
    case .closeRequested: return requestClose()
    case .placeLost(let cause): return losePlace(cause)
    case .cancel(let cause): return cancel(cause)
    }
  }

  /// Returns whether a button is on screen and enabled.
  func isPressable(_ id: ButtonID) -> Bool {
    content.canPress(id) && order.contains(id)
  }

  /// Whether movements are shown.
  var isAnimated: Bool { options.isAnimated && !environment.reducesMotion }

  /// Rounds up, so that the last second is shown as 1 and an elapsed limit as 0.
  static func wholeSeconds(_ duration: Duration) -> Int {
    let parts = duration.components
    let seconds = max(0, Int(clamping: parts.seconds))
    return parts.attoseconds > 0 && seconds < Int.max ? seconds + 1 : seconds
  }
}
