#!/bin/bash
# What a save leaves when a call of the system fails, and what a command says when memory does: tests/faults.sh PROGRAM
# Every open, write, sync, naming, renaming and closing of a save fails once, and every allocation of 64 KB or more of four
# commands. The map is the old or the new one, whole; a save that was not told to have failed is the new one; and where
# memory failed a sentence and exit 2 tell it. PROGRAM must be built without sanitizers, which have allocators of their own.
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

# EIO 5, ENOSPC 28, EDQUOT 122
saves() {
    local sample=$1 call code number result map=$folder/map.bsp old=$folder/old.bsp new=$folder/new.bsp
    cp "$sample" "$old"
    { "$program" entities "$old"; echo '{ "classname" "info_null" "origin" "1 2 3" }'; } >"$folder/new.ent"
    "$program" entities "$old" --replace "$folder/new.ent" --output "$new" >/dev/null
    for call in open write fsync rename linkat ftruncate dup close; do
        for code in 5 28; do
            for ((number = 1; number <= 60; ++number)); do
                rm -f "$map"*
                cp "$old" "$map"
                result=0
                with "$call:$number:$code" "$program" entities "$map" --replace "$folder/new.ent" --output "$map" || result=$?
                [ -e "$folder/seen" ] || break
                cases=$((cases + 1))
                is_whole "$map" "$old" "$new" || complain "$call $number ($code): the map is neither the old nor the new one"
                [ "$result" -ne 0 ] || cmp -s "$map" "$new" || complain "$call $number ($code): not saved, and not told"
                [ "$result" -eq 0 ] || [ "$(cat "$folder/err")" ] || complain "$call $number ($code): exit $result without a sentence"
                [ "$result" -le 2 ] || complain "$call $number ($code): ended by a signal, $result"
                [ ! -e "$map.bak" ] || cmp -s "$map.bak" "$old" || complain "$call $number ($code): the backup is not the old map"
                [ -z "$(find "$folder" -name '.map.bsp*')" ] || complain "$call $number ($code): litter is left"
                rm -f "$folder"/.map.bsp*
            done
        done
    done
}

# Where Qt itself would end the process (an allocation that it does not look after), the map must be whole all the same.
memory() {
    local sample=$1 number result map=$folder/map.bsp command
    local commands=("info $map" "check $map" "dump $map" "entities $map --replace $folder/new.ent --output $map")
    for command in "${commands[@]}"; do
        for ((number = 1; number <= 400; ++number)); do
            rm -f "$map"*
            cp "$sample" "$map"
            result=0
            # shellcheck disable=SC2086
            with "malloc:$number" "$program" $command || result=$?
            [ -e "$folder/seen" ] || break
            cases=$((cases + 1))
            is_whole "$map" "$folder/old.bsp" "$folder/new.bsp" || complain "${command%% *}, allocation $number: the map is damaged"
            if [ "$result" -gt 2 ]; then
                aborts=$((aborts + 1))
                echo "${command%% *}, allocation $number: the process ended with $result: $(tail -1 "$folder/err")"
            elif [ "$result" -eq 2 ] && [ -z "$(cat "$folder/err")" ]; then
                complain "${command%% *}, allocation $number: exit 2 without a sentence"
            fi
        done
    done
}

for sample in ../resources/samples/{quake2,halflife,quake3}/maps/*.bsp; do
    [ -e "$sample" ] || continue
    saves "$sample"
    memory "$sample"
done
echo "$cases faults were injected; $aborts ended the process, $faults lost something or were not told."
[ "$cases" -gt 0 ] && [ "$faults" -eq 0 ] && [ "$aborts" -eq 0 ]
