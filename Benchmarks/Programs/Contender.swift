/// A program under measurement and how it is asked the same question as the others.
struct Contender {
  /// Its name in the tables.
  var name: String

  /// The file of the program.
  var path: String

  /// The arguments, without the program's own name.
  var arguments: [String]

  /// The file that standard input is; nil leaves it the terminal.
  var input: String?

  /// The key that moves the focus to another title, as the terminal sends it.
  var forth = "\u{1b}[B"

  /// The key that moves it back.
  var back = "\u{1b}[A"

  /// The titles that a complete frame shows; empty where they are found by `titlePrefix`.
  var titles: [String] = []

  /// What every title begins with, where there are more than fit on the screen.
  var titlePrefix: String?
}
