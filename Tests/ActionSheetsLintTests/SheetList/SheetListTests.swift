import ActionSheets
import ActionSheetsLint
import Testing

@Suite struct SheetListTests {
  private func read(_ json: String) throws -> SheetList {
    try SheetList(json: Array(json.utf8), named: "s.json")
  }

  private static let list = SheetList(
    sheets: [
      ListedSheet(
        kind: .alert, toolkit: .gtk, place: SourcePlace(file: "a.c", line: 3, column: 5),
        title: ListedText(
          key: "k", text: "T \"1\"", table: "t", bundle: "b", context: "c",
          arguments: ["s", "lld"],
          place: SourcePlace(file: "b.c", line: 9, column: 2)),
        message: ListedText(text: "M", place: SourcePlace(file: "a.c", line: 3, column: 5)),
        buttons: [
          ListedButton(
            ListedText(key: "A", text: "A", place: SourcePlace(file: "a.c", line: 4, column: 7)),
            role: .destructive,
            branches: [.init(statement: 0, way: 1), .init(statement: 2, way: 0)],
            disabled: ["duplicate-title"]),
          ListedButton(
            ListedText(place: SourcePlace(file: "a.c", line: 5, column: 1)), role: .cancel),
        ],
        fields: [ListedText(text: "F", place: SourcePlace(file: "a.c", line: 3, column: 5))],
        isComplete: false, disabled: ["x"]),
      ListedSheet(kind: .actionSheet, toolkit: .uikit, buttons: []),
    ],
    skipped: [.init("why", at: SourcePlace(file: "a.c", line: 8, column: 1))])

  @Test func `S13: a list that is written is read again as it was`() throws {
    #expect(try read(Self.list.json) == Self.list)
    #expect(try read(SheetList().json) == SheetList())
  }

  @Test func `S13: what --describe prints is a list of one sheet`() throws {
    let list = try read(
      """
      {
        "version":3, "kind":"alert", "title":"T", "message":null,
        "fields":[{"index":0,"label":"Name","secure":false,"text":"first","translation":"Nom"}],
        "buttons":[
          {"index":0,"title":"A","titleBytes":"Qf8=","id":"a","role":"default","selected":true,
           "enabled":true,"subtitle":"S","translation":"B"},
          {"index":1,"title":"C","role":"cancel","enabled":true}
        ],
        "cancel":1
      }
      """)
    let expected = ListedSheet(
      kind: .alert, toolkit: .terminal, title: ListedText(text: "T"),
      buttons: [
        ListedButton(ListedText(text: "A")), ListedButton(ListedText(text: "C"), role: .cancel),
      ], fields: [ListedText(text: "Name")])
    #expect(list == SheetList(sheets: [expected]))
  }

  @Test func `S13: a text takes the place of its sheet, and counts columns in its own line`() throws
  {
    let list = try read(
      """
      {"file":"a","line":3,"column":9,"title":"T",
       "buttons":[{"title":{"text":"A","line":4}},{"title":{"text":"B","file":"b"}}]}
      """)
    let sheet = try #require(list.sheets.first)
    #expect(sheet.title?.place == SourcePlace(file: "a", line: 3, column: 9))
    #expect(
      sheet.buttons.map(\.title.place) == [
        SourcePlace(file: "a", line: 4), SourcePlace(file: "b", line: 1),
      ])
  }

  @Test(
    "S13: a list that is wrong is refused, with the place and the reason",
    arguments: [
      ("", "1:1: the file is empty"),
      ("[]", "1:1: expected an object"),
      ("{\"version\":4,\"new\":1}", "1:12: version: expected a number from 1 to 3, found 4"),
      ("{\"sheet\":[]}", "1:2: unknown key 'sheet'; did you mean \"sheets\"?"),
      (
        "{\"sheets\":[{\"titel\":1}]}",
        "1:13: sheets[0]: unknown key 'titel'; did you mean \"title\"?"
      ),
      ("{\"sheets\":{}}", "1:11: sheets: expected a list of sheets, found an object"),
      ("{\"title\":1}", "1:10: title: expected a string or an object, found 1"),
      (
        "{\"sheets\":[{\"buttons\":[{\"role\":\"no\"}]}]}",
        "1:24: sheets[0].buttons[0].title: expected a string or an object, found nothing"
      ),
      (
        "{\"buttons\":[{\"title\":{\"txt\":\"A\"}}]}",
        "1:23: buttons[0].title: unknown key 'txt'; did you mean \"text\"?"
      ),
      ("{\"line\":0,\"file\":\"a\"}", "1:9: line: expected a whole number from 1, found 0"),
      ("{\"disabled\":[1]}", "1:13: disabled: expected a list of strings, found a list"),
      ("{\"kind\":\"modal\"}", "1:9: kind: expected \"actionSheet\" or \"alert\", found 'modal'"),
      (
        "{\"sheets\":[],\"skipped\":[{}]}",
        "1:25: skipped[0].file: expected a string, found nothing"
      ),
    ])
  func refused(_ json: String, _ reason: String) {
    let error = #expect(throws: SheetList.FormatError.self) { try read(json) }
    #expect(error?.description == "s.json:" + reason)
  }
}
