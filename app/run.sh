#!/bin/bash
# Installs what is missing, builds Lumpscope and opens it: app/run.sh [MAP.bsp], or any of its subcommands.
set -euo pipefail
here=$PWD
cd "$(dirname "$(readlink -f "$0")")/.."
source app/dependencies.sh
need "${build_packages[@]}" "${window_packages[@]}"
[ -f build/release/build.ninja ] || cmake --preset release >/dev/null
cmake --build --preset release --target lumpscope | grep -v 'no work to do' || [ "${PIPESTATUS[0]}" -eq 0 ]
lumpscope=$PWD/build/release/app/lumpscope
cd "$here"
subcommands=' info dump check entities at help --help -h --version '
if [ $# -gt 0 ] && [[ $subcommands == *" $1 "* ]]; then
    exec "$lumpscope" "$@"
fi
if [ -z "${DISPLAY:-}${WAYLAND_DISPLAY:-}" ]; then
    echo "There is no display for a window. This is what the command line says of a built-in sample (lumpscope info --sample quake2):"
    exec "$lumpscope" info --sample quake2
fi
exec "$lumpscope" "$@"
