import TerminalEmulation

extension Asking {
  /// A run of `actionsheet alert`.
  static func alert(_ arguments: String...) -> Asking {
    Asking(arguments).with { $0.subcommand = "alert" }
  }

  /// The alert of most tests: a text and a secret.
  static var login: Asking {
    alert("-t", "Login", "--field", "User", "--secure-field", "Password", "--ok", "Log In")
  }
}

extension TerminalTest {
  /// Everything that went to the terminal and to standard error.
  var everythingSaid: String {
    String(decoding: transcript, as: UTF8.self) + standardError
  }
}

extension Answered {
  static func answered(_ lines: String...) -> Answered {
    Answered(status: .code(0), output: lines.map { $0 + "\n" }.joined())
  }
}
