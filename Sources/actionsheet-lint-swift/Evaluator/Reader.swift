import SwiftSyntax

/// Finds the code that makes sheets, and has it followed.
struct Reader {
  let project: Project
  let evaluator: Evaluator
  private var begun: Set<ObjectIdentifier> = []

  /// The words without which a file has no sheet, and what must stand beside them: common words count only in calls.
  private static let words: [String: Use] = [
    "UIAlertController": .anywhere, "UIActionSheet": .anywhere, "UIAlertView": .anywhere,
    "AlertState": .anywhere, "ConfirmationDialogState": .anywhere, "ActionSheetState": .anywhere,
    "confirmationDialog": .method, "actionSheet": .method, "alert": .method,
    "ActionSheet": .call, "Alert": .call,
  ]

  /// Those that count only in files that import this package.
  private static let packageWords: [String: Use] = [
    "confirm": .method, "prompt": .method, "progress": .method, "Prompt": .call,
  ]
  private static let modules: Set<String> = [
    "ActionSheets", "ActionSheetsTerminal", "ActionSheetsGTK", "ActionSheetsTesting",
  ]

  private enum Use {
    case anywhere
    /// After a dot and before a bracket or a closure.
    case method
    /// Before a bracket, a closure or the arguments of a generic type.
    case call
  }

  init(_ project: Project, localizers: Set<String>) {
    self.project = project
    evaluator = Evaluator(
      project, localizers: localizers, file: ParsedFile(path: "", number: 0, bytes: []))
  }

  /// Reads the sheets. The functions that make sheets of their parameters are followed from their callers.
  mutating func read() -> [Sheet] {
    var places = project.places(of: Set(Self.words.keys)).filter {
      isUse($0.file, $0.offset, Self.words)
    }
    let users = Set(project.places(of: Self.modules).map(\.file))
    places += project.places(of: Set(Self.packageWords.keys), in: users).filter {
      isUse($0.file, $0.offset, Self.packageWords)
    }
    project.interesting = Set(places.map(\.file))
    let subclasses = subclassNames(in: project.interesting)
    evaluator.alertClasses.formUnion(subclasses)
    if !subclasses.isEmpty { places += project.places(of: subclasses) }
    begin(at: places)
    for _ in 0..<3 {
      var names: Set<String> = []
      for sheet in evaluator.sheetsInOrder where sheet.dependsOnCaller {
        guard let declaration = sheet.declaration,
          evaluator.helpers.insert(ObjectIdentifier(declaration)).inserted
        else { continue }
        names.insert(declaration.name == "init" ? declaration.owner.last ?? "" : declaration.name)
      }
      if names.isEmpty { break }
      // The code that was followed before may call them too.
      begun = []
      begin(at: project.places(of: names).filter { isCall($0.file, $0.offset) })
    }
    return evaluator.sheetsInOrder
  }

  private mutating func begin(at places: [(file: Int, offset: Int)]) {
    for place in places {
      guard let declaration = project.file(place.file).declaration(at: place.offset),
        begun.insert(ObjectIdentifier(declaration)).inserted
      else { continue }
      evaluator.begin(declaration)
    }
  }

  private func subclassNames(in files: Set<Int>) -> Set<String> {
    Set(
      files.flatMap { project.file($0).all }.compactMap { declaration in
        guard case .type(let inherited) = declaration.kind, inherited.contains("UIAlertController")
        else { return nil }
        return declaration.name
      })
  }

  private func isUse(_ file: Int, _ offset: Int, _ words: [String: Use]) -> Bool {
    let bytes = project.bytes(of: file)
    let end = bytes[offset...].firstIndex { !Words.isPart($0) } ?? bytes.endIndex
    switch words[String(decoding: bytes[offset..<end], as: UTF8.self)] {
    case .anywhere: return true
    case .method:
      return offset > 0 && bytes[offset - 1] == UInt8(ascii: ".") && isCall(file, offset)
    case .call: return isCall(file, offset)
    case nil: return false
    }
  }

  /// Whether a word is followed by a bracket or a closure, as a call is.
  private func isCall(_ file: Int, _ offset: Int) -> Bool {
    let bytes = project.bytes(of: file)
    let rest = bytes[offset...].drop(while: Words.isPart)
    guard let next = rest.first(where: { $0 != UInt8(ascii: " ") }) else { return false }
    return next == UInt8(ascii: "(") || next == UInt8(ascii: "{") || next == UInt8(ascii: "<")
      || next == UInt8(ascii: ".") && rest.dropFirst().starts(with: "init".utf8)
  }
}
