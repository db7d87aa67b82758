"""Layouts of the map formats, and small correct maps of each, made of the samples.

Layouts are written down from the engines' headers, not taken from the program: a wrong table there does not hide here.
Sources: id Software, WinQuake/bspfile.h, qcommon/qfiles.h of Quake II and III; Valve, utils/common/bspfile.h; OpenJK,
codemp/qcommon/qfiles.h; q3map2.h; ericw-tools, common/bspfile_q1.hh; qbism, q2tools-220, src/qfiles.h; FTE, specs/bspx.txt;
xash3d-fwgs, common/bspfile.h.
"""
import io
import re
import struct
import zipfile
from dataclasses import dataclass


def fields(layout):
    """Returns (offset, code) for each scalar of a record; layout as for struct, little-endian, without padding."""
    found, at = [], 0
    for count, code in re.findall(r"(\d*)([a-zA-Z])", layout):
        if code == "s":
            at += int(count or 1)
            continue
        for _ in range(int(count or 1)):
            found.append((at, code))
            at += struct.calcsize("<" + code)
    return found


def size_of(layout):
    return struct.calcsize("<" + layout)


@dataclass
class Format:
    """A map format: the bytes before the directory, and each slot's name and record layout ("" for bytes and text)."""
    id: str
    start: bytes
    slots: list
    blank: int = 4  # alignment of lumps

    @property
    def directory(self):
        return len(self.start)

    @property
    def header(self):
        return self.directory + 8 * len(self.slots)

    def slot(self, name):
        return next(i for i, (each, _) in enumerate(self.slots) if each == name)


def slots(text):
    pairs = (line.split(None, 1) for line in text.strip().splitlines())
    return [(name_and_layout[0], name_and_layout[1].strip() if len(name_and_layout) > 1 else "") for name_and_layout in pairs]


def quake_family(node, face, clipnode, leaf, marksurface, edge, model="9f7i"):
    return slots(f"""
ENTITIES
PLANES 4fi
TEXTURES
VERTEXES 3f
VISIBILITY
NODES {node}
TEXINFO 8fiI
FACES {face}
LIGHTING
CLIPNODES {clipnode}
LEAFS {leaf}
MARKSURFACES {marksurface}
EDGES {edge}
SURFEDGES i
MODELS {model}""")


def quake2_family(number, index, corner):
    return slots(f"""
ENTITIES
PLANES 4fi
VERTEXES 3f
VISIBILITY
NODES 3i6{corner}2{index}
TEXINFO 8f2I32si
FACES {index}{number}i2{number}4Bi
LIGHTING
LEAFS I2{number}6{corner}4{index}
LEAFFACES {index}
LEAFBRUSHES {index}
EDGES 2{index}
SURFEDGES i
MODELS 9f3i
BRUSHES 2iI
BRUSHSIDES {index}{number}
POP
AREAS 2i
AREAPORTALS 2i""")


QUAKE3 = slots("""
ENTITIES
SHADERS 64s2I
PLANES 4f
NODES 9i
LEAFS 12i
LEAFSURFACES i
LEAFBRUSHES i
MODELS 6f4i
BRUSHES 3i
BRUSHSIDES 2i
DRAWVERTS 10f4B
DRAWINDEXES i
FOGS 64s2i
SURFACES 12i12f2i
LIGHTMAPS
LIGHTGRID 8B
VISIBILITY""")

RAVEN = slots("""
ENTITIES
SHADERS 64s2I
PLANES 4f
NODES 9i
LEAFS 12i
LEAFSURFACES i
LEAFBRUSHES i
MODELS 6f4i
BRUSHES 3i
BRUSHSIDES 3i
DRAWVERTS 16f16B
DRAWINDEXES i
FOGS 64s2i
SURFACES 7i8B14i12f2i
LIGHTMAPS
LIGHTGRID 30B
VISIBILITY
LIGHTARRAY H""")

NARROW = dict(node="i2h6h2H", face="HhihhBBBBi", clipnode="i2h", leaf="2i6h2H4B", marksurface="H", edge="2H")
WIDE = dict(face="5i4Bi", clipnode="3i", marksurface="I", edge="2I")

FORMATS = [
    Format("quake", struct.pack("<i", 29), quake_family(**NARROW)),
    Format("hexen2", struct.pack("<i", 29), quake_family(**NARROW, model="9f11i")),
    Format("bsp2", b"BSP2", quake_family(node="3i6f2I", leaf="2i6f2I4B", **WIDE)),
    Format("2psb", b"2PSB", quake_family(node="3i6h2I", leaf="2i6h2I4B", **WIDE)),
    Format("halflife", struct.pack("<i", 30), quake_family(**NARROW)),
    Format("quake2", b"IBSP" + struct.pack("<i", 38), quake2_family("h", "H", "h")),
    Format("qbsp", b"QBSP" + struct.pack("<i", 38), quake2_family("i", "I", "f")),
    Format("quake3", b"IBSP" + struct.pack("<i", 46), QUAKE3),
    Format("wolfenstein", b"IBSP" + struct.pack("<i", 47), QUAKE3),
    Format("quakelive", b"IBSP" + struct.pack("<i", 47), QUAKE3 + [("ADVERTISEMENTS", "i15f64s")]),
    Format("raven", b"RBSP" + struct.pack("<i", 1), RAVEN),
    Format("qfusion", b"FBSP" + struct.pack("<i", 1), RAVEN),
]
BY_ID = {format_.id: format_ for format_ in FORMATS}

XASH_LUMPS = 12
XASH_HEADER = 8 + 8 * XASH_LUMPS
BSPX_FIELDS = {  # records of the lumps that BSPX adds; others are mutated as bytes
    b"DECOUPLED_LM": "2Hi8f", b"LMOFFSET": "i", b"LMSHIFT": "B", b"VERTEXNORMALS": "3f", b"ENVMAP": "3fi", b"SURFENVMAP": "i",
    b"FACENORMALS": "I", b"BRUSHLIST": "I", b"LIGHTGRID_OCTREE": "I", b"LIGHTGRIDS": "I", b"LMSTYLE16": "H"}


def recognise(data):
    """Returns the map's format by its first bytes, or None."""
    if len(data) < 160:
        return None
    found = [each for each in FORMATS if data[:len(each.start)] == each.start]
    if found and found[-1].id == "quakelive":  # or Wolfenstein, which has no last slot
        offset, length = extents(data, found[1])[-1]
        return found[1 if offset >= found[1].header and 0 <= length <= len(data) - offset and length % 128 == 0 else 0]
    if len(found) == 2:  # Quake and Hexen II
        length = extents(data, found[0])[found[0].slot("MODELS")][1]
        return found[1] if length % 64 and length % 80 == 0 else found[0]
    return found[0] if found else None


def extents(data, format_):
    """Returns (offset, length) of each slot, as stored."""
    return [struct.unpack_from("<2i", data, format_.directory + 8 * i) for i in range(len(format_.slots))]


def xash_extent(data, format_, number):
    return struct.unpack_from("<2i", data, format_.header + 8 + 8 * number)


def clipped(data, extent):
    """Returns the bytes of a lump that the file has."""
    offset, length = extent
    return bytes(data[offset:offset + length]) if offset >= 0 and length > 0 else b""


def lumps_of(data, format_):
    return {name: clipped(data, extent) for (name, _), extent in zip(format_.slots, extents(data, format_))}


def bspx_at(data, format_):
    """Returns where the BSPX block begins, behind the last lump on a multiple of 4, or None."""
    end = max([format_.header] + [offset + length for offset, length in extents(data, format_) if length > 0])
    end = (end + 3) // 4 * 4
    return end if data[end:end + 4] == b"BSPX" else None


def bspx_entries(data, format_):
    """Returns (position in the file, name, offset, length) of each entry that the file holds."""
    at = bspx_at(data, format_)
    if at is None or at + 8 > len(data):
        return []
    count = min(struct.unpack_from("<i", data, at + 4)[0], (len(data) - at - 8) // 32)
    places = range(at + 8, at + 8 + 32 * max(count, 0), 32)
    return [(place, bytes(data[place:place + 24]).rstrip(b"\0"), *struct.unpack_from("<2i", data, place + 24))
            for place in places]


def bspx_block(at, lumps):
    """Returns a BSPX directory and its lumps, to be put at this offset of the file."""
    block, payload = b"BSPX" + struct.pack("<i", len(lumps)), at + 8 + 32 * len(lumps)
    for name, data in lumps.items():
        block += struct.pack("<24s2i", name, payload, len(data))
        payload += len(data)
    return block + b"".join(lumps.values())


def build(format_, lumps, bspx=None, xash=None):
    """Returns a file of these lumps in the order of the slots. `xash`: the lumps of Xash3D's header, by their number."""
    file = bytearray(format_.start + bytes(8 * len(format_.slots)))
    if xash is not None:
        file += b"XASH" + struct.pack("<i", 4) + bytes(8 * XASH_LUMPS)
        for number, data in xash.items():
            struct.pack_into("<2i", file, format_.header + 8 + 8 * number, len(file), len(data))
            file += data + bytes(-len(data) % 4)
    for i, (name, _) in enumerate(format_.slots):
        data = lumps.get(name, b"")
        struct.pack_into("<2i", file, format_.directory + 8 * i, len(file), len(data))
        file += data + bytes(-len(data) % 4)
    if bspx:
        file += bspx_block(len(file), bspx)
    return bytes(file)


def converted(data, from_layout, to_layout):
    """Returns the records of one layout in another with as many scalars; floats are rounded where integers are asked for."""
    def scalars(layout):
        return "<" + "".join(code * int(count or 1) if code != "s" else count + code
                             for count, code in re.findall(r"(\d*)([a-zA-Z])", layout))
    source, target = scalars(from_layout), scalars(to_layout)
    codes = re.findall(r"\d*[a-zA-Z]", target[1:])
    records = []
    for values in struct.iter_unpack(source, data):
        records.append(struct.pack(target, *(float(value) if code == "f" else value for value, code in zip(values, codes))))
    return b"".join(records)


def to_format(lumps, source, target):
    wide = {name: layout for name, layout in target.slots}
    return {name: converted(lumps[name], layout, wide[name]) if layout and layout != wide[name] else lumps[name]
            for name, layout in source.slots}


def quake_lumps(halflife):
    """Returns a Half-Life map's lumps as Quake has them: luxels of one byte, and their offsets as many."""
    lumps = lumps_of(halflife, BY_ID["halflife"])
    lumps["LIGHTING"] = lumps["LIGHTING"][::3]
    faces = bytearray(lumps["FACES"])
    for at in range(16, len(faces), 20):
        offset = struct.unpack_from("<i", faces, at)[0]
        struct.pack_into("<i", faces, at, offset // 3 if offset > 0 else offset)
    lumps["FACES"] = bytes(faces)
    return lumps


def layered_lumps(lumps, side):
    """Returns Quake III's lumps as RBSP and FBSP have them, with light in the first of four layers; pages of `side` luxels."""
    def records(name):
        return struct.iter_unpack("<" + dict(QUAKE3)[name], lumps[name])
    grid = lumps["LIGHTGRID"]
    points = [grid[at:at + 8] for at in range(0, len(grid), 8)]
    surfaces = [struct.pack("<7i8B14i12f2i", *v[:7], *[0, 255, 255, 255] * 2, v[7], -3, -3, -3, v[8], 0, 0, 0, v[9], 0, 0, 0,
                            *v[10:]) for v in records("SURFACES")]
    vertexes = [struct.pack("<16f16B", *v[:7], *[0] * 6, *v[7:], *[0] * 12) for v in records("DRAWVERTS")]
    return {**lumps, "SURFACES": b"".join(surfaces), "DRAWVERTS": b"".join(vertexes),
            "BRUSHSIDES": b"".join(struct.pack("<3i", *v, -1) for v in records("BRUSHSIDES")),
            "LIGHTMAPS": lumps["LIGHTMAPS"].ljust(3 * side * side * (len(lumps["LIGHTMAPS"]) // 49152), b"\x80"),
            "LIGHTGRID": b"".join(each[:3] + bytes(9) + each[3:6] + bytes(9) + b"\0\xff\xff\xff" + each[6:] for each in points),
            "LIGHTARRAY": struct.pack(f"<{len(points)}H", *range(len(points)))}


def hexen2_models(models):
    """Returns Quake's model records with eight roots: those of the hulls that Quake lacks lead where hull 1 does."""
    wide = b""
    for record in struct.iter_unpack("<9f7i", models):
        roots = [record[9], record[10], record[11], record[10], record[10], record[10], 0, 0]
        wide += struct.pack("<9f11i", *record[:9], *roots, *record[13:])
    return wide


def zip_of(files):
    buffer = io.BytesIO()
    with zipfile.ZipFile(buffer, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, data in files.items():
            archive.writestr(zipfile.ZipInfo(name), data)
    return buffer.getvalue()


def light_grid(wide):
    """Returns LIGHTGRID_OCTREE, or with `wide` LIGHTGRIDS: a grid of 3 x 2 x 1 points, a node, and two leafs."""
    leaf, occluded = 0x80000000, 0x40000000
    head = struct.pack("<3f3i3fBI", 32, 32, 32, 3, 2, 1, 0, 0, 0, 1, 0)
    node = struct.pack("<3i8I", 1, 0, 0, occluded, occluded, occluded, leaf, occluded, occluded, occluded, leaf | 1)
    if wide:
        first, second = b"\1\0\x21\xff\0\0\0\0\xff\xff", bytes(4)
        grid = (head + struct.pack("<I", 1) + node + struct.pack("<I6i", 2, 0, 0, 0, 1, 2, 1) + b"\1" + first
                + struct.pack("<6i", 1, 0, 0, 2, 2, 1) + b"\0" + second)
        return struct.pack("<I", len(grid)) + grid
    first, second = b"\1\0\x40\x80\xc0\xff", b"\0\0\1\0\1\2\3\1\0\xff\0\0"
    return (head + struct.pack("<I", 1) + node + struct.pack("<I6i", 2, 0, 0, 0, 1, 2, 1) + first
            + struct.pack("<6i", 1, 0, 0, 2, 2, 1) + second)


def every_bspx(lumps, format_):
    """Returns a lump of each kind that BSPX may hold, as large as the map's own lumps ask for."""
    layouts = dict(format_.slots)
    face_lump = "SURFACES" if format_.id == "quake3" else "FACES"
    faces = len(lumps[face_lump]) // size_of(layouts[face_lump])
    vertexes = len(lumps["DRAWVERTS" if format_.id == "quake3" else "VERTEXES"]) // (44 if format_.id == "quake3" else 12)
    luxels = len(lumps["LIGHTMAPS" if format_.id == "quake3" else "LIGHTING"]) // (1 if format_.id in ("quake", "bsp2") else 3)
    brush = struct.pack("<6f2h", -32, -32, -32, 32, 32, 32, -2, 1) + struct.pack("<4f", 0.6, 0.8, 0, 20)
    return {
        b"DECOUPLED_LM": struct.pack("<2Hi8f", 2, 1, 0, 0.125, 0, 0, 3, 0, 0.125, 0, 4) * faces,
        b"LMSHIFT": b"\3" * faces, b"LMOFFSET": struct.pack("<i", 0) * faces,
        b"LMSTYLE": b"\0\5\xff\xff\xff\xff" * faces, b"LMSTYLE16": struct.pack("<H", 0x1234) * faces,
        b"LIGHTINGDIR": b"d" * (3 * luxels), b"RGBLIGHTING": b"c" * (3 * luxels),
        b"VERTEXNORMALS": struct.pack("<3f", 0, 0, 1) * vertexes,
        b"FACENORMALS": struct.pack("<I6f", 2, 0, 0, 1, 1, 0, 0) + struct.pack("<3I", 0, 1, 0) * len(lumps.get("SURFEDGES", b"")[::4]),
        b"BRUSHLIST": struct.pack("<4I", 1, 0, 1, 1) + brush, b"LIGHTGRID_OCTREE": light_grid(False),
        b"LIGHTGRIDS": light_grid(True), b"ENVMAP": struct.pack("<3fi", 1, 2, 3, 128),
        b"SURFENVMAP": struct.pack("<i", 0) * faces, b"ZIP_PAKFILE": zip_of({"textures/a.txt": b"1"}), b"UNKNOWN": b"bytes"}


def made_maps(samples):
    """Returns a small correct map of every format, by its name: those that are no sample are made of the samples' lumps."""
    halflife = (samples / "halflife/maps/gallery.bsp").read_bytes()
    quake2 = (samples / "quake2/maps/gallery.bsp").read_bytes()
    quake3 = (samples / "quake3/maps/gallery.bsp").read_bytes()
    plain = quake_lumps(halflife)
    quake, hexen2, own = BY_ID["quake"], BY_ID["hexen2"], BY_ID["halflife"]
    made = {"halflife": halflife, "quake2": quake2, "quake3": quake3, "quake": build(quake, plain),
            "hexen2": build(hexen2, {**plain, "MODELS": hexen2_models(plain["MODELS"])})}
    for wide in ("bsp2", "2psb"):
        made[wide] = build(BY_ID[wide], to_format(plain, quake, BY_ID[wide]))
    made["qbsp"] = build(BY_ID["qbsp"], to_format(lumps_of(quake2, BY_ID["quake2"]), BY_ID["quake2"], BY_ID["qbsp"]))
    arena = lumps_of(quake3, BY_ID["quake3"])
    advertisement = struct.pack("<i15f64s", 1, *[0, 0, 1], *range(12), b"*1")
    made["wolfenstein"] = build(BY_ID["wolfenstein"], arena)
    made["quakelive"] = build(BY_ID["quakelive"], {**arena, "ADVERTISEMENTS": advertisement})
    for id_, side in (("raven", 128), ("qfusion", 512)):
        made[id_] = build(BY_ID[id_], layered_lumps(arena, side))
    lumps = lumps_of(halflife, own)
    texinfo = bytearray(lumps["TEXINFO"])
    for at in range(38, len(texinfo), 80):  # the upper half of every second one's flags is a face info's number
        struct.pack_into("<h", texinfo, at, at // 40 % 2)
    info = struct.pack("<16s2Hh", b"hills", 32, 16, -1) + struct.pack("<16s2Hh", b"", 16, 16, 3)
    made["bsp30ext"] = build(own, {**lumps, "TEXINFO": bytes(texinfo)},
                             xash={0: b"v" * len(lumps["LIGHTING"]), 1: info, 2: bytes(24), 8: b"s" * (len(lumps["LIGHTING"]) // 3)})
    for id_ in ("quake", "bsp2", "qbsp", "halflife", "quake3"):
        format_ = BY_ID[id_]
        lumps = lumps_of(made[id_], format_)
        made[id_ + " with BSPX"] = build(format_, lumps, every_bspx(lumps, format_))
    return made
