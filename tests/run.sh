#!/bin/bash
# Installs what is missing, builds Lumpscope with its tests and runs them: tests/run.sh [PRESET [CTEST'S OPTIONS]]
# Presets: asan (under the sanitizers, the default), dev, release. Real maps are taken from the folder $LUMPSCOPE_MAPS:
# the slowest tests read each fourth of them, or all with LUMPSCOPE_ALL_MAPS=1.
# The last line counts the test programs; one that left something out counts as skipped, and what it left out stands above.
set -euo pipefail
cd "$(dirname "$(readlink -f "$0")")/.."
source app/dependencies.sh
need "${build_packages[@]}" "${window_packages[@]}" xvfb xauth
preset=${1:-asan}
shift $(($# > 0))
cmake --preset "$preset" >/dev/null
cmake --build --preset "$preset"
code=0
log=build/$preset/Testing/Temporary/LastTest.log
rm -f "$log"
ctest --preset "$preset" "$@" || code=$?
awk -f tests/summary.awk "$log"
exit "$code"
