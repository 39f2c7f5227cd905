import ActionSheets
import CGTK
import Testing

@testable import ActionSheetsGTK

extension GTKTests {
  /// Alerts that show how far a task has come.
  @MainActor
  @Suite struct ProgressTests {
    private func content(
      _ progress: Content.Progress, message: String, cancel: String? = "Cancel"
    ) -> Content {
      Content(
        kind: .alert, title: "Fetching", message: message,
        buttons: cancel.map { [.init($0, role: .cancel)] } ?? [], isDismissible: cancel != nil,
        progress: progress)
    }

    private func bar(_ stand: Stand) -> Widget? {
      stand.layer?.view.root.first("GtkProgressBar") { $0.isMapped }
    }

    @Test func `I15: a bar shows the part that is done, below the message`() throws {
      let stand = Stand()
      let id = try #require(stand.present(content(.indeterminate, message: "Connecting")))
      let bar = try #require(self.bar(stand))
      #expect(gtk_progress_bar_get_fraction(bar.opaque) == 0)
      stand.presenter?.send(
        .contentChanged(content(.fraction(0.4), message: "40 %")), to: id)
      Display.settle()
      #expect(abs(gtk_progress_bar_get_fraction(bar.opaque) - 0.4) < 0.001)
      let message = try #require(stand.layer?.view.root.label("actionsheet-message"))
      #expect(String(cString: gtk_label_get_text(message.opaque)) == "40 %")
      #expect(
        try #require(bar.bounds(in: stand.window)).y
          >= (try #require(message.bounds(in: stand.window))).maxY)
      #expect(
        try #require(bar.bounds(in: stand.window)).maxY
          <= (try #require(stand.bounds(of: "Cancel"))).y)
      #expect(stand.focusedTitle == "Cancel")
      stand.key("Return")
      #expect(stand.outcomes == [.cancelled(.cancelButton)])
    }

    @Test func `I15: without Cancel neither Escape nor the window's close button ends the task`()
      throws
    {
      let stand = Stand()
      let id = try #require(
        stand.present(content(.fraction(0.1), message: "Writing", cancel: nil)))
      #expect(bar(stand) != nil)
      stand.key("Escape")
      gtk_window_close(stand.window.cast(to: GtkWindow.self))
      Display.settle()
      #expect(stand.layer != nil)
      #expect(stand.outcomes == [])
      stand.presenter?.dismiss(id)
      Display.settle()
      #expect(stand.outcomes == [.cancelled(.programmatic)])
      #expect(stand.window.isMapped)
    }
  }
}
