import ActionSheets

/// A sheet that is shown: its layer, and what the presenter knows and waits for as long as that is there.
@MainActor
final class ShownSheet {
  let layer: SheetLayer
  /// Where the focus was before the sheet appeared.
  private var focusBefore: FocusMemory
  /// What hears of each end of a second that is left.
  var countdown: LoopTimer?
  /// Reports at the next turn that the program's popover is closed.
  var loss: LoopTimer?
  /// Sees to the focus at the next turn, for the program has taken the body of a modal view away.
  var bodyLoss: LoopTimer?
  /// What reads Escape after the body of a modal view.
  var escape: KeyReader?

  init(_ layer: SheetLayer, focusBefore: FocusMemory) {
    self.layer = layer
    self.focusBefore = focusBefore
  }

  var id: PresentationID { layer.id }

  /// What is to have the focus after the sheet.
  var nextFocus: FocusMemory {
    var memory = focusBefore
    if memory.widget?.window == nil, let opener = layer.popoverHost?.opener {
      memory.widget = opener
    }
    return memory
  }

  /// Forgets a sheet that is removed: who would give the focus back to a widget of it gives it to where it was before.
  func forget(_ other: ShownSheet) {
    guard focusBefore.widget.map(other.layer.owns) == true else { return }
    focusBefore = other.focusBefore
  }

  /// Takes the layer away from what it covers and ends all that waits.
  func dismantle() {
    layer.dismantle()
    countdown = nil
    loss = nil
    bodyLoss = nil
  }
}
