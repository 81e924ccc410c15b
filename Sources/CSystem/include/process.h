#pragma once

/// Whether a waitpid(2) status means success.
static inline int popup_exited_with_success(int status) {
  return WIFEXITED(status) && WEXITSTATUS(status) == 0;
}

/// Starts a program found on PATH, with standard output on `output`, the other standard descriptors
/// on /dev/null, and no signal blocked or ignored. Returns 0 or an errno.
int popup_spawn(pid_t *child, char *const arguments[], char *const environment[], int output);

/// This process's arguments: Embedded Swift has no CommandLine.
char **popup_arguments(int *count);

/// Whether a path leads to an executable regular file other than the running program.
int popup_is_other_program(const char *path);
