@testable import ActionSheetsTerminal
import ActionSheets
import Testing

struct TypedAnswerTests {
  /// Display order: 1 Delete Note, 2 Email, 3 Élan, 4 Email Draft, 5 dimmed Print, 6 "7", 7 Ünder, 8 under, 9 Cancel.
  private static let content = Content(buttons: [
    Content.Button("Cancel", role: .cancel), Content.Button("Email"), Content.Button("Élan"),
    Content.Button("Email Draft"), Content.Button("Print", isEnabled: false), Content.Button("7"),
    Content.Button("Delete Note", role: .destructive), Content.Button("Ünder"),
    Content.Button("under"),
  ])

  @Test(
    arguments: [
      ("1", .button(ButtonID(6))), ("2", .button(ButtonID(1))), ("09", .button(ButtonID(0))),
      ("2.", .button(ButtonID(1))), (" 2 ", .button(ButtonID(1))), ("5", .disabled(ButtonID(4))),
      ("7", .button(ButtonID(7))), ("0", .unknown), ("10", .unknown), ("-1", .unknown),
      ("2 3", .unknown), (".", .unknown), ("99999999999999999999999", .unknown), ("٢", .unknown),
      ("Email", .button(ButtonID(1))), ("EMAIL", .button(ButtonID(1))),
      ("email ", .button(ButtonID(1))), ("email d", .button(ButtonID(3))),
      ("ELAN", .button(ButtonID(2))), ("e\u{301}l", .button(ButtonID(2))),
      ("e", .ambiguous([ButtonID(1), ButtonID(2), ButtonID(3)], total: 3)),
      ("em", .ambiguous([ButtonID(1), ButtonID(3)], total: 2)), ("emails", .unknown),
      ("d", .button(ButtonID(6))), ("note", .unknown), ("c", .button(ButtonID(0))),
      ("p", .disabled(ButtonID(4))), ("print", .disabled(ButtonID(4))),
      ("under", .button(ButtonID(8))), ("Ünder", .button(ButtonID(7))),
      ("UNDER", .ambiguous([ButtonID(7), ButtonID(8)], total: 2)),
      ("\u{301}", .unknown), ("", .empty), (" \t\u{A0}", .empty),
    ] as [(String, TypedAnswer)])
  func `C15: a number, a title or its unambiguous beginning answers`(
    line: String, expected: TypedAnswer
  ) {
    let order = Presentation.Order(Self.content, in: .bottomSheet)
    #expect(TypedAnswer(line, to: Self.content, in: order) == expected)
  }

  @Test func `C15: a title that is a number answers where no row has that number`() {
    let content = Content(buttons: [Content.Button("2024"), Content.Button("2025")])
    let order = Presentation.Order(content, in: .bottomSheet)
    #expect(TypedAnswer("2025", to: content, in: order) == .button(ButtonID(1)))
    #expect(
      TypedAnswer("20", to: content, in: order)
        == .ambiguous([ButtonID(0), ButtonID(1)], total: 2))
  }

  @Test func `C15: equal titles can be told apart by number alone`() {
    let content = Content(buttons: [Content.Button("Open"), Content.Button("Open")])
    let order = Presentation.Order(content, in: .bottomSheet)
    let both = TypedAnswer.ambiguous([ButtonID(0), ButtonID(1)], total: 2)
    #expect(TypedAnswer("Open", to: content, in: order) == both)
    #expect(TypedAnswer("2", to: content, in: order) == .button(ButtonID(1)))
  }

  @Test func `C15: a disabled title does not become the beginning of another`() {
    let content = Content(buttons: [
      Content.Button("Deselect", isEnabled: false), Content.Button("Delete", role: .destructive),
    ])
    let order = Presentation.Order(content, in: .bottomSheet)
    #expect(
      TypedAnswer("de", to: content, in: order)
        == .ambiguous([ButtonID(1), ButtonID(0)], total: 2))
  }

  @Test func `C15: of many titles with one beginning the first ten are listed`() {
    let content = Content(buttons: (0..<5000).map { Content.Button("Item \($0)") })
    let order = Presentation.Order(content, in: .bottomSheet)
    #expect(
      TypedAnswer("item", to: content, in: order)
        == .ambiguous((0..<10).map { ButtonID($0) }, total: 5000))
    #expect(TypedAnswer("item 49", to: content, in: order) == .button(ButtonID(49)))
  }

  @Test func `C15: an empty title has only its number, and a hidden button no answer at all`() {
    let content = Content(buttons: [Content.Button(""), Content.Button("Cancel", role: .cancel)])
    let order = Presentation.Order(content, in: .popover)
    #expect(TypedAnswer("1", to: content, in: order) == .button(ButtonID(0)))
    #expect(TypedAnswer("Cancel", to: content, in: order) == .unknown)
    #expect(TypedAnswer("2", to: content, in: order) == .unknown)
  }
}
