extension Contenders {
  /// A program that shows a window, and the key that moves its focus.
  struct WindowContender {
    /// The program as it is started.
    var contender: Contender

    /// The X name of the key.
    var key: String
  }

  /// Our command and its peers, asked in windows.
  ///
  /// The folder holds a link to our command, named as it is.
  var windows: [WindowContender] {
    [
      window(
        "actionsheet-gtk", folder + "/actionsheet-gtk", key: "Down",
        [
          "show", "--destructive", "Delete Note", "--cancel", "Leave", "Email", "Print",
        ]),
      window("floor", folder + "/window-floor", key: "Tab", []),
      window("yad --list", "yad", key: "Down", ["--list", "--column=Note"] + Self.titles),
      window("zenity --list", "zenity", key: "Down", ["--list", "--column=Note"] + Self.titles),
      window("zenity --question", "zenity", key: "Tab", ["--question", "--text=Delete the note?"]),
    ]
  }

  private func window(
    _ name: String, _ path: String, key: String, _ arguments: [String]
  ) -> WindowContender {
    WindowContender(
      contender: Contender(name: name, path: path, arguments: arguments), key: key)
  }
}
