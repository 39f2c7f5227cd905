import ActionSheets

/// Presents action sheets as numbered lines of plain text and a prompt.
///
/// For dumb terminals, screen readers and everyone who would rather read than look: nothing is redrawn, no
/// escape sequence is sent, and the line is edited as everywhere else.
///
///     Delete this note?
///     1. Delete Note (destructive)
///     2. Email
///     3. Cancel (cancel)
///     Number or title (Return: 2. Email; end of input cancels):
///
/// The number of a row, a title, or a beginning that only one title has answers; case and accents do not
/// matter. Where a title is itself a number, the row with that number comes first. An empty line chooses
/// the row that the prompt names, which is never a destructive one; the end of input cancels. A destructive
/// row is chosen by typing it like any other, for a line that was typed and sent is no accident. What was
/// typed before the question is thrown away, and so is whatever follows the first line of a paste.
///
/// But for secrets the terminal stays in the mode in which it was found, so that signals do what they always do and
/// there is nothing to restore. A process that was suspended waits on when it is continued, without a new prompt.
///
/// The fields of an alert are asked for one after the other, before its buttons; a secret is not shown while it
/// is typed, and a field whose text is not valid is asked for again. A task's progress is told in a few lines,
/// without a prompt. Modal views have no form here: each ends at once with
/// ``/ActionSheets/Cancellation/notPresented(_:)``.
///
/// Of more than fifty rows the first fifty are listed; a beginning finds the others.
@MainActor
public final class LinePresenter {
  /// A question that is on the screen, with the row that its prompt names for an empty line.
  struct Asked {
    let id: Presentation.ID
    var offered: ButtonID?
    /// The field that is asked for, counted from 0, or `nil` once the buttons are.
    var field: Int?
    /// The labels of the fields.
    var labels: [String]
    /// Whether the content has changed since the question was put.
    var hasChanged = false
    /// What has been said of a task, or `nil` for a question.
    var progress: LineProgress?

    init(id: Presentation.ID, _ content: Content) {
      self.id = id
      labels = content.fields.map { $0.label }
      field = labels.isEmpty ? nil : 0
      progress = content.progress == nil ? nil : LineProgress(content)
    }
  }

  private let configuration: LineConfiguration
  /// The turns that the dialogue takes by itself.
  @usableFromInline let turns = Turns()
  let now: () -> Duration
  /// Runs the presentations.
  public private(set) lazy var stage = makeStage()
  private(set) var terminal: LineTerminal?
  /// The question that the last prompt belongs to.
  var asked: Asked?
  private let openDevice: () throws(TerminalError) -> TerminalDevice

  /// Creates a presenter that asks in the controlling terminal.
  ///
  /// Nothing is opened or written before the first sheet. Where there is no terminal, each presentation ends
  /// at once with ``/ActionSheets/Cancellation/notPresented(_:)``.
  @export(implementation)
  public convenience init(_ configuration: LineConfiguration = LineConfiguration()) {
    self.init(blocking: configuration)
    turns.start = { turns in
      Task {
        while await withCheckedContinuation({ next in turns.turn { next.resume(returning: $0) } }) {
        }
      }
    }
  }

  /// Creates a presenter for a program that only blocks.
  @usableFromInline
  package convenience init(blocking configuration: LineConfiguration) {
    self.init(configuration) { () throws(TerminalError) in try TerminalDevice() }
  }

  init(
    _ configuration: LineConfiguration, now: @escaping () -> Duration = MonotonicClock.now,
    openDevice: @escaping () throws(TerminalError) -> TerminalDevice
  ) {
    self.configuration = configuration
    self.now = now
    self.openDevice = openDevice
    // The presenter is not held while it waits, so that it can go and its sheets end.
    turns.prepare = { [weak self] in
      self?.prepareWait().map { ($0.terminal.descriptors, $0.timeout) }
    }
    turns.take = { [weak self] in self?.takeInput() }
  }

  deinit { turns.wake() }

  /// Whether a sheet is asked about or waits to be.
  public var isPresenting: Bool { !stage.isEmpty }

  private func makeStage() -> Stage<TerminalElement, Void> {
    // A phone's form shows every row, and there is nothing to move.
    Stage(
      environment: Presentation.Environment(
        reducesMotion: true, language: configuration.language, vocabulary: configuration.speech),
      clock: now
    ) { [weak self] id, effect in
      // Nothing is ever redrawn, and the prompt is where the focus is.
      guard let self, asked?.id == id else { return }
      switch effect {
      case .remove: finishAsking()
      case .changeContent: contentChanged()
      default: break
      }
    }
  }

  /// The texts about a sheet as it is now.
  func script(_ presentation: Presentation) -> LineScript {
    LineScript(configuration, presentation)
  }

  /// Opens the terminal, unless it is open; returns what was in the way.
  func openIfNeeded() -> TerminalError? {
    guard terminal == nil else { return nil }
    do {
      terminal = LineTerminal(try openDevice())
      return nil
    } catch {
      return error
    }
  }
}
