import ActionSheets
import ActionSheetsTesting
import Testing

@MainActor @Suite struct TimeoutTests {
  private func end(
    _ letters: String, answer: Int?, after time: Duration = .seconds(5)
  ) -> [String] {
    let presenter = HeadlessPresenter(transitions: true)
    let log = Log()
    var content = Content(letters: letters)
    content.timeoutAnswer = answer.map { ButtonID($0) }
    presenter.show(
      content, options: Presentation.Options(timeout: .seconds(5)), report: log.hear())
    presenter.elapse(time)
    presenter.endTransition()
    return Array(log.lines.dropFirst(2))
  }

  @Test(arguments: [nil, 0, 2, 3, 9, -1] as [Int?])
  func `C8: a timeout cancels rather than press a destructive, disabled, missing or cancel button`(
    answer: Int?
  ) {
    #expect(
      end("daBc", answer: answer) == [
        "cancel", "willDismiss timedOut", "didDismiss timedOut", "ended timedOut",
      ])
  }

  @Test func `C8: a timeout presses the answer that was given`() {
    #expect(end("dabc", answer: 1) == ["clicked 1", "willDismiss 1", "didDismiss 1", "ended 1"])
    #expect(end("dabc", answer: 1, after: .milliseconds(4999)) == [])
  }

  @Test func `C8: the countdown shows whole seconds, rounded up, each once`() {
    let presenter = HeadlessPresenter(transitions: true)
    presenter.show(
      Content(letters: "a"), options: Presentation.Options(timeout: .milliseconds(2500)))
    for tenth in 0...25 { presenter.elapse(.milliseconds(100) * tenth) }
    let seconds = presenter.steps.compactMap { step -> Int? in
      if case .countdown(let seconds) = step.effect { seconds } else { nil }
    }
    #expect(seconds == [3, 2, 1])
  }

  @Test(arguments: [
    (0, 500), (499, 500), (500, 1500), (1499, 1500), (1500, 2500), (2499, 2500), (2500, 2500),
    (9000, 2500), (-100, 500),
  ])
  func `C8: the countdown changes next when the second that is shown has passed`(
    elapsed: Int, next: Int
  ) {
    let presentation = Presentation(
      Content(letters: "a"), from: nil, in: .phone,
      options: Presentation.Options(timeout: .milliseconds(2500)))
    #expect(
      presentation.nextCountdown(after: .milliseconds(elapsed)) == .milliseconds(next))
  }

  @Test func `C8: without a limit nothing counts down`() {
    let presentation = Presentation(Content(letters: "a"), from: nil, in: .phone)
    #expect(presentation.nextCountdown(after: .zero) == nil)
  }

  @Test(arguments: [Duration.seconds(Int64.min), .zero, .seconds(1), .seconds(Int64.max)])
  func `C8: no limit and no time is too long or too short`(limit: Duration) {
    for time in [Duration.seconds(Int64.min), .zero, .seconds(100), .seconds(Int64.max)] {
      let presenter = HeadlessPresenter(transitions: true)
      let log = Log()
      presenter.show(
        Content(letters: "a"), options: Presentation.Options(timeout: limit), report: log.hear())
      presenter.elapse(time)
      presenter.endTransition()
      let isOver = max(time, .zero) >= max(limit, .zero)
      #expect(log.lines.last == (isOver ? "ended timedOut" : "didPresent"))
    }
  }
}
