import ActionSheets
import CGTK
import Testing
import UIKitCompat

@testable import ActionSheetsGTK

extension GTKTests {
  /// `UIActionSheet` over a window of GTK.
  @MainActor
  @Suite(UIKitTurn()) struct UIActionSheetTests {
    enum Place: CaseIterable, Sendable {
      case toolbar, tabBar, item, rectangle, view
    }

    private func show(
      _ sheet: UIActionSheet, from place: Place, of stand: UIKitStand
    ) {
      switch place {
      case .toolbar: sheet.show(from: stand.toolbar)
      case .tabBar: sheet.show(from: stand.tabBar)
      case .item: sheet.show(from: stand.item, animated: true)
      case .rectangle:
        sheet.show(
          from: CGRect(x: 10, y: 20, width: 30, height: 40), in: stand.column, animated: true)
      case .view: sheet.show(in: stand.button)
      }
      stand.settle()
    }

    private func sheet(_ delegate: (any UIActionSheetDelegate)? = nil) -> UIActionSheet {
      UIActionSheet(
        title: nil, delegate: delegate, cancelButtonTitle: "Cancel",
        destructiveButtonTitle: "Delete", otherButtonTitles: "Email", "Print")
    }

    @Test(arguments: Place.allCases)
    func `P1, S4: in a compact window each origin gives a bottom sheet`(place: Place) {
      let stand = UIKitStand(width: 400, height: 500)
      show(sheet(), from: place, of: stand)
      #expect(stand.form == .bottomSheet)
      #expect(stand.sheetButton("Cancel")?.isMapped == true)
    }

    @Test func `P2: an item gives a popover that aims at its button`() {
      let stand = UIKitStand()
      show(sheet(), from: .item, of: stand)
      #expect(stand.form == .popover)
      #expect(stand.isAimed(at: stand.item.element))
      #expect(stand.problems == [])
    }

    @Test func `P2: a rectangle of a view without a widget gives a popover that aims at it`() {
      let stand = UIKitStand()
      show(sheet(), from: .rectangle, of: stand)
      #expect(stand.form == .popover)
      let origin = stand.column.convert(CGPoint(x: 10, y: 20), to: nil)
      #expect(
        stand.pointing
          == Rectangle(x: Double(origin.x), y: Double(origin.y), width: 30, height: 40))
    }

    @Test(arguments: [Place.view, .toolbar, .tabBar])
    func `P3: a view, a toolbar and a tab bar give a centered sheet`(place: Place) {
      let stand = UIKitStand()
      show(sheet(), from: place, of: stand)
      #expect(stand.form == .centered)
    }

    @Test(arguments: [("Email", 2), ("Cancel", 1), ("Delete", 0)])
    func `L1, L2: the delegate hears of a press, in order`(title: String, index: Int) {
      let stand = UIKitStand()
      let delegate = SheetRecorder()
      show(sheet(delegate), from: .view, of: stand)
      stand.click(on: stand.sheetButton(title))
      #expect(
        delegate.lines == [
          "willPresent", "didPresent", "clicked \(index)", "willDismiss \(index)",
          "didDismiss \(index)",
        ])
    }

    @Test func `L3: Escape is a cancellation`() {
      let stand = UIKitStand()
      let delegate = CancellingSheetRecorder()
      show(sheet(delegate), from: .view, of: stand)
      stand.key("Escape")
      #expect(
        delegate.lines == [
          "willPresent", "didPresent", "cancel", "willDismiss 1", "didDismiss 1",
        ])
    }

    @Test func `L4, L5: to a delegate that knows none, a press outside is one of Cancel`() {
      let stand = UIKitStand()
      let delegate = SheetRecorder()
      show(sheet(delegate), from: .item, of: stand)
      stand.click(on: stand.gtkWindow, x: 40, y: 300)
      #expect(delegate.lines.suffix(3) == ["clicked 1", "willDismiss 1", "didDismiss 1"])
    }

    @Test(arguments: [0, -1, -2])
    func `L8, L9: the program dismisses with an index that is told as it is`(index: Int) {
      let stand = UIKitStand()
      let delegate = SheetRecorder()
      let sheet = sheet(delegate)
      show(sheet, from: .view, of: stand)
      #expect(sheet.isVisible)
      sheet.dismiss(withClickedButtonIndex: index, animated: true)
      stand.settle()
      #expect(delegate.lines.suffix(2) == ["willDismiss \(index)", "didDismiss \(index)"])
      #expect(delegate.lines.count == 4)
      #expect(!sheet.isVisible)
    }

    @Test func `L11: a second sheet from the same item dismisses the first`() {
      let stand = UIKitStand()
      let delegate = SheetRecorder()
      let first = sheet(delegate)
      let second = sheet()
      show(first, from: .item, of: stand)
      // Whatever holds the widget: it is the item that counts.
      stand.item.element = (stand.item.element as? Widget).map { Widget($0.pointer) }
      show(second, from: .item, of: stand)
      #expect(!first.isVisible && !second.isVisible)
      #expect(delegate.lines.suffix(2) == ["willDismiss 1", "didDismiss 1"])
      #expect(stand.layer == nil)
    }

    @Test func `L10, L12: a sheet that is shown in the call for a press follows`() {
      let stand = UIKitStand()
      let delegate = SheetRecorder()
      let second = sheet()
      delegate.onClick = { second.show(in: stand.button) }
      let first = sheet(delegate)
      show(first, from: .view, of: stand)
      stand.click(on: stand.sheetButton("Email"))
      #expect(!first.isVisible && second.isVisible)
      #expect(stand.sheetButton("Email")?.isMapped == true)
      delegate.onClick = nil
      stand.key("Escape")
      show(first, from: .view, of: stand)
      #expect(first.isVisible)
    }

    @Test func `L14: a window that is destroyed ends the sheet`() {
      let stand = UIKitStand()
      let delegate = CancellingSheetRecorder()
      let sheet = sheet(delegate)
      show(sheet, from: .item, of: stand)
      stand.destroyWindow()
      #expect(!sheet.isVisible)
      #expect(delegate.lines.suffix(3) == ["cancel", "willDismiss 1", "didDismiss 1"])
    }

    @Test(arguments: [Place.item, .view])
    func `L14: a window that is dropped takes its sheet along, and what was beneath works`(
      place: Place
    ) {
      let stand = UIKitStand()
      let delegate = SheetRecorder()
      show(sheet(delegate), from: place, of: stand)
      stand.dropWindow()
      Display.settle()
      #expect(stand.presenter == nil)
      #expect(delegate.lines == ["willPresent", "didPresent"])
      let beneath = Widget(new: gtk_button_new_with_label("Beneath"))
      gtk_window_set_child(stand.gtkWindow.cast(to: GtkWindow.self), beneath.pointer)
      #expect(beneath.grabFocus())
    }
  }
}
