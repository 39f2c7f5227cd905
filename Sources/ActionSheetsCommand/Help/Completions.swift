/// The completions for each shell, made from the table of options.
enum Completions {
  /// Returns the script that teaches a shell to complete `actionsheet`.
  static func script(for shell: Shell) -> String {
    switch shell {
    case .bash: bash
    case .zsh: zsh
    case .fish: fish
    }
  }

  /// Returns text as one word of any shell; tests refuse quotation marks and backslashes.
  static func quoted(_ text: String) -> String { "'\(text)'" }
}
