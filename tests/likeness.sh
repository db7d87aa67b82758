#!/bin/bash
# How alike what `render` draws is to pictures of the games: tests/likeness.sh [--fit] PICTURES MAPS... [-- RENDER'S OPTIONS]
# PICTURES has a cameras.txt, with a line for each: name, map, the eye's x, y and z, pitch, yaw, field of view; beside it lie
# NAME.jpg or NAME.png. MAPS are folders with maps or PK3s; of a map that several hold the last counts. Prints a table of
# structural similarity and brightness, and the median of the first. --fit: beside it the most alike picture from a camera within
# a unit and a degree of the one told, whose fractions nobody wrote down, at a time of the first minute, which nobody did either;
# and before it the limit, how alike our own picture from what was told is to that one: more than that nobody can reach by what
# was told. Takes some 3 minutes a picture; of the options --time alone counts there.
set -euo pipefail
cd "$(dirname "$(readlink -f "$0")")/.."
source app/dependencies.sh
need "${build_packages[@]}" "${window_packages[@]}" xvfb xauth unzip
fits=
[ "${1-}" != --fit ] || { fits=1; shift; }
[ $# -ge 2 ] || { sed -n 's/^# //p' "$0" | head -6; exit 2; }
pictures=$1
shift
folders=()
while [ $# -gt 0 ] && [ "$1" != -- ]; do
    folders+=("$1")
    shift
done
[ $# -eq 0 ] || shift
cmake --preset release >/dev/null
cmake --build --preset release --target lumpscope likeness fitting >/dev/null
drawn=$(mktemp -d)
trap 'rm -rf "$drawn"' EXIT
games=()
for folder in "${folders[@]}"; do games+=(--game "$folder"); done

#   find_map NAME: as a path, of an entry of an archive too.
find_map() {
    local found= archive
    for folder in "${folders[@]}"; do
        [ ! -f "$folder/maps/$1.bsp" ] || found=$folder/maps/$1.bsp
        for archive in "$folder"/*.pk3; do
            ! unzip -l "$archive" "maps/$1.bsp" >/dev/null 2>&1 || found=$archive/maps/$1.bsp
        done
    done
    echo "$found"
}

printf '%-28s %10s %10s %s\n' picture similarity brightness \
    "${fits:+limit, and fitted: similarity brightness x y z pitch yaw time}"
grep -v '^#' "$pictures/cameras.txt" | while read -r name map x y z pitch yaw fov; do
    reference=$(ls "$pictures/$name".* 2>/dev/null | head -1)
    file=$(find_map "$map")
    if [ -z "$file" ] || [ -z "$reference" ]; then
        printf '%-28s %s\n' "$name" "skipped: its map or picture is not there" >&2
        continue
    fi
    camera=(--position "$x" "$y" "$z" --angles "$pitch" "$yaw" --fov "$fov" "${games[@]}" "$@")
    size=$(build/release/tests/likeness "$reference")
    xvfb-run -a build/release/app/lumpscope render "$file" --output "$drawn/$name.png" --size "$size" "${camera[@]}" \
        2>/dev/null </dev/null
    fit=
    if [ -n "$fits" ]; then
        fit=$(xvfb-run -a build/release/tests/fitting "$reference" "$file" "${camera[@]}" 2>/dev/null </dev/null || echo -)
    fi
    # shellcheck disable=SC2046
    printf '%-28s %10s %10s %s\n' "$name" $(build/release/tests/likeness "$drawn/$name.png" "$reference") "$fit"
done | tee "$drawn/table"
#   median COLUMN
median() {
    awk -v column="$1" '{ print $column }' "$drawn/table" | sort -n |
        awk '{ all[NR] = $1 } END { if (NR) print all[int((NR + 1) / 2)] }'
}
printf '%-28s %10s %10s %s\n' median "$(median 2)" "" "${fits:+$(median 4) $(median 5)}"
