import ActionSheetsTerminal
import UIKitCompat

/// Runs one scenario in UIKit's spelling over a terminal, and writes the calls to the standard output.
///
/// The first argument names the scenario. While nothing is shown `s` shows it again and `q` ends the program.
@main
@MainActor
enum RowsProgram {
  static func main() async {
    let words = CommandLine.arguments.dropFirst()
    guard let name = words.first else { return say("no scenario") }
    UIKitCompat.diagnostics = { say("problem \($0.kind)") }
    do {
      let screen = try TerminalScreen()
      let stage = Stage(screen)
      guard let show = stage.scenario(name, option: words.dropFirst().first) else {
        screen.close()
        return say("no scenario \(name)")
      }
      show()
      for await event in screen.events() {
        guard case .key(let press) = event, press.kind == .press else { continue }
        if press.key == .character("q") { break }
        if press.key == .character("s") { show() }
      }
      screen.close()
    } catch {
      say("failed: \(error)")
    }
  }
}

/// Writes a line at once.
nonisolated func say(_ line: String) {
  FileHandle.standardOutput.write(Data("\(line)\n".utf8))
}
