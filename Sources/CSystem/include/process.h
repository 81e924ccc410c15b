#pragma once

/// Whether a waitpid(2) status means success.
static inline int popup_exited_with_success(int status) {
  return WIFEXITED(status) && WEXITSTATUS(status) == 0;
}

/// Starts a program found on PATH, its standard output going to `output`, its other standard
/// descriptors to /dev/null, with no signal blocked, ignored or handled. An errno, or 0.
int popup_spawn(pid_t *child, char *const arguments[], char *const environment[], int output);

/// This process's arguments: Embedded Swift has no CommandLine.
char **popup_arguments(int *count);

/// Whether a file is a regular one that this process may execute, and not the program that is running,
/// by any link.
int popup_is_other_program(const char *path);
