#!/bin/bash
# Installs what is missing, builds Lumpscope and runs it: app/run.sh [MAP.bsp], or app/run.sh SUBCOMMAND ... (see --help).
set -euo pipefail
here=$PWD
cd "$(dirname "$(readlink -f "$0")")/.."
source app/dependencies.sh
{
    need "${build_packages[@]}" "${window_packages[@]}"
    if [ ! -f build/release/build.ninja ]; then
        echo "Building Lumpscope, which takes some minutes the first time."
        cmake --preset release >/dev/null
    fi
    cmake --build --preset release --target lumpscope
} >&2 # what the program prints is for others to read
lumpscope=$PWD/build/release/app/lumpscope
cd "$here"
if [ $# -eq 0 ] && [ -z "${DISPLAY:-}${WAYLAND_DISPLAY:-}${QT_QPA_PLATFORM:-}" ]; then
    echo "There is no display for a window. This is what the command line says about a built-in sample (lumpscope info --sample quake2):"
    set -- info --sample quake2
fi
exec "$lumpscope" "$@"
