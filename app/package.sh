#!/bin/bash
# Installs what is missing, builds Lumpscope and packs it: app/package.sh leaves build/release/lumpscope_VERSION_ARCHITECTURE.deb
set -euo pipefail
cd "$(dirname "$(readlink -f "$0")")/.."
source app/dependencies.sh
need "${build_packages[@]}" "${window_packages[@]}" dpkg-dev file
[ -f build/release/build.ninja ] || cmake --preset release >/dev/null
cmake --build --preset release --target lumpscope manual
(cd build/release && cpack)
