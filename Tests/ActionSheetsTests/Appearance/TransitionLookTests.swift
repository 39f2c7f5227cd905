import ActionSheets
import Testing

@Suite struct TransitionLookTests {
  @Test(arguments: Form.allCases, [0, 0.25, 1])
  func `A8, A11: a sheet at the bottom edge slides, others fade, and what they cover dims`(
    form: Form, position: Double
  ) {
    let look = TransitionLook(form, at: position)
    #expect(look.dim == 0.4 * position)
    #expect(look.opacity == (form == .bottomSheet ? 1 : position))
    #expect(look.shift == (form == .bottomSheet ? 1 - position : 0))
  }
}
