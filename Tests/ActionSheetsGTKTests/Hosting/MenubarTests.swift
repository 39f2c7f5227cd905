import ActionSheets
import CGTK
import Testing

@testable import ActionSheetsGTK

extension GTKTests {
  /// Windows of GTK's applications, which may have a menubar beside what they hold.
  @MainActor
  @Suite struct MenubarTests {
    nonisolated static let kinds: [(Content.Kind, Int32)] = [
      (.actionSheet, 400), (.actionSheet, 700), (.alert, 400), (.alert, 700),
    ]

    @Test(arguments: kinds)
    func `I8, I2, L6, S6: the menubar is out of use while a sheet is up, and outside of it`(
      kind: Content.Kind, width: Int32
    ) throws {
      let menus = MenubarStand(width: width)
      let stand = menus.stand
      try menus.expectUsable()
      stand.move(to: stand.beneath)
      stand.beneath.grabFocus()
      var content = Stand.note
      content.kind = kind
      stand.present(content, from: kind == .alert ? nil : .barButtonItem(stand.share))
      let focused = stand.focusedTitle
      #expect(focused != nil)
      for key in ["F10", "alt+f"] { stand.key(key) }
      #expect(Display.wait { stand.focusedTitle == focused })
      #expect(try !menus.bar.grabFocus())
      #expect(try menus.bar.isAccessibleHidden)
      stand.click(on: try menus.file)
      #expect(try !menus.isOpen)
      if kind == .alert {
        #expect(stand.outcomes == [])
        #expect(try !menus.isHighlighted)
        #expect(stand.focusedTitle == focused)
        // With the alert gone GTK gives the focus to what is beneath the mouse, if that is in a menubar.
        stand.move(to: stand.beneath)
        stand.key("Escape")
        #expect(FocusMemory.focus(of: stand.window) == stand.beneath)
      } else {
        #expect(stand.outcomes == [.cancelled(.outsidePress)])
      }
      #expect(try !menus.bar.isAccessibleHidden)
      try menus.expectUsable()
    }

    @Test func `I8: what is typed goes on into an alert's field after a press on the menubar`()
      throws
    {
      let menus = MenubarStand(width: 700)
      let stand = menus.stand
      stand.present(
        Content(
          kind: .alert, title: "Name", buttons: [.init("OK"), .init("Cancel", role: .cancel)],
          fields: [.init("Name")]))
      stand.key("a")
      stand.click(on: try menus.file)
      stand.key("b")
      #expect(stand.texts == [FieldText("ab")])
    }

    @Test(arguments: [400, 700] as [Int32])
    func `I8: the menubar is as dim as what a layer covers, and as bright as before afterwards`(
      width: Int32
    ) throws {
      let desktop = Desktop()
      let menus = MenubarStand(width: width)
      let stand = menus.stand
      let ground = {
        let place = try #require(try menus.bar.place(inPictureOf: stand.window))
        return try #require(Picture(of: stand.window).color(place.x + 200, place.y + 4))
      }
      let before = try ground()
      stand.present()
      #expect(try ground().distance(to: before.dimmed(to: 0.6)) <= 2)
      stand.key("Escape")
      #expect(try ground() == before)
      // A popover dims nothing.
      stand.present(from: .barButtonItem(stand.share))
      #expect(try (ground() == before) == (width == 700))
      stand.key("Escape")
      _ = desktop
    }

    @Test(arguments: [["alt+f"], ["F10"], ["F10", "Escape"]])
    func `P9: a menu that is open when a sheet comes is closed, and nothing of it stays lit`(
      keys: [String]
    ) throws {
      let menus = MenubarStand(width: 700)
      let stand = menus.stand
      stand.move(to: stand.beneath)
      for key in keys { stand.key(key) }
      #expect(try menus.isHighlighted)
      #expect(try menus.isOpen == !keys.contains("Escape"))
      stand.present()
      #expect(try !menus.isOpen)
      #expect(try !menus.isHighlighted)
      #expect(Display.wait { stand.focusedTitle == "Email" })
      stand.key("Escape")
      #expect(try !menus.isOpen)
      try menus.expectUsable()
    }

    @Test func `I8: a menubar that comes while a sheet is up is out of use, too`() throws {
      let menus = MenubarStand(width: 400)
      let stand = menus.stand
      let ground = { Picture(of: try menus.bar).color(200, 4) }
      let before = try ground()
      menus.setShown(false)
      stand.present()
      menus.setShown(true)
      #expect(try menus.bar.isAccessibleHidden)
      #expect(try ground() != before)
      stand.click(on: try menus.file)
      #expect(try !menus.isOpen)
      #expect(stand.outcomes == [.cancelled(.outsidePress)])
      #expect(try ground() == before)
      stand.present()
      menus.setShown(false)
      stand.key("Escape")
      menus.setShown(true)
      try menus.expectUsable()
    }
  }
}

/// A window with a menubar.
@MainActor
private final class MenubarStand {
  let stand: Stand

  /// One for all tests, for the name of one that has ended is not free at once.
  private static let application: UnsafeMutablePointer<GtkApplication>? = {
    let menu = g_menu_new()
    let file = g_menu_new()
    g_menu_append(file, "Quit", "app.quit")
    let model = { (menu: OpaquePointer?) in
      UnsafeMutableRawPointer(menu)?.assumingMemoryBound(to: GMenuModel.self)
    }
    g_menu_append_submenu(menu, "_File", model(file))
    let application = gtk_application_new(nil, G_APPLICATION_NON_UNIQUE)
    let plain = UnsafeMutableRawPointer(application)?.assumingMemoryBound(to: GApplication.self)
    #expect(g_application_register(plain, nil, nil) != 0)
    gtk_application_set_menubar(application, model(menu))
    return application
  }()

  init(width: Int32) {
    Display.start
    let application = MenubarStand.application
    let window = gtk_application_window_new(application).map { Widget(new: $0) }
    if let window {
      gtk_application_window_set_show_menubar(window.cast(to: GtkApplicationWindow.self), 1)
    }
    stand = Stand(width: width, window: window)
  }

  var bar: Widget { get throws { try #require(stand.window.children.first { $0.isMenubar }) } }

  /// The bar's only item.
  var file: Widget { get throws { try #require(try bar.children.first) } }

  /// Whether the item's menu is open.
  var isOpen: Bool { get throws { try !bar.openPopovers.isEmpty } }

  /// Whether the item looks chosen, or has the focus.
  var isHighlighted: Bool {
    get throws {
      let item = try file
      let flags = gtk_widget_get_state_flags(item.pointer).rawValue
      return flags & GTK_STATE_FLAG_SELECTED.rawValue != 0 || item.containsFocus
    }
  }

  func setShown(_ isShown: Bool) {
    gtk_application_window_set_show_menubar(
      stand.window.cast(to: GtkApplicationWindow.self), isShown ? 1 : 0)
    Display.settle()
  }

  /// Opens the menu with the mouse and closes it again.
  func expectUsable() throws {
    stand.click(on: try file)
    #expect(try isOpen)
    stand.key("Escape")
    #expect(Display.wait { (try? isOpen) == false })
    Display.settle()
  }
}
