import SwiftParser
import SwiftSyntax

/// A source that was parsed, with what it declares.
final class ParsedFile {
  let path: String
  let number: Int
  let tree: SourceFileSyntax
  /// The declarations outside functions, by name; an initializer has the name `init`.
  private(set) var declarations: [String: [Declaration]] = [:]
  /// The same in the order of the source.
  private(set) var all: [Declaration] = []
  /// Those of them with code, in the order of the source: none stands in another.
  private var code: [Declaration] = []
  /// The statements outside declarations: those of a clause of `#if` before those around it.
  private var statements: [Declaration] = []
  /// The modules that it imports.
  private(set) var imports: Set<String> = []

  init(path: String, number: Int, bytes: [UInt8]) {
    self.path = path
    self.number = number
    tree = bytes.withUnsafeBufferPointer { Parser.parse(source: $0) }
    collect(tree.statements)
  }

  private func collect(_ items: CodeBlockItemListSyntax) {
    var hasStatements = false
    for item in items {
      switch item.item {
      case .decl(let declaration):
        if let configuration = declaration.as(IfConfigDeclSyntax.self) {
          for clause in configuration.clauses {
            if case .statements(let items) = clause.elements { collect(items) }
          }
        } else if let module = declaration.as(ImportDeclSyntax.self) {
          imports.insert(module.path.first?.name.text ?? "")
        } else {
          collect(declaration, owner: [])
        }
      case .stmt, .expr: hasStatements = true
      @unknown default: break
      }
    }
    if hasStatements { add("", [], .statements(items), items) }
  }

  private func collect(_ members: MemberBlockSyntax, owner: [String]) {
    for member in members.members { collect(member.decl, owner: owner) }
  }

  private func collect(_ node: DeclSyntax, owner: [String]) {
    if let function = node.as(FunctionDeclSyntax.self) {
      add(function.name.identifierText, owner, .function(function), node)
    } else if let initializer = node.as(InitializerDeclSyntax.self) {
      add("init", owner, .initializer(initializer), node)
    } else if let variable = node.as(VariableDeclSyntax.self) {
      for binding in variable.bindings {
        guard let name = binding.pattern.as(IdentifierPatternSyntax.self) else { continue }
        add(name.identifier.identifierText, owner, .variable(variable, binding), binding)
      }
    } else if let configuration = node.as(IfConfigDeclSyntax.self) {
      for clause in configuration.clauses {
        if case .decls(let members) = clause.elements {
          for member in members { collect(member.decl, owner: owner) }
        }
      }
    } else if let extended = node.as(ExtensionDeclSyntax.self) {
      let path = TypeName.path(of: extended.extendedType) ?? ["?"]
      collect(extended.memberBlock, owner: owner + path)
    } else if let group = node.asProtocol((any DeclGroupSyntax).self),
      let name = node.asProtocol((any NamedDeclSyntax).self)?.name.identifierText
    {
      let inherited = group.inheritanceClause?.inheritedTypes.compactMap {
        TypeName.path(of: $0.type)?.last
      }
      add(name, owner, .type(inherited ?? []), node)
      // The parser lets types stand in one another 256 times at most.
      collect(group.memberBlock, owner: owner + [name])
    }
  }

  private func add(
    _ name: String, _ owner: [String], _ kind: Declaration.Kind, _ node: some SyntaxProtocol
  ) {
    let declaration = Declaration(name, owner: owner, kind: kind, node: node, file: self)
    declarations[name, default: []].append(declaration)
    all.append(declaration)
    switch kind {
    case .function, .initializer, .variable: code.append(declaration)
    case .statements: statements.append(declaration)
    case .type: break
    }
  }

  /// Returns the innermost declaration with code at an offset.
  func declaration(at offset: Int) -> Declaration? {
    var (low, high) = (0, code.count)
    while low < high {
      let middle = (low + high) / 2
      if code[middle].node.endPosition.utf8Offset <= offset {
        low = middle + 1
      } else {
        high = middle
      }
    }
    let contains = { (declaration: Declaration) in
      declaration.node.position.utf8Offset <= offset
        && offset < declaration.node.endPosition.utf8Offset
    }
    if low < code.count, contains(code[low]) { return code[low] }
    return statements.first(where: contains)
  }
}
