import Foundation
import Testing

extension GTKTests {
  @Suite struct AdwaitaTests {
    /// Whether the library is on this machine.
    private static var isThere: Bool {
      guard let library = dlopen("libadwaita-1.so.0", RTLD_LAZY | RTLD_NOLOAD) else {
        return ["/usr/lib", "/usr/lib64"].contains { folder in
          FileManager.default.enumerator(atPath: folder)?.contains {
            ($0 as? String)?.hasSuffix("/libadwaita-1.so.0") == true
          } == true
        }
      }
      dlclose(library)
      return true
    }

    @Test(.enabled(if: isThere, "libadwaita-1-0 is not installed"))
    func
      `P1, P2, I7, I8: windows of libadwaita show sheets, get their focus back, and can be closed`()
      throws
    {
      let program = try Program(["adwaita"], of: "GTKScenes")
      for kind in ["adw_window_new", "adw_application_window_new"] {
        for sizeClass in ["compact", "regular"] {
          _ = try program.window(titled: "GTKScenes")
          #expect(program.line() == "asking")
          try program.keys("Down", "Return")
          #expect(program.line() == "\(kind) \(sizeClass): chose(\"print\"), focus restored")
        }
        let place = program.line().split(separator: " ").map(String.init)
        try #require(place.count == 4 && place[0] == "close")
        let window = try program.window(titled: "GTKScenes")
        _ = try Program.run(
          "xdotool", ["mousemove", "--window", window, place[2], place[3], "click", "1"])
        #expect(program.line() == "\(kind): cancelled(ActionSheets.Cancellation.escape)")
      }
      #expect(program.end() == Program.End(status: 0, output: ""))
    }

    @Test(
      .enabled(if: isThere, "libadwaita-1-0 is not installed"),
      arguments: [("0", "rgb(0,122,255)"), ("1", "rgb(0,64,221)")])
    func `A10: the look of iOS has colors of high contrast where libadwaita has`(
      isStrong: String, color: String
    ) throws {
      let program = try Program(
        ["adwaita-colors"], of: "GTKScenes", variables: ["ADW_DEBUG_HIGH_CONTRAST": isStrong])
      #expect(program.end() == Program.End(status: 0, output: color + "\n"))
    }
  }
}
