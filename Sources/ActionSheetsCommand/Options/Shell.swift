/// A shell that completions exist for.
enum Shell: String, Sendable, Hashable, CaseIterable {
  case bash
  case zsh
  case fish
}
