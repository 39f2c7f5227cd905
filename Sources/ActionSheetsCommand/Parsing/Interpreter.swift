import ActionSheetsLocalization

/// The meaning of a command line.
package enum Invocation: Sendable, Hashable {
  /// Everything is done; the result is ready to be written.
  case finished(CommandResult)
  /// A person must be asked.
  case ask(AskRequest)
  /// Another program takes over, with these arguments.
  case helper(HelperCommand, arguments: [[UInt8]])
}

/// Carries out a command line, but for asking a person.
package enum Interpreter {
  /// Reads the arguments and the inputs that they name; a wrong command line is finished, too.
  package static func interpret(_ system: some CommandSystem) -> Invocation {
    do {
      return try invocation(system)
    } catch {
      return .finished(CommandResult(error))
    }
  }

  private static func invocation(_ system: some CommandSystem) throws(CommandError) -> Invocation {
    let help = HelpText(width: HelpText.width(columns: system.environmentValue("COLUMNS")))
    guard let first = system.arguments.first else {
      throw .usage("a subcommand is missing; see actionsheet --help")
    }
    let name = String(decoding: first, as: UTF8.self)
    if name.hasPrefix("-") {
      var parser = OptionParser(system.arguments[...], options: OptionTable.topLevel)
      switch try parser.next() {
      case .flag(.version): return printing("actionsheet \(CommandVersion.current)")
      case .flag(.help): return printing(help.overview)
      default: throw .usage("a subcommand is missing; see actionsheet --help")
      }
    }
    let arguments = system.arguments.dropFirst()
    guard let subcommand = Subcommand(rawValue: name) else { throw unknownSubcommand(name) }
    var parser = OptionParser(arguments, options: OptionTable.options(of: subcommand))
    switch subcommand {
    case .lint: return .helper(.lint, arguments: Array(arguments))
    case .show, .alert, .demo:
      var builder = RequestBuilder(subcommand)
      while let element = try parser.next() { try builder.add(element) }
      if builder.flags.contains(.help) { return printing(help.page(for: subcommand)) }
      return try builder.finish(system)
    case .completions, .help:
      return try textInvocation(subcommand, &parser, help)
    }
  }

  /// Carries out a subcommand that only prints a text.
  private static func textInvocation(
    _ subcommand: Subcommand, _ parser: inout OptionParser, _ help: HelpText
  ) throws(CommandError) -> Invocation {
    var operands: [String] = []
    while let element = try parser.next() {
      switch element {
      case .flag(.man): return printing(ManualPage().text)
      case .flag: return printing(help.page(for: subcommand))
      case .value: break
      case .operand(let operand, _): operands.append(String(decoding: operand, as: UTF8.self))
      }
    }
    if operands.count > 1 { throw .usage("\(subcommand.rawValue) takes one argument") }
    guard let operand = operands.first else {
      if subcommand == .help { return printing(help.overview) }
      throw .usage("completions needs a shell: bash, zsh or fish")
    }
    if subcommand == .help {
      guard let topic = Subcommand(rawValue: operand) else { throw unknownSubcommand(operand) }
      return printing(help.page(for: topic))
    }
    guard let shell = Shell(rawValue: operand) else {
      throw .usage(
        "no completions for \(MessageText.quoted(operand.utf8)); there are bash, zsh and fish")
    }
    return printing(Completions.script(for: shell))
  }

  private static func unknownSubcommand(_ name: String) -> CommandError {
    let message = "unknown subcommand \(MessageText.quoted(name.utf8))"
    let names = Subcommand.allCases.map(\.rawValue)
    guard let nearest = NearestName.nearest(to: name, among: names) else {
      return .usage("\(message); see actionsheet --help")
    }
    return .usage("\(message); did you mean \(nearest)?")
  }

  private static func printing(_ text: String) -> Invocation {
    .finished(CommandResult(printing: text))
  }
}
