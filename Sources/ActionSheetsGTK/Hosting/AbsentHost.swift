import ActionSheets

/// What a presenter has while it is being made.
@MainActor
final class AbsentHost: SheetHost {
  var window: Widget? { nil }
  let fillsWindow = false
  let sizeClass = SizeClass.compact

  func open() -> PresentationError? { .hostUnavailable("there is no window") }
  func add(_ layer: Widget) {}
  func remove(_ layer: Widget) {}
  func setCovered(_ isCovered: Bool, sparing spared: Widget?) {}
  func setDimmed(_ isDimmed: Bool) {}
  func hideBeneath() {}
  func close() {}
}
