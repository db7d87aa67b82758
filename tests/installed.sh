#!/bin/bash
# What is installed runs from any folder: tests/installed.sh BUILD
set -euo pipefail
build=$(readlink -f "$1")
export LC_ALL=C.UTF-8 ASAN_OPTIONS=detect_leaks=0 # of drivers and fonts
unset LANGUAGE DISPLAY WAYLAND_DISPLAY QT_QPA_PLATFORM
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
fail() { echo "$*"; exit 1; }

cmake --install "$build" --prefix "$folder/there" >/dev/null
mv "$folder/there" "$folder/else where"
bin=$folder/"else where"/bin
[ "$(ls "$bin")" = lumpscope ] || fail "Installed are $(ls "$bin")."
cd /
"$bin/lumpscope" info --sample quake2 >/dev/null || fail "info fails."

#   answers CODE SENTENCE WORD...: what lumpscope-window says without a window.
answers() {
    local code=0
    "$bin/lumpscope" "${@:3}" >"$folder/out" 2>&1 || code=$?
    [ "$code" -eq "$1" ] && grep -q "$2" "$folder/out" || fail "${*:3} exits with $code and says: $(cat "$folder/out")"
}
answers 2 '^lumpscope: render: There is no display to draw with' render --sample quake2 --output "$folder/out.png"
QT_QPA_PLATFORM=offscreen answers 2 '^lumpscope: --game NONE is not' --sample quake2 --game NONE
rm -r "$folder/else where/libexec"
answers 2 '^lumpscope: The program lumpscope-window is missing' render --sample quake2 --output "$folder/out.png"
echo "The installed programs find each other."
