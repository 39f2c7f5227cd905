/// How far a screen reader has come with what the program shows, seen on the bus of assistive technology.
///
/// GTK 4.8 itself tells nobody. On the bus, its objects answer nothing before it has registered with the bus's
/// registry, and it announces each object with the signal `AddAccessible`: at first those that have sent an event by
/// then, and each other one when somebody asks for it.
@MainActor
final class ReaderProgress {
  enum Step {
    /// Nobody wants to know of the focus, or there is no such bus.
    case nobodyListens
    /// GTK's objects can be asked for from now on.
    case canAsk
    /// Somebody has asked for another object.
    case hasAsked
  }

  private static let registry = "org.a11y.atspi.Registry"
  /// Where the registry and each program have their first object.
  private static let root = "/org/a11y/atspi/accessible/root"

  private var bus: MessageBus?
  private let onStep: (Step) -> Void
  /// The process of this program as the bus counts, which in a sandbox is another number.
  private var process: UInt32?
  private var asked: Set<String> = []
  /// The name of GTK's own connection.
  private var toolkit: String?
  private var canAsk = false

  /// Begins to look; the function is called with each step once, in a later turn of the main loop.
  init(_ onStep: @escaping (Step) -> Void) {
    self.onStep = onStep
    MessageBus.connectToAccessibility { [weak self] bus in
      guard let self else { return }
      guard let bus else { return onStep(.nobodyListens) }
      self.bus = bus
      bus.call(
        ReaderProgress.registry, "/org/a11y/atspi/registry", ReaderProgress.registry,
        "GetRegisteredEvents"
      ) { [weak self] reply in
        // "Object:StateChanged:Focused", or "Focus:" of old.
        let listens = reply?.texts.contains { $0.lowercased().contains("focus") }
        if listens == true { self?.findToolkit(on: bus) } else { onStep(.nobodyListens) }
      }
    }
  }

  /// Finds GTK's connection: among those that are registered already, or by its first signal.
  private func findToolkit(on bus: MessageBus) {
    bus.onSignal("org.a11y.atspi.Cache", "AddAccessible") { [weak self] sender in
      guard let self else { return }
      if sender != toolkit { consider(sender) } else if canAsk { onStep(.hasAsked) }
    }
    askForProcess(of: bus.name) { [weak self] process in
      guard let self else { return }
      self.process = process
      bus.call(
        ReaderProgress.registry, ReaderProgress.root, "org.a11y.atspi.Accessible", "GetChildren"
      ) { [weak self] reply in
        for name in reply?.texts ?? [] where name.hasPrefix(":") { self?.consider(name) }
      }
    }
  }

  private func consider(_ name: String) {
    guard toolkit == nil, process != nil, asked.insert(name).inserted else { return }
    askForProcess(of: name) { [weak self] process in
      guard let self, process == self.process, toolkit == nil else { return }
      toolkit = name
      // It answers in the main loop: by then it has dealt with the registry's reply and sent all that it had to
      // announce.
      bus?.call(name, ReaderProgress.root, "org.a11y.atspi.Accessible", "GetRole") {
        [weak self] _ in
        self?.canAsk = true
        self?.onStep(.canAsk)
      }
    }
  }

  private func askForProcess(of name: String, _ answer: @escaping @MainActor (UInt32?) -> Void) {
    let bus = "org.freedesktop.DBus"
    self.bus?.call(bus, "/org/freedesktop/DBus", bus, "GetConnectionUnixProcessID", name) {
      answer($0?.number)
    }
  }
}
