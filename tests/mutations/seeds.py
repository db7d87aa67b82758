"""What is mutated: a whole file of each kind, where its scalars are, what lies next to it, and the commands that read it."""
import os
import struct
from dataclasses import dataclass, field
from pathlib import Path

import maps
import models


@dataclass
class Command:
    """Words of a command line, in the case's folder. `saves`: what is written, as judge.py checks it. `lasts`: a window, which is
    ended after so many seconds."""
    words: list
    is_json: bool = False
    draws: bool = False
    saves: dict = None
    lasts: float = 0

    @property
    def writes(self):
        return bool({"--output", "--in-place", "--prt", "--extract"} & set(self.words))

    @property
    def name(self):
        return " ".join([self.words[0]] + [word for word in self.words[1:] if word.startswith("--") and word not in ("--output", "--size")])


@dataclass
class Layout:
    """Where a file's parts are: scalars, directory entries (two words: offset and length), ends of parts, tables of records."""
    fields: list = field(default_factory=list)   # (offset, code)
    entries: list = field(default_factory=list)  # offset of the entry
    bounds: list = field(default_factory=list)
    tables: list = field(default_factory=list)   # (offset, size of a record, number of records, scalars of a record)


@dataclass
class Seed:
    format: str
    path: str  # in the case's folder
    data: bytes
    commands: object  # function of a random.Random that returns what to run
    layout: Layout = None  # None: a text
    others: dict = field(default_factory=dict)  # files next to it, by path
    weight: int = 1
    format_: maps.Format = None  # of a map


ENTITY_TEXT = b'{\n"classname" "worldspawn"\n"message" "mended"\n}\n{\n"classname" "info_player_start"\n"origin" "1 2 3"\n}\n'


def map_layout(data):
    """Returns the layout of a map, and its format."""
    format_ = maps.recognise(data)
    layout = Layout(bounds=[0, format_.directory, format_.header])
    layout.entries = [format_.directory + 8 * i for i in range(len(format_.slots))]
    found = [(offset, length, record) for (offset, length), (_, record) in zip(maps.extents(data, format_), format_.slots)]
    if data[format_.header:format_.header + 4] == b"XASH":
        places = [format_.header + 8 + 8 * i for i in range(maps.XASH_LUMPS)]
        places = [place for place in places if place + 8 <= len(data)]  # it may be cut off by now
        layout.entries += places
        layout.fields += [(format_.header + 4, "i")] * bool(places)
        for i, place in enumerate(places):
            found.append((*struct.unpack_from("<2i", data, place), "16s2Hh" if i == 1 else ""))
    for place, name, offset, length in maps.bspx_entries(data, format_):
        layout.entries.append(place + 24)
        layout.fields.append((place - place % 4, "I"))
        found.append((offset, length, maps.BSPX_FIELDS.get(name, "")))
    if (at := maps.bspx_at(data, format_)) is not None:
        layout.fields.append((at + 4, "i"))
    slots = [name for name, _ in format_.slots]
    for number, (offset, length, record) in enumerate(found):
        if length <= 0 or offset < 0 or offset + length > len(data):
            continue
        layout.bounds += [offset, offset + length]
        if record:
            layout.tables.append((offset, maps.size_of(record), length // maps.size_of(record), maps.fields(record)))
        elif number < len(slots) and slots[number] in ("TEXTURES", "VISIBILITY"):
            words = [(offset + at, "i") for at in range(0, min(length // 4 * 4, 400), 4)]
            layout.fields += words
            if slots[number] == "TEXTURES":
                for at, _ in words[1:]:
                    place = offset + struct.unpack_from("<i", data, at)[0]
                    if offset < place < offset + length - 40:
                        layout.fields += [(place + 16 + 4 * i, "I") for i in range(6)]
    return layout, format_


def map_commands(path, format_id, more):
    """Returns what may be run on a map: reading in every way, pictures of it, and edits that are saved. `more`: words for each."""
    def choose(random):
        save_as = f"out/{Path(path).name}"
        reading = [
            Command(["info", path, "--json"], True), Command(["info", path]), Command(["check", path, "--json"], True),
            Command(["check", path, "--all", "--json"], True), Command(["check", path]), Command(["dump", path], True),
            Command(["dump", path, "--format", "ndjson"]), Command(["dump", path, "--format", "csv", "--output", "out"]),
            Command(["entities", path]), Command(["pvs", path, "--json"], True),
            Command(["pvs", path, "--order", "place", "--output", "vis.png"]), Command(["pvs", path, "--prt", "out.prt"]),
            Command(["images", path, "--output", "out", "--json"], True), Command(["at", path, "128", "320", "40", "--json"], True),
            Command(["at", path, "128", "320", "64", "--towards", "1600", "832", "120"]), Command(["lump", path, "--list"]),
            Command(["lump", path, "--extract", "ENTITIES=out.ent", "--extract", "LIGHTING=out.light"]),
            Command(["edit", path, "--lump", random.choice(["FACES", "SURFACES"]), "--where", "id<9", "--set",
                     random.choice(["firstedge += 1", "texinfo = value * 2", "firstVert -= 3"]), "--dry-run", "--json"], True)]
        saving = [
            Command(["entities", path, "--replace", "new.ent", "--output", save_as],
                    saves={"map": path, "output": save_as, "text": ENTITY_TEXT}),
            Command(["entities", path, "--replace", "new.ent", "--output", save_as, "--force"],
                    saves={"map": path, "output": save_as, "text": ENTITY_TEXT}),
            Command(["entities", path, "--replace", "new.ent", "--output", path],
                    saves={"map": path, "output": path, "text": ENTITY_TEXT}),
            Command(["entities", path, "--set", "mutated=1", "--output", "out", "--json"], True,
                    saves={"map": path, "output": save_as, "text": None}),
            Command(["entities", path, "--where", "classname=light", "--delete", "--in-place"],
                    saves={"map": path, "output": path, "text": None}),
            Command(["edit", path, "--lump", "MODELS", "--set", "mins.x = value - 1", "--output", "out", "--json"], True,
                    saves={"map": path, "output": save_as, "text": None, "lump": "MODELS"}),
            Command(["edit", path, "--lump", "MODELS", "--where", "id=0", "--set", "maxs.z += 8", "--in-place"],
                    saves={"map": path, "output": path, "text": None, "lump": "MODELS"})]
        chosen = random.sample(reading, 2) + random.sample(saving, 1)
        if format_id in ("quake3", "wolfenstein", "quakelive", "raven", "qfusion"):
            chosen.append(Command(["shaders", path, "--json"], True))
        if format_id == "quake2":
            chosen.append(Command(["pvs", path, "--phs", "--json"], True))
        if random.random() < 0.06:
            chosen.append(Command(["render", path, "--output", "out.png", "--size", "64x48"], draws=True))
        for command in chosen:
            command.words += more
        return chosen
    return choose


def map_seed(name, path, data, weight=1, others=None):
    layout, format_ = map_layout(data)
    return Seed(name, path, data, map_commands(path, format_.id, []), layout,
                {"new.ent": ENTITY_TEXT, **(others or {})}, weight, format_)


def fixed(*commands):
    return lambda random: list(commands)


def with_entities(data, text):
    """Returns a map with this text in place of its entities'."""
    format_ = maps.recognise(data)
    return maps.build(format_, {**maps.lumps_of(data, format_), "ENTITIES": text + b"\0"})


def entities(*classes):
    """Returns a text with a player's start and these classes in front of it; each is a dictionary."""
    text = '{\n"classname" "worldspawn"\n}\n'
    for keys in ({"classname": "info_player_start", "angle": "0"}, {"classname": "info_player_deathmatch", "angle": "0"}, *classes):
        keys = {"origin": "128 320 40" if keys["classname"].startswith("info_") else "200 320 60", **keys}
        text += "{\n" + "".join(f'"{key}" "{value}"\n' for key, value in keys.items()) + "}\n"
    return text.encode()


def model_seeds(made):
    """Yields each kind of model where an entity of a small map shows it."""
    def seed(name, folder, map_id, path, writer, keys):
        map_path = f"{folder}/maps/m.bsp"
        draw = Command(["render", map_path, "--output", "out.png", "--size", "64x48"], draws=True)
        layout = Layout(writer.fields, [], writer.bounds)
        return Seed(name, f"{folder}/{path}", bytes(writer.data), fixed(draw), layout,
                    {map_path: with_entities(made[map_id], entities(keys))}, 2)
    yield seed("MDL of Quake", "id1", "quake", "progs/soldier.mdl", models.alias(), {"classname": "monster_army"})
    yield seed("MDL of Hexen II", "data1", "hexen2", "models/flame.mdl", models.alias(True),
               {"classname": "light_torch_small_walltorch"})
    yield seed("SPR of Quake", "id1", "quake", "progs/soldier.mdl", models.sprite(1), {"classname": "monster_army"})
    yield seed("SPR of Half-Life", "valve", "halflife", "sprites/s.spr", models.sprite(2),
               {"classname": "env_sprite", "model": "sprites/s.spr"})
    yield seed("MD2", "baseq2", "quake2", "models/weapons/g_shotg/tris.md2", models.md2("models/weapons/g_shotg/skin"),
               {"classname": "weapon_shotgun"})
    yield seed("MD3", "baseq3", "quake3", "models/weapons2/shotgun/shotgun.md3", models.md3("textures/gallery/crate"),
               {"classname": "weapon_shotgun"})
    yield seed("studio model", "valve", "halflife", "models/w_shotgun.mdl", models.studio(), {"classname": "weapon_shotgun"})


def vis_file(data):
    """Returns a .vis of one map, m.bsp, and its layout."""
    format_ = maps.recognise(data)
    lumps = maps.lumps_of(data, format_)
    rows, leafs = lumps["VISIBILITY"], lumps["LEAFS"]
    body = struct.pack("<i", len(rows)) + rows + struct.pack("<i", len(leafs)) + leafs
    file = struct.pack("<32si", b"m.bsp", len(body)) + body
    at = 40 + len(rows)
    record = dict(format_.slots)["LEAFS"]
    table = (at + 4, maps.size_of(record), len(leafs) // maps.size_of(record), maps.fields(record))
    return file, Layout([(32, "i"), (36, "i"), (at, "i")], [], [0, 32, 36, 40, at, at + 4, len(file)], [table])


def light_files(made):
    """Yields (name, file, layout) of each version of .lit for the made map of Quake."""
    lumps = maps.lumps_of(made, maps.BY_ID["quake"])
    luxels, faces = len(lumps["LIGHTING"]), len(lumps["FACES"]) // 20
    head = Layout([(0, "I"), (4, "I")], [], [0, 4, 8])
    yield "QLIT", b"QLIT" + struct.pack("<I", 1) + b"\x81\x40\x20" * luxels, head
    yield "QLIT HDR", b"QLIT" + struct.pack("<I", 0x10001) + b"\x81\x40\x20\x10" * luxels, head
    face = struct.pack("<i4B2HB", 0, 0, 255, 255, 255, 2, 3, 4)
    lit2 = b"QLIT" + struct.pack("<3I", 2, faces, 6) + face * faces + b"\x81" * 36
    yield "LIT2", lit2, Layout([(4, "I"), (8, "I"), (12, "I")], [], [0, 8, 16, len(lit2) - 36],
                               [(16, 13, faces, maps.fields("i4B2HB"))])


def companion_seeds(made):
    """Yields what lies next to maps: light, visibility, entity texts."""
    quake = made["quake"]
    path = "id1/maps/m.bsp"
    reading = [Command(["info", path, "--json"], True), Command(["check", path, "--json"], True)]
    for name, file, layout in light_files(quake):
        lit = Command(["images", path, "--lightmaps", "--atlas", "--output", "out", "--json"], True)
        yield Seed(f".lit ({name})", "id1/maps/m.lit", file, fixed(*reading, lit), layout, {path: quake}, 2)
    unseen = maps.build(maps.BY_ID["quake"], {**maps.lumps_of(quake, maps.BY_ID["quake"]), "VISIBILITY": b""})
    file, layout = vis_file(quake)
    yield Seed(".vis", "id1/maps/m.vis", file, fixed(*reading, Command(["pvs", path, "--json"], True)), layout, {path: unseen}, 3)
    text = maps.lumps_of(quake, maps.BY_ID["quake"])["ENTITIES"].rstrip(b"\0")

    def of_text(random):
        out = "out/m.bsp"
        return [Command(["entities", path, "--replace", "id1/maps/m.ent", "--output", out, *random.choice([[], ["--force"]])],
                        saves={"map": path, "output": out, "text": "id1/maps/m.ent"}),
                random.choice([Command(["entities", path, "--diff", "id1/maps/m.ent", "--json"], True),
                               Command(["entities", path, "--diff", "id1/maps/m.ent", "--output", "out.rules"]),
                               Command(["entities", path, "--add", "id1/maps/m.ent", "--output", "out"],
                                       saves={"map": path, "output": out, "text": None}),
                               Command(["check", path, "--json"], True)])]
    yield Seed(".ent", "id1/maps/m.ent", text, of_text, None, {path: quake}, 5)


SHADERS = b"""
textures/gallery/tile
{
	q3map_surfacelight 100
	deformVertexes wave 100 sin 0 3 0 1
	tessSize 64
	fogparms ( 0.1 0.2 0.3 ) 512
	{
		animMap 5 textures/gallery/crate.tga textures/gallery/tile.tga
		blendFunc GL_ONE GL_SRC_ALPHA
		rgbGen wave sin 0.5 0.5 0 1
		alphaGen portal 256
		tcGen environment
		tcMod turb 0 0.1 0 1
		tcMod stretch sin 1 0.1 0 1
		depthFunc equal
	}
	{
		clampmap $lightmap
		tcMod rotate 30
		alphaFunc GE128
	}
}
"""


def script_seeds(made, samples):
    """Yields shader scripts, by which a map's textures are looked up."""
    path = "baseq3/maps/m.bsp"
    files = {f"baseq3/{file.relative_to(samples / 'quake3')}": file.read_bytes()
             for file in sorted((samples / "quake3/textures").rglob("*")) if file.is_file()}
    files[path] = made["quake3"]
    script = (samples / "quake3/scripts/gallery.shader").read_bytes() + SHADERS

    def choose(random):
        chosen = [Command(["shaders", path, "--json"], True),
                  random.choice([Command(["shaders", path]), Command(["check", path, "--json"], True),
                                 Command(["images", path, "--textures", "--output", "out"])])]
        if random.random() < 0.1:
            chosen.append(Command(["render", path, "--output", "out.png", "--size", "64x48"], draws=True))
        return chosen
    yield Seed("shader script", "baseq3/scripts/gallery.shader", script, choose, None, files, 5)


FGD = rb"""@include "base.fgd"
@mapsize(-4096, 4096)
@BaseClass = Targetname [ targetname(target_source) : "Name" ]
@BaseClass base(Targetname) size(-8 -8 -8, 8 8 8) color(1 2 3) = Switched
[
    spawnflags(Flags) = [ 1 : "Start off" : 1 : "Dark at first" 2048 : "Not in deathmatch" : 0 ]
    input TurnOn(void) : "an input"
]
@PointClass base(Switched) iconsprite("sprites/lamp.spr") model({{ s & 1 -> ":a.mdl", "b.mdl" }}) = light : "A " + "lamp" : "http://x"
[
    target(target_destination) : "Target"
    brightness(integer) readonly : "Brightness" : 300 : "How bright"
    style(Choices) : "Style" : 0 = [ 0 : "Steady" -1 : "Off" "a b" : "Letters" ]
]
@SolidClass = func_door : "A door
of two lines" [ path(sound) : "C:\" : "x" said(string) : "Say \"this\" now" ]
"""

QUAKED = b"""/*QUAKED func_door (0 .5 .8) ? START_OPEN x CRUSHER - TOGGLE
A door.
"speed"  how fast
"sounds"
1) wood
2) metal
*/
/*QUAKED light (1 1 0) (-8 -8 -8) (8 8 16) START_OFF
{ model({ "path": ":models/lamp.md2", "skin": 1 }); }
-------- KEYS --------
light: how bright,
-------- SPAWNFLAGS --------
&1 START_OFF : dark at first
-------- MODEL FOR RADIANT ONLY - DO NOT SET THIS AS A KEY --------
model="models/other.md3"
*/
"""

XML = b"""<?xml version="1.0" encoding="utf-8"?>
<!-- Radiant -->
<classes>
<list name="team"><item name="Red" value="1"/><item name="Blue" value="2"/></list>
<point name="light" color="1 0 0" box="-8 -8 -8 8 8 16" model="models/flag.md3">
A flag.
-------- KEYS --------
<team key="side" name="Side">whose it is</team>
<real key="wait" name="Wait" value="2.5">seconds</real>
-------- SPAWNFLAGS --------
<flag key="SUSPENDED" name="Suspended" bit="2">hangs in the air</flag>
</point>
<group name="func_door" color="0 1 0">A gate.<color key="_color" name="Colour">its light</color></group>
</classes>
"""


def definition_seeds(made, real):
    """Yields files of definitions; real ones are mutated as well."""
    path = "id1/maps/m.bsp"
    own = [("FGD", "d.fgd", FGD), ("QUAKED .def", "d.def", QUAKED), ("Radiant's .ent", "d.ent", XML)]
    names = {".fgd": "FGD", ".def": "QUAKED .def", ".ent": "Radiant's .ent"}
    real = [(f"{names[file.suffix]}, others'", f"d{file.suffix}", file.read_bytes()) for file in real if file.suffix in names]
    for name, file, data in own + real:
        yield Seed(name, file, data,
                   fixed(Command(["check", path, "--definitions", file, "--json"], True),
                         Command(["entities", path, "--where", "classname=light", "--set", "a=b", "--definitions", file, "--dry-run"])),
                   None, {path: made["quake"], "base.fgd": b"@PointClass = base []\n"}, 1 if "others" in name else 3)


RULES_JSON = rb"""// rules
[{"match": {"classname": "func_*"}, "not_match": {"a": "1"}, "have": ["model"], "not_have": ["b"], "maps": ["m"], "limit": 2,
"replace": {"model": "*2"}, "rename": {"a": "b"}, "add": {"c": "$model"}, "remove": ["d"],
"new_entity": [{"classname": "e\u00e4"}]}, {"have": ["light"], "delete": true},
{"match": {"classname": "light"}, "replace": {"_light": "255 255 255 200"}},
{"have": ["origin"], "calc": {"origin": "value / 2 + 8", "spawnflags": "value | 1 & ~START_OFF"}}]
"""

RULES_RECORDS = rb"""[{"lump": "PLANES", "where": "id=0..3 | normal.x>0", "set": {"dist": "value * 2 + 8"}},
{"match": {"classname": "light"}, "replace": {"light": "200"}},
{"lump": "TEXINFO", "maps": ["m"], "set": ["flags += SPECIAL", "vecs[0].x = value / 2"]},
{"lump": "FACES", "where": "area>100 styles[0]<12", "set": {"styles[1]": "styles[0]"}}]
"""

RULES_STRIPPER = rb"""; rules
filter:
{
"classname" "/^light.*/"
}
add:
{
"classname" "info_null"
"origin" "1 2 3"
}
modify:
{
match:
{
"model" "*1"
}
replace:
{
"model" "*2"
}
delete:
{
"target" "/t(1|2)+/"
}
insert:
{
"a" "b"
}
}
"""


def rule_seeds(made):
    path = "id1/maps/m.bsp"

    def choose(random):
        return [random.choice([
            Command(["entities", path, "--rules", "r.txt", "--dry-run", "--json"], True),
            Command(["entities", path, "--rules", "r.txt", "--output", "out"],
                    saves={"map": path, "output": "out/m.bsp", "text": None}),
            Command(["entities", path, "--rules", "r.txt", "--in-place"], saves={"map": path, "output": path, "text": None})])]
    for name, data in (("rules in JSON", RULES_JSON), ("rules of Stripper", RULES_STRIPPER)):
        yield Seed(name, "r.txt", data, choose, None, {path: made["quake"]}, 4)
    yield Seed("rules of records", "r.txt", RULES_RECORDS,
               fixed(Command(["edit", path, "--rules", "r.txt", "--dry-run", "--json"], True),
                     Command(["edit", path, "--rules", "r.txt", "--in-place"])),
               None, {path: made["quake"]}, 4)


def archive_seeds(made, samples):
    """Yields archives: of a map and its textures, or of textures next to a map."""
    def commands(file, inside):
        reading = [Command(["images", file, "--output", "out", "--json"], True), Command(["info", f"{file}/{inside}", "--json"], True),
                   Command(["check", f"{file}/{inside}", "--json"], True), Command(["entities", f"{file}/{inside}"]),
                   Command(["images", f"{file}/{inside}", "--output", "out"])]
        return lambda random: random.sample(reading, 2)
    pak = (samples / "archives/gallery.pak").read_bytes()
    at, length = struct.unpack_from("<2i", pak, 4)
    table = (at, 64, length // 64, [(56, "i"), (60, "i")])
    yield Seed("PAK", "baseq2/pak0.pak", pak, commands("baseq2/pak0.pak", "maps/gallery.bsp"),
               Layout([], [4] + [at + 64 * i + 56 for i in range(length // 64)], [0, 4, 8, 12, at, len(pak)], [table]), weight=2)
    pk3 = (samples / "archives/gallery.pk3").read_bytes()
    layout = Layout(bounds=[0, len(pk3) - 22, len(pk3)])
    for signature, fields in ((b"PK\1\2", "4H3I5H2I"), (b"PK\3\4", "5H3I2H"), (b"PK\5\6", "4H2IH")):
        place = pk3.find(signature)
        while place >= 0:
            layout.bounds.append(place)
            layout.fields += [(place + 4 + at, code) for at, code in maps.fields(fields)]
            place = pk3.find(signature, place + 4)
    yield Seed("PK3", "baseq3/pak0.pk3", pk3, commands("baseq3/pak0.pk3", "maps/gallery.bsp"), layout, weight=2)
    wad = (samples / "halflife/gallery.wad").read_bytes()
    count, at = struct.unpack_from("<2i", wad, 4)
    entries = [at + 32 * i for i in range(count)]
    layout = Layout([(4, "i"), (8, "i")] + [(entry + 12, "B") for entry in entries], entries, [0, 4, 8, 12, at, len(wad)],
                    [(at, 32, count, maps.fields("3iBBH"))])
    for entry in entries:
        place = struct.unpack_from("<i", wad, entry)[0]
        layout.fields += [(place + 16 + 4 * i, "I") for i in range(6)]
    path = "valve/maps/gallery_wad.bsp"
    beside = [Command(["images", "valve/gallery.wad", "--output", "out", "--json"], True), Command(["check", path, "--json"], True),
              Command(["images", path, "--textures", "--output", "out"]), Command(["info", path, "--json"], True)]
    yield Seed("WAD", "valve/gallery.wad", wad, lambda random: random.sample(beside, 2), layout,
               {path: (samples / "halflife/maps/gallery_wad.bsp").read_bytes()}, 2)


def real_maps():
    """Yields the maps that LUMPSCOPE_MAPS names, and the family's next to it, as the other tests read them."""
    folder = os.environ.get("LUMPSCOPE_MAPS")
    if not folder:
        return
    for root in (Path(folder), Path(folder).parent / "family"):
        for file in sorted(root.rglob("*.bsp")):
            if file.stat().st_size <= 1200000:
                yield file


def every_seed(samples):
    """Returns all that is mutated, and sentences about what is missing."""
    made, seeds, missing = maps.made_maps(samples), [], []
    folders = {"quake": "id1", "bsp2": "id1", "2psb": "id1", "hexen2": "data1", "quake2": "baseq2", "qbsp": "baseq2",
               "quake3": "baseq3", "wolfenstein": "main", "quakelive": "baseq3", "raven": "base", "qfusion": "basewsw"}
    for name, data in made.items():
        folder = folders.get(name.split()[0], "valve")
        seeds.append(map_seed(name, f"{folder}/maps/m.bsp", data, 2 if name in ("quake2", "quake3") else 4))
    real = list(real_maps())
    for file in real:
        data = file.read_bytes()
        format_ = maps.recognise(data)
        if format_ is None:
            continue
        lit = file.with_suffix(".lit")
        others = {"game/maps/m.lit": lit.read_bytes()} if lit.exists() else {}
        seeds.append(map_seed(f"{format_.id}, others'", "game/maps/m.bsp", data, 1, others))
    if not real:
        missing.append("LUMPSCOPE_MAPS is not set: only maps made of the samples are mutated.")
    definitions = os.environ.get("LUMPSCOPE_DEFINITIONS")
    if not definitions:
        missing.append("LUMPSCOPE_DEFINITIONS is not set: no real files of definitions are mutated.")
    seeds += model_seeds(made)
    seeds += companion_seeds(made)
    seeds += script_seeds(made, samples)
    seeds += definition_seeds(made, sorted(Path(definitions).iterdir()) if definitions else [])
    seeds += rule_seeds(made)
    seeds += archive_seeds(made, samples)
    return seeds, missing
