import ActionSheets
import Testing
import UIKitCompat

// A program in Swift 6: actions as closures, continuations, isolation checked by the compiler.

private enum Answer: Sendable, Equatable { case delete, keep }

@MainActor
private final class NotesController6: UIViewController {
  private(set) var answers: [Answer] = []
  let share = UIButton(type: .system)

  override func viewDidLoad() {
    super.viewDidLoad()
    share.addAction(
      UIAction(title: "Share") { [unowned self] _ in Task { await self.decide() } },
      for: .touchUpInside)
    view.addSubview(share)
  }

  func decide() async {
    answers.append(await ask())
  }

  private func ask() async -> Answer {
    await withCheckedContinuation { continuation in
      let sheet = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
      sheet.addAction(
        UIAlertAction(title: "Delete", style: .destructive) { _ in
          continuation.resume(returning: .delete)
        })
      sheet.addAction(
        UIAlertAction(title: "Cancel", style: .cancel) { _ in
          continuation.resume(returning: .keep)
        })
      sheet.popoverPresentationController?.sourceView = share
      present(sheet, animated: true)
    }
  }
}

extension UIKit {
  @MainActor struct Swift6Tests {
    @Test(arguments: [("Delete", [Answer.delete]), ("Cancel", [.keep])])
    fileprivate func `A sheet that is awaited in Swift 6`(title: String, answers: [Answer]) async {
      let host = Host()
      let controller = NotesController6()
      host.window?.rootViewController = controller
      controller.share.sendActions(for: .touchUpInside)
      while host.presenter.presentation == nil { await Task.yield() }
      host.settle()
      host.press(title)
      while controller.answers.isEmpty { await Task.yield() }
      #expect(controller.answers == answers)
      #expect(host.problems == [])
    }
  }
}
