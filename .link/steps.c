// Single-steps a command on an 80×24 terminal and prints the address of each of the program's own
// instructions when it first executes. Types one key whenever the command is about to wait. For
// x86-64 Linux.
//
// usage: steps KEYS COMMAND [ARGUMENT]...
#include <fcntl.h>
#include <pty.h>
#include <stdint.h>
#include <stdio.h>
#include <sys/ptrace.h>
#include <sys/syscall.h>
#include <sys/user.h>
#include <sys/wait.h>
#include <unistd.h>

// The address where lld puts a program that is not position-independent, and one beyond its end.
enum { start = 0x200000, end = 0x800000, syscall_instruction = 0x050F };

static uint8_t executed[end - start];

static int is_about_to_wait(pid_t child, const struct user_regs_struct *registers) {
  if (registers->rax != SYS_poll && registers->rax != SYS_ppoll) return 0;
  long code = ptrace(PTRACE_PEEKTEXT, child, (void *)registers->rip, 0);
  return (code & 0xFFFF) == syscall_instruction;
}

int main(int count, char **arguments) {
  if (count < 3) return 2;
  struct winsize size = {.ws_col = 80, .ws_row = 24};
  const char *keys = arguments[1];
  int terminal, status;
  pid_t child = forkpty(&terminal, 0, 0, &size);
  if (child < 0) return 1;
  if (child == 0) {
    ptrace(PTRACE_TRACEME, 0, 0, 0);
    execvp(arguments[2], arguments + 2);
    _exit(127);
  }
  fcntl(terminal, F_SETFL, O_NONBLOCK);
  while (waitpid(child, &status, 0) == child && WIFSTOPPED(status)) {
    struct user_regs_struct registers;
    ptrace(PTRACE_GETREGS, child, 0, &registers);
    uint64_t place = registers.rip;
    if (place >= start && place < end && !executed[place - start]) {
      executed[place - start] = 1;
      printf("%llx\n", (unsigned long long)place);
    }
    if (is_about_to_wait(child, &registers)) {
      char shown[4096];
      while (read(terminal, shown, sizeof shown) > 0) continue;
      if (*keys && write(terminal, keys++, 1) != 1) return 1;
    }
    int signal = WSTOPSIG(status) == SIGTRAP ? 0 : WSTOPSIG(status);
    ptrace(PTRACE_SINGLESTEP, child, 0, signal);
  }
  return !WIFEXITED(status) || WEXITSTATUS(status) > 1;
}
