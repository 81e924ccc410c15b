#ifdef __linux__
#include <sys/eventfd.h>
#endif

#include "CSystem.h"

enum { signal_count = 65 };

static int wake_ends[2] = {-1, -1};
static volatile sig_atomic_t pending[signal_count];
/// Some of them may be.
static volatile sig_atomic_t any_pending;

static void wake(int number) {
  int error = errno;
  // What a counter takes.
  uint64_t one = 1;
  if (number > 0 && number < signal_count) pending[number] = 1;
  any_pending = 1;
  ssize_t sent = write(wake_ends[1], &one, sizeof one);
  // A full pipe wakes the reader as well as more would.
  (void)sent;
  errno = error;
}

int popup_signals_open(void) {
  if (wake_ends[0] >= 0) return wake_ends[0];
  int ends[2];
#ifdef __linux__
  // One counter does for both ends, at half the price of a pipe.
  ends[0] = ends[1] = eventfd(0, EFD_CLOEXEC | EFD_NONBLOCK);
  if (ends[0] < 0) return -1;
#else
  if (popup_pipe(ends, O_NONBLOCK) != 0) return -1;
#endif
  wake_ends[1] = ends[1];
  wake_ends[0] = ends[0];
  // What came before had nothing to wake.
  if (any_pending) wake(0);
  return ends[0];
}

int popup_signals_drain(void) {
  if (!any_pending) return 0;
  any_pending = 0;
  uint8_t bytes[64];
  while (wake_ends[0] >= 0 && read(wake_ends[0], bytes, sizeof bytes) > 0) continue;
  return 1;
}

int popup_signal_take(int number) {
  if (number <= 0 || number >= signal_count || !pending[number]) return 0;
  pending[number] = 0;
  any_pending = 1;
  return 1;
}

static void install(int number, struct sigaction *before) {
  struct sigaction action;
  memset(&action, 0, sizeof action);
  sigemptyset(&action.sa_mask);
  action.sa_handler = wake;
  sigaction(number, &action, before);
}

void popup_signal_catch(int number) { install(number, 0); }

void popup_signal_catch_unless_ignored(int number) {
  struct sigaction before;
  memset(&before, 0, sizeof before);
  install(number, &before);
  if (before.sa_handler != SIG_IGN) return;
  sigaction(number, &before, 0);
  popup_signal_take(number);
}

static const int crashes[] = {SIGILL, SIGTRAP, SIGABRT, SIGBUS, SIGSEGV, SIGFPE, SIGSYS, SIGXCPU};

enum { crash_count = sizeof crashes / sizeof *crashes };

void popup_signals_hold(void) {
  sigset_t held;
  sigfillset(&held);
  for (int i = 0; i < crash_count; i++) sigdelset(&held, crashes[i]);
  sigdelset(&held, SIGTTIN);
  sigdelset(&held, SIGTTOU);
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

/// Puts zeros where a mapped file has lost its pages; 1 when the fault was in one.
static int mend_mapping(uintptr_t fault) {
  for (struct popup_mapping *each = mappings; each; each = each->next) {
    if (fault < each->start || fault - each->start >= each->length) continue;
    uintptr_t page = (uintptr_t)popup_page_size();
    uintptr_t start = fault - fault % page;
    size_t length = page;
    struct stat status;
    // In a shortened file all that follows is gone too; an unreadable block is one page.
    int64_t offset = each->offset + (int64_t)(start - each->start);
    if (fstat(each->fd, &status) == 0 && offset >= status.st_size) {
      length = each->start + each->length - start;
    }
    int flags = MAP_PRIVATE | MAP_ANON | MAP_FIXED;
    return mmap((void *)start, length, PROT_READ, flags, -1, 0) != MAP_FAILED;
  }
  return 0;
}

/// Negative: a crash ends as its signal does.
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
  // Blocked while its handler runs: it kills on return.
  raise(number);
}

void popup_crashes_catch(void) {
  // Its own stack, or an overflow of the ordinary one could not be handled.
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
