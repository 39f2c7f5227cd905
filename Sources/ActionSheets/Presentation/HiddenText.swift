/// Whether a part of the title and message is out of view, above what is shown of them and below.
struct HiddenText: Hashable, Sendable {
  var above: Bool
  var below: Bool
}
