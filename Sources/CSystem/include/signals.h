#pragma once

// Code that runs inside a signal handler is C: Swift makes no promise about async-signal safety.

/// Opens the descriptor that the handlers write to, once. Returns a descriptor that is readable
/// after a signal, including one that arrived before this call, or -1.
int popup_signals_open(void);

/// Returns and clears the next signal that arrived, fatal ones first; 0 if there is none. Makes no
/// system call if none arrived. Call it until it returns 0: the descriptor becomes readable once
/// for any number of signals.
int popup_signals_next(void);

/// Forgets that a signal arrived.
void popup_signal_forget(int number);

/// Whether a signal ends a process by default. False for crashes, SIGPIPE and the real-time signals
/// that the C library uses itself.
int popup_signal_is_fatal(int number);

/// Whether a signal is SIGTSTP, SIGTTIN or SIGTTOU.
int popup_signal_is_stop(int number);

/// Makes `popup_signals_next` report fatal signals, stops, SIGWINCH and SIGCONT; ignores SIGPIPE,
/// catches crashes and unblocks every signal. A signal that the caller ignores stays ignored.
void popup_signals_catch(void);

/// Restores the default action of a signal that `popup_signals_catch` caught.
void popup_signal_release(int number);

/// Restores the default action of every signal that `popup_signals_catch` caught.
void popup_signals_release(void);

/// Blocks every signal except crashes until `popup_signals_catch`. If `with_background_stops` is 0,
/// SIGTTIN and SIGTTOU have their default action, which stops popup while another job has the
/// terminal.
void popup_signals_hold(int with_background_stops);

/// Makes ILL, TRAP, ABRT, BUS, SEGV, FPE, SYS and XCPU restore the terminal before they kill.
void popup_crashes_catch(void);

/// Makes crashes restore the terminal and exit with a status instead of dying by their signal:
/// callers that compute `$? >> 8`, as Perl does, mistake death by a signal for success.
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

/// A file's pages in memory: reading beyond the file's end gives zeros instead of SIGBUS.
struct popup_mapping {
  uintptr_t start;
  size_t length;
  int fd;
  /// The file's offset at `start`, in bytes.
  int64_t offset;
  struct popup_mapping *next;
};

/// Makes reads beyond the end of a mapped file safe, and catches crashes. `mapping` must stay valid
/// until it is removed.
void popup_mapping_add(struct popup_mapping *mapping);

void popup_mapping_remove(struct popup_mapping *mapping);
