import ActionSheets
import ActionSheetsLocalization
import Testing

@testable import ActionSheetsLint

@Suite struct TitleRuleTests {
  private static let long = "Copy the whole conversation to another folder of this account"

  @Test(arguments: ["", " ", "\u{200B}"])
  func `S13: a title without letters to see is an error`(title: String) {
    #expect(findings(of: .sheet(.words(title))).summary == ["error empty-title *"])
  }

  @Test func `S13: an empty translation is an error in its language`() throws {
    let program = try CheckedProgram(strings: ["en": ["stop": "Stop"], "de": ["stop": ""]])
    #expect(try program.findings(of: .sheet(.key("stop"))).summary == ["error empty-title de"])
  }

  @Test func `S13: a title that nobody knows is not empty`() {
    #expect(findings(of: .sheet(ListedButton(ListedText()))) == [])
  }

  @Test func `S13: a title that is cut tells room, width and characters`() throws {
    let program = try CheckedProgram(strings: [
      "en": ["copy": "Copy"], "de": ["copy": Self.long],
    ])
    let found = try program.findings(of: .sheet(.key("copy")))
    #expect(found.summary == ["warning truncated-title de"])
    let cut = try #require(found.first?.cases.first?.cut)
    #expect(cut.device == .phone(width: 375))
    #expect(cut.width > cut.room && cut.excess > 0 && cut.shown.contains("…"))
  }

  @Test func `S13: the narrowest phone on which a title is cut is told`() throws {
    let program = try CheckedProgram()
    let catalogs = try program.findings(
      of: .sheet(.words(Self.long)), folders: [], configure: { $0.devices = Device.phones })
    #expect(catalogs.first?.cases.first?.cut?.device == .phone(width: 320))
  }

  @Test(arguments: [ListedSheet.Toolkit.gtk, .terminal])
  func `S13: the title that a phone cuts has room elsewhere`(toolkit: ListedSheet.Toolkit) {
    #expect(findings(of: .sheet(.words(Self.long), toolkit: toolkit)) == [])
  }

  @Test func `S13: a key that nothing is known of has no width`() {
    let key = "conversation.copy.the.whole.conversation.to.another.folder.of.this.account"
    #expect(findings(of: .sheet(.key(key))) == [])
  }

  @Test func `S13: a title with a value that may be shorter is at most a note`() {
    let text = "Copy the conversation with %@ to another folder of this account"
    let button = ListedButton.key("copy", text, arguments: ["@"])
    #expect(findings(of: .sheet(button)).summary == ["note truncated-title *"])
  }

  @Test func `S13: smaller letters are told on request`() {
    let title = "Copy the conversation to another folder"
    #expect(findings(of: .sheet(.words(title))) == [])
    #expect(
      findings(of: .sheet(.words(title)), rules: [.shrunkTitle]).summary == [
        "note shrunk-title *"
      ])
    #expect(findings(of: .sheet(.words("Copy")), rules: [.shrunkTitle]) == [])
  }

  @Test func `S13: titles that look the same once they are cut are told on request`() {
    let start = "Copy the whole conversation to "
    let end = " folder of this account today"
    let buttons = ["another", "a n other"].map { ListedButton.words(start + $0 + end) }
    let found = findings(of: .sheet(buttons[0], buttons[1]), rules: [.alikeWhenCut])
    #expect(found.summary == ["warning alike-when-cut *"])
    let other = ListedButton.words("Move" + start + "the" + end)
    #expect(findings(of: .sheet(buttons[0], other), rules: [.alikeWhenCut]) == [])
  }

  @Test func `S13: a source text without room to grow is told on request`() throws {
    let program = try CheckedProgram(strings: [
      "en": ["a": "Copy This Conversation to Folder", "b": "Copy"], "de": ["a": "A", "b": "B"],
    ])
    let found = try program.findings(
      of: .sheet(.key("a"), .key("b")), rules: [.noRoomToGrow])
    #expect(found.summary == ["note no-room-to-grow en"])
    #expect(found.first?.buttons == [0])
  }

  @Test func `S13: white space at an end is told on request`() {
    #expect(
      findings(of: .sheet(.words("Stop ")), rules: [.padded]).summary == ["note padded *"])
    #expect(findings(of: .sheet(.words("Stop it")), rules: [.padded]) == [])
  }

  @Test(arguments: [
    ("Саncel", true), ("ΟΚ", false), ("Отмена (Cancel)", false), ("iPhone-а", false),
  ])
  func `S13: letters that look alike are told on request`(title: String, isFound: Bool) {
    let found = findings(of: .sheet(.words(title)), rules: [.lookAlikeLetters])
    #expect(found.summary == (isFound ? ["warning look-alike-letters *"] : []))
  }

  @Test func `S13: a destructive button without a way back is told on request`() {
    let delete = ListedButton.words("Delete", .destructive)
    let rules: Set<Rule> = [.destructiveWithoutCancel]
    #expect(
      findings(of: .sheet(delete), rules: rules).summary == ["warning destructive-without-cancel"])
    #expect(findings(of: .sheet(delete, .words("Cancel", .cancel)), rules: rules) == [])
    var sheet = ListedSheet.sheet(delete)
    sheet.isComplete = false
    #expect(findings(of: sheet, rules: rules) == [])
  }

  @Test func `S13: a title above an action sheet is told on request`() {
    var sheet = ListedSheet.sheet(.words("Stop"))
    #expect(findings(of: sheet, rules: [.titleGiven]) == [])
    sheet.title = ListedText(text: "")
    #expect(findings(of: sheet, rules: [.titleGiven]) == [])
    sheet.title = ListedText(text: "What now?")
    #expect(findings(of: sheet, rules: [.titleGiven]).summary == ["note title-given"])
    sheet.kind = .alert
    #expect(findings(of: sheet, rules: [.titleGiven]) == [])
  }

  @Test func `S13: a rule is off where a comment says so`() {
    var sheet = ListedSheet.sheet(.words("Stop"), .words("Stop"))
    sheet.buttons[1].disabled = ["duplicate-title"]
    #expect(findings(of: sheet) == [])
    sheet.buttons[1].disabled = ["truncated-title"]
    #expect(findings(of: sheet).summary == ["error duplicate-title *"])
    sheet.disabled = ["all"]
    #expect(findings(of: sheet) == [])
  }
}
