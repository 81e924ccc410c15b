// The least that any program must do to ask on a terminal: opens /dev/tty, sets raw mode, writes
// the same bytes as popup's first frame, waits for a key, restores. The control for popup's
// measurements.
#include <fcntl.h>
#include <poll.h>
#include <termios.h>
#include <unistd.h>

// unsigned char frame[], leaving[]: captured from popup for the same question and screen.
#include FRAME_HEADER

static void send(int terminal, const unsigned char *bytes, size_t count) {
  while (count > 0) {
    ssize_t sent = write(terminal, bytes, count);
    if (sent <= 0) _exit(74);
    bytes += sent;
    count -= (size_t)sent;
  }
}

int main(void) {
  struct termios saved;
  int terminal = open("/dev/tty", O_RDWR | O_NOCTTY | O_CLOEXEC);
  if (terminal < 0 || tcgetattr(terminal, &saved) != 0) return 69;
  struct termios raw = saved;
  cfmakeraw(&raw);
  tcsetattr(terminal, TCSAFLUSH, &raw);
  send(terminal, frame, sizeof frame);
  unsigned char key;
  struct pollfd entry = {terminal, POLLIN, 0};
  poll(&entry, 1, -1);
  ssize_t count = read(terminal, &key, 1);
  send(terminal, leaving, sizeof leaving);
  tcsetattr(terminal, TCSAFLUSH, &saved);
  return count == 1 && key == '\r' ? 0 : 1;
}
