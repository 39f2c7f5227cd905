import ActionSheets
import CGTK

// How the parts share the room.
extension SheetView {
  func layOut() {
    let layout = Layout(of: root)
    layout.width = { [weak self] in self?.width ?? Widget.Extent() }
    layout.height = { [weak self] width in
      guard let self else { return Widget.Extent() }
      let width = width < 0 ? self.width.natural : width
      let wanted = naturalHeight(width, available: greatestHeight)
      return Widget.Extent(minimum: min(wanted, 60), natural: wanted)
    }
    layout.place = { [weak self] width, height in self?.place(width, height) }
    let inner = Layout(of: group)
    inner.place = { [weak self] _, height in self?.placeGroup(height) }
  }

  var width: Widget.Extent {
    if isModal {
      let width = body?.width() ?? Widget.Extent()
      return Widget.Extent(
        minimum: width.minimum, natural: max(width.natural, metrics.formSheet.width))
    }
    let parts = [
      rows.width.natural, heading?.width.natural ?? 0, cancel?.widget.width().natural ?? 0,
    ]
    let natural = (parts.max() ?? 0) + 2 * padding
    let widths = metrics.widths(of: presentation.content.kind, TextSize(fontSize: root.fontSize))
    let bounded = min(max(natural, widths.lowerBound), widths.upperBound)
    return Widget.Extent(minimum: min(120, bounded), natural: bounded)
  }

  /// Returns the height of the sheet at a width, at most as much as there is.
  func naturalHeight(_ width: Int, available: Int) -> Int {
    plan(width, available: available).total + 2 * padding
  }

  /// Returns whether the two buttons of an alert fit beside each other where the sheet is as wide as it likes, or less
  /// in a narrow window.
  ///
  /// - Parameter available: The width that there is.
  func fitsSideBySide(in available: Int) -> Bool {
    guard presentation.content.mayStandSideBySide else { return false }
    let width = min(width.natural, available) - 2 * padding
    return metrics.fitSideBySide(rows.width.natural, in: width)
  }

  private func plan(_ width: Int, available: Int) -> HeightAllocation<Int> {
    let inner = max(width - 2 * padding, 1)
    if let cancel { cancelHeight = cancel.widget.height(forWidth: width).natural }
    let total = rows.total(forWidth: inner)
    let isApart = presentation.order.setsCancelApart
    return HeightAllocation(
      available: max(available - 2 * padding, 0), text: textHeight(inner),
      rows: isApart && !isCancelPinned ? total - rows.heightOfLast : total,
      cancel: isApart ? cancelHeight : 0, gap: metrics.gap,
      minimumRows: metrics.leastRows(ofHeight: rows.common), singleRow: rows.common,
      minimumText: minimumText(inner, available: available - 2 * padding),
      focusesText: isFieldFocused,
      cut: { rows.cut($0) })
  }

  /// The height of a field, with the room around it unless a button needs that.
  private func minimumText(_ width: Int, available: Int) -> Int {
    guard let fields else { return 0 }
    let status = statusHeight(width)
    let spared = available - status - rows.common
    return status + min(fields.heightOfOne + Heading.roomAround, max(fields.heightOfOne, spared))
  }

  private func textHeight(_ width: Int) -> Int {
    (heading?.height(forWidth: width) ?? 0) + statusHeight(width)
  }

  private func statusHeight(_ width: Int) -> Int {
    status.widget.isVisible ? status.widget.height(forWidth: width).natural : 0
  }

  private func place(_ width: Int, _ height: Int) {
    let plan = plan(width, available: height)
    let inner = max(width - 2 * padding, 1)
    let status = min(statusHeight(inner), plan.text)
    groupPlan = (inner, plan.text - status, plan.rows)
    _ = group.height(forWidth: width)
    let groupHeight = isModal ? height : plan.text + plan.rows + 2 * padding
    group.allocate(x: 0, y: 0, width: width, height: groupHeight)
    if presentation.order.setsCancelApart, plan.pinsCancel != isCancelPinned { moveCancel() }
    guard let cancel else { return }
    _ = ground.height(forWidth: width)
    // Where there is no room for it, it is on its way to the rows, and as high as it must be until then.
    let cancelHeight = plan.pinsCancel ? plan.cancel : cancelHeight
    for widget in [ground, cancel.widget] {
      widget.allocate(x: 0, y: groupHeight + plan.gap, width: width, height: cancelHeight)
    }
    cancel.updateTooltip()
  }

  private func moveCancel() {
    // GTK is placing widgets now.
    cancelMove = LoopTimer(nextTurn: { [weak self] in
      self?.delegate?.cancelMoves { [weak self] in
        guard let self else { return }
        isCancelPinned.toggle()
        showCancel()
        root.queueResize()
      }
    })
  }

  private func placeGroup(_ height: Int) {
    let (width, text, rowsHeight) = groupPlan
    var y = padding
    func place(_ widget: Widget, _ height: Int) {
      _ = widget.height(forWidth: width)
      widget.allocate(x: padding, y: y, width: width, height: height)
      y += height
    }
    if let heading { place(heading.area, text) }
    if status.widget.isVisible { place(status.widget, statusHeight(width)) }
    if let body {
      place(body, max(height - y - padding, body.height(forWidth: width).minimum))
    } else if !isModal {
      place(rows.area, rowsHeight)
    }
  }
}
