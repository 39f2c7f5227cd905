/// The measures, each of which prints one table.
///
/// Programs take turns (A B C A B C …), so that what disturbs the machine disturbs all of them alike.
struct Measures {
  var contenders: Contenders

  /// How often each program is started for a measure of time.
  var rounds: Int

  /// Records what our command writes, for the floor to write the same.
  func floor() throws -> Contender {
    let ours = contenders.short[0]
    let run = try Run(ours)
    defer { run.end() }
    guard let frame = run.firstFrame(quiet: 100) else { throw Failure(ours, "shows no frame") }
    guard let answer = run.answer(to: ours.forth, quiet: 100) else {
      throw Failure(ours, "does not answer a key")
    }
    return contenders.floor(frame: frame.bytes, keyFrame: answer.bytes)
  }

  func print(_ title: String, _ table: Table, _ remarks: String...) {
    Swift.print("### \(title)\n\n\(table.text)")
    remarks.forEach { Swift.print($0 + "\n") }
  }
}

/// A program that did not do what it was asked.
struct Failure: Error, CustomStringConvertible {
  var description: String

  init(_ contender: Contender, _ what: String) { description = "\(contender.name) \(what)" }
}
