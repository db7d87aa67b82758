#!/bin/bash
# What is installed beside the program is as desktops, readers of manual pages and shells want it: tests/desktop.sh BUILD
# Exits with 77, and says why, where one of the programs that judge it is not installed.
set -euo pipefail
build=$(readlink -f "$1")
for judge in desktop-file-validate:desktop-file-utils appstreamcli:appstream man:man-db zsh:zsh fish:fish; do
    command -v "${judge%:*}" >/dev/null || { echo "Skipped: ${judge#*:} is not installed."; exit 77; }
done
export LC_ALL=C.UTF-8
unset LANGUAGE
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
# grep -q would end a pipe that is still written to, which counts as a failure.
has() { grep "$@" >/dev/null; }
fail() { echo "$*"; exit 1; }

cmake --install "$build" --prefix "$folder" >/dev/null
share=$folder/share
id=org.lumpscope.Lumpscope
lumpscope=$folder/bin/lumpscope
desktop-file-validate "$share/applications/$id.desktop"
appstreamcli validate --no-net --no-color "$share/metainfo/$id.metainfo.xml"
for size in 16 32 48 64 128 256; do
    head -c 24 "$share/icons/hicolor/${size}x${size}/apps/$id.png" | od -An -tu1 -j16 -N8 | has "^ *0 *0 *$((size / 256)) *$((size % 256)) " ||
        fail "The icon of $size pixels has another size."
done
[ -f "$share/icons/hicolor/scalable/apps/$id.svg" ] || fail "There is no icon to scale."
version=$("$lumpscope" --version)
zcat "$share/doc/lumpscope/changelog.gz" | head -1 | has "^lumpscope (${version#lumpscope }) " || fail "The changelog's version is another."

page=$share/man/man1/lumpscope.1.gz
warnings=$(MANWIDTH=80 man --warnings -E UTF-8 -l -Tutf8 -Z "$page" 2>&1 >/dev/null)
[ -z "$warnings" ] || fail "man: $warnings"
man -l -Tutf8 "$page" | col -b >"$folder/page"

# Everything that --help tells is in the manual page and in the completions. bash and fish are asked themselves; of zsh only
# what its functions are given, not what they make of it.
bash_completes() { # WORD...: after the command; the last is being typed
    bash -c 'source "$0"; COMP_WORDS=(lumpscope "$@") COMP_CWORD=$#; _lumpscope; printf "%s\n" "${COMPREPLY[@]}"' \
        "$share/bash-completion/completions/lumpscope" "$@"
}
fish_completes() {
    HOME=$folder fish --no-config -c "source $share/fish/vendor_completions.d/lumpscope.fish; complete -C 'lumpscope $*'" | cut -f1
}
# What zsh's own functions are given to offer.
zsh_completes() {
    zsh -f -c '
        _arguments() { print -rl -- "$@" }
        _describe() { print -rl -- ${(P)2} }
        _files() { }
        words=(lumpscope "${@:2}") CURRENT=$#
        complete_it() { source "$1" }
        complete_it "$1"' zsh "$share/zsh/vendor-completions/_lumpscope" "$@"
}
mapfile -t subcommands < <("$lumpscope" --help | sed -n 's/^lumpscope \([a-z]\+\) .*/\1/p')
[ ${#subcommands[@]} -ge 8 ] || fail "--help lists but ${#subcommands[@]} subcommands."
for subcommand in "${subcommands[@]}"; do
    bash_completes "${subcommand:0:2}" | has -x "$subcommand" || fail "bash does not complete $subcommand."
    zsh_completes "${subcommand:0:2}" | has "^$subcommand:" || fail "zsh does not complete $subcommand."
    fish_completes "${subcommand:0:2}" | has -x "$subcommand" || fail "fish does not complete $subcommand."
    zsh_completes "$subcommand" -- >"$folder/zsh"
    for option in $("$lumpscope" "$subcommand" --help | sed -n 's/^  \(--[a-z-]*\).*/\1/p'); do
        grep -q -e "^ *$option" "$folder/page" || fail "The manual page says nothing of $option."
        bash_completes "$subcommand" --sample quake2 -- | has -x -e "$option" || fail "bash does not complete $subcommand $option."
        fish_completes "$subcommand --" | has -x -e "$option" || fail "fish does not complete $subcommand $option."
        grep -q -e "^\*\?$option\[" "$folder/zsh" || fail "zsh does not complete $subcommand $option."
    done
done
for shell in bash_completes fish_completes; do
    [ "$($shell dump --format j)" = json ] || fail "$shell does not complete a value."
done
for shell in bash_completes fish_completes; do
    $shell he | has -x help || fail "$shell does not complete help."
    $shell help fi | has -x filter || fail "$shell does not complete a topic of the help."
    $shell find a.bsp fac | has -x faces || fail "$shell does not complete a table."
done
zsh_completes help fi | has '[( ]filter ' || fail "zsh does not complete a topic of the help."
zsh_completes find a.bsp fac | has ' faces ' || fail "zsh does not complete a table."
touch "$folder/map one.bsp"
cd "$folder"
grep -q -x -e '--format\[.*\]:json|csv|ndjson|raw|sqlite:(json csv ndjson raw sqlite)' <(zsh_completes dump --) || fail "zsh does not complete a value."
[ "$(bash_completes info 'map')" = "map one.bsp" ] || fail "bash does not complete a file."
bash_completes images --output b | has -x bin || fail "bash does not complete a folder."
[ -z "$(bash_completes images --output map)" ] || fail "bash completes a file where a folder is wanted."
bash_completes '' | has -x 'map one.bsp' || fail "bash does not complete a file to open."
echo "The desktop entry, metadata, icons, manual page and completions are in order."
