import TerminalEmulation
import Testing

/// The built command, asking with the line dialogue, its standard output piped.
enum LineDialogue {
  static let note = ["--destructive", "Delete Note", "Email", "Print"]

  static let question = """
    1. Delete Note (destructive)
    2. Email
    3. Print
    4. Cancel (cancel)
    Number or title (Return: 2. Email; end of input cancels):
    """

  static func start(
    _ arguments: [String] = note, environment: [String: String] = ["ACCESSIBLE": "1"],
    input: String? = nil, jobControl: Bool = false, subcommand: String = "show",
    on profile: TerminalProfile = .init()
  ) throws -> TerminalTest {
    var launch = Launch(
      Launch.built("actionsheet"), [subcommand] + arguments, environment: environment,
      piped: input == nil ? [.output] : [.input, .output])
    launch.input = Array((input ?? "").utf8)
    launch.hasJobControl = jobControl
    return try TerminalTest(launch, on: profile)
  }

  /// Starts the note's question and waits for its prompt.
  static func ask(
    _ arguments: [String] = note, environment: [String: String] = ["ACCESSIBLE": "1"],
    jobControl: Bool = false, on profile: TerminalProfile = .init()
  ) throws -> TerminalTest {
    let test = try start(
      arguments, environment: environment, jobControl: jobControl, on: profile)
    try test.waitUntil(.prompted)
    return test
  }
}

extension Condition {
  /// Holds when the cursor stands behind a prompt.
  static var prompted: Condition {
    Condition("there is a prompt") {
      $0.lines[$0.cursor.row].hasSuffix("cancels):") && $0.isFlushed
    }
  }

  /// Holds when so many prompts have been written, the last of which waits.
  static func prompted(times: Int) -> Condition {
    Condition("there are \(times) prompts") {
      $0.transcriptText.components(of: "cancels): ") == times && $0.isFlushed
    }
  }
}

extension TerminalTest {
  /// Everything that the terminal was sent.
  var transcriptText: String { String(decoding: transcript, as: UTF8.self) }

  /// Whether the last bytes that were sent are a prompt's.
  fileprivate var isFlushed: Bool { transcriptText.hasSuffix("cancels): ") }

  /// Waits for the end and returns it with the answer.
  func ending() throws -> String {
    try waitUntil(.ended)
    return switch exitStatus {
    case .code(let code): "\(code) \(standardOutput)"
    case .signal(let number): "signal \(number) \(standardOutput)"
    case nil: "not ended"
    }
  }

  /// The control characters that the terminal was sent, line ends left out.
  var controls: [UInt8] {
    transcriptText.unicodeScalars
      .filter { $0.properties.generalCategory == .control && $0 != "\r" && $0 != "\n" }
      .map { UInt8(truncatingIfNeeded: $0.value) }
  }
}

extension String {
  fileprivate func components(of part: String) -> Int {
    var count = 0
    var rest = self[...]
    while let range = rest.firstRange(of: part) {
      count += 1
      rest = rest[range.upperBound...]
    }
    return count
  }
}
