#!/bin/bash
# app/dependencies.sh installs what is missing, shows how far that is, and says why it fails: tests/installing.sh
# The script is the real one. apt-get, dpkg-query, id and sudo are not: nothing is installed.
set -euo pipefail
scripts=$(dirname "$(readlink -f "$0")")/../app
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
mkdir "$folder/bin"
export FOLDER=$folder TMPDIR=$folder
cat >"$folder/bin/dpkg-query" <<'END'
#!/bin/sh
printf 'there:installed '
END
cat >"$folder/bin/id" <<'END'
#!/bin/sh
echo 1000
END
# As the real one, it hands on the first three files alone.
cat >"$folder/bin/sudo" <<'END'
#!/bin/bash
for file in /proc/$$/fd/*; do
    number=${file##*/}
    [ "$number" -le 2 ] || [ "$number" -eq 255 ] || eval "exec $number>&-"
done
"$@"
END
# As the real one, it does not wait for the reader of its progress, nor do scripts that print into the same pipe.
cat >"$folder/bin/apt-get" <<'END'
#!/bin/bash
echo "$*" >>"$FOLDER/calls"
status=
for word; do
    case $word in
    -s) exit 0 ;;
    update) exit 0 ;;
    APT::Status-Fd=*) status=${word#*=} ;;
    esac
done
[ -n "$status" ] || { echo "E: no status"; exit 100; }
echo "Need to get 12 MB of archives."
for percent in 5 30 31 90; do echo "dlstatus:1:$percent.5:Retrieving" >&"$status"; done
[ "$(readlink "/proc/$$/fd/1")" != "$(readlink "/proc/$$/fd/$status")" ] || { echo "E: the script of fontconfig fails"; exit 100; }
for ((i = 0; i < 3000; ++i)); do echo "Setting up package $i of many, which prints more than a pipe holds"; done
for percent in 10 60; do echo "pmstatus:missing:$percent.0:Installing" >&"$status"; done
if [ -e "$FOLDER/fails" ]; then
    echo "dpkg: error processing package fontconfig (--configure):" >&2
    echo " installed fontconfig package post-installation script subprocess returned error exit status 2" >&2
    for ((i = 0; i < 40; ++i)); do echo "Processing triggers for $i"; done
    echo "E: Sub-process /usr/bin/dpkg returned an error code (1)" >&2
    for ((i = 0; i < 40; ++i)); do echo "W: $i"; done
    exit 100
fi
END
chmod +x "$folder"/bin/*
PATH=$folder/bin:$PATH
fail() { echo "app/dependencies.sh $*"; exit 1; }
install() { timeout 60 bash -c 'set -euo pipefail; source "$0/dependencies.sh"; need "$@"' "$scripts" "$@"; }

install there >"$folder/out" 2>&1 || fail "fails where nothing is missing"
[ ! -s "$folder/out" ] && [ ! -e "$folder/calls" ] || fail "installs what is there"
install there missing </dev/null >"$folder/out" 2>"$folder/error" || fail "fails: $(cat "$folder/out" "$folder/error")"
expected="Installing what is missing: missing
Need to get 12 MB of archives.
Downloading: 5 %
Downloading: 30 %
Downloading: 90 %
Unpacking: 10 %
Unpacking: 60 %"
[ "$(cat "$folder/out")" = "$expected" ] && [ ! -s "$folder/error" ] || fail "says: $(cat "$folder/out" "$folder/error")"
[ "$(ls "$folder")" = "bin
calls
error
out" ] || fail "leaves files behind: $(ls "$folder")"
touch "$folder/fails"
install there missing </dev/null >"$folder/out" 2>"$folder/error" && fail "succeeds though apt-get fails"
expected="dpkg: error processing package fontconfig (--configure):
 installed fontconfig package post-installation script subprocess returned error exit status 2
E: Sub-process /usr/bin/dpkg returned an error code (1)"
[ "$(tail -n +2 "$folder/error")" = "$expected" ] || fail "says of a failure: $(cat "$folder/error")"
log=$(sed -n '1s/.*(all of it: \(.*\)):$/\1/p' "$folder/error")
grep '^Setting up package 2999 ' "$log" >/dev/null || fail "does not keep what apt-get printed: $(head -1 "$folder/error")"
echo "app/dependencies.sh installs, and says why it cannot."
