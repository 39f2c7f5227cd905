import ActionSheets
import Testing

@testable import ActionSheetsTerminal

/// A presenter whose frames are compared with frames that nothing was kept for.
@MainActor
private final class Rehearsal {
  let canvas: FixedCanvas
  let presenter: TerminalPresenter
  /// How many frames were drawn without drawing everything.
  private(set) var keptFrames = 0

  private let isInline: Bool
  private let element = TerminalElement(
    frame: CellRectangle(column: 3, row: 0, columns: 4, rows: 1))
  private var scrolls: [PresentationID: RowScroll] = [:]
  private var encoder = FrameEncoder(depth: .ansi16)
  private var thoroughEncoder = FrameEncoder(depth: .ansi16)
  private var generator: SeededGenerator

  init(seed: UInt64) {
    generator = SeededGenerator(seed: seed)
    isInline = seed % 3 == 0
    canvas = FixedCanvas(
      isInline ? 44 : 64, 17, idiom: isInline ? .phone : .pad, isInline: isInline)
    var configuration = TerminalConfiguration.fixed
    configuration.isAnimated = seed % 2 == 0
    let clock = Clock()
    presenter = TerminalPresenter(
      loop: TerminalLoop(session: nil) { clock.now }, canvas: canvas, configuration)
    self.clock = clock
  }

  private final class Clock { var now = Milliseconds.zero }
  private let clock: Clock

  private func chance(_ one: Int) -> Bool { Int.random(in: 0..<one, using: &generator) == 0 }

  private func randomContent() -> Content {
    let titles = [
      "Email", "Print", "買い物", "A title that takes two lines, or three, or more", "", "e\u{301}",
      "👩‍👩‍👧‍👦 family", "A\u{1b}[2J", "Row", "Save as a copy",
    ]
    let buttons = (0..<Int.random(in: 1...14, using: &generator)).map { _ in
      Content.Button(
        chance(3)
          ? String(repeating: "x", count: Int.random(in: 1...12, using: &generator))
          : titles.randomElement(using: &generator)!,
        role: chance(4) ? .destructive : .default,
        isEnabled: !chance(5))
    }
    let cancel = chance(3) ? [] : [Content.Button("Cancel", role: .cancel)]
    return Content(
      kind: chance(10) ? .alert : .actionSheet, title: chance(2) ? "Title" : nil,
      message: chance(3) ? titles[3] : nil, buttons: buttons + cancel)
  }

  /// Small enough for sheets without borders, or large enough for popovers, or between.
  private func randomExtent() -> CellSize {
    let columns = [1...12, 13...50, 60...70].randomElement(using: &generator)!
    let rows = [1...8, 9...15, 16...24].randomElement(using: &generator)!
    return CellSize(
      columns: Int.random(in: columns, using: &generator),
      rows: Int.random(in: rows, using: &generator))
  }

  func present() {
    let options = PresentationOptions(timeout: chance(3) ? .seconds(30) : nil)
    let anchor = [Anchor.barButtonItem(element), .view(element), nil].randomElement(
      using: &generator)!
    presenter.begin(
      PresentationRequest(randomContent(), options: options), from: anchor, report: { _ in })
  }

  func step() {
    let stage = presenter.stage
    guard let top = stage.top, let state = stage[top] else { return present() }
    let anyButton = ButtonID(
      Int.random(in: 0..<max(1, state.content.buttons.count), using: &generator))
    switch Int.random(in: 0..<48, using: &generator) {
    case 0, 1: present()
    case 2: stage.send(.dismiss, to: top)
    case 3, 4:
      let phase = [PointerPhase.began, .moved, .cancelled].randomElement(using: &generator)!
      stage.send(.pointer(0, phase, chance(4) ? .sheet : .button(anyButton)), to: top)
    case 5: stage.send(.scroll(rows: Int.random(in: -4...4, using: &generator)), to: top)
    case 6: clock.now = clock.now + 900
    case 7:
      canvas.extent = randomExtent()
      stage.setEnvironment(presenter.environment)
      presenter.needsFrame = true
    case 8:
      element.frame = CellRectangle(
        column: Int.random(in: 0..<40, using: &generator), row: 0, columns: 5, rows: 1)
      presenter.needsFrame = true
    case 9: presenter.needsFrame = true
    case 10:
      encoder.forget()
      thoroughEncoder.forget()
    case 11:
      canvas.backdrop = chance(2) ? "." : "字"
      presenter.needsFrame = true
    case 12:
      stage.send(
        .originChanged([.view, .barButtonItem, nil].randomElement(using: &generator)!), to: top)
    case 13...16:
      let any = presenter.compositor.layers.randomElement(using: &generator)?.id ?? top
      stage.send(.setEnabled(anyButton, chance(2)), to: any)
    default:
      let keys: [SheetKey] = [
        .up, .down, .down, .home, .end, .pageUp, .pageDown, .character("p"), .left,
      ]
      let key = keys.randomElement(using: &generator)!
      stage.sendToTop(.key(KeyStroke(key, isRepeat: false, at: .milliseconds(clock.now.rawValue))))
    }
    clock.now = clock.now + Milliseconds(Int64.random(in: 0...120, using: &generator))
    presenter.advance()
  }

  /// Draws, and compares.
  func draw() throws {
    guard presenter.needsFrame else { return }
    try presenter.drawIfNeeded()
    let (picture, cursor) = drawnFromScratch()
    let shown = canvas.shown
    #expect(shown.countedFromZero().lines == picture.countedFromZero().lines)
    let isSame = shown == picture
    #expect(isSame)
    #expect(canvas.cursor == cursor)
    let top = shown.firstRow
    let origin: FrameOrigin = isInline ? .relative : .absolute
    let bytes = encoder.encode(
      shown.countedFromZero(), cursor: cursor, origin: origin,
      changedCells: canvas.changedCells?.movedUp(by: top))
    let expected = thoroughEncoder.encode(
      picture.countedFromZero(), cursor: cursor, origin: origin)
    #expect(bytes == expected)
    if let changed = canvas.changedCells, !changed.isEmpty { keptFrames += 1 }
  }

  private func drawnFromScratch() -> (CellSurface, CellPosition?) {
    var compositor = SheetCompositor(settings: presenter.compositor.settings)
    for layer in presenter.compositor.layers {
      var fresh = SheetLayer(id: layer.id, began: layer.began)
      fresh.scroll = scrolls[layer.id] ?? RowScroll()
      fresh.movement = layer.movement
      fresh.editors = layer.editors
      compositor.add(fresh)
    }
    let bounds = CellRectangle(origin: CellPosition(column: 0, row: 0), size: canvas.extent)
    let top = compositor.layOut(
      in: bounds,
      anchor: { presenter.anchors[$0].map { $0.element.frame.intersection(bounds) } },
      presentation: { presenter.stage[$0] })
    let frame = compositor.draw(
      top: top, over: { canvas.background(fromRow: top) }, isBeneathKept: false,
      dimsPicture: canvas.hasPicture, at: presenter.loop.now,
      presentation: { presenter.stage[$0] })
    scrolls = [:]
    for layer in compositor.layers { scrolls[layer.id] = layer.scroll }
    return (compositor.picture, frame.cursor)
  }
}

@MainActor struct KeptFrameTests {
  @Test func `A frame drawn from what was kept is the frame drawn from scratch, to the byte`()
    throws
  {
    var keptFrames = 0
    for seed in 1...20 {
      let rehearsal = Rehearsal(seed: UInt64(seed))
      rehearsal.present()
      for _ in 0..<120 {
        rehearsal.step()
        try rehearsal.draw()
      }
      keptFrames += rehearsal.keptFrames
    }
    #expect(keptFrames > 100)
  }

  @Test func `A key that moves the focus draws no more than the two highlights anew`() throws {
    let canvas = FixedCanvas(30, 10, idiom: .phone)
    let presenter = TerminalPresenter(loop: TerminalLoop(session: nil), canvas: canvas, .fixed)
    presenter.begin(
      PresentationRequest(.note, options: PresentationOptions(isAnimated: false)), from: nil,
      report: { _ in })
    try presenter.drawIfNeeded()
    #expect(canvas.changedCells == nil)
    _ = presenter.handle(.input(.key(KeyPress(.down))))
    try presenter.drawIfNeeded()
    #expect(canvas.changedCells == CellRectangle(column: 11, row: 4, columns: 7, rows: 2))
    presenter.needsFrame = true
    try presenter.drawIfNeeded()
    #expect(canvas.changedCells?.isEmpty == true)
  }
}
