import ActionSheets

extension Presentation.Key {
  /// What a key of the terminal means to a sheet, or `nil` when it means nothing.
  init?(_ press: KeyPress) {
    guard press.modifiers.isDisjoint(with: [.control, .alt]) else { return nil }
    switch press.key {
    case .character(" "): self = .space
    case .character(let character): self = .character(character)
    case .enter: self = .enter
    case .tab: self = press.modifiers.contains(.shift) ? .backTab : .tab
    case .backTab: self = .backTab
    case .escape: self = .escape
    case .up: self = .up
    case .down: self = .down
    case .left: self = .left
    case .right: self = .right
    case .home: self = .home
    case .end: self = .end
    case .pageUp: self = .pageUp
    case .pageDown: self = .pageDown
    case .insert, .delete, .backspace, .function: return nil
    }
  }
}
