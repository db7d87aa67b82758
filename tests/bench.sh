#!/bin/bash
# Measures a release build, prints a line for each figure, and writes them into tests/bench.md with the machine, the date
# and the commit: tests/bench.sh [--grow] MAP.bsp...
# tests/bench.md has ons-reborn.bsp and tutorial.bsp of Debian's nexuiz-data. --grow measures time and memory of a Quake III
# map that is made 1, 4, 16 and 64 times as large.
set -euo pipefail
export LC_ALL=C.UTF-8 # numbers with points
here=$PWD
cd "$(dirname "$(readlink -f "$0")")/.."
[ $# -gt 0 ] || { sed -n '2,5s/^# //p' tests/bench.sh >&2; exit 2; }
report=$PWD/tests/bench.md
commit=$(git rev-parse --short HEAD)
git diff --quiet HEAD -- . ':!tests/bench.md' || commit="$commit, with changes"
source app/dependencies.sh
need "${build_packages[@]}" "${window_packages[@]}" xvfb xauth time
[ -f build/release/build.ninja ] || cmake --preset release >/dev/null
cmake --build --preset release --target lumpscope bench browsing editing emptyprogram flying graphing grow importing matrix naming patching stalls typing >/dev/null
bin=$PWD/build/release
cd "$here"

#   milliseconds_of_hash MAP: what sha256sum takes for it, the median of five. Machines differ: that is what a reader can
#   measure on his own.
milliseconds_of_hash() {
    local start
    for _ in 1 2 3 4 5; do
        start=$EPOCHREALTIME
        sha256sum "$1" >/dev/null
        awk "BEGIN { print ($EPOCHREALTIME - $start) * 1000 }"
    done | sort -n | sed -n 3p
}

#   as_multiples MILLISECONDS: adds to each figure how many times that it is.
as_multiples() {
    awk -v hash="$1" '{ for (i = 2; i <= NF; ++i) if ($i ~ /^ms,?$/) { printf "%s   (%.2f x sha256sum)\n", $0, $(i - 1) / hash; next } print }'
}

#   first_table MAP: the median of five starts.
first_table() {
    xvfb-run -a bash -c 'for run in 1 2 3 4 5; do BENCH_START=$(date +%s%N) "$0" "$1" table 2>/dev/null; done' "$bin/tests/bench/bench" "$1" | sort -k1,1 -k11,11n | sed -n 3p
}

#   peak COMMAND...: its seconds, and MB at most.
peak() {
    /usr/bin/time -q -o "$room/peak" -f '%e %M' "$@" >/dev/null 2>&1 || true # a check may find something
    awk '{ printf "%s s, %d MB", $1, $2 / 1024 }' "$room/peak"
}

#   growth MAP: a line a size.
growth() {
    local map=$1 times large
    room=$(mktemp -d)
    trap 'rm -rf "$room"' EXIT
    for times in 1 4 16 64; do
        large=$room/$times.bsp
        "$bin/tests/bench/grow" "$map" "$times" "$large"
        printf '%2d times, %d MB: info %s; check %s; dump %s; ' "$times" "$(($(stat -c %s "$large") / 1000000))" \
            "$(peak "$bin/app/lumpscope" info "$large")" "$(peak "$bin/app/lumpscope" check "$large")" "$(peak "$bin/app/lumpscope" dump "$large")"
        printf 'window %.2f s; sha256sum %s\n' "$(first_table "$large" | awk '{ print $11 / 1000 }')" "$(peak sha256sum "$large" | cut -d, -f1)"
        rm "$large"
    done
}

#   waits MAP: how long the window keeps its user waiting.
waits() {
    local map=$1 wait
    first_table "$map"
    xvfb-run -a "$bin/tests/bench/stalls" "$map" LIGHTGRID 2>/dev/null | sed 's/.*longest wait *\([0-9.]*\) ms.*/\1/' | sort -n | tail -1 | while read -r wait; do
        printf '%-16s %-52s %8.1f ms\n' "$(basename "$map")" "longest wait while the light grid's table is used" "$wait"
    done
    xvfb-run -a "$bin/tests/bench/typing" "$map" 2>/dev/null
    xvfb-run -a "$bin/tests/bench/editing" "$map" 2>/dev/null
    xvfb-run -a "$bin/tests/bench/importing" "$map" 2>/dev/null
    xvfb-run -a "$bin/tests/bench/naming" "$map" 2>/dev/null
}

#   measure MAP: a line a figure.
measure() {
    local map=$1 seconds kilobytes
    QT_QPA_PLATFORM=offscreen "$bin/tests/bench/bench" "$map"
    waits "$map"
    xvfb-run -a -s "-screen 0 1280x800x24" "$bin/tests/bench/flying" "$map" 2>/dev/null
    QT_QPA_PLATFORM=offscreen "$bin/tests/bench/graphing" "$map"
    QT_QPA_PLATFORM=offscreen "$bin/tests/bench/matrix" "$map" 2>/dev/null
    for run in 1 2 3 4 5; do
        /usr/bin/time -f '%e %M' "$bin/app/lumpscope" dump "$map" 2>&1 >/dev/null
    done | sort -n | sed -n 3p | while read -r seconds kilobytes; do
        printf '%-16s %-52s %8.1f ms, %d MB at most\n' "$(basename "$map")" "dump of all records as JSON" "$(awk "BEGIN { print $seconds * 1000 }")" "$((kilobytes / 1024))"
    done
}

#   batch MAP...: an edit of all of them with one rule, each saved to another folder and compared; the median of five.
batch() {
    local start
    room=$(mktemp -d)
    trap 'rm -rf "$room"' EXIT
    for _ in 1 2 3 4 5; do
        rm -rf "$room/out"
        start=$EPOCHREALTIME
        "$bin/app/lumpscope" entities "$@" --set benchmark=1 --output "$room/out" >/dev/null 2>&1 || true # one may be refused
        awk "BEGIN { print ($EPOCHREALTIME - $start) * 1000 }"
    done | sort -n | sed -n 3p | while read -r milliseconds; do
        printf '%-16s %-52s %8.1f ms\n' "$# maps" "edited with one rule and saved" "$milliseconds"
    done
}

#   milliseconds_of_start COMMAND...: what one of a hundred starts takes.
milliseconds_of_start() {
    local start=$EPOCHREALTIME
    for _ in {1..100}; do "$@" >/dev/null; done
    awk "BEGIN { print ($EPOCHREALTIME - $start) * 10 }"
}

#   starts: a line for each start of the command line, and how many times that of a program that does nothing it takes.
starts() {
    local empty words milliseconds
    empty=$(milliseconds_of_start "$bin/tests/bench/emptyprogram")
    printf '%-16s %-52s %8.1f ms\n' "start" "a program that does nothing, with the same Qt" "$empty"
    for words in --version "info --sample quake2"; do
        # shellcheck disable=SC2086
        milliseconds=$(milliseconds_of_start "$bin/app/lumpscope" $words)
        awk -v words="$words" -v took="$milliseconds" -v empty="$empty" \
            'BEGIN { printf "%-16s %-52s %8.1f ms   (%.2f x that)\n", "start", "lumpscope " words, took, took / empty }'
    done
}

#   record SECTION: writes what it reads into that section of tests/bench.md, in place of the figures there.
record() {
    local heading="## $1" section
    section=$(
        printf '%s\n\n- Machine: %s cores, %s, %s\n- Date: %s\n- Commit: %s\n\n' "$heading" "$(nproc)" \
            "$(sed -n '/^model name/{s/.*: //p;q}' /proc/cpuinfo)" "$(sed -n 's/^PRETTY_NAME="\(.*\)"/\1/p' /etc/os-release)" \
            "$(date +%F)" "$commit"
        printf '```\n%s\n```\n' "$(cat)"
    )
    section=$section awk -v heading="$heading" '
        /^## / { isOld = $0 == heading; if (isOld) print ENVIRON["section"] "\n" }
        !isOld' "$report" >"$report.new"
    mv "$report.new" "$report"
}

#   maps MAP...: a line a figure.
maps() {
    local map hash
    for map in "$@"; do
        hash=$(milliseconds_of_hash "$map")
        printf '%-16s %-52s %8.1f ms\n' "$(basename "$map")" "sha256sum, for comparison" "$hash"
        measure "$map" | as_multiples "$hash"
    done
    batch "$@"
    starts
    QT_QPA_PLATFORM=offscreen "$bin/tests/bench/patching"
    xvfb-run -a "$bin/tests/bench/browsing" 5000 2>/dev/null
}

figures=$bin/figures # recorded when all of them are there
if [ "$1" = --grow ]; then
    growth "$2" | tee "$figures"
    record Growth <"$figures"
else
    maps "$@" | tee "$figures"
    record Maps <"$figures"
fi
