import ActionSheets
import CGTK
import Testing

@testable import ActionSheetsGTK

extension GTKTests {
  /// Calls that return only with the answer, from within what GTK or a presentation calls.
  @MainActor
  @Suite struct NestingTests {
    @Test func `A program asks and waits within a button's signal`() {
      let stand = Stand(width: 400)
      var outcome: Outcome<ButtonID>?
      stand.share.on("clicked") { outcome = stand.run("Inner", pressing: "Return") }
      stand.click(on: stand.share)
      #expect(Display.wait { outcome != nil })
      #expect(outcome == .chose(ButtonID(0)))
      #expect(stand.presenter?.isPresenting == false)
      #expect(FocusMemory.focus(of: stand.window) != nil)
    }

    @Test(arguments: [Presentation.Call.didPresent, .clicked(ButtonID(1)), .cancel])
    func `A program asks and waits within a report of another question`(call: Presentation.Call) {
      let stand = Stand(width: 400)
      var inner: Outcome<ButtonID>?
      var outer: [Outcome<ButtonID>] = []
      let options = Presentation.Options(isAnimated: false)
      stand.presenter?.present(Presentation.Request(Stand.note, options: options), from: nil) {
        switch $0 {
        case .call(let made) where made == call && inner == nil:
          inner = stand.run("Inner", pressing: "Return")
        case .ended(let outcome): outer.append(outcome)
        default: break
        }
      }
      Display.settle()
      if outer.isEmpty { stand.key(call == .clicked(ButtonID(1)) ? "Return" : "Escape") }
      #expect(Display.wait { !outer.isEmpty && inner != nil })
      #expect(inner == .chose(ButtonID(0)))
      #expect(outer == [call == .clicked(ButtonID(1)) ? .chose(ButtonID(1)) : .cancelled(.escape)])
      #expect(Display.wait { stand.presenter?.isPresenting == false })
      #expect(
        Display.wait { FocusMemory.focus(of: stand.window) == stand.beneath })
      #expect(stand.share.grabFocus())
    }

    @Test func `A program asks and waits within the end of another question`() {
      let stand = Stand(width: 400)
      var outcomes: [Outcome<ButtonID>] = []
      let options = Presentation.Options(isAnimated: false)
      stand.presenter?.present(Presentation.Request(Stand.note, options: options), from: nil) {
        guard case .ended(let outcome) = $0 else { return }
        outcomes.append(outcome)
        outcomes += [stand.run("Inner", pressing: "Escape")].compactMap(\.self)
      }
      stand.key("Return")
      #expect(Display.wait { outcomes.count == 2 })
      #expect(outcomes == [.chose(ButtonID(1)), .cancelled(.escape)])
      #expect(FocusMemory.focus(of: stand.window) == stand.beneath)
    }

    @Test func `A program that waits hears of the window that is destroyed meanwhile`() {
      let stand = Stand(width: 400)
      let timer = LoopTimer(after: .milliseconds(50)) {
        gtk_window_destroy(stand.window.cast(to: GtkWindow.self))
        return false
      }
      let outcome = stand.presenter?.run(Presentation.Request(Stand.note), from: nil)
      #expect(outcome == .cancelled(.hostGone))
      withExtendedLifetime(timer) {}
    }
  }
}

extension Stand {
  /// Asks with one button and waits; a key is pressed as soon as GTK's loop runs again.
  fileprivate func run(_ title: String, pressing key: String) -> Outcome<ButtonID>? {
    let content = Content(buttons: [.init(title), .init("Cancel", role: .cancel)])
    let options = Presentation.Options(isAnimated: false)
    let timer = LoopTimer(after: .milliseconds(100)) { [weak self] in
      guard self?.focusedTitle == title else { return true }
      Display.xdotool("key \(key)")
      return false
    }
    defer { withExtendedLifetime(timer) {} }
    return presenter?.run(Presentation.Request(content, options: options), from: nil)
  }
}
