#ifdef __linux__
#include <sys/eventfd.h>
#endif

#include "CSystem.h"

enum { signal_count = NSIG };

static int wake_ends[2] = {-1, -1};
static volatile sig_atomic_t pending[signal_count];
/// Nonzero whenever an element of `pending` may be.
static volatile sig_atomic_t any_pending;
/// The signals whose handler is `mark`.
static uint8_t is_caught[signal_count];

static void wake(void) {
  // An eventfd takes eight bytes; a pipe takes any number.
  uint64_t one = 1;
  ssize_t sent = write(wake_ends[1], &one, sizeof one);
  // If the pipe is full, the reader wakes up all the same.
  (void)sent;
}

/// The handler of every signal that `popup_signals_next` reports.
static void mark(int number) {
  int error = errno;
  if (number > 0 && number < signal_count) pending[number] = 1;
  any_pending = 1;
  wake();
  errno = error;
}

int popup_signals_open(void) {
  if (wake_ends[0] >= 0) return wake_ends[0];
  int ends[2];
#ifdef __linux__
  // One eventfd serves as both ends and costs half as much as a pipe.
  ends[0] = ends[1] = eventfd(0, EFD_CLOEXEC | EFD_NONBLOCK);
  if (ends[0] < 0) return -1;
#else
  if (popup_pipe(ends, O_NONBLOCK) != 0) return -1;
#endif
  wake_ends[1] = ends[1];
  wake_ends[0] = ends[0];
  // Signals that arrived earlier could not wake the reader.
  if (any_pending) wake();
  return ends[0];
}

static const int crashes[] = {SIGILL, SIGTRAP, SIGABRT, SIGBUS, SIGSEGV, SIGFPE, SIGSYS, SIGXCPU};

enum { crash_count = sizeof crashes / sizeof *crashes };

static int is_crash(int number) {
  for (int i = 0; i < crash_count; i++) {
    if (crashes[i] == number) return 1;
  }
  return 0;
}

int popup_signal_is_stop(int number) {
  return number == SIGTSTP || number == SIGTTIN || number == SIGTTOU;
}

int popup_signal_is_fatal(int number) {
  if (number <= 0 || number >= signal_count) return 0;
  if (is_crash(number) || popup_signal_is_stop(number)) return 0;
  switch (number) {
  case SIGKILL:
  case SIGSTOP:
  case SIGCONT:
  case SIGCHLD:
  case SIGURG:
  case SIGWINCH:
  // A broken pipe is an error of the write.
  case SIGPIPE:
#ifdef __APPLE__
  // Ignored by default there.
  case SIGIO:
  case SIGINFO:
#endif
    return 0;
  default: break;
  }
#ifdef SIGRTMIN
  // The C library keeps the first real-time signals: 32 and 33, musl 34 as well.
  if (number > SIGSYS && number < SIGRTMIN) return 0;
#endif
  return 1;
}

static int take_first(int are_fatal) {
  for (int number = 1; number < signal_count; number++) {
    if (!pending[number] || popup_signal_is_fatal(number) != are_fatal) continue;
    pending[number] = 0;
    return number;
  }
  return 0;
}

int popup_signals_next(void) {
  if (!any_pending) return 0;
  any_pending = 0;
  uint8_t bytes[64];
  while (wake_ends[0] >= 0 && read(wake_ends[0], bytes, sizeof bytes) > 0) continue;
  int number = take_first(1);
  if (!number) number = take_first(0);
  // There may be more.
  if (number) any_pending = 1;
  return number;
}

void popup_signal_forget(int number) {
  if (number > 0 && number < signal_count) pending[number] = 0;
}

static void catch_signal(int number, const struct sigaction *action) {
  struct sigaction before;
  if (sigaction(number, action, &before) != 0) return;
  // The default of these two is to do nothing visible, so ignoring them carries no intent.
  if (before.sa_handler == SIG_IGN && number != SIGWINCH && number != SIGCONT) {
    sigaction(number, &before, 0);
    pending[number] = 0;
    return;
  }
  is_caught[number] = 1;
}

void popup_signals_catch(void) {
  struct sigaction action;
  memset(&action, 0, sizeof action);
  sigemptyset(&action.sa_mask);
  action.sa_handler = mark;
  for (int number = 1; number < signal_count; number++) {
    if (is_caught[number]) continue;
    if (popup_signal_is_fatal(number) || popup_signal_is_stop(number) || number == SIGWINCH
        || number == SIGCONT) {
      catch_signal(number, &action);
    }
  }
  signal(SIGPIPE, SIG_IGN);
  popup_crashes_catch();
  popup_signals_unblock_all();
}

void popup_signal_release(int number) {
  if (number <= 0 || number >= signal_count || !is_caught[number]) return;
  is_caught[number] = 0;
  signal(number, SIG_DFL);
}

void popup_signals_release(void) {
  for (int number = 1; number < signal_count; number++) popup_signal_release(number);
}

void popup_signals_hold(int with_background_stops) {
  sigset_t held;
  sigfillset(&held);
  for (int i = 0; i < crash_count; i++) sigdelset(&held, crashes[i]);
  if (!with_background_stops) {
    popup_signal_release(SIGTTIN);
    popup_signal_release(SIGTTOU);
    sigdelset(&held, SIGTTIN);
    sigdelset(&held, SIGTTOU);
  }
  sigprocmask(SIG_BLOCK, &held, 0);
}

static struct popup_mapping *volatile mappings;

void popup_mapping_add(struct popup_mapping *mapping) {
  popup_crashes_catch();
  mapping->next = mappings;
  mappings = mapping;
}

void popup_mapping_remove(struct popup_mapping *mapping) {
  if (mappings == mapping) {
    mappings = mapping->next;
    return;
  }
  for (struct popup_mapping *each = mappings; each; each = each->next) {
    if (each->next == mapping) {
      each->next = mapping->next;
      return;
    }
  }
}

/// Maps zeros where a mapped file has lost its pages; 1 if the fault was in such a mapping.
static int mend_mapping(uintptr_t fault) {
  for (struct popup_mapping *each = mappings; each; each = each->next) {
    if (fault < each->start || fault - each->start >= each->length) continue;
    uintptr_t page = (uintptr_t)popup_page_size();
    uintptr_t start = fault - fault % page;
    size_t length = page;
    struct stat status;
    // A truncated file has lost everything that follows; an unreadable block is one page.
    int64_t offset = each->offset + (int64_t)(start - each->start);
    if (fstat(each->fd, &status) == 0 && offset >= status.st_size) {
      length = each->start + each->length - start;
    }
    int flags = MAP_PRIVATE | MAP_ANON | MAP_FIXED;
    return mmap((void *)start, length, PROT_READ, flags, -1, 0) != MAP_FAILED;
  }
  return 0;
}

/// The status with which a crash exits; negative: it dies by its signal.
static volatile sig_atomic_t crash_status = -1;

void popup_crashes_exit(int status) { crash_status = status; }

static void crash(int number, siginfo_t *info, void *context) {
  (void)context;
  int error = errno;
  if (number == SIGBUS && mend_mapping((uintptr_t)info->si_addr)) {
    errno = error;
    return;
  }
  popup_restore();
  if (crash_status >= 0) _exit(crash_status);
  signal(number, SIG_DFL);
  // The signal is blocked until this handler returns; then it kills the process.
  raise(number);
}

void popup_crashes_catch(void) {
  // A separate stack: after a stack overflow, the ordinary one has no room.
  static uint8_t memory[64 * 1024];
  static int is_done;
  if (is_done) return;
  is_done = 1;
  stack_t stack;
  memset(&stack, 0, sizeof stack);
  stack.ss_sp = memory;
  stack.ss_size = sizeof memory;
  sigaltstack(&stack, 0);
  for (int i = 0; i < crash_count; i++) {
    struct sigaction action;
    memset(&action, 0, sizeof action);
    sigemptyset(&action.sa_mask);
    action.sa_sigaction = crash;
    action.sa_flags = SA_SIGINFO | SA_ONSTACK;
    sigaction(crashes[i], &action, 0);
  }
}
