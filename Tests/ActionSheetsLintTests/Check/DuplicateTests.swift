import ActionSheets
import ActionSheetsLocalization
import Testing

@testable import ActionSheetsLint

@Suite struct DuplicateTests {
  @Test func `S13: two buttons with one translation are an error in that language`() throws {
    let program = try CheckedProgram(strings: [
      "en": ["stop": "Stop", "leave": "Leave"], "de": ["stop": "Beenden", "leave": "Beenden"],
      "fr": ["stop": "Arrêter", "leave": "Quitter"],
    ])
    let found = try program.findings(of: .sheet(.key("stop"), .key("leave", line: 12)))
    #expect(found.summary == ["error duplicate-title de"])
    #expect(found.first?.message == "'Stop' and 'Leave' have the same title")
    #expect(found.first?.cases.first?.texts == ["Beenden", "Beenden"])
    #expect(found.first?.cases.first?.entry?.file.hasSuffix("de.lproj/Localizable.strings") == true)
    #expect(found.first?.cases.first?.entry?.line == 1)
    #expect(found.first?.call == SourcePlace(file: "App/View.swift", line: 11))
  }

  @Test func `S13: one key for two buttons is told once, for all languages`() throws {
    let program = try CheckedProgram(strings: ["en": ["stop": "Stop"], "de": ["stop": "Beenden"]])
    let found = try program.findings(of: .sheet(.key("stop"), .key("stop")))
    #expect(found.summary == ["error duplicate-title *"])
  }

  @Test func `S13: one key for two buttons is found where no catalog has it`() {
    #expect(
      findings(of: .sheet(.key("a.stop"), .key("a.stop"))).summary == ["error duplicate-title *"])
  }

  @Test(arguments: [
    ("Delete", "DELETE"), ("Delete  Note", " Delete Note"), ("Ｄｅｌｅｔｅ", "Delete"),
    ("Delete\u{200B}", "Delete"), ("Große", "GROßE"),
  ])
  func `S13: case, space and width do not tell titles apart`(first: String, second: String) {
    #expect(
      findings(of: .sheet(.words(first), .words(second))).summary == ["error duplicate-title *"])
  }

  @Test(arguments: [
    ("Delete", "Delete…"), ("Bán", "Bạn"), ("Delete 1", "Delete 2"), ("Delete", "Deleted"),
  ])
  func `S13: titles that people tell apart are none`(first: String, second: String) {
    #expect(findings(of: .sheet(.words(first), .words(second))) == [])
  }

  @Test func `S13: findings of one rule stand in the order of the buttons`() {
    let titles = (0..<20).map { "Move \($0) of the conversations to the archive of \($0)" }
    let buttons = (titles + titles).map { ListedButton.words($0) }
    let alike = ListedSheet(kind: .actionSheet, toolkit: .uikit, buttons: buttons)
    #expect(
      findings(of: alike, rules: [.duplicateTitle]).map(\.buttons)
        == (0..<20).map { [$0, $0 + 20] })
    let middles = ["another", "a n other"].flatMap { middle in
      (10..<30).map { "\($0) whole conversation to \(middle) folder of this account today" }
    }
    let cut = ListedSheet(
      kind: .actionSheet, toolkit: .uikit, buttons: middles.map { .words($0) })
    #expect(
      findings(of: cut, rules: [.alikeWhenCut]).map(\.buttons) == (0..<20).map { [$0, $0 + 20] })
  }

  @Test func `S13: a mnemonic does not tell titles apart`() {
    let found = findings(of: .sheet(.words("_Close"), .words("C_lose"), toolkit: .gtk))
    #expect(found.summary == ["error duplicate-title *"])
  }

  @Test func `S13: titles in different ways of a statement do not stand together`() {
    let sheet = ListedSheet.sheet(
      .words("Stop", in: .way(0, of: 0)), .words("Stop", in: .way(1, of: 0)))
    #expect(findings(of: sheet) == [])
  }

  @Test func `S13: titles under independent conditions are at most a note`() {
    let sheet = ListedSheet.sheet(
      .words("Stop", in: .way(0, of: 0)), .words("Stop", in: .way(0, of: 1)))
    let found = findings(of: sheet)
    #expect(found.summary == ["note duplicate-title *"])
    #expect(
      found.first?.message == "2 buttons have the title 'Stop', if their conditions hold at once")
  }

  @Test func `S13: a title within a condition stands beside those around it`() {
    let outer = ListedButton.words("Stop", in: .way(0, of: 0))
    let inner = ListedButton.words("Stop", in: .way(0, of: 0), .way(1, of: 1))
    #expect(findings(of: .sheet(outer, inner)).summary == ["error duplicate-title *"])
    #expect(
      findings(of: .sheet(.words("Stop"), inner)).summary == ["error duplicate-title *"])
  }

  @Test func `S13: a title in two ways of a statement stands beside none in that statement`() {
    let never = ListedButton.words("Stop", in: .way(0, of: 0), .way(1, of: 0))
    for way in 0...2 {
      let other = ListedButton.words("Stop", in: .way(way, of: 0))
      #expect(findings(of: .sheet(never, other)) == [])
      #expect(findings(of: .sheet(other, never)) == [])
    }
  }

  @Test func `S13: thousands of branches are compared`() {
    var buttons = (0..<20).map { number in
      ListedButton(
        ListedText(text: "Stop"),
        branches: (0..<2000).map { .way(0, of: $0) } + [.way(0, of: 5000 + number)])
    }
    func summary() -> [String] {
      findings(of: ListedSheet(kind: .actionSheet, toolkit: .uikit, buttons: buttons)).summary
    }
    #expect(summary() == ["note duplicate-title *"])
    for index in buttons.indices { buttons[index].branches[1000].way = index }
    #expect(summary() == [])
  }

  @Test func `S13: titles that differ in their values are told apart`() {
    let button = ListedButton.key("Call %@", arguments: ["@"])
    #expect(findings(of: .sheet(button, button)) == [])
  }

  @Test func `S13: titles without a translation are not compared with those that have one`() throws
  {
    let program = try CheckedProgram(strings: [
      "en": ["stop": "Stop", "end": "Ende"], "de": ["stop": "Ende"],
    ])
    #expect(try program.findings(of: .sheet(.key("stop"), .key("end"))) == [])
  }

  @Test func `S13: Cancel and a destructive button with one title are an error`() throws {
    let program = try CheckedProgram(strings: [
      "en": ["cancel": "Cancel", "delete": "Delete", "other": "Erase"],
      "sw": ["cancel": "Futa", "delete": "futa", "other": "Futa kila kitu"],
    ])
    let found = try program.findings(
      of: .sheet(.key("cancel", nil, .cancel), .key("delete", nil, .destructive)),
      .sheet(.key("cancel", nil, .cancel), .key("other", nil, .destructive)))
    #expect(found.summary == ["error cancel-looks-destructive sw"])
    #expect(found.first?.buttons == [0, 1])
  }

  @Test func `S13: two ways back are an error, but not in GTK`() {
    let buttons = [ListedButton.words("Cancel", .cancel), .words("Close", .cancel)]
    #expect(findings(of: .sheet(buttons[0], buttons[1])).summary == ["error two-cancel-buttons"])
    #expect(findings(of: .sheet(buttons[0], buttons[1], toolkit: .gtk)) == [])
    #expect(findings(of: .sheet(buttons[0])) == [])
  }

  @Test func `S13: a second way back under a condition is a note, in another way nothing`() {
    let first = ListedButton.words("Cancel", .cancel, in: .way(0, of: 0))
    let other = ListedButton.words("Close", .cancel, in: .way(0, of: 1))
    let excluded = ListedButton.words("Close", .cancel, in: .way(1, of: 0))
    #expect(findings(of: .sheet(first, other)).summary == ["note two-cancel-buttons"])
    #expect(findings(of: .sheet(first, excluded)) == [])
  }

  @Test func `S13: a thousand equal titles are one finding`() {
    let buttons = Array(repeating: ListedButton.words("Stop"), count: 1000)
    let sheet = ListedSheet(kind: .actionSheet, toolkit: .uikit, buttons: buttons)
    #expect(findings(of: sheet).summary == ["error duplicate-title *"])
  }
}
