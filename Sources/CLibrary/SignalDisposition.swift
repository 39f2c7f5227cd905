/// Returns whether a signal is ignored now; one that does not exist is not.
///
/// A function of the number, because a module that includes C headers of its own has its own `sigaction`.
package func isSignalIgnored(_ signal: Int32) -> Bool {
  var action = sigaction()
  return sigaction(signal, nil, &action) == 0 && action.isIgnored
}

/// Lets Ctrl-\ end the process: Swift's runtime may have it show a backtrace, and wait for keys, instead.
///
/// Where the signal is ignored, as in a background job of a plain shell, it stays ignored.
package func letQuitSignalEndProcess() {
  if !isSignalIgnored(SIGQUIT) { signal(SIGQUIT, SIG_DFL) }
}

extension sigaction {
  /// The address of the handler, 0 for the default action and 1 for ignoring the signal.
  package var handlerAddress: Int {
    #if canImport(Glibc)
      unsafeBitCast(__sigaction_handler.sa_handler, to: Int.self)
    #else
      unsafeBitCast(__sa_handler.sa_handler, to: Int.self)
    #endif
  }

  /// Whether the signal has its default action.
  package var isDefault: Bool { handlerAddress == 0 }

  /// Whether the signal is ignored, as `nohup` has it for SIGHUP.
  package var isIgnored: Bool { handlerAddress == 1 }
}
