#!/bin/bash
# Tries under Wine what app/package-windows.sh made: tests/windows.sh NATIVE [commands|programs|window]... [MAP...]
# NATIVE is a build of the same program for this system. By it are held
#   commands   every subcommand but render, on the samples and on the maps in $LUMPSCOPE_MAPS and in the folder family beside
#              it, where that is set: what they print and write, and how they exit, must be the same, byte for byte. MAP, which
#              ends in .bsp, names one of these maps (real/... or family/...), where not all of them are to be tried;
#   programs   the test programs of core/, where app/package-windows.sh tests built them;
#   window     a map that is opened, edited and saved in the window, by the keyboard.
# Without a word it is all three. What differs, what failed and pictures of the window are left in build/windows/tried.
set -euo pipefail
native=$(readlink -f "$1")
shift
cd "$(dirname "$(readlink -f "$0")")/.."
wanted=() named=()
for word; do
    case $word in
    commands | programs | window) wanted+=("$word") ;;
    *.bsp) named+=("$word") ;;
    *) echo "tests/windows.sh NATIVE [commands|programs|window]... [MAP...]" >&2; exit 2 ;;
    esac
done
[ ${#wanted[@]} -gt 0 ] || wanted=(commands programs window)
tried=$PWD/build/windows/tried
source app/dependencies.sh
need wine64 xvfb xauth xdotool openbox imagemagick diffutils
samples=$PWD/resources/samples
stage=$PWD/build/windows/lumpscope-$(sed -n 's/^project(lumpscope VERSION \([0-9.]*\).*/\1/p' CMakeLists.txt)-win64
[ -d "$stage" ] || { echo "There is nothing to try: app/package-windows.sh makes it." >&2; exit 1; }
rm -rf "$tried"
mkdir -p "$tried"/{linux,windows}
# A Windows of its own, where nothing was set yet; no window asks for what Wine would like to download.
export WINEPREFIX=$tried/wine WINEDEBUG=-all WINEDLLOVERRIDES="mscoree,mshtml=" LC_ALL=C.UTF-8
unset DISPLAY WAYLAND_DISPLAY LUMPSCOPE_DEFINITIONS
wine=$(command -v wine64 || echo /usr/lib/wine/wine64)
server=$(command -v wineserver64 || command -v wineserver || echo /usr/lib/wine/wineserver64)
cli=$stage/lumpscope.exe
echo "Making a Windows for Wine"
"$wine" wineboot --init >/dev/null 2>&1
"$server" -w # what was set up is written
"$server" -p # each command would start it anew
trap '"$server" -k || true' EXIT
passed=0 failed=0

#   count SENTENCE COMMAND...: whether the command does it.
count() {
    if "${@:2}"; then
        passed=$((passed + 1))
    else
        failed=$((failed + 1))
        echo "Failed: $1"
    fi
}

# Both have the same files under the same names, which stand in what they print.
for side in linux windows; do
    cp -r "$samples"/{quake2,quake3,halflife,archives} "$tried/$side/"
    mkdir -p "$tried/$side/Kärten und 地図"
    cp "$samples/quake2/maps/gallery.bsp" "$tried/$side/Kärten und 地図/größe.bsp"
    [ -n "${LUMPSCOPE_MAPS:-}" ] || continue
    cp -r "$LUMPSCOPE_MAPS" "$tried/$side/real"
    [ ! -d "$LUMPSCOPE_MAPS/../family" ] || cp -r "$LUMPSCOPE_MAPS/../family" "$tried/$side/family"
done
chmod -R u+w "$tried"/{linux,windows}
mapfile -t maps < <(cd "$tried/linux" && find . -name '*.bsp' -printf '%P\n' | LC_ALL=C sort)
for name in "${named[@]}"; do
    printf '%s\n' "${maps[@]}" | grep -Fxq -- "$name" || { echo "There is no map $name." >&2; exit 2; }
done
if [ ${#named[@]} -gt 0 ]; then
    mapfile -t maps < <(printf '%s\n' "${maps[@]}" | grep -Ev '^(real|family)/')
    maps+=("${named[@]}")
fi
maps+=(archives/gallery.pak/maps/gallery.bsp archives/gallery.pk3/maps/gallery.bsp no/such.bsp)

#   on SIDE WORD...: runs the program of one side in its own folder.
on() {
    local code=0 program=("$native")
    [ "$1" = linux ] || program=("$wine" "$cli")
    mkdir -p "$tried/$1/out"
    (cd "$tried/$1" && HOME=$tried/home "${program[@]}" "${@:2}" >"out/$run.stdout" 2>"out/$run.stderr" </dev/null) || code=$?
    echo "$code" >"$tried/$1/out/$run.exit"
}

#   both WORD...: runs both, in their own folders; true when they did the same.
run=0
both() {
    run=$((run + 1))
    on linux "$@" &
    on windows "$@"
    wait $!
    # Each system writes paths as it does, and each side has its own.
    sed -i -E -e ':next; s|(out[^ ]*)\\|\1/|; t next' -e "s|Z:$tried/windows|HERE|g" -e "s|$tried/windows|HERE|g" \
        "$tried/windows/out/$run".std*
    sed -i "s|$tried/linux|HERE|g" "$tried/linux/out/$run".std*
    if diff -rq "$tried/linux/out" "$tried/windows/out" >"$tried/differs"; then
        rm -rf "$tried"/{linux,windows}/out
    else
        mkdir -p "$tried/different/$run"
        echo "$*" >"$tried/different/$run/words"
        mv "$tried"/linux/out "$tried/different/$run/linux"
        mv "$tried"/windows/out "$tried/different/$run/windows"
        return 1
    fi
}

# What each subcommand prints and writes of each map; of one that does not open, that this is said.
try_maps() {
    local map words
    for map in "${maps[@]}"; do
        echo "  $map"
        if ! "$native" info "$tried/linux/$map" >/dev/null 2>&1; then
            count "info $map, which does not open" both info "$map"
            continue
        fi
        for words in "info --json" "info" "dump" "dump --format csv --calculated --output out/dump.csv" "check --all --json" \
            "check" "entities" "entities --output out/text.ent" "at 16 32 64 --json" "pvs --json" "pvs --output out/pvs.png" \
            "pvs --prt out/map.prt" "images --textures --output out/images" "images --atlas --output out/atlas" \
            "images --lightmaps --output out/lightmaps" "shaders --json"; do
            read -ra words <<<"$words"
            # What `at` takes stands behind the map.
            count "${words[0]} $map ${words[*]:1}" both "${words[0]}" "$map" "${words[@]:1}"
        done
    done
}

# What is edited, on copies of the samples.
try_edits() {
    local sample map
    for sample in quake2 quake3 halflife; do
        count "a sample by its name" both info --sample $sample
        map=$sample/maps/gallery.bsp
        printf '{\n"classname" "worldspawn"\n}\n' | tee "$tried/linux/world.ent" >"$tried/windows/world.ent"
        count "a text that replaces, $sample" both entities $map --replace world.ent --output out/saved.bsp
        count "what another text has, $sample" both entities $map --diff world.ent --json
        count "a batch, $sample" both entities $map --where 'classname = worldspawn' --set message=Wine --output out
        count "an edit in place, $sample" both entities $map --where 'classname = worldspawn' --set message=Wine --in-place
        count "what that left" cmp "$tried/linux/$map" "$tried/windows/$map"
        count "its backup" cmp "$tried/linux/$map.bak" "$tried/windows/$map.bak"
        count "records, $sample" both edit $map --lump MODELS --where id=0 --set 'mins.x = value - 1' --output out/records.bsp
    done
}

# Paths as Windows has them; the native program is given its own.
same_entities() {
    (cd "$tried/windows" && "$wine" "$cli" entities "$1") >"$tried/written" &&
        (cd "$tried/linux" && "$native" entities "$2") | cmp - "$tried/written"
}

# Written to the device, and no file made that is called so.
to_nothing() {
    (cd "$tried/windows" && "$wine" "$cli" entities quake2/maps/gallery.bsp --output NUL >/dev/null 2>&1 && [ ! -e NUL ])
}

try_paths() {
    local drive="Z:${tried//\//\\}\\windows"
    count "several maps" both check quake2/maps/gallery.bsp quake3/maps/gallery.bsp halflife/maps/gallery.bsp --json
    count "images of a folder" both images quake3 --output out/images
    count "images of a WAD" both images halflife/gallery.wad --output out/images
    count "images of an archive" both images archives/gallery.pk3 --output out/images
    count "backslashes" same_entities 'archives\gallery.pak\maps\gallery.bsp' archives/gallery.pak/maps/gallery.bsp
    count "a pattern of one name" both info 'quake3/maps/gal?e*.bsp' --json
    count "a drive's letter" same_entities "$drive\\Kärten und 地図\\größe.bsp" "Kärten und 地図/größe.bsp"
    count "another case" same_entities 'QUAKE3\Maps\gallery.BSP' quake3/maps/gallery.bsp
    count "NUL" to_nothing
    count "a device path" same_entities "\\\\?\\$drive\\quake3\\maps\\gallery.bsp" quake3/maps/gallery.bsp
    # A share, which Wine takes for this link.
    mkdir -p "$WINEPREFIX/dosdevices/unc/host"
    ln -s "$tried/windows" "$WINEPREFIX/dosdevices/unc/host/share"
    count "a share" same_entities '\\host\share\quake3\maps\gallery.bsp' quake3/maps/gallery.bsp
    count "a share's device path" same_entities '\\?\UNC\host\share\quake3\maps\gallery.bsp' quake3/maps/gallery.bsp
}

#   run_test PROGRAM NAME: true when that test of the program ran to its end and nothing failed. Qt's DLLs stand first, for Qt finds its plugins by where
#   they are; Wine hands on none of its variables. A path of its own says where the real maps are.
run_test() {
    local log=$tried/$2.log
    env ${LUMPSCOPE_MAPS:+"LUMPSCOPE_MAPS=Z:$LUMPSCOPE_MAPS"} WINEPATH="Z:$cache/windows/bin;Z:$stage" HOME="$tried/home" \
        timeout 900 "$wine" "$1" "$2" -o "Z:$log,txt" >/dev/null 2>&1 && grep -q '^Totals: ' "$log"
}

#   list_tests PROGRAM: the names that it prints without one.
list_tests() {
    WINEPATH="Z:$cache/windows/bin;Z:$stage" HOME="$tried/home" "$wine" "$1" 2>/dev/null | tr -d '\r'
}

# As many at once as there are processors.
try_programs() {
    local program name names=() programs=(build/windows/tests_*.exe)
    [ -f "${programs[0]}" ] || { count "there are test programs: app/package-windows.sh tests builds them" false; return; }
    for program in "${programs[@]}"; do
        for name in $(list_tests "$program"); do
            names+=("$name")
            run_test "$program" "$name" && touch "$tried/$name.passed" &
            [ "$(jobs -rp | wc -l)" -lt "$(nproc)" ] || wait -n || true
        done
    done
    wait || true
    for name in "${names[@]}"; do
        count "$name, as its .log in $tried says" test -f "$tried/$name.passed"
    done
}

# In the window: to the first entity, into its keys, another value for the second of them, and saved. That leaves what the
# command line leaves.
edit_in_window() {
    local map=window/größe.bsp side
    for side in linux windows; do
        mkdir -p "$tried/$side/window"
        cp "$samples/quake2/maps/gallery.bsp" "$tried/$side/$map"
    done
    "$native" entities "$tried/linux/$map" --where 'classname = worldspawn' --set message=Wine --in-place \
        >"$tried/window.log" 2>&1
    # shellcheck disable=SC2016
    xvfb-run -a -s "-screen 0 1400x900x24 +extension GLX" bash -c '
        keys() { for key; do xdotool key "$key"; sleep 1.5; done; }
        openbox & manager=$!
        "$0" "$1" "$2" & program=$!
        for _ in $(seq 60); do
            xdotool search --onlyvisible --name "größe" >/dev/null && break
            sleep 1
        done
        xdotool search --onlyvisible --name "größe" windowactivate windowsize 1400 900
        sleep 15
        shot() { import -window root "$picture-$1.png"; }
        picture=$3
        shot opened
        keys ctrl+g
        xdotool type --delay 60 "entities 0"
        keys Return alt+5 F2 ctrl+Home Down F2 ctrl+a
        xdotool type --delay 60 Wine
        keys Return
        shot edited
        keys ctrl+s
        sleep 2
        shot asked
        keys Return
        sleep 3
        shot saved
        keys ctrl+q
        sleep 3
        kill $program $manager' "$wine" "$stage/lumpscope-window.exe" "Z:$tried/windows/$map" "$tried/window" \
        >>"$tried/window.log" 2>&1 || true
    [ "$(identify -format %k "$tried/window-opened.png")" -gt 1000 ] && # colours
        cmp "$tried/linux/$map" "$tried/windows/$map" && cmp "$tried/linux/$map.bak" "$tried/windows/$map.bak"
}

cache=$(realpath -m "${LUMPSCOPE_WINDOWS_CACHE:-${XDG_CACHE_HOME:-$HOME/.cache}/lumpscope-windows}")
for part in "${wanted[@]}"; do
    case $part in
    commands)
        echo "Running every subcommand on ${#maps[@]} maps, here and under Wine"
        try_maps
        try_edits
        try_paths
        for word in --help --version "no-such-word a b"; do
            # shellcheck disable=SC2086
            count "$word" both $word
        done
        ;;
    programs)
        echo "Running the test programs of core/"
        try_programs
        ;;
    window)
        echo "Opening a map in the window"
        count "the window" edit_in_window
        ;;
    esac
done
echo "$passed passed, $failed failed"
[ "$failed" -eq 0 ]
