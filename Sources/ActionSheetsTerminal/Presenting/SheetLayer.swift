import ActionSheets

/// The terminal's part of one presentation that is on screen.
final class SheetLayer {
  /// A transition with the moment it started.
  struct Movement {
    let transition: Transition
    let start: Duration

    func position(at now: Duration) -> Double { transition.position(after: now - start) }

    func isOver(at now: Duration) -> Bool { transition.isOver(after: now - start) }
  }

  let id: Presentation.ID
  /// The texts of an alert's fields while they are edited.
  private(set) var editors: [FieldEditor] = []
  /// The place of the first field or button in view.
  var scroll = 0
  var movement: Movement?
  /// The layout of the last frame, or of the one being drawn; the pointer's cells are looked up in it.
  var layout: SheetLayout?

  init(id: Presentation.ID, state: Presentation?) {
    self.id = id
    if let state { follow(state) }
  }

  /// Takes the texts of the fields; an editor that holds its text already keeps its caret.
  func follow(_ state: Presentation) {
    let old = editors
    editors = state.content.fields.indices.map { index in
      let (text, isSecure) = (state.texts[index], state.content.fields[index].isSecure)
      if old.indices.contains(index), old[index].isSecure == isSecure, old[index].text == text {
        return old[index]
      }
      return FieldEditor(text, isSecure: isSecure)
    }
  }

  /// Returns how much of the sheet is in place, 1 being all.
  func position(at now: Duration) -> Double {
    movement?.position(at: now) ?? 1
  }
}
