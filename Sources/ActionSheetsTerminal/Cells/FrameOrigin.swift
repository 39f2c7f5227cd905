/// What the rows of a frame are counted from.
enum FrameOrigin: Hashable, Sendable {
  /// The top left cell of the screen: a full-screen program.
  case absolute
  /// The row that the cursor was in when the first frame began: a sheet among the lines of a shell.
  ///
  /// Nobody knows which row of the screen that is, so the cursor moves up and down only.
  case relative
}
