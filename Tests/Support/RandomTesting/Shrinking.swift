/// Leaves out ever shorter runs of a list for as long as the rest still fails.
package func shrunk<Element>(_ list: [Element], fails: ([Element]) -> Bool) -> [Element] {
  var least = list
  var length = max(1, list.count / 2)
  while true {
    var start = 0
    while start < least.count {
      var fewer = least
      fewer.removeSubrange(start..<min(start + length, least.count))
      if fails(fewer) { least = fewer } else { start += length }
    }
    if length == 1 { return least }
    length /= 2
  }
}
