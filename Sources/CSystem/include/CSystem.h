#pragma once

// System calls for Swift, the same on glibc, musl and Darwin: the headers, and a `static inline`
// function for each macro and variadic function, which Swift cannot import.
//
// Sets no feature macro: it would change types that other modules import from the same headers.

#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <poll.h>
#include <signal.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <sys/file.h>
#include <sys/ioctl.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <sys/types.h>
#include <sys/wait.h>
#include <termios.h>
#include <time.h>
#include <unistd.h>

#include "files.h"
#include "process.h"
#include "signals.h"
#include "terminal.h"
// Uses terminal.h.
#include "lines.h"
