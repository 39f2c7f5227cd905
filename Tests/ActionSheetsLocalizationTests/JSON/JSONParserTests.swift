import Testing

@testable import ActionSheetsLocalization

/// The parts of the JSON reader that catalogs need beside what descriptions of sheets do.
@Suite struct JSONParserTests {
  @Test("Equal keys are kept in their order, each with its place")
  func equalKeys() throws {
    let members = try #require(try JSONParser.parse(Array(#"{"a":1,"a":2}"#.utf8)).members)
    #expect(members.map(\.key) == ["a", "a"])
    #expect(members.map(\.position) == [1, 7])
    #expect(members.map(\.value.integer) == [1, 2])
  }

  @Test(
    "Skipping ends where reading does",
    arguments: [
      #""a\"\\""#, #"{"k\"":[1,{"x":null}],"b":true}"#, "[]", "{}", "-1.5e3", #"[[],"\u0041"]"#,
    ])
  func skipping(json: String) throws {
    var reader = JSONParser(Array((json + " ,").utf8))
    var skipper = reader
    _ = try reader.value()
    try skipper.skip()
    #expect(skipper.position == reader.position)
    #expect(reader.position == json.utf8.count)
  }

  @Test(
    "Skipping refuses what is no JSON",
    arguments: ["", "{\"a\"}", "{1:2}", "[1 2]", "\"a", "\"a\\", "tru", "[1,]"])
  func skippingBroken(json: String) {
    var parser = JSONParser(Array(json.utf8))
    #expect(throws: JSONFailure.self) { try parser.skip() }
  }
}
