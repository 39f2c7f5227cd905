import ActionSheets

// What is beneath a sheet: out of use, and darker.
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
    covered = []
    layers.last?.catchesPresses = liveBar == nil
    for layer in layers.dropLast() {
      let inertness = Inertness()
      inertness.add(layer.root, sparing: spared.map { [$0] } ?? [])
      inertness.add(layer.view.root, sparing: spared.map { [$0] } ?? [])
      inertness.hide()
      covered.append(inertness)
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

  /// Dims what no layer covers as much as what the darkest covers.
  func dim() {
    host.brightness = layers.map { $0.brightness }.min() ?? 1
  }
}
