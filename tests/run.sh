#!/bin/bash
# Installs what is missing, builds Lumpscope with its tests and runs them: tests/run.sh [PRESET]
# Presets: dev (the default), release, asan. Real maps are taken from the folder $LUMPSCOPE_MAPS.
set -euo pipefail
cd "$(dirname "$(readlink -f "$0")")/.."
source app/dependencies.sh
need "${build_packages[@]}" "${window_packages[@]}" xvfb xauth
exec cmake --workflow --preset "${1:-dev}"
