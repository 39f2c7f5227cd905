// Programs import one module: bodies of modal views draw in the cells of TerminalKit.
@_exported public import TerminalKit
