import Testing

@testable import ActionSheets

@Suite struct FormatValueTests {
  private func show(_ specifier: String, _ argument: LocalizedText.Argument) -> String? {
    var rest = Substring(specifier).utf8.dropFirst()
    guard let format = ValueFormat(&rest), rest.isEmpty else { return nil }
    return format.text(of: argument)
  }

  @Test(
    "T1: whole numbers are written as C writes them",
    arguments: [
      ("%d", -3, "-3"), ("%lld", Int.min, "-9223372036854775808"), ("%5d", -3, "   -3"),
      ("%-5d", 3, "3    "), ("%05d", -3, "-0003"), ("%+d", 3, "+3"), ("%+05d", 3, "+0003"),
      ("%.3d", -3, "-003"), ("%6.3d", -3, "  -003"), ("%06.3d", 3, "   003"), ("%x", 255, "ff"),
      ("%X", 255, "FF"), ("%#x", 255, "0xff"), ("%#06x", 255, "0x00ff"), ("%o", 8, "10"),
      ("%.0d", 0, ""), ("%#x", 0, "0"), ("%#o", 0, "0"),
      ("%#o", 8, "010"), ("%u", 3, "3"), ("%lu", -1, "18446744073709551615"), ("%c", 0x41, "A"),
      ("%c", -1, "\u{FFFD}"), ("%c", 0xD800, "\u{FFFD}"), ("%@", 3, "3"), ("%s", 3, "3"),
      ("%.1f", 3, "3.0"), ("%'d", 1000, "1000"), ("%hhd", 300, "300"), ("%zd", 1, "1"),
    ])
  func integers(specifier: String, number: Int, expected: String) {
    #expect(show(specifier, .integer(number)) == expected)
  }

  @Test(
    "T1: numbers with a fraction are written as C writes them",
    arguments: [
      ("%.0f", 0.5, "0"), ("%.0f", 1.5, "2"), ("%.0f", 2.5, "2"), ("%.1f", 0.25, "0.2"),
      ("%.1f", 0.35, "0.3"), ("%.2f", 1.005, "1.00"), ("%.2f", 9.999, "10.00"),
      ("%.3f", -0.0004, "-0.000"), ("%.0f", 1e21, "1000000000000000000000"),
      ("%.20f", 0.1, "0.10000000000000000555"), ("%.1f", 0.04, "0.0"), ("%.1f", 0.06, "0.1"),
      ("%8.2f", 3.14159, "    3.14"), ("%-8.2f|", 3.14159, nil), ("%08.2f", -3.14159, "-0003.14"),
      ("%+.1f", 1.0, "+1.0"), ("%f", 0.5, "0.5"), ("%lf", -0.5, "-0.5"),
      ("%e", 0.0, "0.000000e+00"),
      ("%.2e", 12345.0, "1.23e+04"), ("%.0e", 9.5e-10, "1e-09"), ("%E", 1e100, "1.000000E+100"),
      ("%g", 0.0, "0"), ("%g", 100_000.0, "100000"), ("%g", 1_000_000.0, "1e+06"),
      ("%g", 0.0001, "0.0001"), ("%g", 0.00001, "1e-05"), ("%.3g", 3.14159, "3.14"),
      ("%.3g", 999.9, "1e+03"), ("%.10g", 0.1, "0.1"),
      ("%.0g", 25.0, "2e+01"),
      ("%f", .infinity, "inf"), ("%05.1f", -.infinity, " -inf"), ("%g", .nan, "nan"),
      ("%.3e", Double.leastNonzeroMagnitude, "4.941e-324"),
      ("%.3e", Double.greatestFiniteMagnitude, "1.798e+308"),
      ("%@", 0.5, "0.5"), ("%d", 0.5, nil),
    ] as [(String, Double, String?)])
  func decimals(specifier: String, number: Double, expected: String?) {
    #expect(show(specifier, .decimal(number)) == expected)
  }

  @Test(
    "T1: texts are written as they are",
    arguments: [
      ("%@", "a%d", "a%d"), ("%s", "é", "é"), ("%5s", "äö", "   äö"), ("%-5@", "a", "a    "),
      ("%.2s", "abc", "ab"), ("%d", "1", nil), ("%.1f", "1", nil), ("%c", "a", nil),
    ] as [(String, String, String?)])
  func texts(specifier: String, text: String, expected: String?) {
    #expect(show(specifier, .text(text)) == expected)
  }

  @Test(
    "T1: a literal may say how a number is written",
    arguments: [
      ("\(3, specifier: "%03lld") \(0.25, specifier: "%.1f")", "%03lld %.1f", "003 0.2"),
      ("\(3, specifier: "") \(0.25, specifier: "%d")", "%lld %lf", "3 0.25"),
      ("\(3, specifier: "%lld%lld") \(0.25, specifier: "%*f")", "%lld %lf", "3 0.25"),
    ] as [(LocalizedText, String, String)])
  func specifiers(text: LocalizedText, key: String, source: String) {
    #expect(text.key == key)
    #expect(text.source == source)
  }
}
