import CSystem

/// A small regular file that several processes read and mark at the same time, each under a lock.
package struct AnswersFile {
  private let descriptor: FileDescriptor

  /// Why the file cannot be used.
  package enum Problem: Error, Equatable, Sendable {
    case system(SystemError)
    /// A directory, a FIFO, a device.
    case notRegular
    case tooLarge
  }

  /// flock(2)'s locks: many processes may read at the same time, or one may write.
  package enum Lock: Equatable, Sendable {
    case shared, exclusive
  }

  /// Opens a file without waiting, even if it is a FIFO. Pass `isWritable` to mark a line later.
  package init(path: [UInt8], isWritable: Bool = false) throws(Problem) {
    let access = isWritable ? O_RDWR : O_RDONLY
    do throws(SystemError) {
      descriptor = try FileDescriptor.open(path, flags: access | O_NOCTTY | O_NONBLOCK)
    } catch {
      throw .system(error)
    }
    do throws(Problem) { try check() } catch {
      descriptor.close()
      throw error
    }
  }

  private func check() throws(Problem) {
    do throws(SystemError) {
      let status = try descriptor.status()
      if withUnsafePointer(to: status, { popup_is_regular($0) != 0 }) { return }
    } catch {
      throw .system(error)
    }
    throw .notRegular
  }

  /// Locks the file until it is closed; false while another process has a lock that excludes this one.
  package func lock(_ lock: Lock) throws(Problem) -> Bool {
    if popup_lock_file(descriptor.number, lock == .exclusive ? 1 : 0) == 0 { return true }
    let code = popup_errno()
    if code == EWOULDBLOCK || code == EINTR { return false }
    throw .system(SystemError(.lock, code))
  }

  /// The file's contents; throws if they are longer than `limit`, in bytes.
  package func read(atMost limit: Int) throws(Problem) -> [UInt8] {
    var bytes: [UInt8] = []
    let chunk = UnsafeMutableRawBufferPointer.allocate(byteCount: 1 << 16, alignment: 1)
    defer { chunk.deallocate() }
    while true {
      switch descriptor.read(into: chunk) {
      case .bytes(0): return bytes
      case .bytes(let count):
        guard bytes.count + count <= limit else { throw .tooLarge }
        bytes.append(contentsOf: UnsafeRawBufferPointer(start: chunk.baseAddress, count: count))
      case .wouldBlock: continue
      case .failed(let error): throw .system(error)
      }
    }
  }

  /// Writes over bytes in place.
  package func overwrite(with text: StaticString, at offset: Int) throws(Problem) {
    do throws(SystemError) {
      let count = try retrying(.write) {
        Int32(
          clamping: pwrite(
            descriptor.number, text.utf8Start, text.utf8CodeUnitCount, off_t(offset)))
      }
      if count == text.utf8CodeUnitCount { return }
    } catch {
      throw .system(error)
    }
    throw .system(SystemError(.write, EIO))
  }

  /// Closes the file, which ends its lock.
  package func close() { descriptor.close() }
}
