import ActionSheets
import Testing

@testable import ActionSheetsGTK

@Suite struct SheetColorsTests {
  @Test(
    arguments: [
      (false, false, SheetColor(255, 59, 48), SheetColor(0, 122, 255)),
      (true, false, SheetColor(255, 69, 58), SheetColor(10, 132, 255)),
      (false, true, SheetColor(215, 0, 21), SheetColor(0, 64, 221)),
      (true, true, SheetColor(255, 105, 97), SheetColor(64, 156, 255)),
    ])
  func `A9, A10: red and tint are those of iOS`(
    isDark: Bool, isHighContrast: Bool, red: SheetColor, tint: SheetColor
  ) {
    let colors = SheetColors(isDark: isDark, isHighContrast: isHighContrast)
    #expect(colors.destructive == red)
    #expect(colors.tint == tint)
  }

  @Test(
    arguments: [
      (.actionSheet, false, false, SheetColor(110, 110, 115)),
      (.actionSheet, true, false, SheetColor(152, 152, 157)),
      (.actionSheet, false, true, SheetColor(0, 0, 0)),
      (.actionSheet, true, true, SheetColor(255, 255, 255)),
      (.alert, false, false, SheetColor(0, 0, 0)),
      (.alert, true, false, SheetColor(255, 255, 255)),
    ] as [(Content.Kind, Bool, Bool, SheetColor)])
  func `The heading is gray in a sheet with usual contrast, and else like other text`(
    kind: Content.Kind, isDark: Bool, isHighContrast: Bool, expected: SheetColor
  ) {
    let colors = SheetColors(isDark: isDark, isHighContrast: isHighContrast)
    #expect(colors.heading(of: kind) == expected)
  }

  @Test(arguments: [false, true], [false, true])
  func `What marks a row can be told from what it stands on`(isDark: Bool, isHighContrast: Bool) {
    let colors = SheetColors(isDark: isDark, isHighContrast: isHighContrast)
    #expect(colors.pressed != colors.group && colors.pressed != colors.cancel)
    #expect(
      colors.divider
        == SheetColor(colors.text.red, colors.text.green, colors.text.blue, opacity: 0.2))
    #expect(
      colors.disabled
        == SheetColor(colors.text.red, colors.text.green, colors.text.blue, opacity: 0.3))
  }
}
