import ActionSheets
import ActionSheetsGTK
import CGTK

/// What a program does with the presenter, to be watched from outside.
@MainActor
enum Scene: String {
  /// Two questions, one after the other, while `g_main_loop_run` runs.
  case awaitInLoop = "await-in-loop"
  /// The same while `g_application_run` runs.
  case awaitInApplication = "await-in-application"
  /// A question whose task is cancelled, and which is then dismissed.
  case cancelledTask = "cancelled-task"
  /// A modal view that is awaited, and dismissed by its identity.
  case dismissedModal = "dismissed-modal"
  /// A question that nobody answers.
  case wait
  /// A sheet and an alert over a window of libadwaita.
  case adwaita
  /// A sheet in the look of iOS over a window of libadwaita.
  case adwaitaColors = "adwaita-colors"
  /// A warning of GTK, which ends the program where the tests run it.
  case warn
  /// A text field of UIKit that holds a secret.
  case secret

  /// Plays the scene and ends the program.
  func play() {
    switch self {
    case .adwaita: AdwaitaScene().play()
    case .adwaitaColors: AdwaitaScene().playColors()
    case .secret: SecretScene().play()
    case .warn:
      Scene.say("warning")
      gtk_label_set_text(nil, "")
      Scene.say("no end")
    case .awaitInApplication: runApplication()
    case .awaitInLoop, .cancelledTask, .dismissedModal, .wait: runLoop()
    }
    exit(0)
  }

  /// The sheet that all scenes ask with.
  static let sheet = ActionSheet<String>(title: "Send?") {
    Button("Email", "email")
    Button("Print", "print")
    Cancel("Cancel")
  }

  /// Prints a line at once, also when the program is about to die.
  static func say(_ text: String) {
    print(text)
    fflush(nil)
  }

  private func runLoop() {
    guard gtk_init_check() != 0 else { exit(69) }
    let loop = g_main_loop_new(nil, 0)
    let presenter = Scene.showWindow(nil)
    Task {
      switch self {
      case .cancelledTask: await cancelTask(presenter)
      case .dismissedModal: await dismissModal(presenter)
      default: await askTwice(presenter)
      }
      g_main_loop_quit(loop)
    }
    g_main_loop_run(loop)
    g_main_loop_unref(loop)
  }

  private func runApplication() {
    let application = Application()
    application.run { [self] application in
      let presenter = Scene.showWindow(application)
      Task {
        await askTwice(presenter)
        g_application_quit(application)
      }
    }
  }

  private static func showWindow(_ application: UnsafeMutablePointer<GApplication>?) -> GTKPresenter
  {
    let window = Widget(new: gtk_window_new())
    let handle = UnsafeMutableRawPointer(window.pointer).assumingMemoryBound(to: GtkWindow.self)
    gtk_window_set_title(handle, "GTKScenes")
    gtk_window_set_default_size(handle, 400, 400)
    gtk_window_set_child(handle, gtk_button_new_with_label("Beneath"))
    if let application {
      let handler = UnsafeMutableRawPointer(application)
      gtk_window_set_application(handle, handler.assumingMemoryBound(to: GtkApplication.self))
    }
    gtk_window_present(handle)
    return GTKPresenter(window: window)
  }

  private func askTwice(_ presenter: GTKPresenter) async {
    for _ in 0..<2 {
      Scene.say("asking")
      Scene.say("\(await presenter.present(Scene.sheet))")
    }
  }

  private func dismissModal(_ presenter: GTKPresenter) async {
    let end = await presenter.present(
      ModalView(title: "Edit", isDismissible: false), body: Widget(new: gtk_entry_new()),
      onBegin: { id in Task { presenter.dismiss(id) } })
    Scene.say("\(end)")
  }

  private func cancelTask(_ presenter: GTKPresenter) async {
    let task = Task { await presenter.present(Scene.sheet) }
    await Task.yield()
    task.cancel()
    Scene.say("\(await task.value)")
    Scene.say("presenting: \(presenter.isPresenting)")
  }
}
