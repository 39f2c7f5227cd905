/// A rule that did not hold, with what was seen instead.
package struct Violation: Error {
  package let rule: String

  package init(_ rule: String) {
    self.rule = rule
  }
}

/// Throws unless a rule holds.
package func require(_ holds: Bool, _ rule: @autoclosure () -> String) throws {
  if !holds { throw Violation(rule()) }
}
