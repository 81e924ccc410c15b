#pragma once

// A terminal whose driver edits and echoes the line that is typed: termios(3), "canonical mode".

/// Changes a saved terminal mode to one that gives out edited lines.
///
/// Where lines were edited before, echo and line ends stay as they were: Emacs shows what is typed
/// itself.
static inline void popup_make_lines(struct termios *mode) {
  if (!(mode->c_lflag & ICANON)) {
    mode->c_lflag |= ECHO | ECHOE | ECHOK;
    mode->c_oflag |= OPOST | ONLCR;
  }
  mode->c_lflag |= ICANON | ISIG | IEXTEN;
  mode->c_iflag &= ~(tcflag_t)(INLCR | IGNCR);
  mode->c_iflag |= ICRNL;
#ifdef IUTF8
  // Backspace takes a character, not a byte of it.
  mode->c_iflag |= IUTF8;
#endif
}

static inline void popup_drop_input(int fd) { tcflush(fd, TCIFLUSH); }

/// Drops what was typed and says how many bytes that was, half a line included.
///
/// While lines are edited the driver does not tell of a line before its end; what it has is readable
/// once editing stops.
static inline int popup_take_typing(int fd, const struct termios *lines) {
  struct termios mode = *lines;
  mode.c_lflag &= ~(tcflag_t)ICANON;
  if (popup_set_mode(fd, &mode) != 0) return 0;
  int count = 0;
  if (ioctl(fd, FIONREAD, &count) != 0) count = 0;
  // It would no longer be erasable, and readable without its end.
  if (count > 0) popup_drop_input(fd);
  popup_set_mode(fd, lines);
  return count;
}

/// Bytes that the driver has not sent yet.
static inline int popup_waiting_output(int fd) {
  int count = 0;
  return ioctl(fd, TIOCOUTQ, &count) == 0 ? count : 0;
}
