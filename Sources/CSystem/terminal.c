#include <stdatomic.h>
#ifdef __APPLE__
#include <sys/sysctl.h>
#endif

#include "CSystem.h"

static volatile sig_atomic_t armed;
static int terminal;
static int status_flags;
static struct termios saved_mode;
static uint8_t *leave_bytes;
static size_t leave_count;

// `Terminal` waits as long for output that is already queued, so leaving takes less than a second.
enum { timeout_milliseconds = 400 };

int popup_restore_arm(
    int fd, const struct termios *saved, int flags, const uint8_t *bytes, size_t count) {
  uint8_t *copy = malloc(count ? count : 1);
  if (!copy) return -1;
  if (count) memcpy(copy, bytes, count);
  int was_armed = armed;
  sigset_t all, before;
  // A signal handler must see all of the old values or all of the new ones. The first time it sees
  // none, because `armed` is set last.
  if (was_armed) {
    sigfillset(&all);
    sigprocmask(SIG_BLOCK, &all, &before);
  }
  uint8_t *old = leave_bytes;
  terminal = fd;
  saved_mode = *saved;
  status_flags = flags;
  leave_bytes = copy;
  leave_count = count;
  atomic_signal_fence(memory_order_release);
  armed = 1;
  if (was_armed) sigprocmask(SIG_SETMASK, &before, 0);
  free(old);
  return 0;
}

/// The number of attempts at each step.
enum { attempts = 3 };

static void send_leave_bytes(void) {
  int64_t deadline = popup_monotonic_milliseconds() + timeout_milliseconds;
  int failures = 0;
  size_t sent = 0;
  while (sent < leave_count) {
    ssize_t count = write(terminal, leave_bytes + sent, leave_count - sent);
    if (count > 0) {
      sent += (size_t)count;
      continue;
    }
    int is_full = count < 0 && errno == EAGAIN;
    int is_interrupted = count < 0 && errno == EINTR;
    if (!is_full && !is_interrupted && ++failures == attempts) return;
    int64_t left = deadline - popup_monotonic_milliseconds();
    if (left <= 0) return;
    struct pollfd entry = {terminal, POLLOUT, 0};
    if (is_full) popup_poll(&entry, 1, (int)left);
  }
}

/// True only if another job certainly has the terminal: its mode then belongs to that job.
static int is_in_background(void) {
  pid_t group = tcgetpgrp(terminal), own = getpgrp();
  return group > 0 && own > 0 && group != own;
}

void popup_restore(void) {
  if (!armed) return;
  // With every signal blocked, no crash handler can intervene and SIGTTOU cannot stop us here.
  sigset_t all, before;
  sigfillset(&all);
  sigprocmask(SIG_BLOCK, &all, &before);
  armed = 0;
  send_leave_bytes();
  if (!is_in_background()) {
    for (int i = 0; i < attempts && popup_set_mode(terminal, &saved_mode) != 0; i++) continue;
    tcflush(terminal, TCIFLUSH);
  }
  for (int i = 0; status_flags >= 0 && i < attempts; i++) {
    if (fcntl(terminal, F_SETFL, status_flags) == 0) break;
  }
  sigprocmask(SIG_SETMASK, &before, 0);
}

#ifdef __linux__
/// The controlling terminal's device number from field 7 of /proc/self/stat, proc(5); 0 when unknown.
static uint64_t device_of_session(void) {
  char text[512];
  int fd = open("/proc/self/stat", O_RDONLY | O_CLOEXEC);
  if (fd < 0) return 0;
  ssize_t count = read(fd, text, sizeof text - 1);
  close(fd);
  if (count <= 0) return 0;
  text[count] = 0;
  // The second field may itself hold blanks and parentheses.
  const char *field = strrchr(text, ')');
  for (int blanks = 0; field && blanks < 5; blanks++) field = strchr(field + 1, ' ');
  return field ? strtoul(field + 1, 0, 10) : 0;
}
#elif defined(__APPLE__)
/// The controlling terminal's device number; 0 when there is none.
static uint64_t device_of_session(void) {
  int name[] = {CTL_KERN, KERN_PROC, KERN_PROC_PID, getpid()};
  struct kinfo_proc process;
  size_t size = sizeof process;
  if (sysctl(name, 4, &process, &size, 0, 0) != 0 || size < sizeof process) return 0;
  dev_t device = process.kp_eproc.e_tdev;
  return device == (dev_t)-1 ? 0 : (uint64_t)device;
}
#else
static uint64_t device_of_session(void) { return 0; }
#endif

/// The device number of a descriptor; 0 if it is not a character device, or was opened as /dev/tty,
/// since fstat(2) then reports that alias.
static uint64_t device_of_descriptor(int fd) {
  struct stat status;
  if (fstat(fd, &status) != 0 || !S_ISCHR(status.st_mode)) return 0;
  uint64_t device = (uint64_t)status.st_rdev;
  return device == popup_device_of_path("/dev/tty") ? 0 : device;
}

uint64_t popup_terminal_device(int fd) {
#ifdef __linux__
  // TIOCGDEV as a number, since not every libc's headers define it. qemu and gVisor do not support
  // it.
  unsigned int number = 0;
  if (ioctl(fd, 0x80045432, &number) == 0) return number;
#endif
  uint64_t device = device_of_descriptor(fd);
  // Otherwise, only the session's controlling terminal can be identified: tcgetpgrp(3) fails for
  // any other.
  if (device || tcgetpgrp(fd) < 0) return device;
  device = device_of_session();
  for (int each = 0; each < 3 && !device; each++) {
    if (tcgetpgrp(each) >= 0) device = device_of_descriptor(each);
  }
  return device;
}

/// The offset of the locked byte: any number that no other program locks.
enum { turn_offset = 0x706f70 };

static struct flock turn(short type) {
  struct flock lock;
  memset(&lock, 0, sizeof lock);
  lock.l_type = type;
  lock.l_whence = SEEK_SET;
  lock.l_start = turn_offset;
  lock.l_len = 1;
  return lock;
}

int popup_turn_take(int fd, pid_t *holder) {
  *holder = 0;
  struct flock lock = turn(F_WRLCK);
  if (fcntl(fd, F_SETLK, &lock) == 0) return 0;
  if (errno != EACCES && errno != EAGAIN) return -1;
  lock = turn(F_WRLCK);
  if (fcntl(fd, F_GETLK, &lock) == 0 && lock.l_type != F_UNLCK) *holder = lock.l_pid;
  return 1;
}
