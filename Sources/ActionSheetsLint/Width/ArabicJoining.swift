/// Finds the forms of the letters of Arabic, whose advances differ: alone, at the beginning, in the middle, at the end.
///
/// A letter waits until the next one is known.
struct ArabicJoining {
  private struct Letter {
    let scalar: Unicode.Scalar
    /// The entry of the letter in the table.
    let forms: UInt64
    /// The advance of the letter alone, in thousandths of an em.
    let alone: Int
    /// What a heavier weight makes of an advance.
    let heaviness: Double
    let joinsPrevious: Bool

    var canJoinNext: Bool { forms >> 36 & 1 != 0 }

    func advance(joinsNext: Bool) -> Int {
      let shift: UInt64
      switch (joinsPrevious, joinsNext) {
      case (false, false): return alone
      case (true, false): shift = 24
      case (true, true): shift = 12
      case (false, true): shift = 0
      }
      return heavier(Int(forms >> shift & 0xFFF))
    }

    func heavier(_ advance: Int) -> Int { Int(Double(advance) * heaviness) }
  }

  private var waiting: Letter?

  /// Takes a letter; returns the advance that is certain now, in thousandths of an em.
  mutating func add(
    _ scalar: Unicode.Scalar, _ advance: Advance, _ weight: TextWidth.Weight
  ) -> Int {
    let alone = advance.text(weight)
    guard let forms = Self.forms(of: scalar) else { return end() + alone }
    let joins = waiting?.canJoinNext ?? false
    if let lam = waiting, lam.scalar.value == 0x0644, Self.isAlef(scalar.value) {
      waiting = nil
      let ligature = AdvanceTable.lamAlef
      return lam.heavier(lam.joinsPrevious ? ligature.joined : ligature.alone)
    }
    let settled = waiting?.advance(joinsNext: joins) ?? 0
    waiting = Letter(
      scalar: scalar, forms: forms, alone: alone,
      heaviness: Double(max(alone, 1)) / Double(max(advance.text(.regular), 1)),
      joinsPrevious: joins)
    return settled
  }

  /// Takes note of something that does not join; returns the advance of the letter before it.
  mutating func end() -> Int {
    defer { waiting = nil }
    return waiting?.advance(joinsNext: false) ?? 0
  }

  /// Alef, and alef with a hamza or a madda, make one sign with the lam before them.
  private static func isAlef(_ value: UInt32) -> Bool {
    value == 0x0627 || value == 0x0622 || value == 0x0623 || value == 0x0625
  }

  private static func forms(of scalar: Unicode.Scalar) -> UInt64? {
    let letters = AdvanceTable.joiningForms
    let index = letters.firstIndex(after: { $0 >> 38 < UInt64(scalar.value) })
    guard index < letters.count, letters[index] >> 38 == UInt64(scalar.value) else { return nil }
    return letters[index]
  }
}
