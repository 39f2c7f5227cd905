import ActionSheets

/// What the layout of an action sheet was made from, so that it can be kept while that stays.
///
/// The texts and roles of the content are part of it too, but a presentation never changes them. Where the focus is
/// matters only when the list must scroll: ``SheetLayout/shows(_:)``.
struct SheetLayoutBasis: Equatable {
  private let form: Form
  private let order: DisplayOrder
  private let bounds: CellRectangle
  private let anchor: CellRectangle?

  init(_ presentation: Presentation, bounds: CellRectangle, anchor: CellRectangle?) {
    form = presentation.form
    order = presentation.order
    self.bounds = bounds
    self.anchor = anchor
  }
}
