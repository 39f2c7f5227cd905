// A program in Embedded Swift that presents a typed sheet, prompt and alert, and chooses a language. `Scripts/test`
// compiles, links and runs it: generic code of the core is compiled only where a client uses it.
import ActionSheets

enum NoteAction { case delete, email }

/// A presenter that shows nothing, on a clock that stands still.
final class SilentPresenter: Presenter {
  let stage = Stage<Int, Void>(
    environment: Presentation.Environment(reducesMotion: true), clock: { .zero },
    perform: { _, _ in })

  func prepare(
    _ request: inout Presentation.Request, from anchor: Anchor<Int>?, body: Void?
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
    Cancel("Cancel")
  }
  var action: NoteAction?
  presenter.present(sheet, from: .view(1)) { action = $0.choice }
  presenter.stage.press(.up)
  presenter.stage.press(.enter)
  if action != .delete { failures += 1 }

  let prompt = Prompt<Bool>(title: "Rename") {
    TextField("Name", text: "a") { $0.isEmpty ? "Enter a name." : nil }
  } buttons: {
    Button("Rename", true)
    Cancel("Keep")
  }
  var name: FieldText?
  presenter.present(prompt) { name = $0.choice?.texts[0] }
  presenter.stage.sendToTop(.setText(field: 0, FieldText("")))
  presenter.stage.press(.enter)
  if name != nil { failures += 2 }
  presenter.stage.sendToTop(.setText(field: 0, FieldText("b")))
  presenter.stage.press(.enter)
  if name != FieldText("b") { failures += 4 }

  let alert = Alert<Bool>(title: "Delete?") {
    Button("Delete", true, role: .destructive)
    Cancel("Keep")
  }
  var isMeant: Bool?
  let id = presenter.present(alert) { isMeant = $0.choice }
  presenter.update(
    id,
    with: Alert<Bool>(title: "Delete both?") {
      Button("Delete Both", true, role: .destructive)
      Cancel("Keep")
    })
  presenter.stage.press(.up)
  presenter.stage.press(.enter)
  if isMeant != true { failures += 8 }

  var cause: Cancellation?
  presenter.present(sheet) { if case .cancelled(let end) = $0 { cause = end } }
  presenter.cancelAll(.interrupted)
  if cause != .interrupted { failures += 16 }

  let available = ["pl", "en"].compactMap { Language($0) }
  let language = Language.best(
    of: available, for: Language.preferred { $0 == "LANG" ? "pl_PL.UTF-8" : nil })
  if language?.pluralCategory(of: 22) != .few || language?.pluralCategory(of: "1e12") != .many {
    failures += 32
  }

  let text: LocalizedText = "Delete \(3) of \(0.25, specifier: "%.1f")"
  if text.source != "Delete 3 of 0.2" || text.key != "Delete %lld of %.1f" { failures += 64 }
  return failures
}
