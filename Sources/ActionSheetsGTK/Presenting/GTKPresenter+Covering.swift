import ActionSheets

// The window beneath a sheet: out of use, and darker.
extension GTKPresenter {
  /// The bar that goes on working beside the topmost sheet, or `nil` (row P4).
  var liveBar: Widget? { stage.liveBarAnchor?.element.bar }

  /// Makes everything inert but the topmost sheet.
  func cover() {
    watchPopovers()
    let spared =
      liveBar ?? layers.last.flatMap { $0.place == .programPopover ? $0.popoverWidget : nil }
    host.setCovered(!layers.isEmpty, sparing: spared)
    dim()
    coverPopovers()
    layers.last?.catchesPresses = liveBar == nil
    sheets.last?.inertness = nil
    for sheet in sheets.dropLast() {
      let layer = sheet.layer
      // The old one is undone first: the new one takes what it finds for the widgets' own.
      sheet.inertness = nil
      let inertness = Inertness()
      inertness.add(layer.root, sparing: spared.map { [$0] } ?? [])
      inertness.add(layer.view.root, sparing: spared.map { [$0] } ?? [])
      inertness.hide()
      sheet.inertness = inertness
    }
  }

  /// Takes the popovers of sheets out of view that would lie above a sheet in the window (row I8).
  private func coverPopovers() {
    var isCovered = false
    for layer in layers.reversed() {
      layer.setCovered(isCovered)
      if layer.place == .window { isCovered = true }
    }
  }

  /// Dims the bars that no layer covers as much as the darkest layer dims the rest.
  func dim() {
    host.brightness = layers.map { $0.brightness }.min() ?? 1
  }
}
