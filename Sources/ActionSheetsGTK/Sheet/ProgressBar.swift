import ActionSheets
import CGTK

/// A bar that shows how far a task has come.
@MainActor
final class ProgressBar {
  let widget = Widget(new: gtk_progress_bar_new())

  init() {
    widget.setClass("actionsheet-progress")
  }

  /// Shows a state of the task. Where nobody knows how far it is, the bar moves on whenever the task says something,
  /// and rests meanwhile: no timer would know how fast to move it.
  func show(_ progress: Content.Progress, named name: String?) {
    widget.setAccessibleName(name.map { Text.spoken($0) })
    switch progress {
    case .fraction(let part): gtk_progress_bar_set_fraction(widget.opaque, part)
    case .indeterminate: gtk_progress_bar_pulse(widget.opaque)
    }
  }
}
