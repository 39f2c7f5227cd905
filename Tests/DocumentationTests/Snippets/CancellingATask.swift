import ActionSheets

func connect(
  with presenter: some Presenter, connecting: @escaping @Sendable () async -> Void
) async -> Bool {
  await withTaskGroup(of: Bool.self) { group in
    group.addTask {
      await connecting()
      return true
    }
    group.addTask {
      let alert = Alert<Never>(title: "Connecting") { Cancel("Stop") }
      _ = await presenter.present(alert)
      return false
    }
    let isConnected = await group.next() ?? false
    group.cancelAll()
    return isConnected
  }
}
