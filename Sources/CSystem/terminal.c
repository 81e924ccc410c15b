#include <stdatomic.h>

#include "CSystem.h"

static volatile sig_atomic_t armed;
static int terminal;
static int status_flags;
static struct termios saved_mode;
static uint8_t *leave_bytes;
static size_t leave_count;

// With as much for what was sent before, it is less than a second until the end.
enum { timeout_milliseconds = 400 };

int popup_restore_arm(
    int fd, const struct termios *saved, int flags, const uint8_t *bytes, size_t count) {
  uint8_t *copy = malloc(count ? count : 1);
  if (!copy) return -1;
  if (count) memcpy(copy, bytes, count);
  int was_armed = armed;
  sigset_t all, before;
  // A handler must find all of the old or all of the new; before the first it finds nothing, since
  // the flag is set last.
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

static void send_leave_bytes(void) {
  int64_t deadline = popup_monotonic_milliseconds() + timeout_milliseconds;
  size_t sent = 0;
  while (sent < leave_count) {
    ssize_t count = write(terminal, leave_bytes + sent, leave_count - sent);
    if (count > 0) {
      sent += (size_t)count;
      continue;
    }
    if (count < 0 && errno == EINTR) continue;
    if (count < 0 && errno != EAGAIN) return;
    int64_t left = deadline - popup_monotonic_milliseconds();
    struct pollfd entry = {terminal, POLLOUT, 0};
    if (left <= 0 || (popup_poll(&entry, 1, (int)left) <= 0 && errno != EINTR)) return;
  }
}

void popup_restore(void) {
  if (!armed) return;
  armed = 0;
  sigset_t stop, before;
  sigemptyset(&stop);
  // Whoever dies in the background must not be stopped on the way.
  sigaddset(&stop, SIGTTOU);
  sigprocmask(SIG_BLOCK, &stop, &before);
  send_leave_bytes();
  // In the background the mode belongs to the job that has the terminal now.
  enum popup_ownership ownership = popup_terminal_ownership(terminal);
  if (ownership == popup_ownership_foreground || ownership == popup_ownership_independent) {
    popup_set_mode(terminal, &saved_mode);
  }
  if (status_flags >= 0) fcntl(terminal, F_SETFL, status_flags);
  sigprocmask(SIG_SETMASK, &before, 0);
}

#ifdef __linux__
/// Field 7 of /proc/self/stat, proc(5); the second field may hold blanks and parentheses itself.
static uint64_t device_of_process_status(void) {
  char text[512];
  int fd = open("/proc/self/stat", O_RDONLY | O_CLOEXEC);
  if (fd < 0) return 0;
  ssize_t count = read(fd, text, sizeof text - 1);
  close(fd);
  if (count <= 0) return 0;
  text[count] = 0;
  const char *field = strrchr(text, ')');
  for (int blanks = 0; field && blanks < 5; blanks++) field = strchr(field + 1, ' ');
  return field ? strtoul(field + 1, 0, 10) : 0;
}
#endif

uint64_t popup_terminal_device(int fd) {
#ifdef __linux__
  // TIOCGDEV, which not every libc's headers name.
  unsigned int device = 0;
  return ioctl(fd, 0x80045432, &device) == 0 ? device : device_of_process_status();
#else
  const char *name = ttyname(fd);
  return name ? popup_device_of_path(name) : 0;
#endif
}
