#if !hasFeature(Embedded)
  /// How far a task has come whose end the person waits for.
  ///
  /// The task sets what the person reads; see ``Presenter/progress(_:message:cancel:_:)``.
  @MainActor
  public final class TaskProgress {
    /// A line about what is being done, or `nil`.
    public var message: String? { didSet { onChange() } }

    /// The part of the whole that is done, from 0 to 1, or `nil` where nobody knows.
    public var fraction: Double? { didSet { onChange() } }

    private let title: String
    private let cancel: String?
    @usableFromInline var onChange: () -> Void = {}

    @usableFromInline
    init(_ title: String, message: String?, cancel: String?) {
      self.title = title
      self.message = message
      self.cancel = cancel
    }

    /// The alert that shows it.
    @usableFromInline var content: Content {
      let progress = fraction.map { Content.Progress.fraction(min(max($0, 0), 1)) }
      return Content(
        kind: .alert, title: title, message: message,
        buttons: cancel.map { [Content.Button($0, role: .cancel)] } ?? [],
        isDismissible: cancel != nil, progress: progress ?? .indeterminate)
    }
  }

  extension Presenter {
    /// Runs a task, and shows how far it has come until it ends.
    ///
    ///     try await presenter.progress("Fetching", cancel: "Cancel") { progress in
    ///       for (index, file) in files.enumerated() {
    ///         progress.message = file.name
    ///         progress.fraction = Double(index) / Double(files.count)
    ///         try await fetch(file)
    ///       }
    ///     }
    ///
    /// Where nothing can be shown, the task runs all the same.
    ///
    /// - Parameters:
    ///   - title: What is done.
    ///   - message: A line about it at the beginning.
    ///   - cancel: The title of the button that cancels the task, or `nil` for a task that the person cannot cancel. A
    ///     lost terminal, a signal, and the program's own cancelling end it in any case.
    ///   - body: The task, on the main actor; it is cancelled when the person cancels, or the task that awaits it is.
    /// - Returns: What the task returns.
    /// - Throws: What the task throws: `CancellationError` where it heeds its cancellation.
    @export(implementation)
    public func progress<Value: Sendable>(
      _ title: String, message: String? = nil, cancel: String? = nil,
      _ body: @escaping @MainActor (TaskProgress) async throws -> Value
    ) async throws -> Value {
      guard !Task.isCancelled else { throw CancellationError() }
      let progress = TaskProgress(title, message: message, cancel: cancel)
      let task = Task { @MainActor in try await body(progress) }
      var isOver = false
      var waiter: CheckedContinuation<Void, Never>?
      let id = present(Presentation.Request(progress.content)) { report in
        switch report {
        case .call(.willDismiss(.cancelled(let cause))) where cause != .programmatic: task.cancel()
        case .ended:
          isOver = true
          waiter?.resume()
          waiter = nil
        case .call, .text: break
        }
      }
      progress.onChange = { [weak self, weak progress] in
        if let self, let progress { send(.contentChanged(progress.content), to: id) }
      }
      let result = await withTaskCancellationHandler {
        await task.result
      } onCancel: {
        task.cancel()
      }
      progress.onChange = {}
      dismiss(id)
      if !isOver { await withCheckedContinuation { waiter = $0 } }
      return try result.get()
    }
  }
#endif
