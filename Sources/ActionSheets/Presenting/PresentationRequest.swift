extension Presentation {
  /// All that is needed to begin a presentation.
  public struct Request: Hashable, Sendable {
    /// The question.
    public var content: Content
    /// The kind of place that it comes from, or `nil` when none is given.
    public var origin: Origin?
    /// Whether the control it comes from stands in an open popover.
    public var isFromPopover: Bool
    /// How it is to go.
    public var options: Options
    /// The sheet, when the program keeps it and may show it again.
    public var sheet: Source?
    /// The control it comes from: asking twice from the same one dismisses.
    public var source: Source?

    /// Creates a request.
    public init(
      _ content: Content, from origin: Origin? = nil,
      isFromPopover: Bool = false, options: Options = Options(),
      sheet: Source? = nil, source: Source? = nil
    ) {
      self.content = content
      self.origin = origin
      self.isFromPopover = isFromPopover
      self.options = options
      self.sheet = sheet
      self.source = source
    }
  }
}

extension Presentation {
  /// The identity of a thing that a program keeps: a sheet object, or the control it comes from.
  public struct Source: Hashable, Sendable {
    /// Apart, so that no number is taken for the object that happens to have its address.
    private enum Value: Hashable {
      case object(ObjectIdentifier)
      case number(UInt)
    }

    private let value: Value

    /// Identifies an object for as long as it lives.
    public init<Object: AnyObject>(_ object: Object) {
      value = .object(ObjectIdentifier(object))
    }

    /// Identifies a thing by a number that the program chose.
    public init(_ number: UInt) {
      value = .number(number)
    }
  }
}

extension Presentation {
  /// The identity of one presentation on one host.
  public struct ID: Hashable, Sendable {
    /// Counts the presentations of the host from 1.
    public let number: Int

    /// Creates an identity.
    public init(_ number: Int) {
      self.number = number
    }
  }
}

extension Presentation {
  /// A thing that a presentation tells the program that asked for it.
  public enum Report: Hashable, Sendable {
    /// A call to its delegate.
    case call(Call)
    /// The text of one of its fields, counted from 0, has changed.
    case text(field: Int, FieldText)
    /// The outcome. It is the last report and comes exactly once.
    case ended(Outcome<ButtonID>)
  }
}

extension Presentation {
  /// A call to the delegate of a presentation.
  public enum Call: Hashable, Sendable {
    /// Nothing is on screen yet.
    case willPresent
    /// The sheet is in place.
    case didPresent
    /// A button was pressed, the cancel button included.
    case clicked(ButtonID)
    /// The person or the system cancelled without pressing a button.
    case cancel
    /// The person asked to close a window over a modal view that only its own controls dismiss.
    case attemptedDismissal
    /// The sheet is about to leave; the outcome is settled.
    case willDismiss(Outcome<ButtonID>)
    /// The sheet is gone.
    case didDismiss(Outcome<ButtonID>)
  }
}
