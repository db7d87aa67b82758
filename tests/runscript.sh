#!/bin/bash
# app/run.sh hands on whatever it is given, with no display: tests/runscript.sh LUMPSCOPE
# The script and the program are the real ones; what installs and builds is not asked.
set -euo pipefail
lumpscope=$(readlink -f "$1")
scripts=$(dirname "$(readlink -f "$0")")/../app
unset LANGUAGE DISPLAY WAYLAND_DISPLAY QT_QPA_PLATFORM
export LC_ALL=C.UTF-8
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
mkdir -p "$folder"/{app,bin,build/release/app}
cp "$scripts"/{run.sh,dependencies.sh} "$folder/app"
ln -s "$lumpscope" "$folder/build/release/app/lumpscope"
touch "$folder/build/release/build.ninja"
cat >"$folder/bin/cmake" <<'END'
#!/bin/sh
echo "[0/2] Re-checking globbed directories..."
echo "ninja: no work to do."
END
cat >"$folder/bin/dpkg-query" <<'END'
#!/bin/sh
for word; do printf '%s:installed ' "$word"; done
END
chmod +x "$folder"/bin/*
PATH=$folder/bin:$PATH
# grep -q would end a pipe that is still written to, which counts as a failure.
has() { grep "$@" >/dev/null; }
fail() { echo "app/run.sh $*"; exit 1; }

mapfile -t subcommands < <("$lumpscope" --help | sed -n 's/^lumpscope \([a-z]\+\) .*/\1/p')
[ ${#subcommands[@]} -ge 8 ] || fail "--help lists but ${#subcommands[@]} subcommands"
for subcommand in "${subcommands[@]}"; do
    "$folder/app/run.sh" "$subcommand" --help >"$folder/help" || fail "$subcommand --help fails"
    head -1 "$folder/help" | has "^lumpscope $subcommand " || fail "$subcommand --help says: $(head -1 "$folder/help")"
    # The same output and exit code as without the script, with a map and with wrong words.
    for words in "--sample quake2" "--nosuch"; do
        expected=0 got=0
        "$lumpscope" "$subcommand" $words >"$folder/expected" 2>/dev/null || expected=$?
        "$folder/app/run.sh" "$subcommand" $words >"$folder/got" 2>"$folder/error" || got=$?
        [ "$got" -eq "$expected" ] || fail "$subcommand $words exits with $got, the program with $expected"
        cmp "$folder/expected" "$folder/got" || fail "$subcommand $words says something else than the program"
    done
done
"$folder/app/run.sh" | has "IBSP" || fail "without words and display says nothing of a sample"
"$folder/app/run.sh" nosuch.bsp 2>"$folder/error" && fail "nosuch.bsp succeeds without a display"
grep -q '^lumpscope: There is no display' "$folder/error" || fail "nosuch.bsp says: $(cat "$folder/error")"
# A path is the caller's, not the script's.
cd "$folder"
printf 'text' >here.bsp
app/run.sh info here.bsp 2>"$folder/error" && fail "info here.bsp succeeds"
grep -q '^lumpscope: here.bsp: ' "$folder/error" || fail "info here.bsp says: $(cat "$folder/error")"
echo "app/run.sh handed on ${#subcommands[@]} subcommands."
