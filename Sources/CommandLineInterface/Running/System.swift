// SPDX-License-Identifier: Apache-2.0
// Part of swift-toast-strings.

import Glibc

/// The calls to the system that this module needs.
///
/// All its unsafe code is here: pointers live no longer than the call that they are passed to.
enum System {
  /// A failed call.
  struct Failure: Error {
    let code: Int32

    /// The system's words.
    var reason: String {
      guard let text = unsafe strerror(code) else { return "error \(code)" }
      return unsafe String(cString: text)
    }

    var sinkError: SinkError { code == EPIPE ? .closedPipe : .failed(reason: reason) }
  }

  /// The arguments of the process as the bytes they are; the first is its own name.
  static func arguments() -> [[UInt8]] {
    (0..<Int(CommandLine.argc)).compactMap { index in
      guard let argument = unsafe CommandLine.unsafeArgv[index] else { return nil }
      return unsafe Array(UnsafeRawBufferPointer(start: argument, count: strlen(argument)))
    }
  }

  /// A variable of the environment; `nil` also where its value is not UTF-8.
  static func environmentVariable(_ name: String) -> String? {
    guard let value = unsafe getenv(name) else { return nil }
    return unsafe String(validatingCString: value)
  }

  static func isTerminal(_ descriptor: Int32) -> Bool { isatty(descriptor) == 1 }

  /// The width of the terminal's window, where there is one.
  static func columns(of descriptor: Int32) -> Int? {
    var size = winsize()
    guard unsafe ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else {
      return nil
    }
    return Int(size.ws_col)
  }

  /// Writes some of the bytes, at least one.
  static func write(_ bytes: ArraySlice<UInt8>, to descriptor: Int32) -> Result<Int, Failure> {
    while true {
      let count = unsafe bytes.withUnsafeBytes { buffer in
        unsafe Glibc.write(descriptor, buffer.baseAddress, buffer.count)
      }
      if count >= 0 { return .success(count) }
      let code = errno
      switch code {
      case EINTR: continue
      case EAGAIN: waitUntilWritable(descriptor)
      default: return .failure(Failure(code: code))
      }
    }
  }

  /// A terminal or pipe that another program has made non-blocking.
  private static func waitUntilWritable(_ descriptor: Int32) {
    var request = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
    _ = unsafe poll(&request, 1, -1)
  }

  /// The next bytes; none at the end.
  static func read(from descriptor: Int32, upTo count: Int) -> Result<[UInt8], Failure> {
    var code: Int32 = 0
    let bytes = unsafe [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
      var result = 0
      repeat {
        result = unsafe Glibc.read(descriptor, buffer.baseAddress, buffer.count)
      } while result < 0 && errno == EINTR
      if result < 0 { code = errno }
      filled = max(result, 0)
    }
    return code == 0 ? .success(bytes) : .failure(Failure(code: code))
  }

  static func close(_ descriptor: Int32) -> Result<Void, Failure> {
    Glibc.close(descriptor) == 0 ? .success(()) : .failure(Failure(code: errno))
  }

  /// Makes failures show as errors rather than end the process, and keeps files that are opened
  /// later from taking the place of a standard stream that was closed.
  static func prepareProcess() {
    _ = signal(SIGPIPE, SIG_IGN)
    _ = signal(SIGXFSZ, SIG_IGN)
    // A mapped file that another program cuts short while it is read.
    _ = signal(SIGBUS) { _ in
      let words: StaticString =
        "error: a file was cut short by another program while it was read; run the command again\n"
      _ = unsafe Glibc.write(2, words.utf8Start, words.utf8CodeUnitCount)
      _exit(2)
    }
    for descriptor: Int32 in 0...2 where fcntl(descriptor, F_GETFD) < 0 && errno == EBADF {
      // Opened the wrong way round, so that to use the stream is still an error.
      _ = unsafe open("/dev/null", descriptor == 0 ? O_WRONLY : O_RDONLY)
    }
  }

  static func exit(_ status: Int32) -> Never { Glibc.exit(status) }
}
