import ActionSheets
import Testing

@Suite struct LocalizedTextTests {
  @Test("T1: a literal with values is a key with places, and the text in its own language")
  func literal() {
    let text: LocalizedText = "Delete \(3) of \("Notes"), 100% sure"
    #expect(text.key == "Delete %lld of %@, 100%% sure")
    #expect(text.source == "Delete 3 of Notes, 100% sure")
    #expect(text.arguments == [.integer(3), .text("Notes")])
  }

  @Test("T1: a literal without values is a key as it stands")
  func plainLiteral() {
    let text: LocalizedText = "100% sure"
    #expect(text.key == "100% sure")
    #expect(text.source == "100% sure")
  }
}
