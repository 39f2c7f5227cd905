extension Run {
  /// Runs a program on the display that the environment names, and returns the numbers that it prints.
  static func figures(of program: Contender) throws -> [Int] {
    let variables = ["DISPLAY", "DBUS_SESSION_BUS_ADDRESS"].map(environmentEntry)
    let run = try Run(
      Contender(
        name: program.name, path: "/usr/bin/env",
        arguments: variables + [program.path] + program.arguments))
    defer { run.end() }
    run.settle(quiet: 30_000)
    let text = String(decoding: run.chunks.flatMap(\.bytes), as: UTF8.self)
    return text.split(whereSeparator: \.isWhitespace).compactMap { Int($0) }
  }
}
