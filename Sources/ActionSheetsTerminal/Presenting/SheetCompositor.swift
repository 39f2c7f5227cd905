import ActionSheets

/// Draws the sheets of a stage over what is beneath, from bottom to top.
@MainActor
struct SheetCompositor {
  /// What the presenter needs to know of a drawn frame.
  struct Frame {
    /// The cell for the cursor.
    var cursor: CellPosition?
    /// The uppermost row that any sheet covers once it is in place.
    var top: Int
  }

  private(set) var layers: [SheetLayer] = []
  var settings: SheetSettings

  init(settings: SheetSettings) {
    self.settings = settings
  }

  /// The topmost layer, which alone hears the person.
  var top: SheetLayer? { layers.last }

  mutating func add(_ layer: SheetLayer) {
    layers.append(layer)
  }

  mutating func remove(_ id: PresentationID) {
    layers.removeAll { $0.id == id }
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
    var top = bounds.rows.upperBound
    for index in layers.indices {
      guard let state = presentation(layers[index].id) else { continue }
      let layout = layout(of: state, index, in: bounds, anchor)
      layers[index].layout = layout
      top = min(top, layout.frame.origin.row)
    }
    return top
  }

  /// Draws all sheets where they have been laid out, and returns the cell for the cursor.
  ///
  /// - Parameters:
  ///   - surface: What is beneath, in the cells of the room; it may lack rows that no sheet covers.
  ///   - dimsPicture: Whether what is beneath the lowest sheet is a picture to be dimmed.
  ///   - presentation: The state of the presentation with an identity.
  ///   - body: What the modal view with an identity shows.
  mutating func draw(
    on surface: inout CellSurface, dimsPicture: Bool, at now: Milliseconds,
    presentation: (PresentationID) -> Presentation?,
    body: (PresentationID) -> (any TerminalModalBody)? = { _ in nil }
  ) -> CellPosition? {
    var cursor: CellPosition?
    for index in layers.indices {
      guard let state = presentation(layers[index].id), let layout = layers[index].layout else {
        continue
      }
      if state.form != .popover, dimsPicture || index > 0 {
        surface.restyle(surface.bounds) { $0.isDim = true }
      }
      if state.content.kind == .modal {
        cursor = drawModal(state, index, layout, body(layers[index].id), on: &surface)
        continue
      }
      let drawing = SheetDrawing(
        presentation: state, layout: layout, settings: settings, editors: layers[index].editors)
      let shift = state.form == .bottomSheet ? shift(of: layers[index], layout, at: now) : 0
      if shift == 0 {
        drawing.draw(on: &surface)
      } else {
        var moving = CellSurface(size: surface.size, firstRow: surface.firstRow)
        drawing.draw(on: &moving)
        surface.blit(
          moving, part: layout.frame,
          at: CellPosition(column: layout.frame.origin.column, row: layout.frame.origin.row + shift)
        )
      }
      cursor = drawing.cursor.map {
        CellPosition(
          column: $0.column, row: min($0.row + shift, surface.bounds.rows.upperBound - 1))
      }
    }
    return cursor
  }

  private mutating func layout(
    of state: Presentation, _ index: Int, in bounds: CellRectangle,
    _ anchor: (PresentationID) -> CellRectangle?
  ) -> SheetLayout {
    switch state.content.kind {
    case .alert:
      return AlertLayoutBuilder(presentation: state, settings: settings, bounds: bounds)
        .layout(scroll: &layers[index].scroll)
    case .modal:
      return ModalLayout(presentation: state, bounds: bounds).sheetLayout
    case .actionSheet:
      return SheetLayoutBuilder(
        presentation: state, settings: settings, bounds: bounds, anchor: anchor(layers[index].id)
      ).layout(scroll: &layers[index].scroll)
    }
  }

  private mutating func drawModal(
    _ state: Presentation, _ index: Int, _ layout: SheetLayout, _ body: (any TerminalModalBody)?,
    on surface: inout CellSurface
  ) -> CellPosition? {
    let modal = ModalLayout(presentation: state, bounds: surface.bounds)
    layers[index].bodyFrame = modal.body
    ModalDrawing(presentation: state, layout: modal, settings: settings).draw(on: &surface)
    let clip = surface.clip
    surface.clip = modal.body.intersection(clip)
    defer { surface.clip = clip }
    let cursor = body?.draw(on: &surface, in: modal.body)
    return cursor.flatMap { surface.bounds.contains($0) ? $0 : nil }
  }

  /// Returns how many rows below its place a sheet is that is moving.
  private func shift(of layer: SheetLayer, _ layout: SheetLayout, at now: Milliseconds) -> Int {
    let hidden = (1 - layer.position(at: now)) * Double(layout.frame.size.rows)
    return Int(hidden.rounded(.up))
  }
}
