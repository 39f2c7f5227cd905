@testable import AnyPresenter
import ActionSheetsTesting
import TerminalEmulation
import Testing

/// A function that takes `some Presenter`, and runs on no particular actor, asks with each of them.
struct AnyPresenterTests {
  @Test(arguments: [("Delete", true), ("Keep", false)])
  func `a presenter without a screen`(title: String, mayDelete: Bool) async {
    let presenter = await HeadlessPresenter()
    async let answer = AnyPresenter.mayDelete("Groceries", asking: presenter)
    _ = await presenter.next()
    #expect(await presenter.press(title))
    #expect(await answer == mayDelete)
  }

  @Test(arguments: [("enter", "Kept."), ("tab enter", "Deleted."), ("esc", "Kept.")])
  func `a presenter for terminals`(keys: String, output: String) throws {
    let test = try TerminalTest(Launch.built("AnyPresenter"), piped: [.output])
    try test.waitUntil(.screen(contains: "Keep"))
    try test.send(keys)
    try test.waitUntil(.ended)
    #expect(test.standardOutput == output + "\n")
    #expect(test.exitStatus == .code(0))
  }

  @Test(arguments: [["TERM": "dumb"], ["ACCESSIBLE": "1"]])
  func `a dialogue of lines`(environment: [String: String]) throws {
    let test = try TerminalTest(
      Launch.built("AnyPresenter"), environment: environment, piped: [.output])
    try test.waitUntil(.screen(contains: "Number or title"))
    test.send(bytes: Array("Delete\r".utf8))
    try test.waitUntil(.ended)
    #expect(test.standardOutput == "Deleted.\n")
    #expect(test.exitStatus == .code(0))
  }
}
