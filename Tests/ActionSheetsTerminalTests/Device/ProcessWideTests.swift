import Testing

/// Tests that change what belongs to the whole process, such as signal handlers: one after another.
@Suite(.serialized) enum ProcessWideTests {}
