"""The mutators: each returns a broken copy of a file that knows what the file is made of."""
import re
import struct
from dataclasses import replace

import maps
from seeds import map_layout

LARGEST = 24 << 20  # bytes of a mutated file
DEPTHS = (10, 100, 1000, 10000, 100000)
INTERESTING = (0, 1, -1, 2, 3, 127, 128, 255, 256, 32767, 32768, -32768, 65535, 65536, 0x7fffffff, -0x80000000, -0x7fffffff,
               0x7ffffffe, 0x40000000, 0x10000000, 1 << 20, 1 << 24)
FLOATS = (0.0, -0.0, 1.0, -1.0, float("nan"), float("inf"), float("-inf"), 1e30, -1e30, 3.4e38, 1e-40, 16777216.0, 131072.0, 99999.0)


def read(data, place, code):
    return struct.unpack_from("<" + code, data, place)[0]


def write(data, place, code, value):
    """Stores a value; of an integer as many low bits as there is room for, of a number too large for a float infinity."""
    if code == "f":
        try:
            struct.pack_into("<f", data, place, value)
        except OverflowError:
            struct.pack_into("<f", data, place, float("inf") if value > 0 else float("-inf"))
    else:
        size = struct.calcsize(code)
        data[place:place + size] = (int(value) & ((1 << 8 * size) - 1)).to_bytes(size, "little")


def odd_value(random, data, place, code, counts):
    """Returns what a scalar is set to: an interesting number, or one next to its value, to the file's size or to a count."""
    if code == "f":
        return random.choice(FLOATS) if random.random() < 0.8 else read(data, place, code) * random.choice((-1, 2, 1e10))
    near = [read(data, place, code), len(data), *counts[:20]]
    return random.choice(INTERESTING) if random.random() < 0.6 else random.choice(near) + random.choice((-1, 0, 1))


def places_of(random, layout, most):
    """Returns (offset, code) of some scalars: of the headers and of records, each table as likely as another."""
    found = []
    for _ in range(random.randint(1, most)):
        tables = [table for table in layout.tables if table[2] > 0]
        if tables and (not layout.fields or random.random() < 0.75):
            offset, size, count, scalars = random.choice(tables)
            record = 0 if random.random() < 0.2 else random.randrange(count)
            at, code = random.choice(scalars)
            found.append((offset + size * record + at, code))
        elif layout.fields:
            found.append(random.choice(layout.fields))
    return found


def some_entries(random, seed, data, count):
    """Returns entries of the directory, each another one, of those that the file still holds."""
    held = [entry for entry in seed.layout.entries if entry + 8 <= len(data)]
    return random.sample(held, min(len(held), count))


# --- Of files with a layout.

def flips(random, seed, data, _):
    for _ in range(random.choice((1, 1, 2, 8, 64, 400))):
        data[random.randrange(len(data))] ^= 1 << random.randrange(8)
    return data


def scalars(random, seed, data, _):
    counts = [table[2] for table in seed.layout.tables]
    for place, code in places_of(random, seed.layout, 8):
        if place + struct.calcsize(code) <= len(data):
            write(data, place, code, odd_value(random, data, place, code, counts))
    return data


def column(random, seed, data, _):
    """Sets one scalar of every record of a table."""
    offset, size, count, fields = random.choice([table for table in seed.layout.tables if table[2] > 0])
    at, code = random.choice(fields)
    value = odd_value(random, data, offset + at, code, [table[2] for table in seed.layout.tables])
    for record in range(count):
        write(data, offset + size * record + at, code, value)
    return data


def directory(random, seed, data, _):
    """Sets offsets or lengths of lumps."""
    entries = some_entries(random, seed, data, random.choice((1, 1, 2, 4)))
    lengths = [read(data, entry + 4, "i") for entry in entries]
    for entry in entries:
        place = entry + random.choice((0, 4))
        write(data, place, "i", odd_value(random, data, place, "i", lengths))
    return data


def swapped(random, seed, data, _):
    for one, two in zip(*[iter(some_entries(random, seed, data, 2))] * 2):
        data[one:one + 8], data[two:two + 8] = data[two:two + 8], data[one:one + 8]
    return data


def overlapping(random, seed, data, _):
    """Makes a lump begin inside another, or end in it."""
    for one, two in zip(*[iter(some_entries(random, seed, data, 2))] * 2):
        offset, length = read(data, two, "i"), read(data, two + 4, "i")
        write(data, one, "i", offset + random.choice((0, 1, 4, length // 2, length - 1, -4)))
        if random.random() < 0.3:
            write(data, one + 4, "i", length * random.choice((1, 2, 100)))
    return data


def shared(random, seed, data, _):
    """Makes several lumps lie at the same place."""
    entries = some_entries(random, seed, data, random.choice((2, 3, 8)))
    for entry in entries[1:]:
        data[entry:entry + 8] = data[entries[0]:entries[0] + 8]
    return data


def duplicated(random, seed, data, _):
    """Repeats records of a table in place of those behind them, or in front of all that follows."""
    offset, size, count, _ = random.choice([table for table in seed.layout.tables if table[2] > 0])
    record = offset + size * random.randrange(count)
    times = random.choice((1, 2, 10, 1000))
    copies = data[record:record + size] * times
    end = min(record + len(copies), offset + size * count)
    if random.random() < 0.5:
        data[record:end] = copies[:end - record]
    else:
        data[record:record] = copies
    return data


def shortened(random, seed, data, _):
    """Takes bytes or records out, without a word in the directory."""
    offset, size, count, _ = random.choice([table for table in seed.layout.tables if table[2] > 0])
    at = offset + size * random.randrange(count)
    del data[at:at + random.choice((1, 2, 4, size - 1, size, size * 10))]
    return data


def blanked(random, seed, data, _):
    at = random.randrange(len(data))
    size = random.choice((1, 4, 16, 64, 1024, 100000))
    data[at:at + size] = bytes([random.choice((0, 255, 127, 128))]) * len(data[at:at + size])
    return data


def cut(random, seed, data, _):
    """Ends the file at a boundary or next to it."""
    bounds = seed.layout.bounds or [len(data)]
    at = random.choice(bounds) + random.choice((-4, -1, 0, 0, 1, 4)) if random.random() < 0.8 else random.randrange(len(data))
    return data[:max(at, 0)]


def spliced(random, seed, data, others):
    """Puts a part of another file into this one, behind its header more often than not."""
    other = random.choice(others).data
    begin = random.randrange(len(other))
    part = other[begin:begin + random.choice((4, 64, 4096, 1 << 20))]
    at = random.randrange(min(160, len(data)) if random.random() < 0.2 else len(data))
    if random.random() < 0.5:
        data[at:at + len(part)] = part
        return data
    return data[:at] + part


# --- Of maps.

def rebuilt(random, seed, data, change):
    """Returns the map built anew, with one of its lumps changed and the directory right."""
    format_ = seed.format_
    lumps = maps.lumps_of(data, format_)
    bspx = {name: bytes(data[offset:offset + length]) for _, name, offset, length in maps.bspx_entries(data, format_)
            if offset >= 0 and length >= 0}
    xash = None
    if data[format_.header:format_.header + 4] == b"XASH" and len(data) >= format_.header + maps.XASH_HEADER:
        xash = {i: maps.clipped(data, maps.xash_extent(data, format_, i)) for i in range(maps.XASH_LUMPS)}
    change(format_, lumps, bspx)
    if sum(map(len, lumps.values())) + sum(map(len, bspx.values())) > LARGEST:  # of lumps that share their bytes
        return data
    return maps.build(format_, lumps, bspx, xash)


def grown(random, seed, data, _):
    """Repeats the records of a lump, or some of them, many times."""
    def change(format_, lumps, bspx):
        of = bspx if bspx and random.random() < 0.4 else lumps
        name = random.choice([name for name, lump in of.items() if lump] or ["ENTITIES"])
        lump = of.get(name) or b"{ }"
        if len(lump) > 4096 and random.random() < 0.5:
            lump = lump[:4096]
        of[name] = (lump * min(random.choice((2, 16, 256, 4096)), (4 << 20) // len(lump) + 1))
    return rebuilt(random, seed, data, change)


def emptied(random, seed, data, _):
    """Leaves lumps out, or all but a few records of one."""
    def change(format_, lumps, bspx):
        for _ in range(random.choice((1, 1, 3))):
            of = bspx if bspx and random.random() < 0.4 else lumps
            name = random.choice(list(of))
            of[name] = of[name][:random.choice((0, 0, 1, 4, 20, 40, 100))]
    return rebuilt(random, seed, data, change)


def retold(random, seed, data, others):
    """Mutates the entities' text as a text."""
    def change(format_, lumps, bspx):
        text = bytearray(lumps.get("ENTITIES", b"").rstrip(b"\0") or b'{\n"classname" "worldspawn"\n}\n')
        mutator = random.choice((characters, numbers, nested, repeated, long_token, halved, rearranged, marked_up))
        lumps["ENTITIES"] = bytes(mutator(random, seed, text, [])) + b"\0"
    return rebuilt(random, seed, data, change)


def entangled(random, seed, data, _):
    """Makes trees and lists of a map lead in circles, to themselves, or all to one record."""
    tables = [table for table in seed.layout.tables if table[2] > 0] or [(0, 4, len(data) // 4, [(0, "i")])]
    for _ in range(random.choice((1, 2))):
        offset, size, count, fields = random.choice(tables)
        whole = [(at, code) for at, code in fields if code in "iIhH"]
        if not whole:
            continue
        at, code = random.choice(whole)
        kind = random.randrange(4)
        for record in range(count):
            value = (record, record - 1, count - 1 - record, random.randrange(count))[kind]
            write(data, offset + size * record + at, code, value)
    return data


# --- Of texts.

TOKEN = re.compile(rb'"[^"\n]*"|[A-Za-z_0-9.$*/-]+|[^\sA-Za-z_0-9]|\n')
ODD_BYTES = (b"\0", b"\xff", b"\x1b[31m", b"\r", b"\r\n", b"\xe2\x80\xae", b"\xc3", b"\xef\xbb\xbf", b"\\", b'"', b"{", b"}", b"//",
             b"/*", b"\t", b"<", b">", b"&amp;", b"%s%n", b"$", b"(", b"[", b";", b"'", b"=", b"\x7f", b"\xed\xa0\x80")


def tokens_of(data):
    return list(TOKEN.finditer(bytes(data))) or [re.match(rb"(?s).*", bytes(data))]


def characters(random, seed, data, _):
    for _ in range(random.choice((1, 1, 4, 32))):
        at = random.randrange(len(data) + 1)
        kind = random.randrange(3)
        if kind == 0:
            data[at:at] = random.choice(ODD_BYTES)
        elif kind == 1:
            del data[at:at + random.choice((1, 1, 5, 100))]
        else:
            data[at:at + 1] = bytes([random.randrange(256)])
    return data


def numbers(random, seed, data, _):
    """Sets numbers in a text to interesting ones, in whatever form."""
    found = list(re.finditer(rb"-?\d+(\.\d+)?", bytes(data)))
    for match in sorted(random.sample(found, min(len(found), random.choice((1, 2, 8)))), key=lambda each: -each.start()):
        value = random.choice((*INTERESTING, "nan", "inf", "-inf", "1e999", "0x10", "9" * 400, "1e-400", "-0", "+1", "1.5.2", ""))
        data[match.start():match.end()] = str(value).encode()
    return data


PAIRS = {b"{": b"}", b"[": b"]", b"(": b")", b"<a>": b"</a>", b'{"a":': b"}", b"/*": b"*/", b'"': b'"', b"<!--": b"-->", b"/(": b")/",
         b"(a|": b")*", b"base(": b")"}


def nested(random, seed, data, _):
    """Puts brackets or elements around a token, as deep as 100,000, closed or not."""
    opening = random.choice(list(PAIRS) + [b"{", b"["])
    depth = random.choice(DEPTHS)
    match = random.choice(tokens_of(data))
    closing = PAIRS[opening] * depth if random.random() < 0.6 else b""
    inside = match.group() if random.random() < 0.5 else b""
    data[match.start():match.end()] = opening * depth + inside + closing
    return data


def repeated(random, seed, data, _):
    """Repeats a token, a line, some lines or all of it."""
    kind = random.randrange(4)
    if kind == 0:
        match = random.choice(tokens_of(data))
        begin, end = match.span()
    else:
        ends = [0] + [match.end() for match in re.finditer(rb"\n", bytes(data))] + [len(data)]
        first = random.randrange(len(ends) - 1)
        begin, end = ends[first], ends[min(first + random.choice((1, 5, 30)), len(ends) - 1)] if kind < 3 else len(data)
    part = data[begin:end]
    times = min(random.choice((2, 10, 100, 1000, 10000)), (2 << 20) // max(len(part), 1) + 1)
    separator = random.choice((b"", b"", b" ", b"\n"))
    data[begin:end] = separator.join([bytes(part)] * times)
    return data


def renumbered(random, seed, data, _):
    """Repeats some lines many times, and tells the copies apart by a number at each name."""
    ends = [0] + [match.end() for match in re.finditer(rb"\n", bytes(data))] + [len(data)]
    first = random.randrange(len(ends) - 1)
    begin, end = ends[first], ends[min(first + random.choice((1, 3, 12)), len(ends) - 1)]
    part = bytes(data[begin:end])
    times = min(random.choice((10, 100, 1000, 5000)), (2 << 20) // max(len(part), 1) + 1)
    data[begin:end] = b"".join(re.sub(rb"([A-Za-z]{4,})", rb"\g<1>%d" % i, part, count=2) for i in range(times))
    return data


def long_token(random, seed, data, _):
    match = random.choice(tokens_of(data))
    token = match.group() or b"a"
    length = random.choice((64, 128, 1024, 4096, 65536, 1 << 20))
    middle = len(token) // 2
    data[match.start():match.end()] = token[:middle] + (token[middle:middle + 1] or b"a") * length + token[middle:]
    return data


def halved(random, seed, data, _):
    """Ends a text at a token, or begins it there."""
    match = random.choice(tokens_of(data))
    at = random.choice((match.start(), match.end()))
    return data[:at] if random.random() < 0.8 else data[at:]


def rearranged(random, seed, data, _):
    """Exchanges and removes tokens."""
    tokens = tokens_of(data)
    parts = [bytes(data[match.start():match.end()]) for match in tokens]
    for _ in range(random.choice((1, 2, 10, 100))):
        one, two = random.randrange(len(parts)), random.randrange(len(parts))
        parts[one], parts[two] = parts[two], random.choice((parts[one], parts[two], b""))
    return bytearray(random.choice((b" ", b"\n")).join(parts))


def marked_up(random, seed, data, _):
    """Puts what terminals and rich text obey into a token."""
    match = random.choice(tokens_of(data))
    at = random.randrange(match.start(), match.end() + 1)
    data[at:at] = random.choice((b"\x1b]0;title\x07", b"<img src=\"file:///etc/passwd\">", b"<table>" * 1000, b"\n\nlumpscope: ",
                                 b"../../../../", b"C:\\con\\nul", b"/dev/zero", b"%n%s", b"\xe2\x80\xae", b"&#0;", b"<b>" * 10000))
    return data


def joined(random, seed, data, others):
    """Puts a part of another text into this one."""
    other = random.choice(others).data
    begin, at = random.randrange(len(other)), random.randrange(len(data) + 1)
    part = other[begin:begin + random.choice((20, 200, 2000, 100000))]
    if random.random() < 0.5:
        data[at:at] = part
        return data
    return data[:at] + part


def includes(random, seed, data, _):
    """Makes definitions of files that include each other: a chain, one file many times, a circle, or a pyramid."""
    kind, depth = random.randrange(4), random.choice((3, 30, 300, 2000))
    body = b"@PointClass = class%d [ key(string) : \"Key\" ]\n"
    if kind == 0:
        files = {f"i{i}.fgd": b'@include "i%d.fgd"\n' % (i + 1) + body % i for i in range(depth)}
    elif kind == 1:
        files = {"i0.fgd": body % 0 * random.choice((1, 1000))}
        return b'@include "i0.fgd"\n' * depth * 10 + data, files
    elif kind == 2:
        files = {f"i{i}.fgd": b'@include "i%d.fgd"\n' % ((i + 1) % depth) + body % i for i in range(depth)}
    else:
        files = {f"i{i}.fgd": b"".join(b'@include "i%d.fgd"\n' % (i + k) for k in (1, 2, 1, 2)) + body % i for i in range(min(depth, 300))}
    return b'@include "i0.fgd"\n' + data, files


BINARY = [flips, scalars, scalars, scalars, blanked, cut, spliced]
WITH_TABLES = [column, duplicated, shortened]
WITH_ENTRIES = [directory, directory, swapped, overlapping, shared]
OF_MAPS = [grown, emptied, retold, entangled]
TEXT = [characters, numbers, nested, nested, repeated, renumbered, long_token, halved, rearranged, marked_up, joined]


def mutators_of(seed):
    if seed.layout is None:
        return TEXT + [includes, includes] * seed.format.startswith("FGD")
    chosen = BINARY + WITH_TABLES * bool([table for table in seed.layout.tables if table[2] > 0])
    if not seed.layout.fields and not seed.layout.tables:
        chosen = [flips, blanked, cut, spliced]
    return chosen + WITH_ENTRIES * (len(seed.layout.entries) > 1) + OF_MAPS * (seed.format_ is not None)


def as_it_is_now(seed, data):
    """Returns the seed with the mutated bytes; of a map with the layout that it has by now. None: no format knows it any more."""
    if seed.format_ is None:
        return replace(seed, data=bytes(data))
    if maps.recognise(data) is None:
        return None
    layout, format_ = map_layout(data)
    return replace(seed, data=bytes(data), layout=layout, format_=format_)


def mutate(random, seed, seeds):
    """Returns the mutators' names and the files of the case that differ from the seed's: the mutated one, and what it includes."""
    data, names, files, path = bytearray(seed.data), [], {}, seed.path
    kin = [each for each in seeds if (each.layout is None) == (seed.layout is None)]
    moves = (grown, emptied, retold, duplicated, shortened, cut, spliced)  # the places that a layout knows
    for _ in range(random.choice((1, 1, 1, 2, 3))):
        mutator = random.choice(mutators_of(seed))
        changed = mutator(random, seed, data, kin)
        if isinstance(changed, tuple):
            changed, files = changed
        names.append(mutator.__name__)
        data = bytearray(changed[:LARGEST])
        if not data or seed.layout is not None and (len(data) < 200 or seed.format_ is None and mutator in moves):
            break
        seed = as_it_is_now(seed, data)
        if seed is None:
            break
    return names, {**files, path: bytes(data)}
