#pragma once

// Canonical mode, termios(3): the terminal driver edits and echoes a line before a program reads
// it.

/// Changes a saved terminal mode to canonical mode.
///
/// If it already is canonical, echo and output processing stay as they are: Emacs, for example,
/// turns the echo off and displays typed text itself.
static inline void popup_make_lines(struct termios *mode) {
  if (!(mode->c_lflag & ICANON)) {
    mode->c_lflag |= ECHO | ECHOE | ECHOK;
    mode->c_oflag |= OPOST | ONLCR;
  }
  mode->c_lflag |= ICANON | ISIG | IEXTEN;
  mode->c_iflag &= ~(tcflag_t)(INLCR | IGNCR);
  mode->c_iflag |= ICRNL;
#ifdef IUTF8
  // Backspace erases a UTF-8 character rather than one of its bytes.
  mode->c_iflag |= IUTF8;
#endif
}

static inline void popup_drop_input(int fd) { tcflush(fd, TCIFLUSH); }

/// Drops typed input, including an unfinished line; returns its length in bytes.
///
/// In canonical mode the driver does not report an unfinished line, so this leaves the mode for a
/// moment to count it.
static inline int popup_take_typing(int fd, const struct termios *lines) {
  struct termios mode = *lines;
  mode.c_lflag &= ~(tcflag_t)ICANON;
  if (popup_set_mode(fd, &mode) != 0) return 0;
  int count = 0;
  if (ioctl(fd, FIONREAD, &count) != 0) count = 0;
  // If the input were kept, the user could not erase it any more, and a read would return an
  // unfinished line.
  if (count > 0) popup_drop_input(fd);
  popup_set_mode(fd, lines);
  return count;
}

/// The number of bytes that the driver has not sent yet.
static inline int popup_waiting_output(int fd) {
  int count = 0;
  return ioctl(fd, TIOCOUTQ, &count) == 0 ? count : 0;
}
