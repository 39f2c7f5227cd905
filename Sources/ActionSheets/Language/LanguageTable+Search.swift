extension LanguageTable {
  /// A subtag as the rows have it: five bits of each character, so that letters of either case are alike.
  ///
  /// A digit has the bits of a letter. Nothing is mistaken for it: codes and scripts have letters only, and regions
  /// either two letters or three digits.
  static func packed(_ subtag: String?) -> UInt64 {
    subtag?.utf8.reduce(0) { $0 << 5 | UInt64($1 & 0x1F) } ?? 0
  }

  /// The value of the row for a language and one of its subtags; 0 stands for no subtag.
  static func value(in rows: [UInt64], code: UInt64, _ subtag: UInt64 = 0) -> UInt64? {
    let wanted = code << 20 | subtag
    var low = 0
    var high = rows.count
    while low < high {
      let middle = (low + high) / 2
      if rows[middle] >> 20 < wanted { low = middle + 1 } else { high = middle }
    }
    guard low < rows.count, rows[low] >> 20 == wanted else { return nil }
    return rows[low] & 0xF_FFFF
  }
}
