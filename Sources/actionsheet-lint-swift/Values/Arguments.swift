import SwiftSyntax

/// The arguments of a call.
struct Arguments {
  struct Argument {
    var label: String?
    var values: Values
    var expression: ExprSyntax
    var isTrailing = false
  }

  var all: [Argument] = []

  /// The argument with a label.
  subscript(_ label: String) -> Values? { all.first { $0.label == label }?.values }
  /// The first argument without a label that is no trailing closure.
  var first: Values? { all.first.flatMap { $0.label == nil && !$0.isTrailing ? $0.values : nil } }
  var labels: [String?] { all.map(\.label) }

  func has(_ label: String) -> Bool { all.contains { $0.label == label } }

  /// The first closure under one of some labels, or the trailing one without a label.
  func closure(_ labels: String..., orTrailing: Bool = false) -> Closure? {
    for argument in all
    where argument.label.map(labels.contains) ?? (orTrailing && argument.isTrailing) {
      for case .closure(let closure) in argument.values.map(\.value) { return closure }
    }
    return nil
  }
}
