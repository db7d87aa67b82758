"""Runs one command within bounds, and tells what is wrong with how it ended."""
import json
import os
import resource
import shutil
import signal
import subprocess
import threading
from pathlib import Path

import maps

MEGABYTE = 1 << 20


class Program:
    """The program under test, and the bounds that hold for it: sanitizers take several times as long and as much memory."""

    def __init__(self, path):
        self.path = str(Path(path).resolve())
        libraries = subprocess.run(["ldd", self.path], capture_output=True, text=True).stdout
        self.is_sanitized = "libasan" in libraries
        self.most_seconds = 60 if self.is_sanitized else 10
        self.most_megabytes = 3072 if self.is_sanitized else 1024

    def limit(self, process):
        """Bounds a process that has just begun, which is much faster than in a copy of this one before it does."""
        seconds = 2 * self.most_seconds
        resource.prlimit(process.pid, resource.RLIMIT_CPU, (seconds, seconds + 5))
        resource.prlimit(process.pid, resource.RLIMIT_FSIZE, (512 * MEGABYTE,) * 2)
        if not self.is_sanitized:  # whose shadow takes terabytes of addresses
            resource.prlimit(process.pid, resource.RLIMIT_AS, (4096 * MEGABYTE,) * 2)

    def environment(self, home):
        kept = {name: os.environ[name] for name in ("PATH", "DISPLAY", "XAUTHORITY") if name in os.environ}
        return {**kept, "HOME": str(home), "LC_ALL": "C.UTF-8", "LANGUAGE": "", "XDG_RUNTIME_DIR": str(home),
                "ASAN_OPTIONS": f"detect_leaks=0:hard_rss_limit_mb={2 * self.most_megabytes}:allocator_may_return_null=0",
                "UBSAN_OPTIONS": "print_stacktrace=1"}


class Ended:
    """How a command ended: `code` below 0 is a signal."""

    def __init__(self, code, out, err, usage, was_stopped):
        self.code, self.out, self.err, self.was_stopped = code, out, err, was_stopped
        self.seconds, self.megabytes = usage.ru_utime + usage.ru_stime, usage.ru_maxrss / 1024


def run(program, command, folder):
    with open(folder / ".out", "wb+") as out, open(folder / ".err", "wb+") as err:
        process = subprocess.Popen([program.path, *command.words], cwd=folder / "case", stdin=subprocess.DEVNULL, stdout=out, stderr=err,
                                   env=program.environment(folder / "home"))
        program.limit(process)
        stopped = threading.Event()

        def stop():
            stopped.set()
            process.kill()
        timer = threading.Timer(command.lasts or 12 * program.most_seconds, stop)  # of the clock: the machine may be busy
        timer.start()
        _, status, usage = os.wait4(process.pid, 0)
        timer.cancel()
        process.returncode = os.waitstatus_to_exitcode(status)
        out.seek(0)
        err.seek(0)
        return Ended(process.returncode, out.read(), err.read(), usage, stopped.is_set())


def no_constant(name):
    raise ValueError(f"{name} is no JSON")


def faults_of_json(ended):
    if ended.code == 2 and not ended.out.strip():
        return []
    try:
        json.loads(ended.out, parse_constant=no_constant)
    except (ValueError, RecursionError) as error:
        return [("json", f"The output is no JSON: {error}")]
    return []


def faults_of_end(program, command, ended):
    """Returns what is wrong with how it ended, each a kind and a sentence."""
    faults = []
    if b"Sanitizer" in ended.err or b"runtime error:" in ended.err:
        lines = [line for line in ended.err.decode(errors="replace").splitlines() if "ERROR" in line or "runtime error" in line]
        faults.append(("sanitizer", lines[0][:300] if lines else "A sanitizer ended it."))
    elif ended.was_stopped and command.lasts:
        pass
    elif ended.was_stopped:
        faults.append(("time", f"It did not end while the clock went on; it used {ended.seconds:.1f} s of the processor."))
    elif ended.code == -signal.SIGXCPU:
        faults.append(("time", f"It did not end in {2 * program.most_seconds} s of the processor's time."))
    elif ended.code < 0:
        faults.append(("signal", f"{signal.Signals(-ended.code).name} ended it."))
    elif ended.code > 3:
        faults.append(("exit", f"It ended with {ended.code}."))
    if not faults and ended.seconds > program.most_seconds:
        faults.append(("time", f"It took {ended.seconds:.1f} s."))
    if ended.megabytes > program.most_megabytes:
        faults.append(("memory", f"It took {ended.megabytes:.0f} MB."))
    elif b"not enough memory" in ended.err:
        faults.append(("memory", "Memory ran out: " + ended.err.decode(errors="replace").strip()[-200:]))
    if faults or command.lasts:
        return faults
    if ended.code >= 2 and not ended.err.strip():
        faults.append(("silent", f"It ended with {ended.code} and no sentence."))
    if ended.code == 1 and not (ended.err.strip() or ended.out.strip()):
        faults.append(("silent", "It ended with 1 and no sentence."))
    lines = ended.err.decode(errors="replace").splitlines()
    strange = [line for line in lines if not line.startswith("lumpscope: ") and line.strip()]
    if strange and not command.draws:  # drivers have their say there
        faults.append(("stderr", "It is not the program that speaks: " + repr(strange[0][:200])))
    is_text = command.words[0] in ("info", "check", "shaders", "pvs", "at", "images")
    if b"\x1b" in ended.err or (is_text and b"\x1b" in ended.out):
        faults.append(("escape", "Terminals would obey what it prints."))
    if command.is_json:
        faults += faults_of_json(ended)
    return faults


def lumps_by_name(data):
    format_ = maps.recognise(data)
    return maps.lumps_of(data, format_) if format_ else {}


def faults_of_new_map(before, new, text, lump=None):
    """Returns what is wrong with a map that was saved: all lumps are as before, but the entities' text is the one that was given.

    `text`: None where it follows from an edit. `lump`: the lump that an edit changes in place of the text."""
    lumps, were = lumps_by_name(new), lumps_by_name(before)
    changed = [name for name in were if lumps.get(name) != were[name]]
    text_lump = "PLANES" if changed == ["PLANES"] else "ENTITIES"  # Blue Shift's maps have these two exchanged
    if set(changed) - {lump or text_lump}:
        return [("save", "Other lumps changed: " + ", ".join(changed) + ".")]
    if text is not None and lumps.get(text_lump, b"").split(b"\0")[0].rstrip() != text.split(b"\0")[0].rstrip():
        return [("save", "The text that was written is another.")]
    return []


def faults_of_save(command, ended, old, folder):
    """Returns what is wrong with what a save left: the old file or a whole new one, of which the text alone is new.

    `old`: all files of the case before the command ran, by path."""
    faults, saves, output = [], command.saves, command.saves["output"]
    case, before = folder / "case", old[saves["map"]]
    left = {str(path.relative_to(case)) for path in case.rglob("*") if path.is_file()}
    allowed = {output, output + ".bak"} if output in old else {output}
    for path in sorted(left - set(old) - allowed):
        faults.append(("save", f"{path} is left behind."))
    changed = [path for path in old if path != output and (case / path).read_bytes() != old[path]]
    faults += [("save", f"{path} was changed, which is only read.") for path in changed]
    new = (case / output).read_bytes() if output in left else None
    if output in old and new is None:
        return faults + [("save", "The map is gone.")]
    if ended.code < 0 or ended.code == 2 or (saves["text"] is not None and ended.code == 1):
        if output in old and new != old[output] or output not in old and new is not None:
            faults.append(("save", f"It ended with {ended.code}, but the map was written."))
        return faults
    if output + ".bak" in left and (case / (output + ".bak")).read_bytes() != before:
        faults.append(("save", "The backup is not the old map."))
    if new is None:
        return faults + ([("save", "It ended with 0, but nothing was written.")] if saves["text"] is not None else [])
    text = saves["text"] if isinstance(saves["text"], bytes) else old.get(saves["text"])
    return faults + faults_of_new_map(before, new, text, saves.get("lump"))


def lay_out(files, folder):
    """Makes the case's folder anew, of its files by path."""
    case = folder / "case"
    shutil.rmtree(case, ignore_errors=True)
    for path, data in files.items():
        (case / path).parent.mkdir(parents=True, exist_ok=True)
        (case / path).write_bytes(data)


def judge(program, command, old, folder):
    """Runs a command on a case's files, which are laid out, and returns how it ended and its faults."""
    ended = run(program, command, folder)
    faults = faults_of_end(program, command, ended)
    if command.saves:
        faults += faults_of_save(command, ended, old, folder)
    return ended, faults
