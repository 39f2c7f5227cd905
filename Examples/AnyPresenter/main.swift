import ActionSheets
import ActionSheetsTerminal

let presenter = TerminalPresenter.automatic()
print(await mayDelete("Groceries", asking: presenter) ? "Deleted." : "Kept.")
