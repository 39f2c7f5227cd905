extension Presentation {
  /// The facts about the host that the core needs. All of them can change while a sheet is shown.
  public struct Environment: Hashable, Sendable {
    /// The family of device.
    public var idiom: Idiom
    /// The room there is.
    public var sizeClass: SizeClass
    /// The direction of layout, for texts that do not say their language.
    public var layoutDirection: LayoutDirection
    /// The language of what presenters add to texts that do not say theirs.
    public var language: Language
    /// Words of the program's own for what presenters add, or `nil` for those of the language.
    public var vocabulary: Vocabulary?
    /// Whether movement is unwelcome; transitions then take no time.
    public var reducesMotion: Bool

    /// Creates an environment; the defaults are those of a phone in English, and the direction that of the language.
    public init(
      idiom: Idiom = .phone, sizeClass: SizeClass = .compact,
      layoutDirection: LayoutDirection? = nil, reducesMotion: Bool = false,
      language: Language = .english, vocabulary: Vocabulary? = nil
    ) {
      self.idiom = idiom
      self.sizeClass = sizeClass
      self.layoutDirection = layoutDirection ?? language.layoutDirection
      self.reducesMotion = reducesMotion
      self.language = language
      self.vocabulary = vocabulary
    }
  }
}

extension Presentation {
  /// The family of device that the host resembles.
  public enum Idiom: Hashable, Sendable {
    /// One column of content: a sheet always comes from the bottom.
    case phone
    /// Room for content beside content: a sheet may be a popover.
    case pad
  }
}

extension Presentation {
  /// The room that the host offers, as far as it decides a form.
  public enum SizeClass: Hashable, Sendable {
    /// Too narrow or too low for a popover.
    case compact
    /// Wide and high enough for a popover.
    case regular

    /// Returns the size class of a window measured in points.
    ///
    /// Compact is at most 450 points wide or at most 360 high: libadwaita's boundary for its dialogs.
    public static func points(width: Double, height: Double) -> SizeClass {
      width <= 450 || height <= 360 ? .compact : .regular
    }

    /// Returns the size class of a terminal measured in cells.
    ///
    /// Compact is fewer than 60 columns or fewer than 16 rows: this project's own choice.
    public static func cells(columns: Int, rows: Int) -> SizeClass {
      columns < 60 || rows < 16 ? .compact : .regular
    }
  }
}

extension Presentation {
  /// The direction in which the host's language is laid out.
  public enum LayoutDirection: Hashable, Sendable {
    /// From left to right, as in German or Japanese.
    case leftToRight
    /// From right to left, as in Arabic or Hebrew: the layout is mirrored.
    case rightToLeft
  }
}
