#pragma once

/// Stores the window's size in cells. Returns 0, or -1 if the terminal does not report a size.
static inline int popup_window_size(int fd, int *columns, int *rows) {
  struct winsize size;
  if (ioctl(fd, TIOCGWINSZ, &size) != 0) return -1;
  *columns = size.ws_col;
  *rows = size.ws_row;
  return 0;
}

/// Changes a saved terminal mode to raw mode: every key arrives alone, immediately and unchanged.
static inline void popup_make_raw(struct termios *mode) {
  mode->c_iflag &= ~(tcflag_t)(IGNBRK | BRKINT | PARMRK | ISTRIP | IXON | IXOFF);
  mode->c_iflag &= ~(tcflag_t)(INLCR | IGNCR | ICRNL);
  mode->c_oflag &= ~(tcflag_t)OPOST;
  mode->c_lflag &= ~(tcflag_t)(ECHO | ECHONL | ICANON | ISIG | IEXTEN);
  mode->c_cflag &= ~(tcflag_t)(CSIZE | PARENB);
  mode->c_cflag |= CS8;
  mode->c_cc[VMIN] = 1;
  mode->c_cc[VTIME] = 0;
}

/// Sets a terminal's mode; 0 or -1.
///
/// TCSANOW, because the other two wait until the output has drained: forever on a line that flow
/// control has stopped. The attempts are limited, since EINTR may never end.
static inline int popup_set_mode(int fd, const struct termios *mode) {
  int result = -1;
  for (int i = 0; i < 100; i++) {
    result = tcsetattr(fd, TCSANOW, mode);
    if (result == 0 || errno != EINTR) break;
  }
  return result;
}

/// The job that a terminal belongs to at the moment, as seen from this process.
enum popup_ownership {
  popup_ownership_lost,
  /// Another job of this process's session has it.
  popup_ownership_background,
  popup_ownership_foreground,
  /// It is not the controlling terminal of this process: job control does not apply.
  popup_ownership_independent,
};

static inline enum popup_ownership popup_terminal_ownership(int fd) {
  pid_t group = tcgetpgrp(fd);
  if (group < 0) return errno == ENOTTY ? popup_ownership_independent : popup_ownership_lost;
  return group == getpgrp() ? popup_ownership_foreground : popup_ownership_background;
}

/// The device number of a terminal, however it was opened; 0 if the system does not report it.
uint64_t popup_terminal_device(int fd);

/// The device number of the file at a path; 0 if it is not a character device.
static inline uint64_t popup_device_of_path(const char *path) {
  struct stat status;
  return stat(path, &status) == 0 && S_ISCHR(status.st_mode) ? (uint64_t)status.st_rdev : 0;
}

/// Stores what `popup_restore` needs, where a signal handler can reach it.
///
/// `flags` are file status flags to restore as well, or -1. Copies the bytes. Returns 0, or -1 if
/// it cannot allocate memory.
int popup_restore_arm(
    int fd, const struct termios *saved, int flags, const uint8_t *bytes, size_t count);

/// Restores the terminal, once, within 0.4 seconds, with every signal blocked. A step that fails
/// does not prevent the next one. Async-signal-safe.
void popup_restore(void);

/// Locks the terminal device for this process. Returns 0 if it has the lock now, 1 if another
/// process has it, whose ID is stored in `holder` (0: unknown), or -1 if the device cannot be
/// locked.
///
/// A record lock, fcntl(2): it ends when the process ends or closes the descriptor, and children do
/// not inherit it.
int popup_turn_take(int fd, pid_t *holder);
