import ActionSheets

/// Draws the sheets of a stage over what is beneath, from bottom to top.
///
/// The picture is kept. Where nothing but the looks of some buttons has changed since it was drawn, as when a key moves the
/// focus, only those are drawn again; whether that is so is found by comparing, layer by layer.
@MainActor
struct SheetCompositor {
  /// What the presenter needs to know of a drawn frame.
  struct Frame {
    /// The cell for the cursor.
    var cursor: CellPosition?
    /// The uppermost row that any sheet covers once it is in place.
    var top: Int
    /// The cells of the picture that may differ from the frame before; `nil` when any may.
    var changedCells: CellRectangle?
  }

  private(set) var layers: [SheetLayer] = []
  /// What was drawn last.
  private(set) var picture = CellSurface(size: CellSize(columns: 0, rows: 0))
  /// Whether the picture shows these layers and no others, in these bounds.
  private var isCurrent = false
  private var bounds = CellRectangle.empty
  let settings: SheetSettings

  init(settings: SheetSettings) {
    self.settings = settings
  }

  /// The topmost layer, which alone hears the person.
  var top: SheetLayer? { layers.last }

  mutating func add(_ layer: SheetLayer) {
    layers.append(layer)
    isCurrent = false
  }

  mutating func remove(_ id: PresentationID) {
    layers.removeAll { $0.id == id }
    isCurrent = false
  }

  mutating func move(_ id: PresentationID, _ movement: SheetLayer.Movement?) {
    guard let index = layers.firstIndex(where: { $0.id == id }) else { return }
    layers[index].movement = movement
  }

  subscript(id: PresentationID) -> SheetLayer? {
    layers.first { $0.id == id }
  }

  /// Finds the place of each sheet, and returns the uppermost row that any covers once it is in place.
  ///
  /// - Parameters:
  ///   - bounds: The room for sheets.
  ///   - anchor: Where the sheet with an identity originates from, in cells of the room.
  ///   - presentation: The state of the presentation with an identity.
  mutating func layOut(
    in bounds: CellRectangle, anchor: (PresentationID) -> CellRectangle?,
    presentation: (PresentationID) -> Presentation?
  ) -> Int {
    if bounds != self.bounds { isCurrent = false }
    self.bounds = bounds
    var top = bounds.rows.upperBound
    for index in layers.indices {
      guard let state = presentation(layers[index].id) else { continue }
      layers[index].layOut(
        state, in: bounds, anchor: anchor(layers[index].id), settings: settings)
      if let layout = layers[index].layout { top = min(top, layout.frame.origin.row) }
    }
    return top
  }

  /// Draws what has changed of the sheets where they have been laid out.
  ///
  /// - Parameters:
  ///   - top: The uppermost row that any covers, as ``layOut(in:anchor:presentation:)`` gave it.
  ///   - beneath: What is beneath, in the cells of the room; it may lack rows that no sheet covers. Asked for unless
  ///     `isBeneathKept`.
  ///   - isBeneathKept: Whether what is beneath is the same as the last time.
  ///   - dimsPicture: Whether what is beneath the lowest sheet is a picture to be dimmed.
  ///   - presentation: The state of the presentation with an identity.
  ///   - body: What the modal view with an identity shows.
  mutating func draw(
    top: Int, over beneath: () -> CellSurface, isBeneathKept: Bool, dimsPicture: Bool,
    at now: Duration, presentation: (PresentationID) -> Presentation?,
    body: (PresentationID) -> (any TerminalModalBody)? = { _ in nil }
  ) -> Frame {
    if isBeneathKept, let frame = redrawRows(top: top, at: now, presentation) { return frame }
    picture = beneath()
    let cursor = drawAll(dimsPicture: dimsPicture, at: now, presentation, body)
    isCurrent = true
    return Frame(cursor: cursor, top: top)
  }

  /// Draws the buttons that look different; does nothing and returns `nil` where more may have changed.
  private mutating func redrawRows(
    top: Int, at now: Duration, _ presentation: (PresentationID) -> Presentation?
  ) -> Frame? {
    guard isCurrent else { return nil }
    var frame = Frame(top: top, changedCells: .empty)
    for index in layers.indices {
      guard let before = layers[index].drawn,
        let (drawing, shift) = drawing(of: index, at: now, presentation)
      else { return nil }
      let appearance = drawing.appearance(shift: shift)
      frame.cursor = cursor(of: drawing, shift: shift)
      if appearance == before { continue }
      guard index == layers.count - 1, drawing.layout.keepsNotesOffRows,
        let rows = before.changedRows(in: appearance)
      else { return nil }
      frame.changedCells = redraw(rows, drawing)
      layers[index].drawn = appearance
    }
    return frame
  }

  /// Returns the cells that were drawn anew.
  private mutating func redraw(_ rows: [Int], _ drawing: SheetDrawing) -> CellRectangle {
    var changed = CellRectangle.empty
    for index in rows {
      changed = changed.union(drawing.redraw(drawing.layout.rows[index], on: &picture))
    }
    return changed
  }

  private mutating func drawAll(
    dimsPicture: Bool, at now: Duration, _ presentation: (PresentationID) -> Presentation?,
    _ body: (PresentationID) -> (any TerminalModalBody)?
  ) -> CellPosition? {
    var cursor: CellPosition?
    for index in layers.indices {
      guard let (drawing, shift) = drawing(of: index, at: now, presentation) else { continue }
      let (state, layout) = (drawing.presentation, drawing.layout)
      if state.form != .popover, dimsPicture || index > 0 {
        picture.restyle(picture.bounds) { $0.isDim = true }
      }
      if state.content.kind == .modal {
        cursor = drawModal(state, index, layout, body(layers[index].id))
        continue
      }
      if shift == 0 {
        drawing.draw(on: &picture)
      } else {
        var moving = CellSurface(size: picture.size, firstRow: picture.firstRow)
        drawing.draw(on: &moving)
        picture.blit(
          moving, part: layout.frame,
          at: CellPosition(column: layout.frame.origin.column, row: layout.frame.origin.row + shift)
        )
      }
      if state.content.kind == .actionSheet {
        layers[index].drawn = drawing.appearance(shift: shift)
      }
      cursor = self.cursor(of: drawing, shift: shift)
    }
    return cursor
  }

  private func cursor(of drawing: SheetDrawing, shift: Int) -> CellPosition? {
    drawing.cursor.map {
      CellPosition(
        column: $0.column, row: min($0.row + shift, picture.bounds.rows.upperBound - 1))
    }
  }

  private func drawing(
    of index: Int, at now: Duration, _ presentation: (PresentationID) -> Presentation?
  ) -> (SheetDrawing, shift: Int)? {
    let layer = layers[index]
    guard let state = presentation(layer.id), let layout = layer.layout else { return nil }
    let drawing = SheetDrawing(
      presentation: state, layout: layout, settings: settings, editors: layer.editors)
    return (drawing, state.form == .bottomSheet ? shift(of: layer, layout, at: now) : 0)
  }

  private mutating func drawModal(
    _ state: Presentation, _ index: Int, _ layout: SheetLayout, _ body: (any TerminalModalBody)?
  ) -> CellPosition? {
    let modal = ModalLayout(presentation: state, bounds: picture.bounds)
    layers[index].bodyFrame = modal.body
    ModalDrawing(presentation: state, layout: modal, settings: settings).draw(on: &picture)
    let clip = picture.clip
    picture.clip = modal.body.intersection(clip)
    defer { picture.clip = clip }
    let cursor = body?.draw(on: &picture, in: modal.body)
    return cursor.flatMap { picture.bounds.contains($0) ? $0 : nil }
  }

  /// Returns how many rows below its place a sheet is that is moving.
  private func shift(of layer: SheetLayer, _ layout: SheetLayout, at now: Duration) -> Int {
    let hidden = (1 - layer.position(at: now)) * Double(layout.frame.size.rows)
    return Int(hidden.rounded(.up))
  }
}
