#!/bin/bash
# Edits maps at random, 300 lumps of each, 200 times the text of each and 40 records of each in the window, kills a program that
# saves 1,000 times, and runs the program on 20,000 broken files:
# tests/long.sh [PROGRAM] [--seconds S] [--seed N] [--only K] ...
# Takes more than an hour; with --seconds it edits nothing, and begins no case after that. PROGRAM is the release build unless
# another is named; one with sanitizers has longer, and more memory. The files are mutations of small maps, models, texts and
# archives of every format, and of the files in $LUMPSCOPE_MAPS, the folder family next to it, and $LUMPSCOPE_DEFINITIONS.
# The first line says which luck it was: --seed N --only K runs one case again, and keeps its files.
# tests/engines.sh, which is run by hand as well, lets other engines judge saved maps.
set -euo pipefail
root=$(dirname "$(dirname "$(readlink -f "$0")")")
command -v python3 >/dev/null || { echo "Skipped: python3 is not installed."; exit 77; }
program=$root/build/release/app/lumpscope
if [ $# -gt 0 ] && [[ $1 != --* ]]; then
    program=$1
    shift
fi
[ -x "$program" ] || { echo "$program is not there: it is built first, as by app/run.sh." >&2; exit 2; }
if [ $# -eq 0 ] && [ "$program" = "$root/build/release/app/lumpscope" ]; then
    cmake --build "$root/build/release" --target tests_entities tests_save tests_tables >/dev/null
    edit() { QT_QPA_PLATFORM=offscreen QTEST_FUNCTION_TIMEOUT=7200000 "$root/build/release/tests/tests_$1" "$2"; }
    LUMPSCOPE_PATCHES_EACH=300 edit save patches
    LUMPSCOPE_EDITS_EACH=200 edit save placement
    LUMPSCOPE_EDITS_EACH=200 edit entities entityedits
    LUMPSCOPE_KILLS=1000 edit save mapwriter
    LUMPSCOPE_RECORDS_EACH=40 edit tables anyrecord
fi
exec python3 "$root/tests/mutations/run.py" "$program" "$@"
