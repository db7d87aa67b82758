#!/bin/bash
# What a save leaves when a call of the system fails, and what a command says when memory does: tests/faults.sh PROGRAM
# Every open, write, sync, naming, renaming and closing of a save fails once, and every allocation of 64 KB or more of four
# commands; and twelve maps are dumped with less and less memory. The map is the old or the new one, whole; a save that was not
# told to have failed is the new one; and where memory failed a sentence and exit 2 tell it, or nothing is cut. PROGRAM must be
# built without sanitizers, which have allocators of their own.
set -euo pipefail
program=$(readlink -f "$1")
cd "$(dirname "$(readlink -f "$0")")"
if ldd "$program" | grep -c libasan >/dev/null; then
    echo "Skipped: $program is built with sanitizers."
    exit 77
fi
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
c++ -std=c++20 -O1 -shared -fPIC -o "$folder/faults.so" faults/faults.cpp -ldl
cases=0 aborts=0 faults=0

complain() {
    echo "$*" >&2
    faults=$((faults + 1))
}

#   with FAULT COMMAND...: its exit code, 0 also where the fault was not reached; then $folder/seen is not there.
with() {
    local fault=$1 code=0
    shift
    rm -f "$folder/seen"
    FAULT=$fault FAULT_SEEN=$folder/seen LD_PRELOAD=$folder/faults.so QT_QPA_PLATFORM=offscreen \
        timeout 60 "$@" >"$folder/out" 2>"$folder/err" || code=$?
    return "$code"
}

is_whole() { cmp -s "$1" "$2" || cmp -s "$1" "$3"; }

# What must hold after a save of $map over $old with that exit code: the map is whole, or of one that is written into the
# backup is; a fault that is not told did no harm.
judge() {
    local what=$1 result=$2
    is_whole "$map" "$old" "$new" || { [ -e "$map.other" ] && cmp -s "$map.bak" "$old"; } || complain "$what: the map is lost"
    [ "$result" -ne 0 ] || cmp -s "$map" "$new" || complain "$what: not saved, and not told"
    [ "$result" -eq 0 ] || [ "$(cat "$folder/err")" ] || complain "$what: exit $result without a sentence"
    [ "$result" -le 2 ] || complain "$what: ended by a signal, $result"
    cmp -s "$map" "$old" || cmp -s "$map" "$new" || [ -e "$map.unfinished" ] || complain "$what: a damaged map is not marked"
    cmp -s "$map" "$old" || [ "$result" -eq 0 ] || cmp -s "$map.bak" "$old" || complain "$what: the old map is nowhere"
    [ "$result" -ne 0 ] || [ ! -e "$map.unfinished" ] || complain "$what: a mark is left"
    [ ! -e "$map.bak" ] || cmp -s "$map.bak" "$old" || complain "$what: the backup is not the old map"
    [ -z "$(find "$folder" -name '.map.bsp*')" ] || complain "$what: litter is left"
}

#   saves CALLS [--keep-links]: EIO is 5, ENOSPC 28. With --keep-links the map has two names.
saves() {
    local calls=$1 option=${2:-} call code number result
    for call in $calls; do
        for code in 5 28; do
            for ((number = 1; ; ++number)); do
                rm -f "$map"* "$folder"/.map.bsp*
                cp "$old" "$map"
                [ -z "$option" ] || ln "$map" "$map.other"
                result=0
                with "$call:$number:$code" "$program" entities "$map" --replace "$folder/new.ent" --output "$map" $option || result=$?
                [ -e "$folder/seen" ] || break
                cases=$((cases + 1))
                judge "$call $number ($code) $option" "$result"
                [ "$number" -lt 200 ] || { complain "$call: there is no end of calls"; break; }
            done
            [ "$number" -gt 1 ] || complain "$call $option: a save makes no such call"
        done
    done
}

# Where memory fails the map is whole, what is printed is all or told not to be, and the process ends by itself.
memory() {
    local number result command
    local commands=("info $map" "check $map" "dump $map" "entities $map --replace $folder/new.ent --output $map"
        "edit $map --lump PLANES --set dist=value+1 --dry-run" "lump $map --list")
    for command in "${commands[@]}"; do
        cp "$old" "$map"
        with none "$program" $command || true
        cp "$folder/out" "$folder/whole"
        for ((number = 1; ; ++number)); do
            rm -f "$map"*
            cp "$old" "$map"
            result=0
            with "malloc:$number" "$program" $command || result=$?
            [ -e "$folder/seen" ] || break
            cases=$((cases + 1))
            is_whole "$map" "$old" "$new" || complain "${command%% *}, allocation $number: the map is damaged"
            if [ "$result" -gt 2 ]; then
                aborts=$((aborts + 1))
                echo "${command%% *}, allocation $number: the process ended with $result: $(tail -1 "$folder/err")"
            elif [ "$result" -eq 2 ]; then
                [ "$(cat "$folder/err")" ] || complain "${command%% *}, allocation $number: exit 2 without a sentence"
            else
                cmp -s "$folder/out" "$folder/whole" || complain "${command%% *}, allocation $number: not all is printed, and not told"
            fi
            [ "$number" -lt 1000 ] || { complain "${command%% *}: there is no end of allocations"; break; }
        done
        [ "$number" -gt 1 ] || complain "${command%% *}: no allocation failed"
    done
}

# What several maps print waits for its turn in memory: with less of it a command fails, or prints every map whole.
little_memory() {
    local megabytes counts=0
    mkdir -p "$folder/many"
    for ((number = 0; number < 12; ++number)); do
        cp "$old" "$folder/many/$number.bsp"
    done
    "$program" dump "$folder/many" --json-lines >"$folder/whole"
    for ((megabytes = 100; megabytes <= 160; megabytes += 4)); do
        cases=$((cases + 1))
        (ulimit -v $((megabytes << 10)) && exec "$program" dump "$folder/many" --json-lines) \
            >"$folder/out" 2>"$folder/err" || continue
        counts=$((counts + 1))
        cmp -s "$folder/out" "$folder/whole" || complain "$megabytes MB: not all maps are printed, and not told"
    done
    [ "$counts" -gt 0 ] || complain "not even 160 MB are enough"
}

map=$folder/map.bsp old=$folder/old.bsp new=$folder/new.bsp
for sample in ../resources/samples/{quake2,halflife,quake3}/maps/*.bsp; do
    cp "$sample" "$old"
    { "$program" entities "$old"; echo '{ "classname" "info_null" "origin" "1 2 3" }'; } >"$folder/new.ent"
    "$program" entities "$old" --replace "$folder/new.ent" --output "$new" >/dev/null
    saves "open write fsync rename linkat lock dup close"
    saves "open write fsync linkat lock fallocate ftruncate" --keep-links
    memory
    little_memory
done
echo "$cases faults were injected; $aborts ended the process, $faults lost something or were not told."
[ "$cases" -gt 0 ] && [ "$faults" -eq 0 ] && [ "$aborts" -eq 0 ]
