// Runs one command on its own pseudo-terminal and prints what it cost, in one line:
//
//   first exit cpu memory bytes status steps step-latency step-bytes step-cpu
//
// first: milliseconds from exec to the end of the marker on the terminal; exit: milliseconds from
// the last key to the end of the process; cpu: milliseconds, user and system; memory: VmHWM before
// the last key, in KB; bytes: all that the command wrote; steps: step keys sent, of which latency
// (to the first byte that comes back, median, ms), bytes and cpu (µs) are per step.
//
// usage: ptyrun [-c COLUMNS] [-r ROWS] [-m MARKER] [-k KEY] [-s STEP_KEY -n STEPS] [-i STDIN_FILE]
//               [-p PIPED_FILE] [-w READY_TEXT -x TYPED] [-o OUTPUT_FILE] -- COMMAND [ARGUMENT]...
//
// With -w the command is a shell or a multiplexer: when READY_TEXT has come, TYPED is sent, and
// time begins there. MARKER and keys take \r, \n, \e and \t.
#define _GNU_SOURCE
#include <fcntl.h>
#include <poll.h>
#include <pty.h>
#include <signal.h>
#include <spawn.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

extern char **environ;

enum { quiet_milliseconds = 25, step_quiet_milliseconds = 2, limit_milliseconds = 20000 };

struct text {
  char bytes[512];
  size_t count;
};

static struct text unescaped(const char *source) {
  struct text text = {.count = 0};
  for (; *source && text.count < sizeof text.bytes; source++) {
    char byte = *source;
    if (byte == '\\' && source[1]) {
      byte = *++source;
      byte = byte == 'r' ? '\r' : byte == 'n' ? '\n' : byte == 'e' ? '\033' : byte == 't' ? '\t' : byte;
    }
    text.bytes[text.count++] = byte;
  }
  return text;
}

static double milliseconds(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return (double)time.tv_sec * 1e3 + (double)time.tv_nsec / 1e6;
}

/// Nanoseconds that a process has run, finer than the ticks of /proc/PID/stat.
static double run_time(pid_t child) {
  char path[64];
  double time = 0;
  snprintf(path, sizeof path, "/proc/%d/schedstat", child);
  FILE *file = fopen(path, "r");
  if (!file) return 0;
  if (fscanf(file, "%lf", &time) != 1) time = 0;
  fclose(file);
  return time;
}

static long peak_memory(pid_t child) {
  char path[64], line[256];
  long size = -1;
  snprintf(path, sizeof path, "/proc/%d/status", child);
  FILE *file = fopen(path, "r");
  if (!file) return -1;
  while (fgets(line, sizeof line, file) && sscanf(line, "VmHWM: %ld", &size) != 1) continue;
  fclose(file);
  return size;
}

// The end of the terminal's output, kept for markers that arrive in two reads.
static int terminal, output = -1;
static size_t total;
static char tail[1 << 17];
static size_t tail_count;

/// Reads once, waiting up to `timeout` milliseconds: 1 if bytes came, 0 if none, -1 at the end.
static int receive(int timeout) {
  struct pollfd entry = {terminal, POLLIN, 0};
  if (poll(&entry, 1, timeout) <= 0) return 0;
  if (tail_count > sizeof tail / 2) {
    memmove(tail, tail + tail_count - 1024, 1024);
    tail_count = 1024;
  }
  ssize_t count = read(terminal, tail + tail_count, sizeof tail - tail_count);
  if (count <= 0) return -1;
  if (output >= 0 && write(output, tail + tail_count, (size_t)count) < 0) perror("ptyrun");
  tail_count += (size_t)count;
  total += (size_t)count;
  return 1;
}

/// Reads until a text has arrived: 0, or -1 if it does not.
static int wait_for(struct text text) {
  double deadline = milliseconds() + limit_milliseconds;
  while (!memmem(tail, tail_count, text.bytes, text.count)) {
    if (milliseconds() > deadline || receive(1000) < 0) return -1;
  }
  return 0;
}

static void type(struct text keys) {
  if (write(terminal, keys.bytes, keys.count) < 0) perror("ptyrun");
}

static int compare(const void *left, const void *right) {
  double difference = *(const double *)left - *(const double *)right;
  return difference < 0 ? -1 : difference > 0;
}

static int feed(const char *path) {
  int ends[2];
  if (pipe2(ends, O_CLOEXEC) != 0) return -1;
  char *const arguments[] = {"cat", (char *)path, 0};
  posix_spawn_file_actions_t actions;
  posix_spawn_file_actions_init(&actions);
  posix_spawn_file_actions_adddup2(&actions, ends[1], 1);
  pid_t feeder;
  posix_spawnp(&feeder, "cat", &actions, 0, arguments, environ);
  posix_spawn_file_actions_destroy(&actions);
  close(ends[1]);
  return ends[0];
}

int main(int count, char **arguments) {
  struct winsize size = {.ws_col = 80, .ws_row = 24};
  struct text marker = unescaped("\\e[?2026l"), key = unescaped("\\r"), step = {.count = 0};
  struct text ready = {.count = 0}, typed = {.count = 0};
  int option;
  volatile int steps = 0, input = -1;
  while ((option = getopt(count, arguments, "+c:r:m:k:s:n:i:p:w:x:o:")) != -1) {
    switch (option) {
      case 'c': size.ws_col = (unsigned short)atoi(optarg); break;
      case 'r': size.ws_row = (unsigned short)atoi(optarg); break;
      case 'm': marker = unescaped(optarg); break;
      case 'k': key = unescaped(optarg); break;
      case 's': step = unescaped(optarg); break;
      case 'n': steps = atoi(optarg); break;
      case 'i': input = open(optarg, O_RDONLY | O_CLOEXEC); break;
      case 'p': input = feed(optarg); break;
      case 'w': ready = unescaped(optarg); break;
      case 'x': typed = unescaped(optarg); break;
      case 'o': output = open(optarg, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0666); break;
      default: return 2;
    }
  }
  char **command = arguments + optind;
  char name[128];
  int other;
  if (!*command || openpty(&terminal, &other, name, 0, &size) != 0) return 2;
  fcntl(terminal, F_SETFD, FD_CLOEXEC);
  fcntl(other, F_SETFD, FD_CLOEXEC);

  double start = milliseconds();
  pid_t child = vfork();
  if (child == 0) {
    setsid();
    int end = open(name, O_RDWR);
    dup2(input >= 0 ? input : end, 0);
    dup2(end, 1);
    dup2(end, 2);
    close(end);
    execvp(command[0], command);
    _exit(127);
  }
  close(other);
  if (input >= 0) close(input);
  if (ready.count) {
    wait_for(ready);
    while (receive(300) > 0) continue;
    tail_count = 0;
    total = 0;
    start = milliseconds();
    type(typed);
  }
  double first = wait_for(marker) == 0 ? milliseconds() - start : -1;
  while (receive(quiet_milliseconds) > 0) continue;

  double *latencies = calloc((size_t)steps + 1, sizeof *latencies);
  size_t before = total;
  double cpu_before = run_time(child);
  for (int i = 0; i < steps; i++) {
    double sent = milliseconds();
    type(step);
    if (receive(1000) < 0) break;
    latencies[i] = milliseconds() - sent;
    while (receive(step_quiet_milliseconds) > 0) continue;
  }
  double step_bytes = steps ? (double)(total - before) / steps : 0;
  double step_cpu = steps ? (run_time(child) - cpu_before) / 1e3 / steps : 0;
  qsort(latencies, (size_t)steps, sizeof *latencies, compare);

  long memory = peak_memory(child);
  double pressed = milliseconds();
  if (first >= 0) type(key); else kill(child, SIGKILL);
  int received;
  while ((received = receive(5000)) > 0) continue;
  // No output for five seconds: the key did not end the command.
  if (received == 0) kill(child, SIGKILL);
  int status;
  struct rusage usage;
  wait4(child, &status, 0, &usage);
  double last = milliseconds() - pressed;
  double cpu = (double)(usage.ru_utime.tv_sec + usage.ru_stime.tv_sec) * 1e3 +
               (double)(usage.ru_utime.tv_usec + usage.ru_stime.tv_usec) / 1e3;
  printf(
      "%.4f %.4f %.3f %ld %zu %d %d %.4f %.1f %.2f\n", first, last, cpu, memory, total,
      WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status), steps,
      latencies[steps / 2], step_bytes, step_cpu);
  return 0;
}
