// A program in Embedded Swift that presents a typed sheet and a typed alert. `Scripts/test` compiles, links and runs it:
// generic code of the core is compiled only where a client uses it.
import ActionSheets

enum NoteAction { case delete, email }

/// A presenter that shows nothing, on a clock that stands still.
final class SilentPresenter: Presenter {
  let stage = Stage<Int, Void>(
    environment: Environment(reducesMotion: true), clock: { .zero }, perform: { _, _ in })

  func prepare(
    _ request: inout PresentationRequest, from anchor: Anchor<Int>?, body: Void?
  ) throws(PresentationError) {}
}

/// Returns 0 if each question ends with what was pressed.
@c(checkActionSheets)
public func checkActionSheets() -> Int32 {
  let presenter = SilentPresenter()
  var failures: Int32 = 0

  let sheet = ActionSheet<NoteAction>(title: "Note") {
    Button("Delete Note", .delete, role: .destructive)
    Button("Email", .email)
    Button<NoteAction>.cancel("Cancel")
  }
  var action: NoteAction?
  presenter.present(sheet, from: .view(1)) { action = $0.choice }
  presenter.stage.press(.up)
  presenter.stage.press(.enter)
  if action != .delete { failures += 1 }

  let alert = Alert<Bool>(title: "Rename", fields: [TextField("Name", text: "a")]) {
    Button("Rename", true)
    Button<Bool>.cancel("Keep")
  }
  var name: FieldText?
  presenter.present(alert) { name = $0.choice?.texts[0] }
  presenter.stage.sendToTop(.setText(field: 0, FieldText("b")))
  presenter.stage.press(.enter)
  if name != FieldText("b") { failures += 2 }

  var cause: Cancellation?
  presenter.present(sheet) { if case .cancelled(let end) = $0 { cause = end } }
  presenter.cancelAll(.interrupted)
  if cause != .interrupted { failures += 4 }
  return failures
}
