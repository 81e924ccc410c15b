#!/usr/bin/env python3
"""Make Sources/CUnicode/UnicodeTables.h from the Unicode Character Database.

The database is read from /usr/share/unicode (Debian's package unicode-data), or from the directory
given as an argument. Can be run from any directory. With --check nothing is written, and the exit
status tells whether the header is up to date.
"""

import os
import re
import sys

REFRESH = "python3 .tools/unicode-tables.py"
LIMIT = 0x110000
# Scalars in a block and blocks in an area: this gives the smallest three-stage tables.
BLOCK = 16
AREA = 32

# The order is that of the Swift enums of the same names.
GRAPHEME = """Other CR LF Control Extend ZWJ Regional_Indicator Prepend SpacingMark L V T LV LVT""".split()
LINE = """AL B2 BA BB BK CB CL CM CP CR EB EM EX GL H2 H3 HL HY ID IN IS JL JT JV LF NL NS NU OP PO PR
QU RI SP SY WJ ZW ZWJ""".split()
ZERO, NARROW, AMBIGUOUS, WIDE = range(4)
PLAIN, PICTURE, MARK, DROPPED, HARD_BREAK, TAG, BIDI_MARK, ISOLATE = range(8)


class Database:
    def __init__(self, folder):
        self.folder = folder

    def lines(self, name):
        with open(os.path.join(self.folder, name), encoding="utf-8") as file:
            for line in file:
                line = line.split("#")[0].strip()
                if line:
                    yield [field.strip() for field in line.split(";")]

    def ranges(self, name):
        for span, *fields in self.lines(name):
            first, _, last = span.partition("..")
            yield range(int(first, 16), int(last or first, 16) + 1), fields

    def values(self, name, default, wanted=None):
        """One value for each code point; `wanted` makes a set of a binary property."""
        table = [default] * LIMIT
        for span, fields in self.ranges(name):
            if wanted is None or fields[0] == wanted:
                for code in span:
                    table[code] = fields[0] if wanted is None else True
        return table

    def version(self):
        with open(os.path.join(self.folder, "LineBreak.txt"), encoding="utf-8") as file:
            return re.search(r"-(\d+\.\d+\.\d+)\.txt", file.readline()).group(1)


def fill(table, value, *spans):
    for first, last in spans:
        for code in range(first, last + 1):
            if table[code] is None:
                table[code] = value


def properties(database):
    category = database.values("extracted/DerivedGeneralCategory.txt", "Cn")
    grapheme = database.values("auxiliary/GraphemeBreakProperty.txt", "Other")
    pictographic = database.values("emoji/emoji-data.txt", False, "Extended_Pictographic")
    ignorable = database.values("DerivedCoreProperties.txt", False, "Default_Ignorable_Code_Point")
    script = database.values("Scripts.txt", "Unknown")
    age = database.values("DerivedAge.txt", None)
    # The defaults of LineBreak.txt and EastAsianWidth.txt for code points that they do not list.
    line = database.values("LineBreak.txt", None)
    ideographs = [(0x3400, 0x4DBF), (0x4E00, 0x9FFF), (0xF900, 0xFAFF), (0x20000, 0x2FFFD), (0x30000, 0x3FFFD)]
    fill(line, "ID", *ideographs, (0x1F000, 0x1FAFF), (0x1FC00, 0x1FFFD))
    fill(line, "PR", (0x20A0, 0x20CF))
    fill(line, "XX", (0, LIMIT - 1))
    width = database.values("EastAsianWidth.txt", None)
    fill(width, "W", *ideographs)
    fill(width, "N", (0, LIMIT - 1))

    for code in range(LIMIT):
        general = category[code]
        pict = pictographic[code]
        lb = resolved_line_break(line[code], general)
        treatment = treatment_of(code, general, grapheme[code], ignorable[code])
        cells = cells_of(code, general, grapheme[code], width[code])
        is_new = pict and (age[code] is None or float(age[code]) >= 12)
        has_uncertain_width = (
            cells == AMBIGUOUS
            or general == "Mc"
            or general in ("Cn", "Co")
            or is_new
            or grapheme[code] in ("Regional_Indicator", "ZWJ", "Prepend")
            or 0x1F3FB <= code <= 0x1F3FF
            or (ignorable[code] and cells == ZERO and code != 0x34F and not 0xE0100 <= code <= 0xE01EF)
            or code in (0x0E33, 0x0EB3, 0x3164, 0xFFA0)
        )
        is_space = general == "Zs" and code not in (0xA0, 0x2007, 0x202F)
        is_hangul = script[code] == "Hangul" and general == "Lo"
        yield (
            GRAPHEME.index(grapheme[code])
            | pict << 4
            | LINE.index(lb) << 5
            | cells << 11
            | (width[code] in ("F", "W", "H")) << 13
            | (pict and general == "Cn") << 14
            | treatment << 15
            | has_uncertain_width << 18
            | ignorable[code] << 19
            | is_space << 20
            | is_hangul << 21
        )


def resolved_line_break(value, general):
    """LB1; CJ becomes NS, so that no line starts with a small kana."""
    if value in ("AI", "SG", "XX"):
        return "AL"
    if value == "SA":
        return "CM" if general in ("Mn", "Mc") else "AL"
    return "NS" if value == "CJ" else value


def treatment_of(code, general, grapheme, ignorable):
    if general == "Cc":
        return PICTURE if code < 0x80 else MARK
    if general in ("Zl", "Zp"):
        return HARD_BREAK
    if code in (0xAD, 0x34F, 0x180E, 0x200B, 0xFEFF) or 0x2060 <= code <= 0x2064:
        return DROPPED
    if 0xE0020 <= code <= 0xE007F:
        return TAG
    if code in (0x61C, 0x200E, 0x200F):
        return BIDI_MARK
    if 0x2066 <= code <= 0x2069:
        return ISOLATE
    if general == "Cf" and grapheme not in ("Prepend", "Extend", "ZWJ"):
        return MARK
    if general == "Cs" or code & 0xFFFE == 0xFFFE or 0xFDD0 <= code <= 0xFDEF:
        return MARK
    return MARK if general == "Cn" and ignorable else PLAIN


def cells_of(code, general, grapheme, width):
    if general in ("Mn", "Me") or (general == "Cf" and grapheme != "Prepend"):
        return ZERO
    if grapheme in ("V", "T"):
        return ZERO
    if code == 0xFFFD:
        # Ambiguous by the standard, but one cell in every terminal tested.
        return NARROW
    return {"A": AMBIGUOUS, "W": WIDE, "F": WIDE}.get(width, NARROW)


def rows(values, per_line):
    lines = []
    for start in range(0, len(values), per_line):
        lines.append("  " + ",".join(str(value) for value in values[start : start + per_line]) + ",")
    return "\n".join(lines)


def shared(values, count):
    """Splits values into pieces of `count`; returns the index of each piece and all distinct pieces."""
    numbers, pieces = [], {}
    for start in range(0, len(values), count):
        numbers.append(pieces.setdefault(tuple(values[start : start + count]), len(pieces)))
    return numbers, [value for piece in pieces for value in piece]


def header(database):
    records, indices = [], []
    seen = {}
    for record in properties(database):
        if record not in seen:
            seen[record] = len(records)
            records.append(record)
        indices.append(seen[record])
    assert len(records) <= 256, "a record's index no longer fits in a byte"
    block_of, stage = shared(indices, BLOCK)
    area_of, blocks = shared(block_of, AREA)
    assert max(block_of) <= 0xFFFF and max(area_of) <= 0xFF
    size = len(area_of) + 2 * len(blocks) + len(stage) + 4 * len(records)
    return f"""// Properties of Unicode {database.version()}, {size} bytes. Generated: do not edit. To refresh it:
//   {REFRESH}
// Bits: 0-3 Grapheme_Cluster_Break, 4 Extended_Pictographic, 5-10 Line_Break, 11-12 display width,
// 13 East Asian wide, full or half width, 14 unassigned pictograph, 15-17 treatment,
// 18 terminals disagree about it, 19 default ignorable, 20 breaking space, 21 Hangul letter.
#pragma once
#include <stdint.h>

const uint32_t popup_unicode_records[{len(records)}] = {{
{rows(records, 12)}
}};

const uint8_t popup_unicode_areas[{len(area_of)}] = {{
{rows(area_of, 32)}
}};

const uint16_t popup_unicode_blocks[{len(blocks)}] = {{
{rows(blocks, 32)}
}};

const uint8_t popup_unicode_indices[{len(stage)}] = {{
{rows(stage, 32)}
}};
"""


def main():
    words = [word for word in sys.argv[1:] if word != "--check"]
    folder = words[0] if words else "/usr/share/unicode"
    root = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
    path = os.path.join(root, "Sources/CUnicode/UnicodeTables.h")
    text = header(Database(folder))
    if "--check" in sys.argv:
        with open(path, encoding="utf-8") as file:
            if file.read() != text:
                sys.exit(f"UnicodeTables.h is out of date: run {REFRESH}")
        return
    with open(path, "w", encoding="utf-8") as file:
        file.write(text)


main()
