#!/usr/bin/env python3
"""Times popup and the programs it replaces on a pseudo-terminal, and prints medians and ratios.

usage: .bench/run [-n RUNS] [-s SECTION]... [--quick]

Runs are interleaved. Ratios are to a control, a static C program that writes the same bytes as
popup's first frame. Sections: ask, screens, messages, steps, growth, tmux."""

import argparse
import os
import platform
import shutil
import statistics
import subprocess
import sys
import tempfile
import time

HERE = os.path.dirname(os.path.abspath(__file__))
ROOT = os.path.dirname(HERE)
END = '\\e[?2026l'  # of a frame of popup's
ENVIRONMENT = {
    'PATH': os.environ['PATH'], 'HOME': '/', 'LC_ALL': 'C.UTF-8', 'TERM': 'xterm-256color',
    'COLORTERM': 'truecolor'}
QUESTION = ['--title', 'Push', '--message', 'Push the three commits to origin/main?',
            '--left', 'Cancel', '--right', 'Push']
COLUMNS = ('first ms', 'least', 'exit ms', 'cpu ms', 'peak KB', 'bytes', 'status')

parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
parser.add_argument('-n', type=int, default=40, help='runs of each command (default: 40)')
parser.add_argument('-s', action='append', metavar='SECTION', help='only this section')
parser.add_argument('--quick', action='store_true', help='five runs, no message beyond 1 MB')
options = parser.parse_args()
runs = 5 if options.quick else options.n

folder = tempfile.mkdtemp(prefix='popup-bench-')
ptyrun = os.path.join(folder, 'ptyrun')
subprocess.run(['cc', '-O2', '-o', ptyrun, os.path.join(HERE, 'ptyrun.c'), '-lutil'], check=True)

binaries = {
    'popup': 'release', 'popup, linked with musl': 'musl/release',
    'popup, ordinary Swift': 'ordinary/release', 'popup, debug': 'debug'}
binaries = {name: os.path.join(ROOT, '.build', path, 'popup') for name, path in binaries.items()}
binaries = {name: path for name, path in binaries.items() if os.path.exists(path)}
# Copied, as an installed binary is: pages of a file that a linker wrote piecemeal cost more.
for index, (name, path) in enumerate(binaries.items()):
    os.mkdir(os.path.join(folder, str(index)))
    binaries[name] = shutil.copy(path, os.path.join(folder, str(index), 'popup'))
if 'popup' not in binaries:
    sys.exit('.bench/run: no release binary: swift build -c release')
POPUP = binaries['popup']


def measure(command, *flags):
    """One run: the numbers that ptyrun prints."""
    words = [ptyrun, *map(str, flags), '--', *command]
    output = subprocess.run(words, capture_output=True, text=True, env=ENVIRONMENT).stdout.split()
    return [float(number) for number in output] if len(output) == 10 else None


def medians(cases, count=None):
    """Interleaves the runs of (name, command, flags), so that load affects all of them alike."""
    results = {name: [] for name, _, _ in cases}
    began = time.monotonic()
    for turn in range((count or runs) + 1):
        for name, command, flags in cases:
            result = measure(command, *flags)
            # The first turn fills caches.
            if result and (turn > 0 or result[0] > 500):
                results[name].append(result)
        if time.monotonic() - began > 30 and turn > 2:
            break
    # On a busy machine the least time says more than the median: it follows the medians.
    return {name: [statistics.median(column) for column in zip(*rows)]
            + [min(row[0] for row in rows)] if rows else None
            for name, rows in results.items()}


def capture(arguments, columns, rows):
    """popup's first frame and what it sends at the end, as a control built for them."""
    path = os.path.join(folder, 'captured')
    measure([POPUP, '--no-animation', *arguments], '-o', path, '-c', columns, '-r', rows)
    data = open(path, 'rb').read()
    end = data.index(b'\x1b[?2026l') + len(b'\x1b[?2026l')
    header = os.path.join(folder, 'frame.h')
    with open(header, 'w') as file:
        for name, part in (('frame', data[:end]), ('leaving', data[end:])):
            file.write('static const unsigned char %s[] = {%s};\n' % (
                name, ','.join(map(str, part))))
    linked = os.path.join(folder, 'linked')
    subprocess.run(['cc', '-O2', '-static', '-s', '-DFRAME_HEADER="%s"' % header, '-o', linked,
                    os.path.join(HERE, 'control.c')], check=True)
    return shutil.copy(linked, os.path.join(folder, 'control-%dx%d-%d' % (columns, rows, len(data))))


def heading(text, columns=COLUMNS, ratios=('first', 'least', 'cpu', 'peak')):
    print('\n%s\n' % text)
    cells = ['', *columns, *('%s ×' % name for name in ratios)]
    print('| ' + ' | '.join(cells) + ' |')
    print('| ' + ' | '.join(['---'] * len(cells)) + ' |')


def row(name, result, base):
    if not result:
        print('| %s | - |' % name)
        return
    cells = ['%.2f' % result[0], '%.2f' % result[10], '%.2f' % result[1], '%.2f' % result[2], '%d' % result[3],
             '%d' % result[4], '%d' % result[5]]
    if base:
        cells += ['%.2f' % (result[i] / base[i]) if base[i] else '-' for i in (0, 10, 2, 3)]
    print('| ' + ' | '.join([name, *cells]) + ' |', flush=True)


def table(title, cases, count=None):
    heading(title)
    results = medians(cases, count)
    base = results[cases[0][0]]
    for name, _, _ in cases:
        row(name, results[name], base)


def size(columns, rows):
    return ['-c', columns, '-r', rows]


def peers(text, columns, rows):
    """The programs that popup replaces, those that are installed, asking about a text."""
    height, width = min(rows - 2, 12), min(columns - 8, 60)
    screen = size(columns, rows)
    cases = []
    if shutil.which('whiptail'):
        cases.append(('whiptail', [
            'whiptail', '--title', 'Push', '--yes-button', 'Push', '--no-button', 'Cancel',
            '--yesno', text, str(height), str(width)], [*screen, '-m', 'Cancel']))
    if shutil.which('dialog'):
        cases.append(('dialog', [
            'dialog', '--title', 'Push', '--yes-label', 'Push', '--no-label', 'Cancel', '--yesno',
            text, str(height), str(width)], [*screen, '-m', 'ancel']))
    if shutil.which('gum'):
        cases.append(('gum confirm', [
            'gum', 'confirm', text, '--affirmative', 'Push', '--negative', 'Cancel'],
            [*screen, '-m', 'Cancel']))
    cases.append(('bash: read -rsn1 -p', ['bash', '-c', 'read -rsn1 -p "$0 [Cancel]" && [[ -z $REPLY ]]',
                                          text], [*screen, '-m', 'Cancel]']))
    return cases


def ask():
    screen = size(80, 24)
    control = capture(QUESTION, 80, 24)
    cases = [('static C, the same bytes', [control], screen)]
    for name, path in binaries.items():
        cases.append((name, [path, '--no-animation', *QUESTION], screen))
    table('A short question, 80×24', cases + peers('Push the three commits to origin/main?', 80, 24))


def screens():
    for columns, rows in ((80, 24), (200, 60), (500, 200)):
        control = capture(QUESTION, columns, rows)
        cases = [('static C, the same bytes', [control], size(columns, rows)),
                 ('popup', [POPUP, '--no-animation', *QUESTION], size(columns, rows))]
        table('A short question, %d×%d' % (columns, rows),
              cases + peers('Push the three commits to origin/main?', columns, rows)[:2])


def write(name, pieces):
    path = os.path.join(folder, name)
    with open(path, 'wb') as file:
        for piece in pieces:
            file.write(piece)
    return path


LINE = '변경 사항 %07d개를 push합니다: refs/heads/feature → origin, 되돌릴 수 없습니다.\n'


def mixed(count):
    return ((LINE % number).encode() for number in range(count))


def asked(*source):
    return [POPUP, '--no-animation', '--title', 'Push', '--left', 'Cancel', '--right', 'Push', *source]


def messages():
    million = 1000 if options.quick else 1_000_000
    texts = [('1 KB', write('1k', mixed(10))), ('100 KB', write('100k', mixed(1000))),
             ('1 MB', write('1m', mixed(10_000))),
             ('%d MB, a million lines' % (95 if million > 1000 else 0), write('lines', mixed(million))),
             ('the same in one line', write('line', (
                 piece.replace(b'\n', b' ') for piece in mixed(million))))]
    screen = size(80, 24)
    for name, path in texts:
        cases = [('popup, file', asked('--message-file', path), screen),
                 ('popup, pipe', asked('--message', '-'), [*screen, '-p', path]),
                 ('popup, redirected', asked('--message', '-'), [*screen, '-i', path])]
        content = open(path, 'rb').read(1 << 17)
        if os.path.getsize(path) < 120_000:
            cases.insert(1, ('popup, option', asked('--message', content.decode()), screen))
        if shutil.which('dialog'):
            cases.append(('dialog --textbox', [
                'dialog', '--exit-label', 'Cancel', '--textbox', path, '20', '70'],
                [*screen, '-m', 'ancel']))
        if shutil.which('whiptail'):
            cases.append(('whiptail --textbox', [
                'whiptail', '--ok-button', 'Cancel', '--scrolltext', '--textbox', path, '20', '70'],
                [*screen, '-m', 'Cancel', '-k', '\\t\\r']))
        table('A message of ' + name, cases, 3 if os.path.getsize(path) > 10 << 20 else 15)


def steps():
    lines = write('steps', mixed(3000))
    screen = size(80, 24)
    count = 100 if options.quick else 1000
    cases = [('popup, focus', [POPUP, '--no-animation', *QUESTION], ['-s', '\\t']),
             ('popup, scroll by a row', asked('--message-file', lines), ['-s', '\\e[B']),
             ('popup, scroll by a page', asked('--message-file', lines), ['-s', '\\e[6~'])]
    others = peers('Push?', 80, 24)
    cases += [(name + ', focus', command, ['-s', '\\t', *flags[4:]])
              for name, command, flags in others if name in ('whiptail', 'dialog')]
    heading('%d steps' % count, ('latency ms', 'bytes a step', 'CPU µs a step', 'peak KB'), ())
    for name, command, flags in cases:
        result = measure(command, *screen, *flags, '-n', count)
        if result:
            print('| %s | %.2f | %.0f | %.0f | %d |' % (
                name, result[7], result[8], result[9], result[3]), flush=True)


def growth():
    screen = size(80, 24)
    count = max(5, runs // 4)

    heading('Growth: bytes of the message, a file of lines (the largest: sparse after 1 MB)')
    base = None
    sizes = [1, 1 << 10, 1 << 20] + ([] if options.quick else [100 << 20, 1 << 30])
    for length in sizes:
        path = write('growth', mixed(max(1, min(length, 1 << 20) // 90)))
        os.truncate(path, length)
        result = medians([('', asked('--message-file', path), screen)], count)['']
        base = base or result
        row('%d' % length, result, base)

    heading('Growth: cells of the screen')
    base = None
    for columns, rows in ((80, 24), (160, 48), (320, 96), (640, 192)):
        result = medians([('', [POPUP, '--no-animation', *QUESTION], size(columns, rows))], count)['']
        base = base or result
        row('%d' % (columns * rows), result, base)

    heading('Growth: length of a single line, in bytes')
    base = None
    for length in (100, 10_000, 1_000_000, 10_000_000):
        path = write('growth', [b'word ' * (length // 5)])
        result = medians([('', asked('--message-file', path), screen)], count)['']
        base = base or result
        row('%d' % length, result, base)

    heading('Growth: style segments (SGR) in the message')
    base = None
    for segments in (1, 100, 10_000, 1_000_000):
        path = write('growth', (
            b'\x1b[1;3%dmword\x1b[0m ' % (number % 8) + (b'\n' if number % 10 == 9 else b'')
            for number in range(segments)))
        result = medians([('', asked('--ansi', '--message-file', path), screen)], count)['']
        base = base or result
        row('%d' % segments, result, base)


def tmux():
    if not shutil.which('tmux'):
        return
    screen = size(80, 24)
    control = capture(QUESTION, 80, 24)
    quoted = ' '.join("'%s'" % word for word in QUESTION)
    commands = [('static C, the same bytes', control),
                ('popup', '%s --no-animation %s' % (POPUP, quoted)),
                ('popup, animated', '%s %s' % (POPUP, quoted))]
    if shutil.which('whiptail'):
        commands.append(('whiptail', 'whiptail --yes-button Push --no-button Cancel --yesno Push? 10 50'))
    cases = []
    for number, (name, command) in enumerate(commands):
        script = os.path.join(folder, 'tmux%d' % number)
        with open(script, 'w') as file:
            file.write('#!/bin/sh\nseq 1 40\necho ready\nread -r line\n%s\n' % command)
        os.chmod(script, 0o755)
        cases.append((name, [
            'tmux', '-L', 'bench-%d-%d' % (os.getpid(), number), '-f', '/dev/null', 'new-session', script],
            [*screen, '-w', 'ready', '-x', '\\r', '-m', 'Cancel']))
    table('Inside tmux, from Enter to what tmux has drawn (peak and CPU are those of its client)',
          cases, min(runs, 15))


sections = {'ask': ask, 'screens': screens, 'messages': messages, 'steps': steps, 'growth': growth,
            'tmux': tmux}
revision = subprocess.run(['git', '-C', ROOT, 'describe', '--always', '--dirty'], capture_output=True,
                          text=True).stdout.strip()
print('popup %s, %s, %s, %d runs of each, %s' % (
    revision, time.strftime('%Y-%m-%d'), platform.platform(), runs,
    'load %.1f' % os.getloadavg()[0]))
try:
    for section in options.s or sections:
        sections[section]()
finally:
    shutil.rmtree(folder)
