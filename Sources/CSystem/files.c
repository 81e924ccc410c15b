// For pipe2(2).
#define _GNU_SOURCE 1

#include "CSystem.h"

int popup_pipe(int ends[2], int flags) {
#ifdef __APPLE__
  if (pipe(ends) != 0) return -1;
  for (int i = 0; i < 2; i++) {
    fcntl(ends[i], F_SETFD, FD_CLOEXEC);
    fcntl(ends[i], F_SETFL, flags);
  }
  return 0;
#else
  return pipe2(ends, O_CLOEXEC | flags);
#endif
}

int64_t popup_monotonic_milliseconds(void) {
  static int64_t origin;
  struct timespec now = {0, 0};
  clock_gettime(CLOCK_MONOTONIC, &now);
  int64_t milliseconds = (int64_t)now.tv_sec * 1000 + now.tv_nsec / 1000000;
  if (!origin) origin = milliseconds - 1;
  return milliseconds - origin;
}
