#!/bin/bash
# Lets the engines that are at hand judge saved maps, the page of many maps and their tables: tests/engines.sh [LUMPSCOPE]
# LUMPSCOPE is build/release/app/lumpscope by default. Each game's server loads maps unedited and with edited entity texts and
# records, and has to stop at the edits that `check` calls errors. Prints what was tried and what the server said, and in the
# last line which engines are missing and what provides them. Exits with 1 if a server judged otherwise than the program.
#   OpenArena   one of its own maps, also with edited shaders, planes and brushes, and all maps of its archive after rules
#               edited them
#   yquake2     the sample
#   DarkPlaces  the samples, and the Quake maps of the folder family next to $LUMPSCOPE_MAPS; those of Quake and Half-Life also
#               with edited texinfos and faces
#   Xash3D      the sample; the program is xash3d or $XASH3D, and its folder holds the game, valve
#   Chromium    the page that `gallery` makes of 5,000 maps: it has to find and sort them, and to show a title that is markup as
#               text. Prints how long that takes. Then the page that `diff --html` makes of two maps: all of it has to be shown,
#               also with markup as text, and nothing else loaded. There are pictures only where there is a display
# Then the recipes of the help page Many Maps run as they are written there, over the samples under 440 names each, OpenArena's
# maps and those in $LUMPSCOPE_MAPS. One shard is killed after its first part. In the end the tables have to list each map once,
# and as many records and entities as a database of the same maps:
#   GNU parallel   lumpscope is killed, and the recipe runs again
#   Dask           a worker is killed, and the other one takes over
#   Slurm          lumpscope is killed, and its task is queued again, in a cluster of this machine alone that is started for it
#   DuckDB         counts the records, writes Parquet and reads it again; npm installs it into a temporary folder
set -euo pipefail
root=$(dirname "$(dirname "$(readlink -f "$0")")")
lumpscope=$(readlink -f "${1:-$root/build/release/app/lumpscope}")
[ -x "$lumpscope" ] || { echo "$lumpscope is not there: build it first, as app/run.sh does." >&2; exit 2; }
samples=$root/resources/samples
PATH=$PATH:/usr/games:/usr/lib/yamagi-quake2
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
touch missing

#   need PROVIDER PROGRAM|FILE...: ends the engine's part, and notes it as missing, if a program or file is not there.
need() {
    local thing
    for thing in "${@:2}"; do
        type -P "$thing" >/dev/null || [ -f "$thing" ] || { echo "$engine ($1)" >>"$folder/missing"; exit 0; }
    done
}

fail() { cat log; echo "$engine, $text: $1."; exit 1; }
refute() { ! grep -q "$1" log || fail "the server says '$1'"; }
expect() { grep -q "$1" log || fail "the server says nothing about '$1'" && tell "$(grep -m 1 "$1" log)"; }
tell() { printf '  %-42s %s\n' "$text" "$1"; }

# Prints the number that stands before the words $counted in the log, once for each map loaded.
count() { sed -nE "s/^.*\b([0-9]+) $counted.*/\1/p" log; }

#   save EDIT OPTION...: edits $map. EDIT is an entity text, FILE.ent, or the table of a lump, LUMP=FILE.csv.
save() {
    case $1 in
        *=*) "$lumpscope" lump "$map" --as csv --replace "$@" ;;
        *) "$lumpscope" entities "$map" --replace "$@" ;;
    esac
}

#   play EDIT [--force]: saves $map with the edit and has the server load it, by the engine's function serve.
play() {
    save "$1" --output edited.bsp "${@:2}" >log 2>&1 || fail "the map is not saved"
    serve edited.bsp
}

#   table LUMP AWK: writes the lump's table to LUMP.csv, after the commands AWK for each record. The number of a column is
# c["NAME"], that of the first record r == 0.
table() {
    "$lumpscope" lump "$map" --as csv --extract "$1=whole.csv"
    awk -F, -v OFS=, "NR == 1 { for (i = 1; i <= NF; ++i) c[\$i] = i; print; next } { r = NR - 2; $2; print }" whole.csv >"$1.csv"
}

#   loads TEXT EDIT [COUNT]: the server has to load the map with the edit, and to count as many.
loads() {
    text=$1
    play "$2"
    loaded "${3:-}"
}

#   loaded COUNT: fails if the log has an error, no count, or another count than this one; '' is any.
loaded() {
    refute 'ERROR' && refute 'Host_Error' && refute "doesn't have a spawn function"
    [ -n "$(count)" ] || fail "the map is not loaded"
    [ -z "$1" ] || [ "$(count)" -eq "$1" ] || fail "the server counts $(count) instead of $1"
    tell "$(count) $counted"
}

#   stops TEXT EDIT SENTENCE: the program has to refuse the edit, the server to stop with the sentence if the map is saved all
# the same, and `check` to find an error in that map.
stops() {
    local error
    text=$1
    ! save "$2" --output refused.bsp >/dev/null 2>&1 || fail "the map is saved"
    [ ! -e refused.bsp ] || fail "a map is left"
    play "$2" --force
    expect "$3"
    ! error=$("$lumpscope" check edited.bsp) || fail "check finds no error"
    grep -q '^error: ' <<<"$error" || fail "check says '$error'"
}

#   judge MAP [ENTITY]: tries the texts that all engines judge alike. ENTITY raises the server's count by one.
judge() {
    map=$1
    echo "$engine, ${map#"$root/"}"
    "$lumpscope" entities "$map" --output whole.ent
    text="unedited"
    serve "$map"
    loaded ''
    before=$(count)
    worldspawn=$(sed '/^}/q' whole.ent)
    loads "the same text" whole.ent "$before"
    sed 's/\("origin" "[^"]*\)[0-9]"/\11"/' whole.ent >origins.ent
    loads "other origins, of the same length" origins.ent "$before"
    sed "0,/^{/s//{\n\"note\" \"$(printf '%01000d' 0)\"/" whole.ent >long.ent
    loads "a longer text" long.ent "$before"
    (echo "$worldspawn"; echo "$light") >short.ent
    loads "the world and a light" short.ent
    (cat whole.ent; echo "${2:-$light}") >more.ent
    loads "one more entity" more.ent "${2:+$((before + 1))}"
    (cat whole.ent; echo "${light%?}") >brace.ent
    stops "a missing brace" brace.ent 'EOF without closing brace'
    (cat whole.ent; echo '{ "classname" }') >value.ent
    stops "a key without a value" value.ent 'closing brace without data'
    (cat whole.ent; echo '}') >closing.ent
    stops "one brace too many" closing.ent 'found } when expecting {'
}
light='{ "classname" "light" "origin" "0 0 64" }'

openarena() {
    engine=OpenArena
    local pk3=/usr/share/games/openarena/baseoa/pak6-patch088.pk3 maps
    need "Debian's openarena-server, openarena-088-data, unzip" openarena-server "$pk3" unzip
    counted='items registered'
    unzip -qj "$pk3" maps/aggressor.bsp
    mkdir -p home/baseoa/maps
    start() {
        HOME=$folder timeout 300 openarena-server +set fs_homepath "$folder/home" +set net_enabled 0 +set vm_game 0 \
            +set sv_pure 0 "$@" </dev/null >log 2>&1 || true
    }
    serve() {
        cp "$1" home/baseoa/maps/aggressor.bsp
        start +map aggressor +wait 100 +quit
    }
    judge aggressor.bsp '{ "classname" "item_quad" "origin" "0 0 64" }'

    text="the routes of bots"
    play whole.ent
    refute 'out of date'
    play more.ent
    expect 'aas file maps/aggressor.aas is out of date' # as the report says

    text="an unknown class"
    (cat whole.ent; echo '{ "classname" "item_nosuch" }') >class.ent
    play class.ent
    expect "item_nosuch doesn't have a spawn function"

    filled() { echo "$worldspawn"; for ((i = 0; i < $1; ++i)); do echo '{ "classname" "info_notnull" "origin" "0 0 64" }'; done; }
    filled 950 >full.ent
    loads "as many entities as fit" full.ent
    filled 951 >over.ent
    stops "one more than fits" over.ent 'ERROR: G_Spawn: no free entities'
    (echo "$worldspawn"; echo '{ "classname" "trigger_multiple" "model" "*9999" }') >model.ent
    stops "a model that the map lacks" model.ent 'ERROR: CM_InlineModel: bad number'
    (echo "$worldspawn"; echo '{ "classname" "func_door" }') >door.ent
    stops "a door without a model" door.ent "ERROR: SV_SetBrushModel: "

    table SHADERS 'if (r == 0) { $c["shader"] = "textures/other"; $c["surfaceFlags"] = 0 }'
    loads "another shader" SHADERS=SHADERS.csv "$before"
    table PLANES '$c["dist"] += r % 2 ? -1 : 1' # planes are pairs
    loads "planes elsewhere" PLANES=PLANES.csv "$before"
    table BRUSHES '$c["shaderNum"] = 0'
    loads "another shader of all brushes" BRUSHES=BRUSHES.csv "$before"
    table BRUSHES 'if (r == 0) $c["shaderNum"] = 99999'
    stops "a brush with a shader that the map lacks" BRUSHES=BRUSHES.csv 'ERROR: CMod_LoadBrushes: bad shaderNum'
    table BRUSHSIDES 'if (r == 0) $c["shaderNum"] = -1'
    stops "a brush side without a shader" BRUSHSIDES=BRUSHSIDES.csv 'ERROR: CMod_LoadBrushSides: bad shaderNum'

    text="the archive's maps, edited by rules"
    cat >rules.json <<'END'
[
{ "match": {"classname": "weapon_*"}, "add": {"wait": "7"} },
{ "match": {"classname": "item_health*"}, "replace": {"classname": "item_health_large"}, "add": {"note": "$origin"} },
{ "match": {"classname": "info_player_deathmatch"}, "limit": 1, "new_entity": [{"classname": "item_quad", "origin": "$origin"}] }
]
END
    unzip -Z1 "$pk3" 'maps/*.bsp' | sed "s|^|$pk3/|" >archived
    xargs -d '\n' "$lumpscope" entities --rules rules.json --output home/baseoa/maps --clean <archived >log 2>&1 ||
        fail "the program refuses them"
    sed 's|.*/\(.*\)\.bsp$|map \1\nwait 20|' archived >home/baseoa/all.cfg
    echo quit >>home/baseoa/all.cfg
    start +exec all.cfg
    refute 'ERROR'
    maps=$(wc -l <archived)
    [ "$(count | wc -l)" -eq "$maps" ] || fail "not all of $maps maps are loaded"
    tell "$maps maps loaded"
}

yquake2() {
    engine=yquake2
    need "yamagi-quake2-core of Debian's contrib" q2ded
    counted='entities inhibited'
    mkdir -p game/baseq2/maps home
    local as=() # it does not run as root
    [ "$(id -u)" -ne 0 ] || as=(setpriv --reuid=nobody --regid=nogroup --clear-groups)
    chmod 755 . && chmod 777 home
    serve() {
        cp "$1" game/baseq2/maps/gallery.bsp
        HOME=$folder/home timeout 60 "${as[@]}" q2ded -datadir "$folder/game" -cfgdir . +map gallery \
            < <(sleep 2 && echo quit) >log 2>&1 || true # what follows +map waits for a client
    }
    judge "$samples/quake2/maps/gallery.bsp" '{ "classname" "item_health" "spawnflags" "3840" }'
    (cat whole.ent; echo '{ "classname" "trigger_multiple" "model" "*9999" }') >model.ent
    stops "a model that the map lacks" model.ent 'ERROR: CM_InlineModel: bad number'
    (cat whole.ent; echo '{ "classname" "func_door" }') >door.ent
    stops "a door without a model" door.ent 'ERROR: PF_setmodel: NULL'
}

# The server needs a game. This one is the smallest: it has worldspawn and func_wall, and removes all other entities.
darkplaces() {
    engine=DarkPlaces
    need "Debian's darkplaces-server, fteqcc" darkplaces-server fteqcc
    counted='new entities parsed'
    mkdir -p id1/maps
    cat >game.qc <<'END'
entity self, other, world;
float time;
.string model;
void end_sys_fields;
void(entity e, string name) setmodel = #3;
void() StartFrame = {};
void() worldspawn = {};
void() func_wall = { setmodel(self, self.model); };
END
    printf 'id1/progs.dat\ngame.qc\n' >progs.src
    fteqcc -srcfile progs.src >/dev/null
    serve() {
        cp "$1" id1/maps/judged.bsp
        HOME=$folder timeout 60 darkplaces-server -basedir "$folder" +net_address 127.0.0.1 +developer 1 +map judged +wait +quit \
            </dev/null >log 2>&1 || true
    }
    for map in "$samples"/*/maps/gallery.bsp "${LUMPSCOPE_MAPS:-/nonexistent}"/../family/quake/*.bsp; do
        if [ ! -f "$map" ] || grep -q ^QBSP "$map"; then
            continue # it reads no QBSP
        fi
        judge "$map" "$light"
        "$lumpscope" lump "$map" --list >lumps
        grep -q CLIPNODES lumps || continue
        table TEXINFO '$c["vecs[0].offset"] += 16; $c["vecs[1].offset"] -= 16' # as many luxels
        loads "shifted textures" TEXINFO=TEXINFO.csv "$before"
        table TEXINFO 'if (r == 0) $c["miptex"] = 0'
        loads "another texture" TEXINFO=TEXINFO.csv "$before"
        table FACES 'if (r == 0) $c["texinfo"] = 30000'
        stops "a face with a texinfo that the map lacks" FACES=FACES.csv 'Mod_Q1BSP_LoadFaces: invalid texinfo index'
    done
}

xash3d() {
    engine=Xash3D
    local program
    program=$(type -P "${XASH3D:-xash3d}" || true)
    need "the program xash3d on the PATH, or \$XASH3D" "${program:-xash3d}"
    program=$(readlink -f "$program")
    counted='player server started'
    mkdir -p valve/maps
    serve() {
        cp "$1" valve/maps/judged.bsp
        XASH3D_BASEDIR=$folder XASH3D_RODIR=$(dirname "$program") timeout 60 "$program" -dedicated -noip -game valve \
            +maxplayers 8 +map judged < <(sleep 5 && echo quit) >log 2>&1 || true
    }
    judge "$samples/halflife/maps/gallery.bsp"
}

#   browse PAGE: writes the document's elements into the log, each card of a gallery on a line.
browse() {
    timeout 120 chromium --headless --no-sandbox --disable-gpu --user-data-dir="$folder/profile" --dump-dom \
        "file://$folder/$1" 2>/dev/null | sed 's/<div role="listitem"/\n&/g' >log || true
}

browser() {
    engine=Chromium
    need "Debian's chromium" chromium
    local map=$samples/quake2/maps/gallery.bsp i
    echo "$engine, 5,000 maps"
    text="the page"
    mkdir maps
    for ((i = 1; i < 5000; ++i)); do ln -s "$map" "maps/map$i.bsp"; done
    "$lumpscope" entities "$map" --output whole.ent
    sed '/"message"/d; 0,/^{/s//{\n"message" "<\/script><img src=x onerror=document.title=1>"/' whole.ent >markup.ent
    "$lumpscope" entities "$map" --replace markup.ent --output maps/markup.bsp >log 2>&1 || fail "the map is not saved"
    LC_ALL=C.UTF-8 LANGUAGE='' "$lumpscope" gallery maps --no-pictures --output page >log 2>&1 || fail "the page is not made"
    text="search and order in the address"
    browse 'page/index.html#search=map49+quake&sort=path&order=descending' # 49, 490 to 499, 4900 to 4999
    expect '>111 of 5,000 maps<'
    grep -m 1 'role="listitem"' log | grep -q 'map4999\.bsp' || fail "the first map is not the last one"
    text="a title that is markup"
    browse 'page/index.html#search=onerror'
    expect '>1 of 5,000 maps<'
    refute '<title>1'
    grep -q '&lt;/script&gt;&lt;img src=x' log || fail "the title is not shown"
    text="time"
    cat >page/trial.js <<'END'
addEventListener("load", () => {
    const lines = [`first list ${performance.now().toFixed()} ms`];
    const input = (id, value) => {
        const control = document.getElementById(id), begin = performance.now();
        control.value = value;
        control.dispatchEvent(new Event("input"));
        document.getElementById("list").getBoundingClientRect();
        return performance.now() - begin;
    };
    const trials = [["sort by title", "sort", "title", "path"], ["sort by faces", "sort", "count4", "path"],
                    ["search", "search", "map49", ""]];
    for (const [name, id, value, before] of trials) {
        const times = [];
        for (let i = 0; i < 5; ++i) {
            input(id, before);
            times.push(input(id, value));
        }
        lines.push(`${name} ${Math.min(...times).toFixed(1)} ms`);
    }
    document.body.append(Object.assign(document.createElement("p"), { textContent: "Measured: " + lines.join(", ") }));
});
END
    sed 's|</head>|<script src="trial.js" defer></script></head>|' page/index.html >page/trial.html
    browse page/trial.html
    grep -q 'Measured: ' log || fail "nothing is measured"
    tell "$(sed -n 's/.*Measured: \([^<]*\).*/\1/p' log)"
}

report() {
    engine=Chromium
    need "Debian's chromium" chromium
    local map=$samples/quake2/maps/gallery.bsp code=0
    echo "$engine, the report on two maps"
    text="lists and pictures"
    "$lumpscope" entities "$map" --output whole.ent
    (cat whole.ent; echo '{ "classname" "<img src=http://localhost/x onerror=document.title=1>" "origin" "0 0 64" }') >markup.ent
    "$lumpscope" entities "$map" --replace markup.ent --output markup.bsp >log 2>&1 || fail "the map is not saved"
    map=markup.bsp
    table TEXINFO 'if (r < 3) $c["value"] += 100'
    save TEXINFO=TEXINFO.csv --output other.bsp >log 2>&1 || fail "the map is not saved"
    LC_ALL=C.UTF-8 LANGUAGE='' "$lumpscope" diff "$samples/quake2/maps/gallery.bsp" other.bsp --html report.html >log 2>&1 ||
        code=$?
    [ "$code" -eq 1 ] || fail "diff exits with $code"
    # The script measures under the page's own policy, which forbids scripts: it alone is allowed.
    cat >head.html <<'END'
<script>
let refused = 0;
addEventListener("securitypolicyviolation", () => ++refused);
addEventListener("load", () => {
    for (const each of document.querySelectorAll("details"))
        each.open = true;
    const pictures = [...document.images], lines = [...document.querySelectorAll("li")];
    const isMissing = each => each.getBoundingClientRect().height === 0 || each.naturalWidth === 0;
    const missing = [...pictures, ...lines].filter(isMissing).length;
    const loaded = performance.getEntriesByType("resource").filter(each => !each.name.startsWith("data:")).length;
    const isWide = document.documentElement.scrollWidth > innerWidth;
    const text = `Measured: ${lines.length} lines, ${pictures.length} pictures, ${missing} missing, ` +
        `${refused} refused, ${loaded} loaded, wide: ${isWide}`;
    document.body.append(Object.assign(document.createElement("p"), { textContent: text }));
});
</script>
END
    sed "s/default-src 'none';/& script-src 'unsafe-inline';/; /<meta http-equiv/r head.html" report.html >trial.html
    browse trial.html
    grep -oE 'Measured: [0-9][^<]*' log >measured || fail "nothing is measured"
    grep -q ': [1-9].* 0 missing, 0 refused, 0 loaded, wide: false' measured || fail "it shows $(cat measured)"
    tell "$(sed 's/Measured: //' measured)"
    text="markup as text"
    refute '<title>1'
    expect '&lt;img src=http://localhost/x onerror=document.title=1&gt;'
}

# What follows is about many maps. The engines run the recipes of the help page in the folder many.
page=$root/resources/help/en/manymaps.md

#   recipe TEXT FILE: writes the help's code block that contains the text to a file.
recipe() {
    awk -v text="$1" -v RS='```' 'NR % 2 == 0 && index($0, text) { sub(/^[^\n]*\n/, ""); printf "%s", $0 }' "$page" >"$2"
    [ -s "$2" ] || fail "the help page has no recipe with '$1'"
}

#   same WHAT FILE1 FILE2: fails if the files differ.
same() { diff "$2" "$3" >log || fail "the $1 differ"; }

# Print the maps that the manifests in a folder list, and how many records each map has in each lump there.
listed() { cat "$1"/manifest-*.ndjson | grep '"path":' | sed -E 's/.*"path":"([^"]*)".*/\1/' | sort; }
records() {
    local lump
    for lump in "$1"/*/*; do
        zcat "$lump"/*.gz | awk -F'"' -v OFS='|' -v lump="${lump#"$1/"}" '
            { ++records[$4] } END { for (map in records) print lump, map, records[map] }'
    done | sort
}

# Prints the lines FORMAT|LUMP|RECORDS as FORMAT_LUMP|RECORDS, without the lumps that the database omits.
likedatabase() { sed -nE '/\|(LIGHTGRID.*|ENTITYLIST)\|/!s/(.*)\|(.*)\|/\1_\L\2|/p' | sort; }

# Prints the sums of the last column for each text before it.
sums() { awk -F'|' -v OFS='|' '{ sum[$1] += $NF } END { for (text in sum) print text, sum[text] }'; }

# Fails unless the tables in DIR, whose records are counted in COUNTS, have as many of each lump, and as many entities of each
# class, as the database.
#   compare DIR COUNTS
compare() {
    text="records and entities, as in the database"
    sums <"$2" | sed 's/^format=//; s/\/lump=/|/' | likedatabase >tables.records
    same records database.records tables.records
    zcat "$1"/*/lump=ENTITYLIST/*.gz | sed -E 's/.*"classname":"([^"]*)".*/\1|1/' | sums | sort >tables.classes
    same classes database.classes tables.classes
    tell "$(wc -l <tables.records) lumps, $(wc -l <tables.classes) classes"
}

# Collects the maps in archive, and writes what a single process makes of them into the folder one and a database.
collect() {
    engine="One process"
    text="many maps"
    need "Debian's sqlite3" sqlite3
    mkdir -p many/archive many/bin
    cd many
    ln -s "$lumpscope" bin/lumpscope
    local game i openarena=/usr/share/games/openarena/baseoa/pak6-patch088.pk3
    for game in quake2 quake3 halflife; do
        cp "$samples/$game/maps/gallery.bsp" "archive/${game}_1.bsp"
        for ((i = 2; i <= 440; ++i)); do ln "archive/${game}_1.bsp" "archive/${game}_$i.bsp"; done
    done
    [ ! -f "$openarena" ] || ln -s "$openarena" archive
    [ -z "${LUMPSCOPE_MAPS:-}" ] || cp -r "$LUMPSCOPE_MAPS" archive/made
    echo "$engine"
    bin/lumpscope dump archive --format ndjson --partition one --calculated >log 2>&1 || fail "the tables are not written"
    listed one >one.maps
    [ "$(grep -vc '\.pk3/' one.maps)" -eq "$(find archive -name '*.bsp' | wc -l)" ] || fail "maps are missing"
    tell "$(wc -l <one.maps)"
    records one >one.records
    bin/lumpscope dump archive --format sqlite --output maps.db >log 2>&1 || fail "the database is not written"
    sqlite3 maps.db "SELECT 'SELECT ''' || name || ''', count(*) FROM files JOIN \"' || name || '\" USING (map)'
        FROM sqlite_schema WHERE type = 'table' AND name GLOB '*_*' AND name NOT IN ('entity_keys', 'wad_textures')" |
        sed '$!s/$/ UNION ALL/' | sqlite3 maps.db |
        grep -v '|0$' | sort >database.records
    sqlite3 maps.db 'SELECT classname, count(*) FROM entities JOIN files USING (map) GROUP BY classname' | sort >database.classes
    compare one one.records
}

# Begins an engine's part.
begin() {
    cd "$folder/many"
    PATH=$PWD/bin:/usr/bin:$PATH
    rm -rf tables
    echo "$engine"
}

# Kills what writes shard 2 once the shard has a part: the process by default, or its N ancestors, the last of which starts it.
#   interrupt [N]
interrupt() {
    local process i killed=()
    process=
    for ((i = 0; i < 6000; ++i)); do
        [ ! -s tables/manifest-2.ndjson ] || process=$(writer)
        [ -z "$process" ] || break
        sleep 0.02
    done
    [ -n "$process" ] || fail "nothing writes shard 2"
    killed=("$process")
    for ((i = 0; i < ${1:-0}; ++i)); do killed=("$(ps -o ppid= -p "${killed[0]}" | tr -d ' ')" "${killed[@]}"); done
    [ ${#killed[@]} -eq 1 ] || unset 'killed[-1]'
    kill -KILL "${killed[@]}"
    [ "$(listed tables | grep -c .)" -lt "$(wc -l <one.maps)" ] || fail "all shards are complete before one is killed"
}

# Prints the process that writes shard 2 of the tables here.
writer() {
    local process
    for process in $(pgrep -x lumpscope); do
        ! [ "/proc/$process/cwd" -ef . ] || ! grep -qz '^2/4$' "/proc/$process/cmdline" || echo "$process"
    done
}

# Fails unless the tables have each map once.
whole() {
    listed tables >tables.maps
    same maps one.maps tables.maps
    records tables >each.records
    same "records of maps" one.records each.records
    tell "$(wc -l <tables.maps) maps, each once"
    compare tables each.records
}

gnuparallel() {
    engine="GNU parallel"
    need "Debian's parallel" parallel
    begin
    text="lumpscope killed, the recipe run again"
    recipe 'parallel' shards.sh
    sh shards.sh >log 2>&1 &
    interrupt
    ! wait $! || fail "it overlooks the killed shard"
    sh shards.sh >log 2>&1 || fail "a shard fails"
    whole
}

dask() {
    engine=Dask
    need "Debian's python3-distributed" /usr/bin/dask
    begin
    text="a worker killed"
    recipe 'client.map' shards.py
    recipe 'dask worker' commands
    sed -i 's/HOST/127.0.0.1/' commands
    local processes=()
    trap 'kill "${processes[@]}" 2>/dev/null' EXIT
    run() { TMPDIR=$PWD exec sh -c "exec $(grep "$1" commands)"; }
    run scheduler >scheduler.log 2>&1 &
    processes+=($!)
    run worker >worker1.log 2>&1 &
    processes+=($!)
    run worker >worker2.log 2>&1 &
    processes+=($!)
    disown -a # the shell says nothing about the worker that is killed
    run shards.py >log 2>&1 &
    interrupt 2 # the worker and the process that would start it again; lumpscope has to end by itself
    wait $! || fail "a shard fails"
    whole
}

slurm() {
    engine=Slurm
    need "Debian's slurm-wlm, munge" slurmctld slurmd munged
    [ "$(id -u)" -eq 0 ] || { echo "$engine (run as root)" >>"$folder/missing"; exit 0; }
    begin
    text="lumpscope killed, the task queued again"
    trap 'cat ./*.pid | xargs kill 2>/dev/null' EXIT
    mkdir state spool
    chmod 755 .. . # munged wants its socket to be reachable
    head -c 64 /dev/urandom >munge.key
    chmod 400 munge.key
    munged --key-file="$PWD/munge.key" --socket="$PWD/munge.socket" --pid-file="$PWD/munged.pid" --log-file="$PWD/munged.log" \
        --seed-file="$PWD/munge.seed" >log 2>&1 || fail "munged does not start"
    cat >slurm.conf <<END
ClusterName=one
SlurmctldHost=localhost
SlurmUser=root
SlurmctldPort=26817
SlurmdPort=26818
AuthInfo=socket=$PWD/munge.socket,cred_expire=5
StateSaveLocation=$PWD/state
SlurmdSpoolDir=$PWD/spool
SlurmctldPidFile=$PWD/slurmctld.pid
SlurmdPidFile=$PWD/slurmd.pid
SlurmctldLogFile=$PWD/slurmctld.log
SlurmdLogFile=$PWD/slurmd.log
ProctrackType=proctrack/linuxproc
TaskPlugin=task/none
MpiDefault=none
SelectType=select/cons_tres
SelectTypeParameters=CR_CPU
ReturnToService=2
NodeName=localhost CPUs=2
PartitionName=all Nodes=ALL Default=YES
END
    export SLURM_CONF=$PWD/slurm.conf
    slurmctld >log 2>&1 || fail "slurmctld does not start"
    slurmd -N localhost >log 2>&1 || fail "slurmd does not start"
    recipe '#SBATCH' shards.sh
    sbatch shards.sh >log 2>&1 || fail "the job is refused"
    local job
    job=$(grep -o '[0-9]*$' log)
    interrupt
    finish "$job"
    scontrol show job "${job}_2" >log
    grep -q JobState=FAILED log || fail "the killed task has not failed"
    scontrol requeue "${job}_2" >log 2>&1 || fail "the task is not queued again"
    finish "$job"
    whole
}

# Waits until no task of a Slurm job is left.
finish() {
    local i
    for ((i = 0; i < 300; ++i)); do
        squeue --noheader --jobs "$1" >log 2>&1 || fail "squeue fails"
        [ -s log ] || return 0
        sleep 1
    done
    fail "the job does not end"
}

duckdb() {
    engine=DuckDB
    need "Debian's nodejs, npm" node npm
    begin
    npm install --silent --no-audit --no-fund --prefix npm @duckdb/node-api >log 2>&1 || true
    need "npm's @duckdb/node-api, from the network" npm/node_modules/@duckdb/node-api/package.json
    cat >query.js <<'END'
const { DuckDBInstance } = require('@duckdb/node-api');
async function query(statements) {
    const connection = await (await DuckDBInstance.create(':memory:')).connect();
    for (const statement of statements.split(';').filter(text => text.trim()))
        for (const row of (await connection.runAndReadAll(statement)).getRowsJson())
            console.log(row.join('|'));
}
query(require('fs').readFileSync(0, 'utf8')).catch(error => { console.error(error.message); process.exit(1); });
END
    query() { NODE_PATH=npm/node_modules node query.js <"$1" >rows 2>log || fail "it refuses the query"; }
    ln -s one tables
    text="records and entities, as in the database"
    recipe read_ndjson_objects query.sql
    query query.sql
    likedatabase <rows >duckdb.records
    same records database.records duckdb.records
    recipe ENTITYLIST query.sql
    query query.sql
    sums <rows | sort >duckdb.classes
    same classes database.classes duckdb.classes
    tell "$(wc -l <duckdb.records) lumps, $(wc -l <duckdb.classes) classes"
    text="Parquet of each lump, read again"
    recipe COPY query.sql
    local lump format
    for lump in tables/*/*; do
        format=$(expr "$lump" : '.*format=\(.*\)/')
        lump=${lump#*lump=}
        sed "s/quake2/$format/g; s/FACES/$lump/g; s/faces/${lump,,}/g" query.sql
        echo "SELECT format, lump, count(*) FROM '${format}_${lump,,}.parquet' GROUP BY ALL;"
    done >parquet.sql
    query parquet.sql
    grep '|.*|' rows | likedatabase >parquet.records
    same records database.records parquet.records
    tell "$(find . -name '*.parquet' | wc -l) files"
}

# Each engine's part is a process of its own, which ends at its first fault.
failed=0
openarena & wait $! || failed=1
yquake2 & wait $! || failed=1
darkplaces & wait $! || failed=1
xash3d & wait $! || failed=1
browser & wait $! || failed=1
report & wait $! || failed=1
collect & wait $! || failed=1
if [ -f many/tables.classes ]; then
    gnuparallel & wait $! || failed=1
    dask & wait $! || failed=1
    slurm & wait $! || failed=1
    duckdb & wait $! || failed=1
fi
echo "Missing engines: $(paste -sd';' missing | sed 's/;/; /g; s/^$/none/')."
exit "$failed"
