import ActionSheets
import ActionSheetsLocalization
import ActionSheetsTesting
import Testing

/// A prompt that is presented in one language, and then in another.
@MainActor @Suite struct ChangeOfLanguageTests {
  private let presenter = HeadlessPresenter()
  private let prompt = Prompt<Bool>(title: "Rename") {
    TextField("Name", text: "Draft")
    TextField("Place")
  } buttons: {
    Button("Rename", true)
    Cancel("Keep")
  }

  private func catalog(_ tag: String) throws -> Catalog {
    let folder = try CatalogFolder([
      "de.lproj/Localizable.strings":
        "Rename = Umbenennen; Name = Bezeichnung; Place = Name; Keep = Behalten;",
      "fr.lproj/Localizable.strings": "Rename = Renommer; Name = Nom; Place = Lieu;",
    ])
    return try Catalog(at: folder.path, languages: [try language(tag)])
  }

  @Test("T1: an answer is asked by the label that was written, also where another one reads so")
  func answer() throws {
    var answer: Prompt<Bool>.Answer?
    presenter.present(prompt.localized(in: try catalog("de"))) { answer = $0.choice }
    #expect(presenter.fieldLabels == ["Bezeichnung", "Name"])
    presenter.enter("Plan", inField: "Bezeichnung")
    presenter.enter("Desk", inField: "Name")
    presenter.press("Umbenennen")
    #expect(answer?["Name"] == "Plan")
    #expect(answer?["Place"] == "Desk")
    #expect(answer?["Bezeichnung"] == "")
  }

  @Test("T1: a change of language keeps what was typed, and the answer is asked as before")
  func update() throws {
    var answer: Prompt<Bool>.Answer?
    let german = prompt.localized(in: try catalog("de"))
    let id = presenter.present(german) { answer = $0.choice }
    presenter.enter("Plan", inField: 0)
    #expect(presenter.update(id, with: german.localized(in: try catalog("fr"))))
    #expect(presenter.fieldLabels == ["Nom", "Lieu"])
    #expect(presenter.visibleTitles == ["Renommer", "Keep"])
    presenter.enter("Desk", inField: "Lieu")
    #expect(presenter.update(id, with: prompt))
    #expect(presenter.fieldLabels == ["Name", "Place"])
    presenter.press("Rename")
    #expect(answer?["Name"] == "Plan")
    #expect(answer?["Place"] == "Desk")
  }

  @Test("T1: an answer is asked by a label with its values, and by the source of a key")
  func labelWithValues() {
    var answer: Prompt<Bool>.Answer?
    let phones = Prompt<Bool>(title: "Call") {
      TextField(localized: "Phone \(1)")
      TextField(localized: "Phone \(2)")
      TextField(localized: LocalizedText(key: "call.name", source: "Name"))
    } buttons: {
      Button("Call", true)
    }
    presenter.present(phones) { answer = $0.choice }
    for (field, text) in ["11", "22", "Ann"].enumerated() { presenter.enter(text, inField: field) }
    presenter.press("Call")
    #expect(answer?["Phone 1"] == "11")
    #expect(answer?["Phone 2"] == "22")
    #expect(answer?["Name"] == "Ann")
    #expect(answer?["Phone %lld"] == "" && answer?["call.name"] == "")
  }

  @Test("T1: typed text stays with its label; one with another value is another label")
  func updateOfValues() {
    var answer: Prompt<Bool>.Answer?
    func phones(_ number: Int) -> Prompt<Bool> {
      Prompt(title: "Call") {
        TextField(localized: "Phone \(number)")
        TextField(localized: "Note \(1)")
      } buttons: {
        Button("Call", true)
      }
    }
    let id = presenter.present(phones(1)) { answer = $0.choice }
    presenter.enter("11", inField: 0)
    presenter.enter("work", inField: 1)
    #expect(presenter.update(id, with: phones(2)))
    presenter.press("Call")
    #expect(answer?["Phone 2"] == "")
    #expect(answer?["Note 1"] == "work")
  }

  @Test("T1: a sheet that was localized is put into another language by its keys")
  func again() throws {
    let german = prompt.localized(in: try catalog("de"))
    let french = german.localized(in: try catalog("fr"))
    #expect(french.title == "Renommer")
    #expect(french.fields.map(\.label) == ["Nom", "Lieu"])
    #expect(french.cancel?.title == "Keep")
    #expect(french.language?.tag == "fr")
  }
}
