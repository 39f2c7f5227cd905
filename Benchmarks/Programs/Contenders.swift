/// The programs and the questions they are asked.
struct Contenders {
  /// The four titles of the short question; none is a part of another or of a program's own text.
  static let titles = ["Delete Note", "Email", "Print", "Leave"]

  /// What the titles of the long question begin with.
  static let longPrefix = "Title "

  /// The file of our command.
  var command: String

  /// The file of the floor.
  var floor: String

  /// A folder for input files.
  var folder: String

  /// A file with the four titles, one a line.
  var shortList: String { folder + "/4" }

  /// A file with that many titles, one a line.
  func longList(_ count: Int) -> String { "\(folder)/\(count)" }

  /// Our command and its peers, asked for one of four titles.
  var short: [Contender] {
    let menu = zip(1..., Self.titles).flatMap { ["\($0)", $1] }
    var fzf = Contender(name: "fzf", path: "/usr/bin/fzf", arguments: [], input: shortList)
    // Its list stands on its head: the first title is at the bottom.
    (fzf.forth, fzf.back) = (fzf.back, fzf.forth)
    var dialog = Contender(
      name: "dialog", path: "/usr/bin/dialog",
      arguments: ["--no-tags", "--no-cancel", "--menu", "Note", "12", "40", "4"] + menu)
    (dialog.forth, dialog.back) = ("\u{1b}OB", "\u{1b}OA")
    var whiptail = Contender(
      name: "whiptail", path: "/usr/bin/whiptail",
      arguments: ["--notags", "--nocancel", "--menu", "Note", "12", "40", "4"] + menu)
    (whiptail.forth, whiptail.back) = ("\u{1b}OB", "\u{1b}OA")
    let ours = Contender(
      name: "actionsheet", path: command,
      arguments: [
        "show", "--no-animation", "--destructive", "Delete Note", "--cancel", "Leave", "Email",
        "Print",
      ])
    return [ours, dialog, whiptail, fzf, smenu(shortList)].map {
      var contender = $0
      contender.titles = Self.titles
      return contender
    }
  }

  /// Our command and the peers that read titles from standard input, asked for one of many.
  func long(_ count: Int) -> [Contender] {
    let file = longList(count)
    let ours = Contender(
      name: "actionsheet", path: command, arguments: ["show", "--no-animation", "-"], input: file)
    var fzf = Contender(name: "fzf", path: "/usr/bin/fzf", arguments: [], input: file)
    (fzf.forth, fzf.back) = (fzf.back, fzf.forth)
    return [ours, fzf, smenu(file)].map {
      var contender = $0
      contender.titlePrefix = Self.longPrefix
      return contender
    }
  }

  /// The floor, which writes what our command wrote.
  func floor(frame: [UInt8], keyFrame: [UInt8]) -> Contender {
    Contender(
      name: "floor", path: floor,
      arguments: [frame, keyFrame].map { String(decoding: $0, as: UTF8.self) },
      titles: Self.titles)
  }

  /// One title on each line, and lines rather than words.
  private func smenu(_ input: String) -> Contender {
    Contender(
      name: "smenu", path: "/usr/bin/smenu",
      arguments: ["-n", "20", "-t", "1", "-W", "\n", "-limits", "w:2000000"],
      input: input)
  }
}
