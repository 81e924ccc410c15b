#pragma once
#include <stdint.h>
static const uint8_t popup_table[5000] = {1,2,3};
static inline uint8_t popup_lookup(uint32_t s) { return popup_table[s % 5000]; }
