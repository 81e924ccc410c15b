#pragma once

/// The window's size in cells; 0 when the terminal told it.
static inline int popup_window_size(int fd, int *columns, int *rows) {
  struct winsize size;
  if (ioctl(fd, TIOCGWINSZ, &size) != 0) return -1;
  *columns = size.ws_col;
  *rows = size.ws_row;
  return 0;
}

/// Changes a saved terminal mode to one where every key arrives alone, at once and unchanged.
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

/// Sets a mode and drops what was typed under the old one.
///
/// TCSAFLUSH would wait for the output to drain first: without end on a line that flow control
/// stopped.
static inline int popup_set_mode(int fd, const struct termios *mode) {
  int result;
  do result = tcsetattr(fd, TCSANOW, mode);
  while (result != 0 && errno == EINTR);
  tcflush(fd, TCIFLUSH);
  return result;
}

/// Bytes that wait to be read; whole lines only while lines are edited.
static inline int popup_waiting_input(int fd) {
  int count = 0;
  return ioctl(fd, FIONREAD, &count) == 0 ? count : 0;
}

/// Whose a terminal is at the moment.
enum popup_ownership {
  popup_ownership_lost,
  /// Another job of our session has it.
  popup_ownership_background,
  popup_ownership_foreground,
  /// It does not control our session, so that nobody's job control is concerned.
  popup_ownership_independent,
};

static inline enum popup_ownership popup_terminal_ownership(int fd) {
  pid_t group = tcgetpgrp(fd);
  if (group < 0) return errno == ENOTTY ? popup_ownership_independent : popup_ownership_lost;
  return group == getpgrp() ? popup_ownership_foreground : popup_ownership_background;
}

/// The device number of a terminal, however it was opened; 0 when the system does not say.
uint64_t popup_terminal_device(int fd);

/// The device number of the file a path leads to, 0 when it is not a character device.
static inline uint64_t popup_device_of_path(const char *path) {
  struct stat status;
  return stat(path, &status) == 0 && S_ISCHR(status.st_mode) ? (uint64_t)status.st_rdev : 0;
}

/// What puts the terminal back as it was: kept where a signal handler can reach it.
///
/// `flags` are file status flags to put back as well, or -1. Copies the bytes; 0 or -1.
int popup_restore_arm(
    int fd, const struct termios *saved, int flags, const uint8_t *bytes, size_t count);

/// Puts the terminal back, once, within 0.4 seconds. Safe in a signal handler.
void popup_restore(void);
