"""Small correct models of every kind, with the places of their scalars.

Sources: id Software, WinQuake/modelgen.h and spritegn.h, Quake II's qcommon/qfiles.h, Quake III's qcommon/qfiles.h; Valve,
engine/studio.h and utils/sprgen/spritegn.h; Hexen II's mission pack, engine/hexen2/genmodel.h.
"""
import struct

SIDE = 16
CORNERS = [(0, -8, 8), (0, 8, 8), (0, 8, -8), (0, -8, -8)]
TRIANGLES = [(0, 1, 2), (0, 2, 3)]


class Writer:
    """Writes scalars one after the other, and keeps where each is."""

    def __init__(self):
        self.data, self.fields, self.bounds = bytearray(), [], []

    def put(self, layout, *values):
        for code in layout:
            value, values = values[0], values[1:]
            self.fields.append((len(self.data), code))
            self.data += struct.pack("<" + code, value)
        return self

    def text(self, text, size):
        self.data += text.encode().ljust(size, b"\0")
        return self

    def raw(self, data):
        self.data += data
        return self

    def part(self):
        self.bounds.append(len(self.data))
        return len(self.data)

    def at(self, offset, *values):
        """Overwrites words that were written before."""
        struct.pack_into(f"<{len(values)}i", self.data, offset, *values)


def alias(wider=False):
    w = Writer().raw(b"RAPO" if wider else b"IDPO")
    w.put("i" + "f" * 10, 50 if wider else 6, 1, 1, 1, 0, -8, -8, SIDE, 0, 0, 0)
    w.put("i" * 8 + "f", 2, 8, 4, 4, 2, 2, 0, 0, 1)
    if wider:
        w.put("i", 4)
    w.part()
    w.put("i", 0).raw(b"\1" * 32).put("iiff", 1, 2, 0.1, 0.2).raw(b"\2" * 32 + b"\3" * 32)
    w.part()
    for s, t in ((0, 0), (3, 0), (3, 3), (0, 3)):
        w.put("iii", 32 if s else 0, s, t)
    w.part()
    for a, b, c in TRIANGLES:
        w.put("i", 1).put("HHHHHH" if wider else "iii", *((a, b, c, a, b, c) if wider else (a, b, c)))
    w.part()

    def pose(name, step):
        w.put("B" * 8, 0, 0, 0, 0, step, SIDE, SIDE, 0).text(name, 16)
        for _, y, z in CORNERS:
            w.raw(bytes([step, y + 8, z + 8, 0]))
    w.put("i", 0)
    pose("stand1", 0)
    w.put("ii", 1, 2).raw(bytes(8)).put("ff", 0.25, 0.5)
    pose("burn1", 0)
    pose("burn2", 8)
    return w


def sprite(version):
    """Version 1 is Quake's, 2 Half-Life's, with a palette."""
    w = Writer().raw(b"IDSP").put("ii", version, 2)
    if version == 2:
        w.put("i", 0)
    w.put("fiiifi", 4, 4, 2, 2, 0, 0)
    if version == 2:
        w.put("H", 256).raw(bytes(range(256)) * 3)
    w.part()
    w.put("i", 0).put("iiii", -2, 1, 4, 2).raw(b"\1" * 8)
    w.part()
    w.put("iiff", 1, 2, 0.1, 0.2)
    for _ in range(2):
        w.put("iiii", -2, 1, 4, 2).raw(b"\2" * 8)
    return w


def md2(skin):
    w = Writer().raw(b"IDP2").put("i" * 16, 8, 32, 16, 56, 2, 4, 4, 2, 0, 2, *[0] * 6)
    skins = w.part()
    w.text(skin + ".pcx", 64).text(skin + "2.pcx", 64)
    places = w.part()
    w.put("h" * 8, 0, 0, 31, 0, 31, 15, 0, 15)
    triangles = w.part()
    w.put("H" * 12, 0, 1, 2, 0, 1, 2, 0, 2, 3, 0, 2, 3)
    frames = w.part()
    for frame in range(2):
        w.put("f" * 6, 1, 1, 1, 8 * frame, -8, -8).text(f"stand{frame + 1}", 16)
        for _, y, z in CORNERS:
            w.raw(bytes([0, y + 8, z + 8, 0]))
    w.at(44, skins, places, triangles, frames, len(w.data), len(w.data))
    return w


def md3(shader):
    w = Writer().raw(b"IDP3").put("i", 15).text("square.md3", 64).put("i" * 9, 0, 2, 1, 1, 0, 108, 0, 0, 0)
    w.part()
    for _ in range(2):
        w.put("f" * 10, 0, -8, -8, 0, 8, 8, 0, 0, 0, SIDE).text("frame", 16)
    tags = w.part()
    for x in (10, 50):
        w.text("tag_barrel", 64).put("f" * 12, x, 2, 3, 0, 2, 0, -2, 0, 0, 0, 0, 2)
    surface = w.part()
    w.raw(b"IDP3").text("square", 64).put("i" * 10, 0, 2, 1, 4, 2, *[0] * 5)
    triangles = w.part() - surface
    w.put("i" * 6, *(corner for triangle in TRIANGLES for corner in triangle))
    shaders = w.part() - surface
    w.text(shader, 64).put("i", 0)
    places = w.part() - surface
    w.put("f" * 8, 0, 0, 1, 0, 1, 1, 0, 1)
    points = w.part() - surface
    for frame in range(2):
        for _, y, z in CORNERS:
            w.put("hhhH", 512 * frame, y * 64, z * 64, 64)
    w.at(surface + 88, triangles, shaders, places, points, len(w.data) - surface)
    w.at(96, tags, surface, len(w.data))
    return w


def studio():
    w = Writer().raw(b"IDST").put("i", 10).raw(bytes(236))
    w.fields += [(at, "i") for at in range(72, 244, 4)]
    bones = w.part()
    w.text("bone", 32).put("i" * 8 + "f" * 12, -1, 0, *[-1] * 6, 0, 0, 5, 0, 0, 0, 0.5, 1, 1, 1, 1, 1)
    animation = w.part()
    w.put("H" * 6, 12, 0, 0, 0, 0, 0).put("BB", 2, 2).put("hh", 0, 16)
    sequence = w.part()
    w.text("idle", 32).put("f", 12).raw(bytes(140))
    w.fields += [(at, "i") for at in range(sequence + 36, sequence + 176, 4)]
    w.at(sequence + 40, 1, 5)
    w.at(sequence + 56, 2)
    w.at(sequence + 72, -1)
    w.at(sequence + 120, 1, animation)
    w.at(140, 1, bones)
    w.at(164, 1, sequence)
    meshes = []
    for body in range(2):
        bones_of_points = w.part()
        w.raw(bytes(4))
        points = w.part()
        for x, y, z in CORNERS:
            w.put("fff", x, y, z + 100 * body)
        normals = w.part()
        w.put("fff", 1, 0, 0)
        commands = w.part()
        w.put("h" * 18, -4, 0, 0, 0, 0, 1, 0, 4, 0, 2, 0, 4, 2, 3, 0, 0, 2, 0)
        mesh = w.part()
        w.put("i" * 5, 2, commands, 0, 1, 0)
        meshes.append((mesh, bones_of_points, points, normals))
    models = w.part()
    for mesh, bones_of_points, points, normals in meshes:
        w.text("body", 64).put("i" * 12, 0, 0, 1, mesh, 4, bones_of_points, points, 1, bones_of_points, normals, 0, 0)
    parts = w.part()
    w.text("part", 64).put("iii", 2, 1, models)
    w.at(204, 1, parts)
    textures = w.part()
    for i in range(2):
        w.text(("red.bmp", "blue.bmp")[i], 64).put("iiii", 0, 4, 2, textures + 160 + i * 776)
    w.raw((bytes(8) + bytes(range(256)) * 3) * 2)
    skins = w.part()
    w.put("hh", 0, 1)
    w.at(180, 2, textures)
    w.at(192, 1, 2, skins)
    return w
