#include "CUnicode.h"
#include "UnicodeTables.h"
