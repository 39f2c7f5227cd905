import ActionSheets
import ActionSheetsTesting
import Testing

@MainActor @Suite struct FormTests {
  @Test(arguments: Presentation.Origin.allCases)
  func `S4, S5, P1: on a phone, or in compact width, every origin gives a bottom sheet`(
    origin: Presentation.Origin
  ) {
    for environment in [
      .phone, Presentation.Environment(idiom: .pad), Presentation.Environment(sizeClass: .regular),
    ] {
      for isInsidePopover in [false, true] {
        #expect(
          Presentation.Form.resolve(
            origin: origin, environment: environment, isInsidePopover: isInsidePopover)
            == .bottomSheet)
      }
    }
  }

  @Test(
    arguments: [
      (.barButtonItem, .popover), (.rectangle, .popover), (.view, .centered), (.toolbar, .centered),
      (.tabBar, .centered), (nil, .centered),
    ] as [(Presentation.Origin?, Presentation.Form)])
  func `S4, S6, P2, P3: on a pad the origin decides`(
    origin: Presentation.Origin?, form: Presentation.Form
  ) {
    #expect(Presentation.Form.resolve(origin: origin, environment: .pad) == form)
    #expect(
      Presentation.Form.resolve(origin: origin, environment: .pad, isInsidePopover: true)
        == .insidePopover)
  }

  @Test func `S4: each kind of anchor has its origin`() {
    let bounds = Rectangle<Double>(x: 0, y: 0, width: 1, height: 1)
    let anchors: [Anchor<Int>] = [
      .toolbar(1), .tabBar(1), .barButtonItem(1), .view(1), .rectangle(bounds, in: 1),
    ]
    #expect(anchors.map(\.origin) == Presentation.Origin.allCases)
    #expect(anchors.map(\.rectangle) == [nil, nil, nil, nil, bounds])
  }

  @Test(arguments: [
    ("ab", "ab"), ("abc", "abc"), ("abd", "dab"), ("c", "c"),
  ])
  func `S5, S8: a bottom sheet has the destructive on top, and Cancel below if given`(
    stored: String, shown: String
  ) {
    let content = Content(letters: stored)
    #expect(Presentation.Order(content, in: .bottomSheet).letters(content) == shown)
  }

  @Test(arguments: [
    ("abc", "ab", "abc"), ("adc", "da", "dac"), ("c", "c", "c"), ("dc", "dc", "dc"),
    ("d", "d", "d"), ("Adc", "dAc", "dAc"),
  ])
  func `S6, S7, P5: a popover hides Cancel unless nothing harmless would be left`(
    stored: String, popover: String, inside: String
  ) {
    let content = Content(letters: stored)
    #expect(Presentation.Order(content, in: .popover).letters(content) == popover)
    #expect(Presentation.Order(content, in: .insidePopover).letters(content) == inside)
    #expect(Presentation.Order(content, in: .centered).letters(content) == inside)
  }

  @Test func `P5: Cancel appears when the last harmless row is disabled, and then stays`() {
    let presenter = HeadlessPresenter(environment: .pad, transitions: true)
    presenter.show(Content(letters: "dac"), from: .barButtonItem(.init("Share")))
    #expect(presenter.visibleTitles == ["d", "a"])
    presenter.send(.setEnabled(ButtonID(1), false))
    #expect(presenter.visibleTitles == ["d", "a", "c"])
    #expect(presenter.focusedTitle == "c")
    presenter.send(.setEnabled(ButtonID(1), true))
    #expect(presenter.visibleTitles == ["d", "a", "c"])
    #expect(presenter.focusedTitle == "c")
  }

  @Test(arguments: [
    (Presentation.Origin.barButtonItem, true, Presentation.SizeClass.regular, true),
    (.barButtonItem, false, .regular, false),
    (.rectangle, true, .regular, false),
    (.barButtonItem, true, .compact, false),
  ])
  func `P4: the bar stays live only beside a popover from one of its buttons, and if asked for`(
    origin: Presentation.Origin, isAskedFor: Bool, sizeClass: Presentation.SizeClass, expected: Bool
  ) {
    var presentation = Presentation(
      Content(letters: "dac"), from: origin,
      in: Presentation.Environment(idiom: .pad, sizeClass: sizeClass),
      options: Presentation.Options(keepsBarLive: isAskedFor))
    _ = presentation.begin()
    #expect(presentation.leavesBarLive == expected)
    _ = presentation.handle(.cancel(.programmatic))
    #expect(!presentation.leavesBarLive)
  }

  @Test(arguments: [
    (450, 361, Presentation.SizeClass.compact), (451, 361, .regular), (451, 360, .compact),
    (0, 0, .compact),
    (450.5, 360.5, .regular),
  ])
  func `P8: in points the boundary is at 450 wide and 360 high`(
    width: Double, height: Double, sizeClass: Presentation.SizeClass
  ) {
    #expect(Presentation.SizeClass.points(width: width, height: height) == sizeClass)
  }

  @Test(arguments: [
    (59, 16, Presentation.SizeClass.compact), (60, 16, .regular), (60, 15, .compact),
    (1, 1, .compact),
  ])
  func `P8: in cells the boundary is at 60 columns and 16 rows`(
    columns: Int, rows: Int, sizeClass: Presentation.SizeClass
  ) {
    #expect(Presentation.SizeClass.cells(columns: columns, rows: rows) == sizeClass)
  }
}
