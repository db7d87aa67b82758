#!/usr/bin/env python3
"""Runs the program on mutated files of every format, and tells what crashed, hung, grew, or ended without a word.

Each case is a function of the seed and its number: --seed N --only K runs it again. What a file may do is in judge.py.
"""
import argparse
import collections
import multiprocessing
import os
import random
import shlex
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from pathlib import Path

sys.dont_write_bytecode = True
import judge  # noqa: E402
import mutators  # noqa: E402
import seeds  # noqa: E402

SAMPLES = Path(__file__).resolve().parents[2] / "resources" / "samples"
WORKERS = 2


class Display:
    """A display in memory for what draws, where there is none."""

    def __init__(self):
        self.server, self.reason = None, ""
        if os.environ.get("DISPLAY"):
            return
        if not shutil.which("Xvfb"):
            self.reason = "Xvfb is not installed: nothing is drawn, and no model is read."
            return
        reading, writing = os.pipe()
        self.server = subprocess.Popen(["Xvfb", "-displayfd", str(writing), "-screen", "0", "640x480x24", "-nolisten", "tcp"],
                                       pass_fds=[writing], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        os.close(writing)
        with os.fdopen(reading) as number:
            os.environ["DISPLAY"] = ":" + number.readline().strip()

    def end(self):
        if self.server:
            self.server.terminate()
            self.server.wait()


def case_of(options, number):
    """Returns a case by its number: its seed, the mutators, all its files by path, and the commands to run."""
    luck = random.Random(f"{options.seed}:{number}")
    chosen = luck.choices(options.seeds, [each.weight for each in options.seeds])[0]
    names, files = mutators.mutate(luck, chosen, options.seeds)
    commands = [seeds.Command([chosen.path], draws=True, lasts=options.window)] if options.window else chosen.commands(luck)
    return chosen, names, {**chosen.others, **files}, commands


def work(number):
    """Runs a case and returns what the summary needs of it."""
    options = work.options
    seed, names, files, commands = case_of(options, number)
    worst = [0.0, 0.0]
    found, is_laid_out = [], False
    for command in commands:
        if command.draws and not os.environ.get("DISPLAY"):
            continue
        if not is_laid_out:
            judge.lay_out(files, options.folder)
        is_laid_out = not command.writes
        ended, faults = judge.judge(options.program, command, files, options.folder)
        worst = [max(worst[0], ended.seconds), max(worst[1], ended.megabytes)]
        found += [(kind, text, command) for kind, text in faults]
    if found:
        keep(options, number, files, found)
    return number, seed.format, names, len(commands), [(kind, text, command.name) for kind, text, command in found], worst


def keep(options, number, files, found):
    """Puts a case's files where they stay, with the command lines that run there."""
    folder = options.kept / str(number)
    for path, data in files.items():
        (folder / path).parent.mkdir(parents=True, exist_ok=True)
        (folder / path).write_bytes(data)
    lines = [f"# {kind}: {text}\n{shlex.join([options.program.path, *command.words])}\n" for kind, text, command in found]
    (folder / "commands").write_text("".join(lines))


def begin(options):
    """Prepares a worker: a folder of its own, and a home without any settings."""
    work.options = options
    options.folder = Path(tempfile.mkdtemp(prefix="worker", dir=options.room))
    (options.folder / "home").mkdir(mode=0o700)


def table(title, rows):
    print(f"\n{title:32} {'cases':>6} {'faults':>6}")
    for name, (count, faults) in sorted(rows.items()):
        print(f"{name:32} {count:6} {faults:6}")


def results(options):
    """Yields each case's result as it comes, until the number or the time is used up."""
    if options.only is not None:
        begin(options)
        yield work(options.only)
        return
    with multiprocessing.get_context("fork").Pool(WORKERS, begin, (options,)) as pool:
        pending = collections.deque()
        numbers = iter(range(options.first, options.first + options.count))
        until = time.monotonic() + options.seconds if options.seconds else float("inf")
        while True:
            while len(pending) < 2 * WORKERS and time.monotonic() < until and (number := next(numbers, None)) is not None:
                pending.append(pool.apply_async(work, (number,)))
            if not pending:
                return
            yield pending.popleft().get()


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("program")
    parser.add_argument("--count", type=int, default=20000, help="how many cases")
    parser.add_argument("--seconds", type=float, help="begin no case after so long")
    parser.add_argument("--seed", type=int, default=None, help="which luck")
    parser.add_argument("--first", type=int, default=0, help="the number of the first case")
    parser.add_argument("--only", type=int, help="run this case alone, and keep its files")
    parser.add_argument("--formats", help="only what has this in its name")
    parser.add_argument("--window", type=float, metavar="SECONDS", help="open mutated maps in the window instead, each for so long")
    parser.add_argument("--keep", type=Path, help="where failing files are put")
    options = parser.parse_args()
    options.seed = options.seed if options.seed is not None else random.SystemRandom().randrange(1 << 32)
    options.program = judge.Program(options.program)
    options.kept = (options.keep or Path(tempfile.mkdtemp(prefix="lumpscope-mutations-"))).resolve()
    options.seeds, missing = seeds.every_seed(SAMPLES)
    if options.window:
        options.seeds = [each for each in options.seeds if each.format_]
    if options.formats:
        options.seeds = [each for each in options.seeds if options.formats in each.format]
    print(f"--seed {options.seed}: {len(options.seeds)} files are mutated; what fails is put into {options.kept}", flush=True)
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(2))  # so that nothing is left of it
    display = Display()
    for sentence in missing + [display.reason] * bool(display.reason):
        print("Skipped: " + sentence)
    with tempfile.TemporaryDirectory() as options.room:
        try:
            faults = report(options)
        finally:
            display.end()
    if options.keep is None and not faults and options.only is None:
        options.kept.rmdir()
    return 1 if faults else 0


def report(options):
    by_format, by_mutator, kinds, commands, faults, worst = {}, {}, collections.Counter(), 0, 0, [(0, 0), (0, 0)]
    start = time.monotonic()
    for done, (number, format_, names, count, found, (seconds, megabytes)) in enumerate(results(options), 1):
        if done % 1000 == 0:
            print(f"{done} mutations, {faults} failing, {time.monotonic() - start:.0f} s", flush=True)
        commands += count
        faults += bool(found)
        worst = [max(worst[0], (seconds, number)), max(worst[1], (megabytes, number))]
        for rows, name in [(by_format, format_)] + [(by_mutator, name) for name in names]:
            row = rows.setdefault(name, [0, 0])
            row[0] += 1
            row[1] += bool(found)
        for kind, text, command in found:
            kinds[kind] += 1
            print(f"--seed {options.seed} --only {number}: {format_}, {'+'.join(names)}, {command}: {kind}: {text}", flush=True)
    table("format", by_format)
    table("mutator", by_mutator)
    print(f"\n{sum(row[0] for row in by_format.values())} mutations, {commands} commands, {faults} failing "
          f"({', '.join(f'{kind} {count}' for kind, count in kinds.items()) or 'none'}) in {time.monotonic() - start:.0f} s; "
          f"at most {worst[0][0]:.1f} s (case {worst[0][1]}) and {worst[1][0]:.0f} MB (case {worst[1][1]})")
    return faults


if __name__ == "__main__":
    sys.exit(main())
