import ActionSheets

/// Makes what tells findings from each other, and stays the same while lines move.
///
/// It is a hash of the rule, the name of the file, the heading of the sheet, the keys of the buttons and the language.
/// The folder does not count, so that it does not matter where the check was started. Equal findings are numbered.
struct Fingerprints {
  private let list: SheetList
  private var counts: [UInt64: Int] = [:]

  init(list: SheetList) { self.list = list }

  /// Returns a fingerprint for each case of a finding, or a single one where the language does not matter.
  mutating func next(of finding: Finding) -> [String] {
    let place = finding.call ?? finding.cases.first?.entry
    let name = place?.file.split(separator: "/").last ?? ""
    let sheet = finding.sheet.flatMap { list.sheets.indices.contains($0) ? list.sheets[$0] : nil }
    let heading = [sheet?.title, sheet?.message].map { $0?.key ?? $0?.text ?? "" }
    let identity = [finding.rule.rawValue, String(name)] + heading + finding.keys
    let tags = finding.cases.isEmpty ? [""] : finding.cases.map(\.language.tag)
    return tags.map { number(Self.hash(identity + [$0])) }
  }

  private mutating func number(_ hash: UInt64) -> String {
    let count = counts[hash, default: 0]
    counts[hash] = count + 1
    let digits = String(
      count == 0 ? hash : Self.hash([String(hash), String(count)]), radix: 16)
    return String(repeating: "0", count: 16 - digits.utf8.count) + digits
  }

  /// FNV-1a of 64 bits; each part ends in a byte that no UTF-8 has.
  private static func hash(_ parts: [String]) -> UInt64 {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for part in parts {
      for byte in part.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
      hash = (hash ^ 0xFF) &* 0x100_0000_01B3
    }
    return hash
  }
}
