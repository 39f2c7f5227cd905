/// Builds the list of buttons of a sheet.
@resultBuilder
public enum ButtonBuilder<Choice> {
  /// Accepts one button.
  public static func buildExpression(_ button: Button<Choice>) -> [Button<Choice>] { [button] }

  /// Accepts several buttons at once.
  public static func buildExpression(_ buttons: [Button<Choice>]) -> [Button<Choice>] { buttons }

  /// Joins the buttons of a block in order.
  public static func buildBlock(_ parts: [Button<Choice>]...) -> [Button<Choice>] {
    parts.flatMap { $0 }
  }

  /// Leaves out the buttons of an `if` whose condition does not hold.
  public static func buildOptional(_ part: [Button<Choice>]?) -> [Button<Choice>] { part ?? [] }

  /// Takes the buttons of the first branch.
  public static func buildEither(first part: [Button<Choice>]) -> [Button<Choice>] { part }

  /// Takes the buttons of the second branch.
  public static func buildEither(second part: [Button<Choice>]) -> [Button<Choice>] { part }

  /// Takes the buttons of an `if #available`.
  public static func buildLimitedAvailability(_ part: [Button<Choice>]) -> [Button<Choice>] { part }

  /// Joins the buttons of each pass of a loop.
  public static func buildArray(_ parts: [[Button<Choice>]]) -> [Button<Choice>] {
    parts.flatMap { $0 }
  }
}

// Swift reads a line that begins with `.cancel(…)` as a member of the line before it. These members give
// that reading the meaning that a person sees in it: the line adds a button.

extension Button {
  /// Returns this button followed by the cancel button, so that `.cancel("Cancel")` can stand on a line of
  /// its own in a list of buttons.
  public func cancel(_ title: String) -> [Button] { [self, .cancel(title)] }
}

extension Array {
  /// Returns these buttons followed by the cancel button, so that `.cancel("Cancel")` can stand on a line of
  /// its own after a line that gives several.
  public func cancel<Choice>(_ title: String) -> [Element] where Element == Button<Choice> {
    self + [.cancel(title)]
  }
}
