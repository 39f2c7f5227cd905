import ActionSheets
import ActionSheetsLint
import ActionSheetsLocalization
import Testing

/// What a program's own tests call.
@Suite struct ProblemTests {
  private let program: CheckedProgram
  private let catalogs: CatalogSource

  init() throws {
    program = try CheckedProgram(strings: [
      "en": ["Delete": "Delete", "Keep": "Keep", "Delete %lld Notes": "Delete %lld Notes"],
      "de": [
        "Delete": "Entfernen", "Keep": "Entfernen",
        "Delete %lld Notes": "Alle %lld Notizen dieser Sammlung unwiderruflich löschen",
      ],
    ])
    catalogs = try CatalogSource(at: program.path)
  }

  @Test func `S13: a sheet knows its problems in each language`() {
    let sheet = ActionSheet<Int> {
      Button("Delete", 0, role: .destructive)
      Button(localized: "Delete \(3) Notes", 1)
      Cancel("Keep")
    }
    let problems = sheet.problems(in: catalogs, on: .phone(width: 375))
    #expect(
      problems.map(\.rule) == [.cancelLooksDestructive, .truncatedTitle])
    let english = sheet.problems(
      in: catalogs, languages: .only([.english]), on: .phone(width: 375))
    #expect(english.isEmpty)
    #expect(sheet.problems(in: catalogs, on: .window).map(\.rule) == [.cancelLooksDestructive])
  }

  @Test func `S13: alerts and prompts know theirs`() {
    let alert = Alert<Int>(title: "Sure?") {
      Button("Delete", 0, role: .destructive)
      Cancel("Keep")
    }
    #expect(
      alert.problems(in: catalogs, on: .phone(width: 375)).map(\.rule) == [.cancelLooksDestructive])
    let prompt = Prompt<Int>(title: "Name") {
      TextField("Name")
    } buttons: {
      Button("Delete", 0)
      Cancel("Keep")
    }
    #expect(
      prompt.problems(in: catalogs, on: .phone(width: 375)).map(\.rule) == [.duplicateTitle])
  }

  @Test func `S13: a problem reads like a finding`() throws {
    let sheet = ActionSheet<Int> {
      Button("Delete", 0, role: .destructive)
      Cancel("Keep")
    }
    let problem = try #require(sheet.problems(in: catalogs, on: .phone(width: 375)).first)
    let place = "\(program.path)/de.lproj/Localizable.strings"
    #expect(
      "\(problem)".hasPrefix(place)
        && "\(problem)".hasSuffix(
          "error: 'Delete' and 'Keep' have the same title; de: 'Entfernen' and 'Entfernen' [cancel-looks-destructive]"
        ))
  }
}
