import SwiftSyntax

/// Something that is declared outside a function, and where.
final class Declaration {
  /// What is declared.
  enum Kind {
    case function(FunctionDeclSyntax)
    case initializer(InitializerDeclSyntax)
    case variable(VariableDeclSyntax, PatternBindingSyntax)
    /// A type, with the names of those that it inherits from.
    case type([String])
    /// The statements of a file that belong to no declaration.
    case statements(CodeBlockItemListSyntax)
  }

  let name: String
  /// The names of the types around it, from the outermost inwards.
  let owner: [String]
  let kind: Kind
  let node: Syntax
  unowned let file: ParsedFile

  init(_ name: String, owner: [String], kind: Kind, node: some SyntaxProtocol, file: ParsedFile) {
    self.name = name
    self.owner = owner
    self.kind = kind
    self.node = Syntax(node)
    self.file = file
  }

  /// The parameters of a function or an initializer.
  var parameters: FunctionParameterListSyntax? {
    switch kind {
    case .function(let function): function.signature.parameterClause.parameters
    case .initializer(let initializer): initializer.signature.parameterClause.parameters
    default: nil
    }
  }

  /// The name of the type of a variable, or of what a function returns, as it is written.
  var typeName: [String]? {
    switch kind {
    case .function(let function):
      (function.signature.returnClause?.type).flatMap(TypeName.path(of:))
    case .initializer: owner
    case .variable(_, let binding): (binding.typeAnnotation?.type).flatMap(TypeName.path(of:))
    case .type, .statements: nil
    }
  }
}

/// Names of types as sources write them.
enum TypeName {
  /// Returns the names of a type without its arguments, or `nil` for a type without a name.
  static func path(of type: TypeSyntax) -> [String]? {
    if let identifier = type.as(IdentifierTypeSyntax.self) {
      return [identifier.name.identifierText]
    }
    if let member = type.as(MemberTypeSyntax.self) {
      return path(of: member.baseType).map { $0 + [member.name.identifierText] }
    }
    if let optional = type.as(OptionalTypeSyntax.self) { return path(of: optional.wrappedType) }
    if let optional = type.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) {
      return path(of: optional.wrappedType)
    }
    if let attributed = type.as(AttributedTypeSyntax.self) { return path(of: attributed.baseType) }
    if let constrained = type.as(SomeOrAnyTypeSyntax.self) {
      return path(of: constrained.constraint)
    }
    return nil
  }
}

extension TokenSyntax {
  /// The name without the backquotes of a keyword.
  var identifierText: String {
    text.hasPrefix("`") ? String(text.dropFirst().dropLast()) : text
  }
}
