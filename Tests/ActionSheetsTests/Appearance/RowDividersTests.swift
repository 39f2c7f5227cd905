import ActionSheets
import Testing

@Suite struct RowDividersTests {
  /// The lines of three rows: `-` above a row, `.` where there is none.
  private func lines(_ count: Int, isBelowText: Bool, pressed: Int? = nil) -> String {
    (0..<count).map {
      let dividers = RowDividers(
        at: $0, isBelowText: isBelowText, isSideBySide: false, pressed: pressed)
      #expect(!dividers.isBefore)
      return dividers.isAbove ? "-" : "."
    }.joined()
  }

  @Test(
    arguments: [
      (nil, "---", ".--"), (0, "..-", "..-"), (1, "-..", "..."), (2, "--.", ".-."),
      (3, "---", ".--"),  // Cancel, which stands apart
    ] as [(Int?, String, String)])
  func `A8: a pressed row has no divider on either side`(
    pressed: Int?, belowText: String, first: String
  ) {
    #expect(lines(3, isBelowText: true, pressed: pressed) == belowText)
    #expect(lines(3, isBelowText: false, pressed: pressed) == first)
  }

  @Test(
    arguments: [
      (0, true, nil, true, false), (1, true, nil, true, true),
      (0, false, nil, false, false), (1, false, nil, false, true),
      (0, true, 0, false, false), (1, true, 0, false, false),
      (0, true, 1, true, false), (1, true, 1, false, false),
    ] as [(Int, Bool, Int?, Bool, Bool)])
  func `A8, A12: of two buttons side by side the second has the line between them`(
    place: Int, isBelowText: Bool, pressed: Int?, isAbove: Bool, isBefore: Bool
  ) {
    let dividers = RowDividers(
      at: place, isBelowText: isBelowText, isSideBySide: true, pressed: pressed)
    #expect(dividers.isAbove == isAbove)
    #expect(dividers.isBefore == isBefore)
  }
}
