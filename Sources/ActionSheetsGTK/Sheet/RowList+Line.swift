// Two buttons of an alert that fit beside each other.
extension RowList {
  func placeSideBySide(_ width: Int) {
    let each = max((width - spacing) / 2, 1)
    let height = heightSideBySide(width)
    let isMirrored = strip.layoutDirection == .rightToLeft
    for (place, row) in widgets.made {
      let isLeft = (place == 0) != isMirrored
      row.widget.allocate(
        x: isLeft ? 0 : each + spacing, y: 0, width: each, height: height)
    }
  }

  func heightSideBySide(_ width: Int) -> Int {
    let each = max((width - spacing) / 2, 1)
    return widgets.made.values.map { $0.widget.height(forWidth: each).natural }.max() ?? 0
  }
}
