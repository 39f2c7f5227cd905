/// A small random number generator whose sequence follows from its seed.
package struct SplitMix64: RandomNumberGenerator {
  private var state: UInt64

  package init(seed: UInt64) {
    state = seed
  }

  package mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var value = state
    value = (value ^ (value >> 30)) &* 0xbf58_476d_1ce4_e5b9
    value = (value ^ (value >> 27)) &* 0x94d0_49bb_1331_11eb
    return value ^ (value >> 31)
  }

  /// Returns a number from 0 to just below a bound; the bias is far below anything that a test would see.
  package mutating func next(below bound: Int) -> Int {
    Int(next() % UInt64(bound))
  }

  /// Returns one of some elements, of which there must be any.
  package mutating func pick<Element>(_ elements: [Element]) -> Element {
    elements[next(below: elements.count)]
  }

  /// Returns whether something happens that does so once in a number of times.
  package mutating func happens(oneIn number: Int) -> Bool { next(below: number) == 0 }
}
