/// Whether two buttons of a sheet can be there at once.
enum Company: Comparable {
  /// They are in different ways of one statement.
  case never
  /// They depend on conditions that have nothing to do with each other.
  case possibly
  /// Wherever one of them is there, the other one is, too.
  case always

  init(_ left: [ListedButton.Branch], _ right: [ListedButton.Branch]) {
    if left.isEmpty || right.isEmpty {
      self = .always
      return
    }
    // Two ways of one statement are none that another button can be in.
    let ways: [Int: Int?] = Dictionary(right.map { ($0.statement, $0.way) }) { $0 == $1 ? $0 : nil }
    let excludes = left.contains { branch in
      ways[branch.statement].map { $0 != branch.way } ?? false
    }
    if excludes {
      self = .never
      return
    }
    let (leftBranches, rightBranches) = (Set(left), Set(right))
    let isWithin =
      leftBranches.isSubset(of: rightBranches) || rightBranches.isSubset(of: leftBranches)
    self = isWithin ? .always : .possibly
  }
}

extension Checker {
  /// The most buttons of one title that are compared with each other.
  private static let comparedLimit = 50

  /// Returns those of some buttons that keep each other company, in the surest way that any two of them do, and that
  /// way.
  static func company(
    of buttons: [Int], in sheet: ListedSheet,
    where matters: (ListedButton, ListedButton) -> Bool = { _, _ in true }
  ) -> (buttons: [Int], company: Company) {
    var surest = Company.never
    var together: Set<Int> = []
    let compared = buttons.prefix(comparedLimit)
    for (position, left) in compared.enumerated() {
      for right in compared.dropFirst(position + 1) {
        let (first, second) = (sheet.buttons[left], sheet.buttons[right])
        guard matters(first, second) else { continue }
        let company = Company(first.branches, second.branches)
        if company > surest {
          surest = company
          together = []
        }
        if company == surest, company != .never { together.formUnion([left, right]) }
      }
    }
    return (together.sorted(), surest)
  }

  /// Checks what follows from roles and branches alone.
  mutating func checkBranches(of sheet: CheckedSheet) {
    let buttons = sheet.sheet.buttons
    let cancels = buttons.indices.filter { buttons[$0].role == .cancel }
    // Several responses of GTK's may close a dialog.
    if sheet.sheet.toolkit != .gtk, cancels.count > 1 {
      let (together, company) = Self.company(of: cancels, in: sheet.sheet)
      add(
        .twoCancelButtons, in: sheet, company, at: together,
        "there are \(together.count) Cancel buttons")
    }
    let destructive = buttons.firstIndex(where: { $0.role == .destructive })
    if let destructive, cancels.isEmpty, sheet.sheet.isComplete {
      add(
        .destructiveWithoutCancel, in: sheet, .always, at: [destructive],
        "there is a destructive button, and no Cancel button")
    }
    if let title = sheet.sheet.title, title.text?.foldedTitle != "",
      sheet.sheet.kind == .actionSheet, follows(.titleGiven, in: sheet)
    {
      found.add(
        Finding(
          .titleGiven, "the action sheet has a title", sheet: sheet.index,
          call: title.place ?? sheet.sheet.place, keys: [title.catalogKey ?? title.text ?? ""]))
    }
  }

  private mutating func add(
    _ rule: Rule, in sheet: CheckedSheet, _ company: Company, at buttons: [Int], _ message: String
  ) {
    guard company != .never, follows(rule, in: sheet, at: buttons) else { return }
    let texts = buttons.map { sheet.sheet.buttons[$0].title }
    found.add(
      Finding(
        rule, message, severity: company == .always ? nil : .note, sheet: sheet.index,
        buttons: buttons, call: buttons.last.flatMap { sheet.place(of: $0) },
        keys: texts.map { $0.catalogKey ?? $0.text ?? "" }))
  }
}
