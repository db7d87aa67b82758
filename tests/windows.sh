#!/bin/bash
# Tries under Wine what app/package-windows.sh made: tests/windows.sh NATIVE [FOLDER]
# NATIVE is a build of the same program for this system. Every subcommand but render is run by both on the samples, and on the
# maps in $LUMPSCOPE_MAPS where that is set; what they print and write, and how they exit, must be the same, byte for byte.
# Then the test programs of core/ run (app/package-windows.sh tests builds them), and the window opens a map. What differs, what
# failed and a picture of the window are left in FOLDER, else in build/windows/tried.
set -euo pipefail
native=$(readlink -f "$1")
cd "$(dirname "$(readlink -f "$0")")/.."
tried=$(realpath -m "${2:-build/windows/tried}")
source app/dependencies.sh
need wine64 xvfb xauth imagemagick diffutils
samples=$PWD/resources/samples
stage=$(echo "$PWD"/build/windows/lumpscope-*-win64/)
[ -d "$stage" ] || { echo "There is nothing to try: app/package-windows.sh makes it." >&2; exit 1; }
rm -rf "$tried"
mkdir -p "$tried"/{linux,windows}
# A Windows of its own, where nothing was set yet; no window asks for what Wine would like to download.
export WINEPREFIX=$tried/wine WINEDEBUG=-all WINEDLLOVERRIDES="mscoree,mshtml=" LC_ALL=C.UTF-8
unset DISPLAY WAYLAND_DISPLAY LUMPSCOPE_DEFINITIONS
wine=$(command -v wine64 || echo /usr/lib/wine/wine64)
echo "Making a Windows for Wine"
"$wine" wineboot --init >/dev/null 2>&1
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
    mkdir -p "$tried/$side/real" "$tried/$side/Kärten und 地図"
    cp "$samples/quake2/maps/gallery.bsp" "$tried/$side/Kärten und 地図/größe.bsp"
    [ -z "${LUMPSCOPE_MAPS:-}" ] || cp -r "$LUMPSCOPE_MAPS"/. "$tried/$side/real/"
done
mapfile -t maps < <(cd "$tried/linux" && find . -name '*.bsp' -printf '%P\n' | LC_ALL=C sort)
maps+=(archives/gallery.pak/maps/gallery.bsp archives/gallery.pk3/maps/gallery.bsp no/such.bsp)

#   both WORD...: runs both, in their own folders; true when they did the same.
run=0
both() {
    run=$((run + 1))
    local code side program
    for side in linux windows; do
        code=0
        program=("$native")
        [ $side = linux ] || program=("$wine" "$stage/lumpscope-cli.exe")
        mkdir -p "$tried/$side/out"
        (cd "$tried/$side" && HOME=$tried/home "${program[@]}" "$@" >"out/$run.stdout" 2>"out/$run.stderr" </dev/null) || code=$?
        echo "$code" >"$tried/$side/out/$run.exit"
    done
    # Each system writes paths as it does, and each side has its own.
    sed -i -e 's|out\\|out/|g' -e '/Z:\\/y|\\|/|' -e "s|Z:$tried/windows|HERE|g" "$tried/windows/out/$run".std*
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

echo "Running every subcommand on ${#maps[@]} maps, here and under Wine"
for map in "${maps[@]}"; do
    for words in "info --json" "info" "dump" "dump --format csv --calculated --output out/dump.csv" "check --all --json" "check" \
        "entities" "entities --output out/text.ent" "at 16 32 64 --json" "pvs --json" "pvs --output out/pvs.png" \
        "pvs --prt out/map.prt" "images --textures --output out/images" "images --atlas --output out/atlas" \
        "images --lightmaps --output out/lightmaps" "shaders --json"; do
        read -ra words <<<"$words"
        # What `at` takes stands behind the map.
        count "${words[0]} $map ${words[*]:1}" both "${words[0]}" "$map" "${words[@]:1}"
    done
done
for sample in quake2 quake3 halflife; do
    count "a sample by its name" both info --sample $sample
    map=$sample/maps/gallery.bsp
    printf '{\n"classname" "worldspawn"\n}\n' | tee "$tried/linux/world.ent" >"$tried/windows/world.ent"
    count "a text that replaces, $sample" both entities $map --replace world.ent --output out/saved.bsp
    count "a batch, $sample" both entities $map --where 'classname = worldspawn' --set message=Wine --output out/saved.bsp
    count "an edit in place, $sample" both entities $map --where 'classname = worldspawn' --set message=Wine --in-place
    count "what that left" cmp "$tried/linux/$map" "$tried/windows/$map"
    count "its backup" cmp "$tried/linux/$map.bak" "$tried/windows/$map.bak"
done
for word in --help --version "no-such-word a b"; do
    # shellcheck disable=SC2086
    count "$word" both $word
done
# A path as Windows has it; the native program is given its own.
backslashes() {
    (cd "$tried/windows" && "$wine" "$stage/lumpscope-cli.exe" entities 'archives\gallery.pak\maps\gallery.bsp') \
        >"$tried/backslashes" &&
        (cd "$tried/linux" && "$native" entities archives/gallery.pak/maps/gallery.bsp) | cmp - "$tried/backslashes"
}
count "backslashes" backslashes
drive() {
    local path="Z:$tried/windows/Kärten und 地図/größe.bsp"
    "$wine" "$stage/lumpscope-cli.exe" entities "${path//\//\\}" >"$tried/drive" &&
        "$native" entities "$tried/linux/Kärten und 地図/größe.bsp" | cmp - "$tried/drive"
}
count "a drive's letter" drive

echo "Running the test programs of core/"
cache=${LUMPSCOPE_WINDOWS_CACHE:-${XDG_CACHE_HOME:-$HOME/.cache}/lumpscope-windows}
run_test() {
    WINEPATH="$stage;$cache/windows/bin" QT_PLUGIN_PATH=$cache/windows/plugins QT_QPA_PLATFORM=offscreen \
        timeout 300 "$wine" "$1" >"$tried/$(basename "$1" .exe).log" 2>&1
}
shopt -s nullglob
for test in build/windows/tests/tst_*.exe; do
    count "$(basename "$test"), as its .log in $tried says" run_test "$test"
done
shopt -u nullglob

echo "Opening a map in the window"
window() {
    # shellcheck disable=SC2016
    xvfb-run -a -s "-screen 0 1400x900x24" bash -c '
        "$0" "$1" "$2" &
        sleep 40
        import -window root "$3"
        kill %1; wait %1' "$wine" "$stage/lumpscope.exe" "$tried/windows/quake2/maps/gallery.bsp" "$tried/window.png" \
        >/dev/null 2>&1 || true
    [ "$(identify -format %k "$tried/window.png")" -gt 1000 ] # colours
}
count "the window" window
echo "$passed passed, $failed failed"
[ "$failed" -eq 0 ]
