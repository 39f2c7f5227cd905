import Testing

@testable import ActionSheetsLocalization

@Suite struct GettextPluralExpressionTests {
  private static let slavic =
    "nplurals=3; plural=(n%10==1 && n%100!=11 ? 0 : n%10>=2 && n%10<=4 && (n%100<10 || n%100>=20) ? 1 : 2);"
  private static let arabic =
    "nplurals=6; plural=n==0 ? 0 : n==1 ? 1 : n==2 ? 2 : n%100>=3 && n%100<=10 ? 3 : n%100>=11 ? 4 : 5;\n"

  @Test(
    "T4: a gettext catalog chooses by the plural expression of its header",
    arguments: [
      (slavic, [1, 21, 2, 24, 5, 11, 12, 111], [0, 0, 1, 1, 2, 2, 2, 2]),
      (arabic, [0, 1, 2, 3, 10, 11, 99, 100, 102], [0, 1, 2, 3, 3, 4, 4, 5, 5]),
      ("nplurals=1; plural=0;", [0, 1, 2], [0, 0, 0]),
      ("nplurals=2; plural=n>1", [0, 1, 2], [0, 0, 1]),
      (" nplurals = 2 ;\tplural = ! ( n == 1 ) ;", [0, 1, 2], [1, 0, 1]),
      ("nplurals=2; plural=!!n;", [0, 1, 2], [0, 1, 1]),
      ("nplurals=4; plural=1+2*n/2-n%1;", [0, 1, 2, 9], [1, 2, 3, 3]),
      ("nplurals=9; plural=8/2/2;", [0], [2]), ("nplurals=9; plural=8-2-2;", [0], [4]),
      ("nplurals=9; plural=1||0&&0;", [0], [1]), ("nplurals=9; plural=1?2:0?3:4;", [0], [2]),
      ("nplurals=2; plural=n!=1;", [-1, Int.min, Int.max], [0, 1, 1]),
    ])
  func index(header: String, numbers: [Int], indices: [Int]) throws {
    let expression = try #require(PluralExpression(header: header))
    #expect(numbers.map { expression.index(of: $0) } == indices)
    #expect(expression.numberWithoutForm == nil || header.contains("2*n"))
  }

  @Test(
    "T7: what is no plural expression is none",
    arguments: [
      "", "plural=0;", "nplurals=2;", "nplurals=0; plural=0;", "nplurals=101; plural=0;",
      "nplurals=2; plural=;", "nplurals=2; plural=n n;", "nplurals=2; plural=(n;",
      "nplurals=2; plural=n ? 1;", "nplurals=2; plural=n &;", "nplurals=2; plural=m;",
      "nplurals=2; plural=99999999999999999999;", "nplurals=2; plural=n = 1;",
      "nplurals=2; plural=-1;",
    ])
  func wrong(header: String) {
    #expect(PluralExpression(header: header) == nil)
  }

  @Test(
    "T7: an expression that gives no form gives the first or the last",
    arguments: [
      ("nplurals=2; plural=n;", [0, 1, 2, 7], [0, 1, 1, 1], 2),
      ("nplurals=2; plural=5/n;", [0, 1, 6], [0, 1, 0], 0),
      ("nplurals=2; plural=n%0;", [3], [0], 0), ("nplurals=2; plural=n-1;", [0, 1], [1, 0], 0),
      ("nplurals=2; plural=n*9223372036854775807*4;", [1], [1], 1),
    ] as [(String, [Int], [Int], UInt)])
  func outside(header: String, numbers: [Int], indices: [Int], first: UInt) throws {
    let expression = try #require(PluralExpression(header: header))
    #expect(numbers.map { expression.index(of: $0) } == indices)
    #expect(expression.numberWithoutForm == first)
  }

  @Test("T4: what a condition leaves out is not calculated")
  func conditions() throws {
    let expression = try #require(PluralExpression(header: "nplurals=2; plural=n && 9/n>3;"))
    #expect([0, 1, 2, 3].map { expression.index(of: $0) } == [0, 1, 1, 0])
  }

  @Test(
    "T7: an expression without an end is refused",
    arguments: ["(", "!", "n?", "n+", "n&&", "n?n:"])
  func endless(part: String) {
    let header = "nplurals=2; plural=" + String(repeating: part, count: 100_000)
    #expect(PluralExpression(header: header) == nil)
  }
}
