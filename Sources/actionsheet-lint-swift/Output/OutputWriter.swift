import SwiftSyntax

/// Turns the sheets that were found into the list that is written.
struct OutputWriter {
  let project: Project
  let evaluator: Evaluator
  private var lines: [Int: SourceLines] = [:]
  private var skipped: [Output.Skipped] = []

  init(_ project: Project, _ evaluator: Evaluator) {
    self.project = project
    self.evaluator = evaluator
  }

  mutating func output(_ sheets: [Sheet]) -> Output {
    for (path, reason) in project.refused {
      skipped.append(Output.Skipped(file: path, line: 1, column: 1, reason: reason))
    }
    for (place, reason) in evaluator.skipped { skip(place, reason) }
    var groups: [Place: [Sheet]] = [:]
    for sheet in sheets { groups[sheet.place, default: []].append(sheet) }
    var results: [Output.Sheet] = []
    for place in groups.keys.sorted(by: { ($0.file, $0.offset) < ($1.file, $1.offset) }) {
      results += output(group: groups[place] ?? [])
    }
    return Output(sheets: results, skipped: skipped)
  }

  /// Of one place that makes a sheet: the sheet itself, or, where callers decide what stands in it, one for each call.
  private mutating func output(group: [Sheet]) -> [Output.Sheet] {
    let called = group.filter { !$0.calls.isEmpty && !$0.dependsOnCaller }
    let own = group.first(where: \.calls.isEmpty)
    var results: [(sheet: Sheet, output: Output.Sheet)] = []
    var said: Set<Output.Sheet> = []
    for sheet in own.map({ $0.dependsOnCaller }) ?? true ? called : [] {
      guard let result = output(sheet, at: sheet.calls[0]),
        said.insert(result.withoutPlaces).inserted
      else { continue }
      results.append((sheet, result))
    }
    if results.count > 1 { return results.map(\.output) }
    guard let sheet = results.first?.sheet ?? own ?? group.first else { return [] }
    if let result = output(sheet, at: sheet.place) { return [result] }
    skip(
      sheet.place,
      sheet.buttons.isEmpty
        ? "its buttons were not followed" : "the titles of its buttons were not followed")
    return []
  }

  /// A sheet as it stands in the list, or `nil` if no title of a button is known.
  private mutating func output(_ sheet: Sheet, at place: Place) -> Output.Sheet? {
    var isComplete = sheet.isComplete
    var numbers: [Branch: Int] = [:]
    var buttons: [(steps: [Step], button: Output.Button)] = []
    var fields: [Output.Text] = []
    for alternative in sheet.buttons {
      guard case .action(let action) = alternative.value else { continue }
      for (role, roleSteps) in roles(action) {
        for (titleSteps, said) in titles(action) {
          let steps = relevant(alternative.steps + roleSteps + titleSteps, to: sheet)
          guard let steps else { continue }
          var title: Output.Text
          switch said {
          case .text(let text): title = output(text, in: place)
          case .nothing: continue
          case .unknown:
            title = output(Text(place: action.place), in: place)
            if !action.isField { isComplete = false }
          }
          title.file = title.file == project.paths[place.file] ? nil : title.file
          if action.isField {
            fields.append(title)
          } else {
            buttons.append(
              (steps, Output.Button(title: title, role: role, disabled: disabled(at: action.place)))
            )
          }
        }
      }
    }
    let known = buttons.contains { $0.button.title.key != nil || $0.button.title.text != nil }
    if !known, !isComplete || !buttons.isEmpty { return nil }
    let kept = meaningful(buttons.map(\.steps))
    return Output.Sheet(
      kind: sheet.kind.rawValue, toolkit: sheet.toolkit, file: project.paths[place.file],
      line: position(place).line, column: position(place).column,
      title: first(sheet.title, in: place), message: first(sheet.message, in: place),
      buttons: zip(buttons, kept).map { entry, steps in
        var button = entry.button
        let branches = steps.map { step in
          branch(step, of: sheet, &numbers)
        }
        button.branches = branches.isEmpty ? nil : branches
        return button
      }, fields: fields, complete: isComplete, disabled: disabled(at: place))
  }

  private struct Branch: Hashable {
    var statement: Int
    var way: Int?
  }

  /// A step with the number of its statement within the sheet. In a loop that began after the sheet, each way is a
  /// statement of its own, because two turns can take two ways.
  private func branch(_ step: Step, of sheet: Sheet, _ numbers: inout [Branch: Int])
    -> Output.Branch
  {
    let isRepeated = step.loop != 0 && !sheet.loops.contains(step.loop)
    let key = Branch(statement: step.statement, way: isRepeated ? step.way : nil)
    let number = numbers[key] ?? numbers.count
    numbers[key] = number
    return Output.Branch(statement: number, way: step.way)
  }

  /// The steps to a button without those to the sheet, each once, or `nil` if they cannot all be taken.
  private func relevant(_ steps: [Step], to sheet: Sheet) -> [Step]? {
    var result: [Step] = []
    for step in steps
    where !sheet.steps.contains(where: { $0.statement == step.statement && $0.way == step.way }) {
      if result.contains(where: { $0.statement == step.statement && $0.way == step.way }) {
        continue
      }
      let isRepeated = step.loop != 0 && !sheet.loops.contains(step.loop)
      if !isRepeated, (result + sheet.steps).contains(where: { $0.excludes(step) }) { return nil }
      result.append(step)
    }
    return result
  }

  /// Leaves out the steps that only say that code was not left before, unless buttons stand in the way that leaves it.
  private func meaningful(_ all: [[Step]]) -> [[Step]] {
    var ways: [Int: Set<Int>] = [:]
    for step in all.joined() { ways[step.statement, default: []].insert(step.way) }
    return all.map { steps in steps.filter { !$0.isExit || (ways[$0.statement]?.count ?? 0) > 1 } }
  }

  private func roles(_ action: Action) -> [(String, [Step])] {
    let roles = evaluator.forced(action.role).map { alternative -> (String, [Step]) in
      guard case .implicit(let member) = alternative.value,
        ["cancel", "destructive"].contains(member.name)
      else { return ("default", alternative.steps) }
      return (member.name, alternative.steps)
    }
    return roles.isEmpty ? [("default", [])] : roles
  }

  /// The texts that a title can be. What is not known of one way is left out where another one is known.
  private func titles(_ action: Action) -> [(steps: [Step], said: Evaluator.Said)] {
    let all = evaluator.texts(action.title)
    let known = all.filter { if case .unknown = $0.said { false } else { true } }
    return known.isEmpty ? all : known
  }

  /// The first of the texts that a title can be.
  private mutating func first(_ values: Values, in place: Place) -> Output.Text? {
    for (_, said) in evaluator.texts(values) {
      switch said {
      case .text(let text): return output(text, in: place)
      case .unknown, .nothing: continue
      }
    }
    return nil
  }

  private mutating func output(_ text: Text, in sheet: Place) -> Output.Text {
    let (line, column) = position(text.place)
    return Output.Text(
      key: text.key, text: text.text, table: text.table, bundle: text.bundle,
      arguments: text.arguments.isEmpty ? nil : text.arguments,
      file: text.place.file == sheet.file ? nil : project.paths[text.place.file],
      line: line, column: column)
  }

  // MARK: Places

  private mutating func skip(_ place: Place, _ reason: String) {
    let (line, column) = position(place)
    skipped.append(
      Output.Skipped(file: project.paths[place.file], line: line, column: column, reason: reason))
  }

  private mutating func lines(of file: Int) -> SourceLines {
    if let known = lines[file] { return known }
    let new = SourceLines(project.bytes(of: file))
    lines[file] = new
    return new
  }

  private mutating func position(_ place: Place) -> (line: Int, column: Int) {
    lines(of: place.file).position(of: place.offset)
  }

  private mutating func disabled(at place: Place) -> [String]? {
    let rules = lines(of: place.file).disabled[position(place).line]
    return rules.flatMap { $0.isEmpty ? nil : $0 }
  }
}
