/// A finite number as all of its decimal digits, none of them rounded: 0.1 has 55 of them behind the point.
///
/// C's `printf` rounds from these digits, so both print alike.
struct DecimalDigits {
  /// The digits, 0 to 9, without leading zeros; none for zero.
  private(set) var digits: [UInt8] = []
  /// How many of the digits stand before the point; below zero where zeros follow it first.
  private(set) var point = 0

  /// Takes a finite number apart; its sign is left out.
  init(_ number: Double) {
    let isSubnormal = number.exponentBitPattern == 0
    let significand = number.significandBitPattern | (isSubnormal ? 0 : 1 << 52)
    let exponent = Int(max(number.exponentBitPattern, 1)) - 1075
    guard significand > 0 else { return }

    // Limbs of nine digits, the lowest first. A power of two below zero is one of five, moved behind the point.
    let base: UInt64 = 1_000_000_000
    var limbs = [significand % base, significand / base]
    for _ in 0..<abs(exponent) {
      var carry: UInt64 = 0
      for index in limbs.indices {
        let product = limbs[index] * (exponent < 0 ? 5 : 2) + carry
        limbs[index] = product % base
        carry = product / base
      }
      if carry > 0 { limbs.append(carry) }
    }
    for limb in limbs.reversed() {
      var unit = base / 10
      while unit > 0 {
        let digit = UInt8(limb / unit % 10)
        if digit > 0 || !digits.isEmpty { digits.append(digit) }
        unit /= 10
      }
    }
    point = digits.count + min(exponent, 0)
  }

  /// Keeps some of the digits; a half is rounded to the even digit.
  mutating func keep(_ count: Int) {
    guard count < digits.count else { return }
    guard count >= 0 else {
      digits = []
      return
    }
    let isHalf = digits[count] == 5 && !digits[(count + 1)...].contains { $0 > 0 }
    let isOdd = count > 0 && digits[count - 1] % 2 == 1
    let roundsUp = isHalf ? isOdd : digits[count] >= 5
    digits.removeSubrange(count...)
    guard roundsUp else { return }
    while digits.last == 9 { digits.removeLast() }
    if let last = digits.popLast() {
      digits.append(last + 1)
    } else {
      digits = [1]
      point += 1
    }
  }

  /// Returns the number with some digits behind the point, as `%f` does.
  func fixed(fraction: Int) -> String {
    var rounded = self
    rounded.keep(point + fraction)
    return rounded.text(point: rounded.point, fraction: fraction)
  }

  /// Returns the number with one digit before the point and a power of ten, as `%e` does.
  func scientific(fraction: Int) -> String {
    var rounded = self
    rounded.keep(fraction + 1)
    return rounded.text(point: 1, fraction: fraction) + rounded.power
  }

  /// Returns the number in the shorter of both ways without zeros at the end of its fraction, as `%g` does.
  ///
  /// - Parameter significant: How many digits there are, one at least.
  func general(significant: Int) -> String {
    var rounded = self
    rounded.keep(significant)
    let isFixed = digits.isEmpty || (-3...significant).contains(rounded.point)
    let before = !isFixed || digits.isEmpty ? 1 : rounded.point
    let last = rounded.digits.lastIndex { $0 > 0 } ?? 0
    let text = rounded.text(point: before, fraction: max(last + 1 - before, 0))
    return isFixed ? text : text + rounded.power
  }

  private var power: String {
    let exponent = digits.isEmpty ? 0 : point - 1
    return (exponent < 0 ? "e-" : "e+") + (abs(exponent) < 10 ? "0" : "") + "\(abs(exponent))"
  }

  private func text(point: Int, fraction: Int) -> String {
    var text = point > 0 ? "" : "0"
    for index in 0..<max(point, 0) { text += digit(index) }
    if fraction > 0 { text += "." }
    for index in 0..<fraction { text += digit(point + index) }
    return text
  }

  private func digit(_ index: Int) -> String {
    digits.indices.contains(index) ? String(digits[index]) : "0"
  }
}
