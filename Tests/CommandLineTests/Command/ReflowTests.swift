import TerminalEmulation
import Testing

/// tmux wraps long lines anew when it is resized, as many terminals do and libvterm 0.1 does not.
struct ReflowTests {
  private func start(_ prelude: String, on size: Size) throws -> TerminalTest {
    // One server for each test, that ends with its only client.
    let socket = "actionsheet-\(UInt64.random(in: 0 ... .max))"
    let script =
      prelude + #"; "$0" show --no-animation -t Title -m Message -d Delete Email Print; read line"#
    let test = try TerminalTest(
      "/usr/bin/tmux",
      [
        "-L", socket, "-f", "/dev/null", "new-session", "/bin/sh", "-c", script,
        Launch.built("actionsheet"), ";", "set", "-g", "status", "off", ";", "set", "-g",
        "destroy-unattached", "on",
      ], on: TerminalProfile(size: size))
    try test.waitUntil(.screen(contains: "Cancel"))
    return test
  }

  /// Narrowing has tmux move as many lines to its history as there are more of them, the uppermost first.
  @Test(arguments: [
    ([Size(columns: 50, rows: 30)], false), ([Size(columns: 100, rows: 30)], true),
    ([Size(columns: 40, rows: 40)], false), ([Size(columns: 27, rows: 30)], false),
    ([Size(columns: 70, rows: 20), Size(columns: 80, rows: 30)], false),
    (
      [Size(columns: 60, rows: 30), Size(columns: 45, rows: 30), Size(columns: 80, rows: 30)], false
    ),
    ([Size(columns: 80, rows: 14), Size(columns: 80, rows: 6), Size(columns: 80, rows: 30)], true),
  ])
  func `C12, C20: no resize leaves anything behind where lines are wrapped anew`(
    sizes: [Size], keepsAbove: Bool
  ) throws {
    let test = try start("seq 3", on: Size(columns: 80, rows: 30))
    for size in sizes {
      try test.resize(size)
      // A wrapped border has the right width too, but not its other corner.
      try test.waitUntil(
        Condition("one sheet of \(size.columns) columns stands there") { test in
          guard size.rows > 11 else { return test.lines.filter { $0.contains("Title") }.count == 1 }
          let edges = test.lines.filter { "╭╰".contains($0.first ?? " ") }
          return edges.count == 4
            && edges.allSatisfy { $0.count == size.columns && "╮╯".contains($0.last ?? " ") }
        })
    }
    let above = keepsAbove ? "1\n2\n3\n" : ""
    try test.waitUntil(
      Condition("nothing but the sheet stands there") {
        $0.screen.hasPrefix(above + (keepsAbove ? "\n╭" : "╭"))
      })
    try test.send("down enter")
    try test.waitUntil(
      Condition("nothing but the answer stands there") { $0.screen == above + "Print" })
    try test.send("enter")
    try test.waitUntil(.ended)
  }
}
