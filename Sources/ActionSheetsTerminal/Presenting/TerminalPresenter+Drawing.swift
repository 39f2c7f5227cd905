import ActionSheets

extension TerminalPresenter {
  /// Draws a frame if something has changed: the sheets over what is beneath, from bottom to top.
  func drawIfNeeded() throws(TerminalError) {
    guard needsFrame, isOpen else { return }
    let top = layOut()
    // What is beneath may lack the rows above the sheets.
    var surface = canvas.background(fromRow: top)
    var cursor: CellPosition?
    for (index, layer) in layers.enumerated() {
      guard let state = stage[layer.id], let layout = layer.layout else { continue }
      if state.form != .popover, canvas.hasPicture || index > 0 {
        surface.restyle(surface.bounds) { $0.isDim = true }
      }
      let drawing = SheetDrawing(
        presentation: state, layout: layout, settings: settings, editors: layer.editors)
      let isMoving = state.form == .bottomSheet && layer.movement != nil
      cursor = draw(drawing, lowered: isMoving ? rowsHidden(of: layer) : 0, on: &surface)
      if let rectangle = layout.body {
        cursor = drawBody(of: layer.id, in: rectangle, on: &surface)
      }
    }
    needsFrame = false
    try canvas.show(surface, cursor: cursor, hasSheets: !layers.isEmpty)
  }

  /// Finds the place of each sheet, and returns the uppermost row that any covers once it is in place.
  private func layOut() -> Int {
    let bounds = CellRectangle(origin: CellPosition(column: 0, row: 0), size: canvas.extent)
    var top = bounds.rows.upperBound
    for layer in layers {
      guard let state = stage[layer.id] else { continue }
      let anchor = stage.anchor(of: layer.id).map { Self.cells(of: $0).intersection(bounds) }
      let layout = SheetLayoutBuilder(
        presentation: state, settings: settings, bounds: bounds, anchor: anchor
      ).layout(scroll: &layer.scroll)
      layer.layout = layout
      top = min(top, layout.frame.origin.row)
      stage.send(.laidOut(layout.report), to: layer.id)
    }
    return top
  }

  /// Returns the cells that an anchor covers now.
  private static func cells(of anchor: Anchor<TerminalElement>) -> CellRectangle {
    let frame = anchor.element.frame
    guard let part = anchor.rectangle else { return frame }
    return CellRectangle(
      column: frame.origin.column + Int(part.x), row: frame.origin.row + Int(part.y),
      columns: Int(part.width), rows: Int(part.height))
  }

  private func drawBody(
    of id: Presentation.ID, in rectangle: CellRectangle, on surface: inout CellSurface
  ) -> CellPosition? {
    let clip = surface.clip
    surface.clip = rectangle.intersection(clip)
    defer { surface.clip = clip }
    let cursor = (stage[item: id] ?? nil)?.draw(on: &surface, in: rectangle)
    return cursor.flatMap { surface.bounds.contains($0) ? $0 : nil }
  }

  /// Draws a sheet so many rows below its place, and returns the cell for the cursor.
  private func draw(
    _ drawing: SheetDrawing, lowered rows: Int, on surface: inout CellSurface
  ) -> CellPosition? {
    if rows == 0 {
      drawing.draw(on: &surface)
      return drawing.cursor
    }
    var moving = CellSurface(size: surface.size, firstRow: surface.firstRow)
    drawing.draw(on: &moving)
    let frame = drawing.layout.frame
    surface.blit(moving, part: frame, at: frame.lowered(by: rows).origin)
    return drawing.cursor.map {
      CellPosition(column: $0.column, row: min($0.row + rows, surface.bounds.rows.upperBound - 1))
    }
  }

  /// Returns how many rows of a sheet that is moving are not in place yet, or no longer.
  private func rowsHidden(of layer: SheetLayer) -> Int {
    let rows = layer.layout?.frame.size.rows ?? 0
    return Int(((1 - layer.position(at: loop.now)) * Double(rows)).rounded(.up))
  }
}
