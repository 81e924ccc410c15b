#pragma once

// What runs inside a signal handler is C: Swift promises nothing about what its code calls there.

/// Makes what handlers write to, unless it is there; a descriptor that can be read then, at once if
/// a signal came before, or -1.
int popup_signals_open(void);

/// Reads all that was written; 0 when no signal came since it was last read and each one taken.
int popup_signals_drain(void);

/// 1 when the signal came since this was last asked.
int popup_signal_take(int signal);

/// Has the signal reported through it.
void popup_signal_catch(int signal);

/// The same, but one that is ignored stays so.
void popup_signal_catch_unless_ignored(int signal);

/// Holds back every signal that can wait until they are unblocked. Those of job control cannot:
/// they are what keeps us from a terminal that another job has.
void popup_signals_hold(void);

/// Has ILL, TRAP, ABRT, BUS, SEGV, FPE, SYS and XCPU restore the terminal before they kill.
void popup_crashes_catch(void);

/// Has crashes restore the terminal and end with a status rather than by their signal: callers that
/// compute `$? >> 8`, as Perl does, take a death by a signal for success.
void popup_crashes_exit(int status);

static inline void popup_signal_ignore(int number) { signal(number, SIG_IGN); }

static inline void popup_signal_default(int number) { signal(number, SIG_DFL); }

static inline int popup_signal_is_ignored(int number) {
  struct sigaction action;
  return sigaction(number, 0, &action) == 0 && action.sa_handler == SIG_IGN;
}

static inline void popup_signals_unblock_all(void) {
  sigset_t none;
  sigemptyset(&none);
  sigprocmask(SIG_SETMASK, &none, 0);
}

/// A file's pages in memory: a fault beyond the file's end reads as zeros instead of killing.
struct popup_mapping {
  uintptr_t start;
  size_t length;
  int fd;
  /// The file's offset at `start`, in bytes.
  int64_t offset;
  struct popup_mapping *next;
};

/// Guards a mapping, with the handlers for crashes; the caller keeps the memory of `mapping` until
/// it is removed.
void popup_mapping_add(struct popup_mapping *mapping);

void popup_mapping_remove(struct popup_mapping *mapping);
