/// What each option is to the program.
enum OptionIdentifier: Sendable, Hashable, CaseIterable {
  case title
  case message
  case ok
  case destructive
  case cancel
  case noCancel
  case field
  case secureField
  case print
  case print0
  case null
  case from
  case describe
  case answer
  case answerField
  case timeout
  case timeoutAnswer
  case ui
  case accessible
  case color
  case noAnimation
  case name
  case icon
  case attach
  case man
  case help
  case version
}
