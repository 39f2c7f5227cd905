// A block of the article on porting from UIKit, which a test compares.

import ActionSheets
import CGTK
import Testing
import UIKitCompat

@testable import ActionSheetsGTK

@MainActor
func startProgram(in gtkWindow: Widget, shareButton: Widget) -> UIWindow {
  let window = UIWindow(
    presenter: GTKPresenter(window: gtkWindow),
    modal: { presenter, controller, request, report in
      presenter.present(request, body: makeWidget(for: controller), report: report)
    })
  let controller = NotesController()
  controller.shareItem.element = shareButton
  window.rootViewController = controller
  window.makeKeyAndVisible()
  return window
}

@MainActor
private func makeWidget(for controller: UIViewController) -> Widget {
  Widget(new: gtk_entry_new())
}

private final class NotesController: UIViewController {
  let shareItem = UIBarButtonItem(title: "Share", style: .plain, target: nil, action: nil)

  func share() {
    let sheet = UIActionSheet(
      title: nil, delegate: nil, cancelButtonTitle: nil, destructiveButtonTitle: nil,
      otherButtonTitles: "Email")
    sheet.show(from: shareItem, animated: false)
  }
}

extension GTKTests {
  /// A program that shows widgets of its own, without `UIKitCompatGTK`.
  @MainActor
  @Suite struct OwnWidgetTests {
    private let gtkWindow: Widget
    private let shareButton: Widget
    private let window: UIWindow

    init() throws {
      Display.start
      gtkWindow = Widget(new: gtk_window_new())
      shareButton = Widget(new: gtk_button_new_with_label("Share"))
      let handle = gtkWindow.cast(to: GtkWindow.self)
      gtk_window_set_default_size(handle, 700, 500)
      gtk_widget_set_valign(shareButton.pointer, GTK_ALIGN_START)
      gtk_window_set_child(handle, shareButton.pointer)
      window = startProgram(in: gtkWindow, shareButton: shareButton)
      gtk_window_present(handle)
      let gtkWindow = gtkWindow
      #expect(Display.wait { gtk_window_is_active(handle) != 0 && gtkWindow.size.width > 1 })
      Display.settle()
    }

    private func end() {
      gtk_window_destroy(gtkWindow.cast(to: GtkWindow.self))
      Display.settle()
    }

    @Test func `P2, L11: a sheet aims at an item's widget, and the same item dismisses it`() throws
    {
      let controller = try #require(window.rootViewController as? NotesController)
      var popovers: [Widget] { gtkWindow.descendants(of: "GtkPopover") }
      controller.share()
      #expect(Display.wait { popovers.first?.isMapped == true })
      var pointing = GdkRectangle()
      let popover = try #require(popovers.first)
      #expect(gtk_popover_get_pointing_to(popover.cast(to: GtkPopover.self), &pointing) != 0)
      let button = try #require(shareButton.bounds(in: gtkWindow))
      #expect(abs(Double(pointing.width) - button.width) <= 1)
      controller.share()
      #expect(Display.wait { popovers.isEmpty })
      end()
    }

    @Test func `S15: a controller is presented with the program's widget`() throws {
      let controller = UIViewController()
      var isShown = false
      window.rootViewController?.present(controller, animated: false) { isShown = true }
      #expect(Display.wait { isShown })
      let entry = try #require(gtkWindow.descendants(of: "GtkEntry").first)
      #expect(entry.isMapped)
      var isGone = false
      controller.dismiss(animated: false) { isGone = true }
      #expect(Display.wait { isGone })
      #expect(gtkWindow.descendants(of: "GtkEntry").isEmpty)
      end()
    }
  }
}

extension Widget {
  /// The widgets of a class within this one.
  fileprivate func descendants(of type: String) -> [Widget] {
    children.flatMap { child in
      (cgtk_type_name(child.pointer).map { String(cString: $0) } == type ? [child] : [])
        + child.descendants(of: type)
    }
  }
}
