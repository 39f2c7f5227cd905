import ActionSheets

/// What a presenter has while it is being made.
@MainActor
final class AbsentHost: SheetHost {
  var window: Widget? { nil }
  let fillsWindow = false
  let sizeClass = SizeClass.compact
  var brightness = 1.0

  func open() -> PresentationError? { .hostUnavailable("there is no window") }
  func add(_ layer: Widget) {}
  func remove(_ layer: Widget) {}
  func setCovered(_ isCovered: Bool, sparing spared: Widget?) {}
  func hideBeneath() {}
  func close() {}
}
