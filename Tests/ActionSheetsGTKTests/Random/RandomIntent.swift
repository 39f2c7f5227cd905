import ActionSheets
import CGTK

@testable import ActionSheetsGTK

/// What the person can be said to have meant so far, kept apart from the code under test.
struct RandomIntent {
  /// A presentation of one of the presenters.
  struct Subject: Hashable {
    let place: Step.Place
    let id: Presentation.ID
  }

  /// The buttons that the step that is under way may press.
  var chances: Set<Chance> = []
  /// The sheets within which the mouse, or a finger, went down last.
  var pressed: [Int: Subject] = [:]
  /// The sheets in which the person has moved the focus since it was last put somewhere for them.
  private(set) var moved: Set<Subject> = []

  mutating func follow(
    _ step: Step, from before: [Subject: ButtonID], to after: [Subject: ButtonID]
  ) {
    for (subject, button) in after where before[subject] != button {
      if step.isByPerson, before[subject] != nil {
        moved.insert(subject)
      } else {
        moved.remove(subject)
      }
    }
    // A key that moves nowhere, for there is one button only, shows that it is meant.
    guard case .key(let name, _) = step, !["Return", "space", "Escape"].contains(name) else {
      return
    }
    moved.formUnion(after.keys)
  }
}

extension Step {
  /// Whether the person moves the focus on purpose with it.
  fileprivate var isByPerson: Bool {
    switch self {
    case .key, .holdKey, .press, .release, .touch, .wheel, .wait: true
    default: false
    }
  }
}

extension RandomEpisode {
  /// The button that has the focus of each topmost sheet.
  var focusedButtons: [RandomIntent.Subject: ButtonID] {
    var found: [RandomIntent.Subject: ButtonID] = [:]
    for (place, presenter) in presenters {
      guard let top = presenter.stage.top, let button = presenter.stage[top]?.focusedButton
      else { continue }
      found[RandomIntent.Subject(place: place, id: top)] = button
    }
    return found
  }

  /// The buttons that a step may press, for it is meant to.
  func chances(of step: Step) -> Set<Chance> {
    switch step {
    case .activate(let place, let button):
      return Set(
        tops.filter { $0.place == place }.map { Chance(place: place, id: $0.id, button: button) })
    case .key("Return", _), .key("space", _), .holdKey("Return"), .holdKey("space"):
      return Set(tops.compactMap(chanceByKey))
    case .press:
      let point = FakeInput.pointer
      intent.pressed[0] = tops.first { isSheet(of: $0, at: point) }
      return []
    case .release:
      guard let subject = intent.pressed.removeValue(forKey: 0) else { return [] }
      return chances(in: subject, at: FakeInput.pointer)
    case .touch(let place, let finger, let phase, let spot):
      return chances(at: place, finger, phase, spot)
    default: return []
    }
  }

  private var tops: [RandomIntent.Subject] {
    presenters.compactMap { place, presenter in
      presenter.stage.top.map { RandomIntent.Subject(place: place, id: $0) }
    }
  }

  private func chanceByKey(_ subject: RandomIntent.Subject) -> Chance? {
    guard let presentation = presenters[subject.place]?.stage[subject.id] else { return nil }
    let button =
      presentation.focusedField == nil ? presentation.focusedButton : presentation.defaultButton
    guard let button else { return nil }
    let isDestructive = presentation.content[button]?.role == .destructive
    let isMeant = presentation.focusedField == nil && intent.moved.contains(subject)
    return isDestructive && !isMeant
      ? nil : Chance(place: subject.place, id: subject.id, button: button)
  }

  private func chances(
    at place: Step.Place, _ finger: Int, _ phase: Presentation.PointerPhase, _ spot: Step.Spot
  ) -> Set<Chance> {
    guard let subject = tops.first(where: { $0.place == place }),
      let layer = presenters[place]?.layers.last, layer.id == subject.id,
      let widget = widget(of: spot, at: place)
    else { return [] }
    switch phase {
    case .began:
      intent.pressed[finger] = layer.contains(widget) ? subject : nil
      return []
    case .ended:
      guard intent.pressed.removeValue(forKey: finger) == subject,
        let button = layer.view.button(containing: widget)
      else { return [] }
      return [Chance(place: place, id: subject.id, button: button)]
    case .moved: return []
    case .cancelled:
      intent.pressed[finger] = nil
      return []
    }
  }

  private func isSheet(of subject: RandomIntent.Subject, at point: (x: Int, y: Int)) -> Bool {
    guard let layer = presenters[subject.place]?.layers.last, layer.id == subject.id else {
      return false
    }
    let sheet = layer.popoverWidget ?? layer.view.root
    // Of two windows one above the other, the upper one hears the mouse.
    return Display.isUnderPointer(sheet) && contains(sheet, point, layer)
  }

  private func chances(
    in subject: RandomIntent.Subject, at point: (x: Int, y: Int)
  ) -> Set<Chance> {
    guard let presenter = presenters[subject.place], presenter.stage.top == subject.id,
      let layer = presenter.layers.last, let content = presenter.stage[subject.id]?.content
    else { return [] }
    let buttons = content.buttons.indices.map { ButtonID($0) }.filter { button in
      layer.view.widget(of: button).map { contains($0, point, layer) } ?? false
    }
    return Set(buttons.map { Chance(place: subject.place, id: subject.id, button: $0) })
  }

  /// Whether a point of the display is on a widget of a sheet; one that moves may have come under it since.
  private func contains(_ widget: Widget, _ point: (x: Int, y: Int), _ layer: SheetLayer) -> Bool {
    guard widget.isMapped, let bounds = Display.bounds(of: widget) else { return false }
    let tolerance = layer.movement == nil ? 2.0 : 80
    return Double(point.x) >= bounds.x - tolerance && Double(point.x) <= bounds.maxX + tolerance
      && Double(point.y) >= bounds.y - tolerance && Double(point.y) <= bounds.maxY + tolerance
  }

  /// The widget at a spot, if there is one.
  func widget(of spot: Step.Spot, at place: Step.Place) -> Widget? {
    let layer = presenters[place]?.layers.last
    switch spot {
    case .button(let number): return layer?.view.widget(of: ButtonID(number))
    case .heading: return layer?.view.heading?.area ?? layer?.view.root
    case .control(let control): return windows[place]?.widget(of: control)
    case .window: return presenters[place]?.host.window
    }
  }

  /// Where a spot is on the display, if it is in view.
  func point(of spot: Step.Spot, at place: Step.Place) -> (x: Int, y: Int)? {
    guard let widget = widget(of: spot, at: place), widget.isMapped,
      let bounds = Display.bounds(of: widget)
    else { return nil }
    guard case .window(let x, let y) = spot else { return (Int(bounds.midX), Int(bounds.midY)) }
    return (Int(bounds.x + x * bounds.width), Int(bounds.y + y * bounds.height))
  }
}
