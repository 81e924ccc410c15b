#include "CSystem.h"

#include <spawn.h>
#ifdef __APPLE__
#include <mach-o/dyld.h>
#endif

extern char **environ;

static int argument_count;
static char **arguments_at_start;

#if defined(__GLIBC__) || defined(__APPLE__)
// Both hand main()'s parameters to constructors.
__attribute__((constructor)) static void keep_arguments(int count, char **arguments) {
  argument_count = count;
  arguments_at_start = arguments;
}
#else
// The kernel lays out, in this order: the count, the arguments, a null, the environment.
__attribute__((constructor)) static void keep_arguments(void) {
  char **last = environ - 2;
  int count = 0;
  while ((intptr_t)last[-count] != count) count++;
  argument_count = count;
  arguments_at_start = last - count + 1;
}
#endif

char **popup_arguments(int *count) {
  *count = argument_count;
  return arguments_at_start;
}

int popup_spawn(pid_t *child, char *const arguments[], char *const environment[], int output) {
  posix_spawn_file_actions_t actions;
  posix_spawnattr_t attributes;
  int error = posix_spawn_file_actions_init(&actions);
  if (error) return error;
  error = posix_spawnattr_init(&attributes);
  if (error) {
    posix_spawn_file_actions_destroy(&actions);
    return error;
  }
  sigset_t none, all;
  sigemptyset(&none);
  sigfillset(&all);
  sigdelset(&all, SIGKILL);
  sigdelset(&all, SIGSTOP);
  posix_spawnattr_setsigmask(&attributes, &none);
  posix_spawnattr_setsigdefault(&attributes, &all);
  posix_spawnattr_setflags(&attributes, POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF);
  error = posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0);
  if (!error) error = posix_spawn_file_actions_adddup2(&actions, output, 1);
  if (!error) error = posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0);
  if (!error) {
    char *const *variables = environment ? environment : environ;
    error = posix_spawnp(child, arguments[0], &actions, &attributes, arguments, variables);
  }
  posix_spawnattr_destroy(&attributes);
  posix_spawn_file_actions_destroy(&actions);
  return error;
}

static int own_status(struct stat *status) {
#ifdef __APPLE__
  char path[4096];
  uint32_t size = sizeof path;
  return _NSGetExecutablePath(path, &size) == 0 ? stat(path, status) : -1;
#else
  return stat("/proc/self/exe", status);
#endif
}

int popup_is_other_program(const char *path) {
  struct stat status, own;
  if (stat(path, &status) != 0 || !S_ISREG(status.st_mode)) return 0;
  if (access(path, X_OK) != 0) return 0;
  if (own_status(&own) != 0) return 1;
  return status.st_dev != own.st_dev || status.st_ino != own.st_ino;
}
