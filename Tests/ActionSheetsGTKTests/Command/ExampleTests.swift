import Testing

extension GTKTests {
  /// What the examples have in common.
  @Suite struct ExampleTests {
    @Test(arguments: ["GTKNotes", "GTKPictures", "UIKitNotesGTK"])
    func `C5: without a display an example says so and fails`(name: String) throws {
      let program = try Program([], of: name, display: nil)
      #expect(program.end() == Program.End(status: 69, output: ""))
      #expect(program.messages == "\(name): there is no display\n")
    }
  }
}
