#pragma once

static inline int popup_errno(void) { return errno; }

/// open(2). Only the owner may access a file that O_CREAT creates.
static inline int popup_open(const char *path, int flags) { return open(path, flags, 0600); }

/// flock(2) without waiting. The lock ends when the last descriptor of the open file is closed. In
/// Swift, `flock` means the structure of that name.
static inline int popup_lock_file(int fd, int is_exclusive) {
  return flock(fd, (is_exclusive ? LOCK_EX : LOCK_SH) | LOCK_NB);
}

/// Whether the status flags of an open file allow reading and writing. O_ACCMODE is not a constant
/// everywhere.
static inline int popup_may_read_and_write(int flags) { return (flags & O_ACCMODE) == O_RDWR; }

static inline int popup_fcntl(int fd, int command, int value) { return fcntl(fd, command, value); }

/// Duplicates a descriptor to a number above the standard ones, with FD_CLOEXEC set.
static inline int popup_duplicate(int fd) { return fcntl(fd, F_DUPFD_CLOEXEC, 3); }

/// Creates a pipe with FD_CLOEXEC set on both ends; `ends[0]` is the read end. `flags` is 0 or
/// O_NONBLOCK.
int popup_pipe(int ends[2], int flags);

/// poll(2); select(2) on Darwin, whose poll() does not support terminals.
static inline int popup_poll(struct pollfd *entries, int count, int milliseconds) {
#ifdef __APPLE__
  fd_set in, out;
  FD_ZERO(&in);
  FD_ZERO(&out);
  int highest = -1;
  for (int i = 0; i < count; i++) {
    entries[i].revents = 0;
    if (entries[i].fd < 0) continue;
    if (entries[i].fd >= FD_SETSIZE) return poll(entries, (nfds_t)count, milliseconds);
    if (entries[i].events & POLLIN) FD_SET(entries[i].fd, &in);
    if (entries[i].events & POLLOUT) FD_SET(entries[i].fd, &out);
    if (entries[i].fd > highest) highest = entries[i].fd;
  }
  struct timeval limit = {milliseconds / 1000, (milliseconds % 1000) * 1000};
  int ready = select(highest + 1, &in, &out, 0, milliseconds < 0 ? 0 : &limit);
  if (ready <= 0) return ready;
  int entriesReady = 0;
  for (int i = 0; i < count; i++) {
    if (entries[i].fd < 0) continue;
    if (FD_ISSET(entries[i].fd, &in)) entries[i].revents |= POLLIN;
    if (FD_ISSET(entries[i].fd, &out)) entries[i].revents |= POLLOUT;
    if (entries[i].revents) entriesReady++;
  }
  return entriesReady;
#else
  return poll(entries, (nfds_t)count, milliseconds);
#endif
}

/// Which of the descriptors 0, 1 and 2 are closed, as bits.
static inline int popup_closed_standard_descriptors(void) {
  struct pollfd entries[3] = {{0, 0, 0}, {1, 0, 0}, {2, 0, 0}};
  int closed = 0;
  if (poll(entries, 3, 0) < 0) {
    for (int i = 0; i < 3; i++) closed |= (fcntl(i, F_GETFD) < 0 && errno == EBADF) << i;
    return closed;
  }
  for (int i = 0; i < 3; i++) closed |= ((entries[i].revents & POLLNVAL) != 0) << i;
  return closed;
}

static inline int popup_is_directory(const struct stat *status) { return S_ISDIR(status->st_mode); }

static inline int popup_is_regular(const struct stat *status) { return S_ISREG(status->st_mode); }

/// Maps a file for reading; null on failure.
static inline void *popup_map_file(int fd, int64_t offset, size_t length) {
  void *address = mmap(0, length, PROT_READ, MAP_PRIVATE, fd, (off_t)offset);
  return address == MAP_FAILED ? 0 : address;
}

/// Reserves address space without memory; null if there is not enough.
static inline void *popup_reserve(size_t length) {
  int flags = MAP_PRIVATE | MAP_ANON;
#ifdef MAP_NORESERVE
  flags |= MAP_NORESERVE;
#endif
  void *address = mmap(0, length, PROT_NONE, flags, -1, 0);
  return address == MAP_FAILED ? 0 : address;
}

static inline int64_t popup_page_size(void) { return sysconf(_SC_PAGESIZE); }

/// Milliseconds of a monotonic clock that starts at 1 at the first call.
int64_t popup_monotonic_milliseconds(void);
