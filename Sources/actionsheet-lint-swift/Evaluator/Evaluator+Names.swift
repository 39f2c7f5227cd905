import SwiftSyntax

extension Evaluator {
  /// Returns what a name without anything before it means here, after the variables.
  func declaration(named name: String, labels: [String?]? = nil) -> Declaration? {
    var owner = frame.owner
    while !owner.isEmpty {
      if let found = declaration(named: name, of: owner, labels: labels) { return found }
      owner.removeLast()
    }
    return choose(project.declarations(named: name, in: nil), labels, from: frame)
  }

  /// Returns what a name means in a type, or in one of those that it inherits from.
  func declaration(
    named name: String, of type: [String], labels: [String?]? = nil, from caller: Frame? = nil,
    depth: Int = 0
  ) -> Declaration? {
    guard let last = type.last, depth < 4 else { return nil }
    let candidates = project.declarations(named: name, in: last).filter {
      $0.owner.suffix(type.count).elementsEqual(type)
    }
    if !candidates.isEmpty { return choose(candidates, labels, from: caller ?? frame) }
    for declaration in types(type) {
      guard case .type(let inherited) = declaration.kind else { continue }
      for parent in inherited where parent != last {
        if let found = self.declaration(
          named: name, of: [parent], labels: labels, from: caller, depth: depth + 1)
        {
          return found
        }
      }
    }
    return nil
  }

  private func types(_ path: [String]) -> [Declaration] {
    guard let name = path.last else { return [] }
    let outer = path.dropLast()
    let found = outer.last.map { project.declarations(named: name, in: $0) } ?? []
    return (found.isEmpty ? project.declarations(named: name, in: nil) : found).filter {
      if case .type = $0.kind { true } else { false }
    }
  }

  /// Chooses among declarations of one name: by the labels, by the type around the code, by the nearest folder.
  private func choose(
    _ candidates: [Declaration], _ labels: [String?]?, from caller: Frame
  ) -> Declaration? {
    var candidates = candidates
    if let labels {
      candidates = candidates.filter { Self.takes(labels, $0) }
    }
    if candidates.count <= 1 { return candidates.first }
    // The code's own type and the types around it come first.
    let scores = candidates.map { candidate in
      (score: score(candidate, from: caller), candidate: candidate)
    }
    guard let best = scores.map(\.score).max(by: { $0.lexicographicallyPrecedes($1) }) else {
      return nil
    }
    let rest = scores.filter { $0.score == best }
    return rest.count == 1 ? rest[0].candidate : nil
  }

  /// How near a declaration is: the types it shares with the code, the file, the folders.
  private func score(_ candidate: Declaration, from frame: Frame) -> [Int] {
    let types = zip(candidate.owner, frame.owner).prefix { $0 == $1 }.count
    let isHere = candidate.file === frame.file
    let folders = zip(
      candidate.file.path.split(separator: "/").dropLast(),
      frame.file.path.split(separator: "/").dropLast()
    ).prefix { $0 == $1 }.count
    return [types, isHere ? 1 : 0, folders]
  }

  /// Whether a declaration can be called with arguments of some labels; trailing closures have none.
  private static func takes(_ labels: [String?], _ declaration: Declaration) -> Bool {
    guard let parameters = declaration.parameters else {
      if case .type = declaration.kind { return true }
      return labels.isEmpty
    }
    var rest = labels[...]
    for parameter in parameters {
      let label = parameter.firstName.text == "_" ? nil : parameter.firstName.identifierText
      if let next = rest.first, next == label || next == "{}" && parameter.takesTrailingClosure {
        rest.removeFirst()
        if parameter.ellipsis != nil { while rest.first == .some(nil) { rest.removeFirst() } }
      } else if parameter.defaultValue == nil, parameter.ellipsis == nil {
        return false
      }
    }
    return rest.isEmpty
  }
}

extension FunctionParameterSyntax {
  /// Whether a closure after the arguments can be meant for it: its type is a function's, or nothing else follows.
  var takesTrailingClosure: Bool {
    type.trimmedDescription.contains("->")
      || parent?.as(FunctionParameterListSyntax.self)?.last?.id == id
  }
}
