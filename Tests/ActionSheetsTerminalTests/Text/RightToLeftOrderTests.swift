import Testing

@testable import TerminalKit

struct RightToLeftOrderTests {
  private func line(_ text: String, isRightToLeft: Bool = true) -> TextLayout.Line? {
    TextLayout(DisplayText(text)).lines(width: 80, limit: 1)
      .inCellOrder(isRightToLeft: isRightToLeft, fence: "\u{2800}").first
  }

  private func cells(_ text: String, isRightToLeft: Bool = true) -> String {
    (line(text, isRightToLeft: isRightToLeft)?.string ?? "").replacing("\u{2800}", with: "_")
  }

  /// A title, its cells, and what a terminal shows that reorders.
  private static let titles = [
    ("מחק את", "מחק את", "תא קחמ"),
    ("מחק את (3)!", "!(3)_מחק את", "!(3) תא קחמ"),
    ("5 קבצים", "קבצים_5", "םיצבק 5"),
    ("מחק 5 קבצים?", "?מחק 5 קבצים", "?םיצבק 5 קחמ"),
    ("מחק את file.txt עכשיו", "עכשיו_file.txt_מחק את", "וישכע file.txt תא קחמ"),
    ("שם (file 2.txt).", ".(file 2.txt)_שם", ".(file 2.txt) םש"),
    ("(אב) שם (אב)!", "!(שם (אב_(אב)", "!(בא) םש (בא)"),
    ("מחק 12:30-A", "A-12:30_מחק", "A-12:30 קחמ"),
    ("<שם>", "<שם>", "<םש>"),
    ("\"שם\" — iPhone", "iPhone_—_\"שם\"", "iPhone — \"םש\""),
    ("?!", "!?", "!?"), ("", "", ""), ("א", "א", "א"), ("3", "3", "3"),
  ]

  @Test(arguments: titles)
  func `T9: a right-to-left title reads right where a terminal reorders`(
    title: String, cells: String, shown: String
  ) {
    #expect(self.cells(title) == cells)
    let row = ["│", "\u{2800}"] + (line(title)?.clusters.map(\.text) ?? []) + ["\u{2800}", "│"]
    #expect(ReorderingTerminal.shown(row) == "│ " + shown + " │")
  }

  @Test(arguments: [
    ("حذف الملاحظة (3)!", "!(3)_حذف الملاحظة"), ("٣ ملفات", "٣ ملفات"),
    ("٣ 12 ملف", "ملف_12_٣"), ("حذف 50%", "%50_حذف"), ("مسح 2024-05-01", "01-05-2024_مسح"),
    ("حذف A ٥ خط", "٥ خط_A_حذف"), ("ماذا؟", "ماذا؟"),
  ])
  func `T9: numbers of Arabic stand where the algorithm puts them`(title: String, cells: String) {
    #expect(self.cells(title) == cells)
  }

  @Test(arguments: ["Delete ملاحظة 5?", "iPhone של דנה!", "(3) Note", "買い物"])
  func `T9: a left-to-right title stays as it is, also in a sheet from right to left`(title: String)
  {
    #expect(line(title)?.string == title)
  }

  @Test func `T9: a title without letters has the direction of its sheet`() {
    #expect(cells("3!") == "!3")
    #expect(cells("3!", isRightToLeft: false) == "3!")
  }

  @Test(arguments: [
    "((((((א", "א))))", ")א(", "[א(ב]ג)", String(repeating: "(", count: 200) + "אa",
    String(repeating: "א(", count: 100), "\u{202e}אב\u{2069}", "א\u{200f}\u{2066}b",
    "\u{5d0}\u{301}\u{301}",
    "5א5א5", "买א买", "👩‍👩‍👧‍👦א!", "\u{591}",
  ])
  func `C14: whatever a title is, each of its characters stands in one place`(title: String) {
    for width in 1...30 {
      let text = TextLayout(DisplayText(title))
      let logical = text.lines(width: width, limit: 3)
      let lines = logical.inCellOrder(isRightToLeft: true, fence: " ")
      for (line, logical) in zip(lines, logical) {
        #expect(line.clusters.map(\.width).reduce(0, +) == logical.width)
        #expect(line.width == logical.width)
        #expect(line.beginning < max(1, line.width))
        let order = RightToLeftOrder(logical.clusters).cells(fence: " ").map(\.index)
        #expect(order.sorted() == Array(logical.clusters.indices))
      }
    }
  }
}
