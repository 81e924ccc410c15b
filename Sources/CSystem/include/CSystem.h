#pragma once
#include <unistd.h>
#include <errno.h>
static inline int popup_errno(void) { return errno; }
