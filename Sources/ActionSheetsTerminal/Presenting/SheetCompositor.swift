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

  /// Draws all sheets.
  ///
  /// - Parameters:
  ///   - anchor: Where the sheet with an identity originates from, in cells of the surface.
  ///   - presentation: The state of the presentation with an identity.
  mutating func draw(
    on surface: inout CellSurface, at now: Milliseconds,
    anchor: (PresentationID) -> CellRectangle?, presentation: (PresentationID) -> Presentation?
  ) -> Frame {
    var frame = Frame(cursor: nil, top: surface.size.rows)
    for index in layers.indices {
      guard let state = presentation(layers[index].id) else { continue }
      let builder = SheetLayoutBuilder(
        presentation: state, settings: settings, bounds: surface.bounds,
        anchor: anchor(layers[index].id))
      let layout = builder.layout(scroll: &layers[index].scroll)
      layers[index].layout = layout
      frame.top = min(frame.top, layout.frame.origin.row)
      if state.form != .popover { surface.restyle(surface.bounds) { $0.isDim = true } }
      let drawing = SheetDrawing(presentation: state, layout: layout, settings: settings)
      let shift = state.form == .bottomSheet ? shift(of: layers[index], layout, at: now) : 0
      if shift == 0 {
        drawing.draw(on: &surface)
      } else {
        var moving = CellSurface(size: surface.size)
        drawing.draw(on: &moving)
        surface.blit(
          moving, part: layout.frame,
          at: CellPosition(column: layout.frame.origin.column, row: layout.frame.origin.row + shift)
        )
      }
      let cursor = layout.cursor(on: state.focusedButton)
      frame.cursor = cursor.map {
        CellPosition(column: $0.column, row: min($0.row + shift, surface.size.rows - 1))
      }
    }
    return frame
  }

  /// Returns how many rows below its place a sheet is that is moving.
  private func shift(of layer: SheetLayer, _ layout: SheetLayout, at now: Milliseconds) -> Int {
    let hidden = (1 - layer.position(at: now)) * Double(layout.frame.size.rows)
    return Int(hidden.rounded(.up))
  }
}
