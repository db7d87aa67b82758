#!/bin/bash
# Runs the program on 20,000 broken files: tests/long.sh [PROGRAM] [--seconds S] [--seed N] [--only K] ...
# Takes about 20 minutes on two processors; with --seconds it begins no case after that. PROGRAM is the release build unless
# another is named; one with sanitizers has longer, and more memory. The files are mutations of small maps, models, texts and
# archives of every format, and of the files in $LUMPSCOPE_MAPS, the folder family next to it, and $LUMPSCOPE_DEFINITIONS.
# The first line says which luck it was: --seed N --only K runs one case again, and keeps its files.
set -euo pipefail
root=$(dirname "$(dirname "$(readlink -f "$0")")")
command -v python3 >/dev/null || { echo "Skipped: python3 is not installed."; exit 77; }
program=$root/build/release/app/lumpscope
if [ $# -gt 0 ] && [[ $1 != --* ]]; then
    program=$1
    shift
fi
[ -x "$program" ] || { echo "$program is not there: it is built first, as by app/run.sh." >&2; exit 2; }
exec python3 "$root/tests/mutations/run.py" "$program" "$@"
