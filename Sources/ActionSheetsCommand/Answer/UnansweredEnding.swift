/// The ways in which a question ends without an answer.
enum UnansweredEnding: Sendable, Hashable {
  case cancelled
  case timedOut
  case signal(Int32)

  var exit: ExitCode {
    switch self {
    case .cancelled: .cancelled
    case .timedOut: .timedOut
    case .signal(let number): .signal(number)
    }
  }
}
