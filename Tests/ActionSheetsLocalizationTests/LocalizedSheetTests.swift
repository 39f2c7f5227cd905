import Testing

@testable import ActionSheets
@testable import ActionSheetsLocalization

@Suite struct LocalizedSheetTests {
  private static let german = Language("de") ?? .english
  private let catalog = Catalog(
    language: german, problems: [],
    entries: [
      "Note": "Notiz", "What now?": "Was nun?", "_Open": "Ö_ffnen", "_Keep": "_Behalten",
      "On this computer": "Auf diesem Rechner", "_Name": "_Name:", "Title_": "x",
      "Delete %lld notes": "%lld Notizen löschen",
    ].mapValues { Translation(value: .text($0)) },
    pluralExpression: .germanic)

  private let sheet = ActionSheet<String>(localized: "Note", message: "What now?") {
    Button("_Open", "_Open", subtitle: "On this computer", isSelected: true)
    Button(localized: "Delete \(3) notes", "delete", role: .destructive)
    Button("Print")
    Cancel("_Keep")
  }

  @Test("T1: each text of a sheet is put into the language of the catalog, and choices stay")
  func actionSheet() {
    var expected = ActionSheet<String>(title: "Notiz", message: "Was nun?") {
      Button("Öffnen", "_Open", subtitle: "Auf diesem Rechner", isSelected: true)
      Button("3 Notizen löschen", "delete", role: .destructive)
      Button("Print")
      Cancel("Behalten")
    }
    expected.language = Self.german
    let localized = sheet.localized(in: catalog)
    #expect(localized.content == expected.content)
    #expect(localized.buttons.map { $0.choice } == ["_Open", "delete", "Print"])
  }

  @Test("T1: a sheet that was translated stays as it is")
  func twice() {
    let once = sheet.localized(in: catalog)
    #expect(once.localized(in: catalog) == once)
  }

  @Test("T1: a sheet that was translated can be translated into another language")
  func otherLanguage() throws {
    let french = Catalog(
      language: try #require(Language("fr")), problems: [],
      entries: ["_Open": Translation(value: .text("_Ouvrir"))], pluralExpression: .germanic)
    let title = sheet.localized(in: catalog).localized(in: french).buttons[0].title
    #expect(title == "Ouvrir")
  }

  @Test("T1: the texts of an alert are put into the language of the catalog")
  func alert() {
    let alert = Alert<Int>(title: "Note", message: "What now?") { Cancel("_Keep") }
    let localized = alert.localized(in: catalog)
    #expect(localized.title == "Notiz")
    #expect(localized.message == "Was nun?")
    #expect(localized.cancel?.title == "Behalten")
    #expect(localized.language == Self.german)
  }

  @Test("T1: the labels of a prompt are put into the language of the catalog, and texts stay")
  func prompt() {
    let prompt = Prompt<Int>(title: "Note") {
      TextField("_Name", text: "Note")
    } buttons: {
      Button("_Open", 1)
    }
    let localized = prompt.localized(in: catalog)
    #expect(localized.content.fields == [Content.Field("Name:", text: "Note")])
    #expect(localized.language == Self.german)
  }

  @Test("T1: the answer to a prompt is asked by the label that the program wrote")
  func answer() {
    let prompt = Prompt<Int>(title: "Note") {
      TextField("_Name")
    } buttons: {
      Button("_Open", 1)
    }.localized(in: catalog)
    let question = Question(prompt.parts, prompt.content, fields: prompt.fields)
    let answer = question.answer(.chose(1), [FieldText("Ann")]).choice
    #expect(answer?["_Name"] == "Ann")
  }

  @Test("T1: a second line and a title of a view may have values")
  func values() {
    let catalog = Catalog(
      language: Self.german, problems: [],
      entries: ["%lld left": Translation(value: .text("noch %lld"))], pluralExpression: nil)
    let sheet = ActionSheet<Int> { Button(localized: "Go", 1, subtitle: "\(2) left") }
    #expect(sheet.localized(in: catalog).buttons[0].subtitle == "noch 2")
    #expect(ModalView(localized: "\(2) left").localized(in: catalog).title == "noch 2")
  }

  @Test("T1: the title of a modal view is put into the language of the catalog")
  func modalView() {
    let view = ModalView(title: "Note", isDismissible: false).localized(in: catalog)
    #expect(view.title == "Notiz")
    #expect(view.language == Self.german)
    #expect(!view.isDismissible)
  }

  @Test(
    "T11: the underscore of a mnemonic is left out of a title",
    arguments: [
      ("_Open", "Ö_ffnen", "Öffnen"), ("_Open", "打开(_O)", "打开"), ("_Open…", "打开(_O)…", "打开…"),
      ("_Open", "开く (_O)", "开く"), ("_Name:", "名前（_N）：", "名前："), ("E_xit", "_Beenden", "Beenden"),
      ("_Save __all", "__alles _sichern", "_alles sichern"), ("_Open", "Öffnen", "Öffnen"),
      ("menu\u{4}_Open", "_Auf", "Auf"), ("_1 Page", "_1 Seite", "1 Seite"),
      ("menu_bar\u{4}_Open", "_Auf", "Auf"), ("E_xit", "E_xit", "Exit"),
    ])
  func mnemonics(key: String, translation: String, title: String) {
    let catalog = Catalog(
      language: Self.german, problems: [], entries: [key: Translation(value: .text(translation))],
      pluralExpression: .germanic)
    #expect(catalog.title(LocalizedText(key)) == title)
    #expect(catalog.text(LocalizedText(key)) == translation)
  }

  @Test(
    "T11: an underscore that is no mnemonic stays",
    arguments: [
      ("Open my_file", "my_file öffnen"), ("Open MY_FILE", "MY_FILE öffnen"),
      ("Open", "_Öffnen"), ("my_long_name", "mein_langer Name"),
      ("a __ b", "a __ b"), ("_Open", "a_b_c"), ("End_", "_Ende"), ("_ x", "_ y"),
    ])
  func noMnemonics(key: String, translation: String) {
    let catalog = Catalog(
      language: Self.german, problems: [], entries: [key: Translation(value: .text(translation))],
      pluralExpression: .germanic)
    #expect(catalog.title(LocalizedText(key)) == translation)
  }

  @Test("T11: an underscore of a value, and of a title that is not in the catalog, stays")
  func data() {
    let catalog = Catalog(
      language: Self.german, problems: [],
      entries: ["_Open %@": Translation(value: .text("%@ ö_ffnen"))], pluralExpression: .germanic)
    #expect(catalog.title("_Open \("_my_file")") == "_my_file öffnen")
    #expect(catalog.title("_config.yml") == "_config.yml")
  }

  @Test("T11: Apple's catalogs have no mnemonics")
  func apple() {
    let catalog = Catalog(
      language: Self.german, problems: [],
      entries: ["_Open": Translation(value: .text("_Öffnen"))], pluralExpression: nil)
    #expect(catalog.title("_Open") == "_Öffnen")
  }
}
