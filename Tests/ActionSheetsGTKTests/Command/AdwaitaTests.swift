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
    func `P1, P2, I7: windows of libadwaita show sheets, and get their focus back`() throws {
      let program = try Program(["adwaita"], of: "GTKScenes")
      for kind in ["adw_window_new", "adw_application_window_new"] {
        for sizeClass in ["compact", "regular"] {
          _ = try program.window(titled: "GTKScenes")
          #expect(program.line() == "asking")
          try program.keys("Down", "Return")
          #expect(program.line() == "\(kind) \(sizeClass): chose(\"print\"), focus restored")
        }
      }
      #expect(program.end() == Program.End(status: 0, output: ""))
    }
  }
}
