import ActionSheetsTerminal

let tool = BranchTool(store: Git(), presenter: TerminalPresenter.automatic())
await tool.run()
