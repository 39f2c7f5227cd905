import CGTK

/// A connection to a bus of D-Bus, whose answers and signals come in turns of the main loop.
@MainActor
final class MessageBus {
  private typealias Answer = Callback<@MainActor (OpaquePointer?) -> Void>
  private typealias SignalBody = Callback<@MainActor (String) -> Void>

  private let connection: OpaquePointer
  private var subscriptions: [UInt32] = []

  private init(_ connection: OpaquePointer) {
    self.connection = connection
  }

  isolated deinit {
    for subscription in subscriptions {
      g_dbus_connection_signal_unsubscribe(connection, subscription)
    }
    g_object_unref(UnsafeMutableRawPointer(connection))
  }

  /// Connects to the bus of assistive technology, and passes `nil` where there is none.
  static func connectToAccessibility(_ body: @escaping @MainActor (MessageBus?) -> Void) {
    let answer = Answer.retain { (session: OpaquePointer?) in
      guard let session = session.map({ MessageBus($0) }) else { return body(nil) }
      session.call("org.a11y.Bus", "/org/a11y/bus", "org.a11y.Bus", "GetAddress") { reply in
        guard let address = reply?.texts.first else { return body(nil) }
        connect(to: address, body)
      }
    }
    g_bus_get(
      G_BUS_TYPE_SESSION, nil,
      { _, result, data in MessageBus.answer(g_bus_get_finish(result, nil), data) }, answer)
  }

  private static func connect(
    to address: String, _ body: @escaping @MainActor (MessageBus?) -> Void
  ) {
    let flags =
      G_DBUS_CONNECTION_FLAGS_AUTHENTICATION_CLIENT.rawValue
      | G_DBUS_CONNECTION_FLAGS_MESSAGE_BUS_CONNECTION.rawValue
    g_dbus_connection_new_for_address(
      address, GDBusConnectionFlags(flags), nil, nil,
      { _, result, data in
        MessageBus.answer(g_dbus_connection_new_for_address_finish(result, nil), data)
      }, Answer.retain { body($0.map { MessageBus($0) }) })
  }

  var name: String {
    g_dbus_connection_get_unique_name(connection).map { String(cString: $0) } ?? ""
  }

  /// Calls a method without arguments, or with a text for its only one.
  ///
  /// - Parameter answer: Receives the reply, or `nil` where there is none.
  func call(
    _ destination: String, _ path: String, _ interface: String, _ method: String,
    _ argument: String? = nil, answer: @escaping @MainActor (BusReply?) -> Void
  ) {
    var parameters: OpaquePointer? = argument.flatMap { g_variant_new_string($0) }
    g_dbus_connection_call(
      connection, destination, path, interface, method,
      argument == nil ? nil : g_variant_new_tuple(&parameters, 1), nil,
      G_DBUS_CALL_FLAGS_NONE, -1, nil,
      { connection, result, data in
        let connection = connection.map { OpaquePointer($0) }
        MessageBus.answer(g_dbus_connection_call_finish(connection, result, nil), data)
      }, Answer.retain { answer($0.map { BusReply($0) }) })
  }

  /// Calls a function with the sender's name at each signal of an interface, until this is dropped.
  func onSignal(
    _ interface: String, _ name: String, _ body: @escaping @MainActor (_ sender: String) -> Void
  ) {
    subscriptions.append(
      g_dbus_connection_signal_subscribe(
        connection, nil, interface, name, nil, nil, G_DBUS_SIGNAL_FLAGS_NONE,
        { _, sender, _, _, _, _, data in
          guard let body = SignalBody.function(data), let sender else { return }
          let name = String(cString: sender)
          MainActor.assumeIsolated { body(name) }
        }, SignalBody.retain(body), { SignalBody.release($0) }))
  }

  private nonisolated static func answer(_ object: OpaquePointer?, _ data: gpointer?) {
    let body = Answer.function(data)
    Answer.release(data)
    nonisolated(unsafe) let object = object
    MainActor.assumeIsolated { body?(object) }
  }
}

/// The reply of a method of D-Bus.
struct BusReply {
  /// The texts in the reply, in order, however deep they are nested.
  let texts: [String]
  /// The number that the reply is, or `nil`.
  let number: UInt32?

  /// Reads a value and lets go of it.
  fileprivate init(_ value: OpaquePointer) {
    defer { g_variant_unref(value) }
    texts = BusReply.texts(of: value)
    let isNumber = String(cString: g_variant_get_type_string(value)) == "(u)"
    let child = isNumber ? g_variant_get_child_value(value, 0) : nil
    defer { if let child { g_variant_unref(child) } }
    number = child.map { g_variant_get_uint32($0) }
  }

  private static func texts(of value: OpaquePointer) -> [String] {
    if g_variant_is_container(value) == 0 {
      let isText = ["s", "o"].contains(String(cString: g_variant_get_type_string(value)))
      return isText ? [String(cString: g_variant_get_string(value, nil))] : []
    }
    return (0..<g_variant_n_children(value)).flatMap { index -> [String] in
      guard let child = g_variant_get_child_value(value, index) else { return [] }
      defer { g_variant_unref(child) }
      return texts(of: child)
    }
  }
}
