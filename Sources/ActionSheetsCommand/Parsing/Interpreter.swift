/// Turns a command line into what it comes to.
public enum Interpreter {
  /// Reads the arguments, and the files and standard input that they name.
  ///
  /// A wrong command line is a finished invocation too: its result carries the message and the exit code.
  public static func interpret(_ system: some CommandSystem) -> Invocation {
    do {
      return try invocation(system)
    } catch {
      return .finished(CommandResult(error))
    }
  }

  private static func invocation(_ system: some CommandSystem) throws(CommandError) -> Invocation {
    let arguments = system.arguments
    let width = HelpText.width(columns: system.environmentValue("COLUMNS"))
    guard arguments.count > 0 else {
      throw .usage("a subcommand is missing; see actionsheet --help")
    }
    let name = arguments.text(at: 0)
    if name.hasPrefix("-") {
      var parser = OptionParser(arguments, from: 0, options: OptionTable.topLevel)
      switch try parser.next() {
      case .flag(.version): return printing("actionsheet \(CommandVersion.current)")
      case .flag(.help): return printing(HelpText(width: width).overview)
      default: throw .usage("a subcommand is missing; see actionsheet --help")
      }
    }
    if let helper = HelperCommand.subcommand(name) {
      return .helper(helper, arguments: arguments.dropFirst())
    }
    guard let subcommand = Subcommand(rawValue: name) else { throw unknownSubcommand(name) }
    var parser = OptionParser(
      arguments, from: 1, options: OptionTable.options(of: subcommand))
    switch subcommand {
    case .show, .alert, .demo:
      var builder = RequestBuilder(arguments, kind: subcommand == .alert ? .alert : .actionSheet)
      while let element = try parser.next() { try builder.add(element) }
      if builder.wantsHelp { return printing(HelpText(width: width).page(for: subcommand)) }
      return try builder.finish(system, fixed: subcommand == .demo ? Question.demo : nil)
    case .completions, .help:
      return try textInvocation(subcommand, &parser, arguments, width: width)
    }
  }

  /// Carries out a subcommand that only prints a text.
  private static func textInvocation(
    _ subcommand: Subcommand, _ parser: inout OptionParser, _ arguments: ByteStrings, width: Int
  ) throws(CommandError) -> Invocation {
    var operands: [String] = []
    while let element = try parser.next() {
      switch element {
      case .flag(.man): return printing(ManualPage().text)
      case .flag: return printing(HelpText(width: width).page(for: subcommand))
      case .value: break
      case .operand(let bounds, _):
        operands.append(String(decoding: arguments.buffer[bounds.range], as: UTF8.self))
      }
    }
    if operands.count > 1 { throw .usage("\(subcommand.rawValue) takes one argument") }
    guard let operand = operands.first else {
      if subcommand == .help { return printing(HelpText(width: width).overview) }
      throw .usage("completions needs a shell: bash, zsh or fish")
    }
    if subcommand == .help {
      if let helper = HelperCommand.subcommand(operand) {
        return .helper(helper, arguments: ByteStrings(["--help"]))
      }
      guard let topic = Subcommand(rawValue: operand) else { throw unknownSubcommand(operand) }
      return printing(HelpText(width: width).page(for: topic))
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
    .finished(CommandResult(printing: Array(text.utf8)))
  }
}
