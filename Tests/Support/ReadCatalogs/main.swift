import ActionSheets
import ActionSheetsLocalization

// Prints what is read of each catalog file that is named: a line for each language with the number of its keys, and
// what is odd. Scripts/read-catalogs finds the files.

for path in CommandLine.arguments.dropFirst() {
  do throws(CatalogError) {
    let table = try CatalogSource(at: path).table()
    print("\(path): \(table.keys.count) keys, written in \(table.sourceLanguage.tag)")
    var problems: [Catalog.Problem] = []
    for language in table.languages {
      let catalog = table.catalog(in: language)
      print("  \(language.tag): \(catalog.keys.count)")
      for problem in catalog.problems where !problems.contains(problem) {
        problems.append(problem)
      }
    }
    for problem in problems {
      print("  odd: line \(problem.line.map { "\($0)" } ?? "-"): \(problem.reason)")
    }
  } catch {
    print("\(path): \(error)")
  }
}
