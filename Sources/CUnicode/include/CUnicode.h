#pragma once
#include <stdint.h>

// Defined once, in CUnicode.c: a static table would be copied into every Swift module that imports
// this header.
extern const uint32_t popup_unicode_records[];
extern const uint8_t popup_unicode_areas[];
extern const uint16_t popup_unicode_blocks[];
extern const uint8_t popup_unicode_indices[];

/// The packed properties of a scalar value; UnicodeTables.h names the bits. A value beyond U+10FFFF
/// has the properties of U+10FFFF.
static inline uint32_t popup_unicode(uint32_t scalar) {
  if (scalar > 0x10FFFF) scalar = 0x10FFFF;
  uint32_t area = popup_unicode_areas[scalar >> 9];
  uint32_t block = popup_unicode_blocks[area * 32 + (scalar >> 4 & 31)];
  return popup_unicode_records[popup_unicode_indices[block * 16 + (scalar & 15)]];
}
