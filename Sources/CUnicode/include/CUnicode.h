#pragma once
#include <stdint.h>

// One copy for the whole program: every Swift module that imports this makes its own of what is static.
extern const uint32_t popup_unicode_records[];
extern const uint8_t popup_unicode_areas[];
extern const uint16_t popup_unicode_blocks[];
extern const uint8_t popup_unicode_indices[];

/// The packed properties of a scalar; UnicodeTables.h names the bits. What is beyond Unicode has
/// those of U+10FFFF.
static inline uint32_t popup_unicode(uint32_t scalar) {
  if (scalar > 0x10FFFF) scalar = 0x10FFFF;
  uint32_t area = popup_unicode_areas[scalar >> 9];
  uint32_t block = popup_unicode_blocks[area * 32 + (scalar >> 4 & 31)];
  return popup_unicode_records[popup_unicode_indices[block * 16 + (scalar & 15)]];
}

/// The first place in [from, to) that holds one of two bytes, or `to`.
static inline long popup_find(const uint8_t *bytes, long from, long to, uint8_t one, uint8_t two) {
  while (from < to && bytes[from] != one && bytes[from] != two) from++;
  return from;
}

/// The last place in [from, to) that holds one of two bytes, or -1.
static inline long popup_find_last(const uint8_t *bytes, long from, long to, uint8_t one,
                                   uint8_t two) {
  while (to > from) {
    to--;
    if (bytes[to] == one || bytes[to] == two) return to;
  }
  return -1;
}
