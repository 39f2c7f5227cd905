import SwiftSyntax

/// The variables of a block.
final class Scope {
  struct Choice: Hashable {
    var name: String
    var count: Int
  }

  var variables: [String: Values] = [:]
  /// The numbers of the choices among the values of its variables.
  var choices: [Choice: Int] = [:]
  var functions: [String: FunctionDeclSyntax] = [:]
  /// The types of variables that had no value at first.
  var types: [String: [String]] = [:]
  let parent: Scope?

  init(_ parent: Scope? = nil) { self.parent = parent }

  /// The scope that declares a variable.
  func owner(of name: String) -> Scope? {
    var scope: Scope? = self
    while let candidate = scope {
      if candidate.variables[name] != nil { return candidate }
      scope = candidate.parent
    }
    return nil
  }

  /// The function of a name and the scope in which it is declared.
  func function(_ name: String) -> (FunctionDeclSyntax, Scope)? {
    var scope: Scope? = self
    while let candidate = scope {
      if let function = candidate.functions[name] { return (function, candidate) }
      scope = candidate.parent
    }
    return nil
  }
}
