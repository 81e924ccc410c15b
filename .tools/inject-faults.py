#!/usr/bin/env python3
"""Asks questions while system calls fail and signals arrive, and checks how popup ends.

usage: .tools/inject-faults.py [--quick] [--seed N] [MODE]... BINARY

Modes, all of them by default:
  errors    each system call of a question fails once, at each of its positions, with several errors
  signals   the same with signals that arrive during the call
  lasting   a system call fails from one position on, for good
  moments   signals at random moments, 2,000 of them
  hang-ups  the terminal is closed at random moments, 500 times

No button is ever pressed, so no run may end with the status of a button. Unless the terminal is gone
or cannot be written to, it must be as it was before: its mode, the main screen, the cursor, no mouse
reports and no bracketed paste. --quick samples all modes in less than a minute. Needs strace.
"""

import argparse
import collections
import fcntl
import os
import pty
import random
import re
import select
import signal
import struct
import sys
import tempfile
import termios
import time

QUESTION = ["--no-animation", "--message", "Sure?", "--left", "Cancel", "--right", "OK"]
BUTTONS = {0, 1, 3}
ERRORS = ["EINTR", "EIO", "EAGAIN", "ENOMEM", "EINVAL"]
# The job-control signals stop nothing here, where no shell could continue the job.
SIGNALS = ["TERM", "INT", "HUP", "SEGV", "ABRT", "BUS", "VTALRM", "XFSZ", "IO", "40", "TSTP",
           "TTIN", "TTOU", "CONT", "WINCH", "CHLD"]
# Calls without which the program does not start or cannot end.
SKIPPED = {"execve", "exit_group", "exit"}
FATAL = sorted(
    set(range(1, 32)) - {signal.SIGKILL, signal.SIGSTOP, signal.SIGCONT, signal.SIGCHLD,
                         signal.SIGURG, signal.SIGWINCH, signal.SIGPIPE, signal.SIGTSTP,
                         signal.SIGTTIN, signal.SIGTTOU}) + list(range(35, 65))
MODES = {b"1049": b"l", b"25": b"h", b"7": b"h", b"1000": b"l", b"1006": b"l", b"2004": b"l"}
PATIENCE = 10


class Question:
    """A program on its own terminal."""

    def __init__(self, command):
        self.main, self.replica = pty.openpty()
        fcntl.ioctl(self.main, termios.TIOCSWINSZ, struct.pack("HHHH", 24, 80, 0, 0))
        self.before = termios.tcgetattr(self.replica)
        self.output = b""
        self.status = None
        path = os.ttyname(self.replica)
        environment = {"PATH": os.environ["PATH"], "TERM": "xterm-256color", "LC_ALL": "C.UTF-8",
                       # Swift's runtime, in a debug build, would stop to ask about a crash.
                       "SWIFT_BACKTRACE": "enable=no"}
        self.process = os.posix_spawn(
            command[0], command, environment,
            file_actions=[(os.POSIX_SPAWN_OPEN, 0, path, os.O_RDWR, 0),
                          (os.POSIX_SPAWN_DUP2, 0, 1), (os.POSIX_SPAWN_DUP2, 0, 2)],
            setsid=True, setsigmask=[], setsigdef=signal.valid_signals())

    def run_for(self, seconds, until=lambda: False):
        """Reads its output for `seconds`, or until it has ended or `until` returns true."""
        end = time.monotonic() + seconds
        while self.status is None and not until():
            left = end - time.monotonic()
            if left <= 0:
                return False
            if select.select([self.main], [], [], min(left, 0.002))[0]:
                self.output += os.read(self.main, 65536)
            self.reap()
        return True

    def reap(self):
        process, status = os.waitpid(self.process, os.WNOHANG)
        if process:
            self.status = os.waitstatus_to_exitcode(status)

    def answer(self, keys=b"\x1b"):
        """Presses a key, repeatedly if it gets lost. False if the program does not end."""
        self.run_for(PATIENCE, lambda: b"OK" in self.output)
        for _ in range(20):
            if self.status is not None:
                return True
            os.write(self.main, keys)
            self.run_for(0.5)
        return self.status is not None

    def close(self):
        if self.main < 0:
            return
        os.close(self.main)
        os.close(self.replica)
        self.main = -1

    def finish(self):
        if self.status is None:
            os.killpg(self.process, signal.SIGKILL)
            os.waitpid(self.process, 0)
        self.close()

    def complaint(self, screen=True):
        """What is wrong with the way it ended; None if nothing is."""
        if self.status is None:
            return "did not end"
        if self.status in BUTTONS:
            return f"status {self.status}, and no button was pressed"
        while self.main >= 0 and select.select([self.main], [], [], 0)[0]:
            self.output += os.read(self.main, 65536)
        if self.main >= 0 and termios.tcgetattr(self.replica) != self.before:
            return f"status {self.status}, mode not restored"
        for mode, rest in MODES.items() if screen and self.main >= 0 else ():
            changes = re.findall(rb"\x1b\[\?(?:\d+;)*" + mode + rb"(?:;\d+)*([hl])", self.output)
            if changes and changes[-1] != rest:
                return f"status {self.status}, ?{mode.decode()}{changes[-1].decode()} left behind"
        return None


class Report:
    def __init__(self):
        self.runs = collections.Counter()
        self.failures = []

    def add(self, mode, what, complaint):
        self.runs[mode] += 1
        if complaint:
            self.failures.append(f"{mode}: {what}: {complaint}")
            print(self.failures[-1], flush=True)


def calls(binary):
    """The number of times that a question makes each system call."""
    with tempfile.NamedTemporaryFile("r") as trace:
        question = Question(["/usr/bin/strace", "-o", trace.name, binary, *QUESTION])
        question.answer()
        question.finish()
        names = re.findall(r"^(\w+)\(", trace.read(), re.M)
    return {name: count for name, count in collections.Counter(names).items() if name not in SKIPPED}


def inject(binary, name, fault):
    return Question(["/usr/bin/strace", "-qqq", "-o", "/dev/null", "-e", f"trace={name}", "-e",
                     f"inject={name}:{fault}", binary, *QUESTION])


def once(report, mode, binary, faults, chance):
    for name, count in calls(binary).items():
        for position in range(1, count + 1):
            for fault in faults:
                if random.random() >= chance:
                    continue
                question = inject(binary, name, f"{fault}:when={position}")
                question.answer()
                report.add(mode, f"{name} {position} {fault}", question.complaint())
                question.finish()


def lasting(report, binary, chance):
    for name, count in calls(binary).items():
        for position in range(1, count + 1):
            for error in ERRORS:
                # Without brk and mmap the C library has its own ways to end.
                if random.random() >= chance or name in ("brk", "mmap"):
                    continue
                question = inject(binary, name, f"error={error}:when={position}+")
                question.run_for(0.3, lambda: b"OK" in question.output)
                if question.status is None:
                    os.write(question.main, b"\x1b")
                    question.run_for(0.3)
                if question.status is None:
                    os.killpg(question.process, signal.SIGTERM)
                    question.run_for(PATIENCE)
                # What is written, or the mode, may be what fails for good.
                complaint = None if name in ("ioctl", "write") and question.status not in (
                    None, *BUTTONS) else question.complaint()
                report.add("lasting", f"{name} {position}+ {error}", complaint)
                question.finish()


def moments(report, binary, runs):
    for _ in range(runs):
        question = Question([binary, *QUESTION])
        number = random.choice(FATAL)
        moment = random.choice([0.003, 0.003, 0.02]) * random.random()
        question.run_for(moment)
        os.kill(question.process, number)
        question.run_for(PATIENCE)
        complaint = question.complaint()
        if not complaint and question.status != -number:
            complaint = f"status {question.status}"
        report.add("moments", f"signal {number} after {moment * 1000:.2f} ms", complaint)
        question.finish()


def hang_ups(report, binary, runs):
    for _ in range(runs):
        question = Question([binary, *QUESTION])
        moment = random.choice([0.003, 0.02]) * random.random()
        question.run_for(moment)
        question.close()
        end = time.monotonic() + PATIENCE
        while question.status is None and time.monotonic() < end:
            question.reap()
            time.sleep(0.0005)
        report.add("hang-ups", f"after {moment * 1000:.2f} ms", question.complaint())
        question.finish()


def main():
    names = ["errors", "signals", "lasting", "moments", "hang-ups"]
    parser = argparse.ArgumentParser(usage=__doc__.split("usage: ")[1].split("\n")[0])
    parser.add_argument("--quick", action="store_true")
    parser.add_argument("--seed", type=int, default=int.from_bytes(os.urandom(4), "big"))
    parser.add_argument("modes", nargs="*", choices=[*names, []], metavar="MODE")
    parser.add_argument("binary")
    arguments = parser.parse_args()
    binary = os.path.abspath(arguments.binary)
    random.seed(arguments.seed)
    print(f"seed {arguments.seed}", flush=True)
    report = Report()
    quick = arguments.quick
    for mode in arguments.modes or names:
        start = time.monotonic()
        if mode == "errors":
            once(report, mode, binary, [f"error={error}" for error in ERRORS], 0.15 if quick else 1)
        elif mode == "signals":
            once(report, mode, binary, [f"signal={name}" for name in SIGNALS], 0.05 if quick else 1)
        elif mode == "lasting":
            lasting(report, binary, 0.03 if quick else 0.3)
        elif mode == "moments":
            moments(report, binary, 300 if quick else 2000)
        else:
            hang_ups(report, binary, 100 if quick else 500)
        print(f"{mode}: {report.runs[mode]} runs in {time.monotonic() - start:.0f} s", flush=True)
    print(f"{sum(report.runs.values())} runs, {len(report.failures)} of them ended badly")
    sys.exit(1 if report.failures else 0)


main()
