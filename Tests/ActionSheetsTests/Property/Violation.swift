/// A rule that did not hold, with what was seen instead.
struct Violation: Error {
  let rule: String

  init(_ rule: String) {
    self.rule = rule
  }
}

/// Throws unless a rule holds.
func require(_ holds: Bool, _ rule: @autoclosure () -> String) throws {
  if !holds { throw Violation(rule()) }
}
