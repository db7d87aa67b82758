#!/bin/bash
# Builds Lumpscope for 64-bit Windows with Debian's cross compiler and packs it: app/package-windows.sh leaves
# build/windows/lumpscope-VERSION-win64.zip. What it needs for that (Qt, libzip, igraph, SQLite) it builds once, from Debian's
# sources, in $LUMPSCOPE_WINDOWS_CACHE, else in ~/.cache/lumpscope-windows; ended in the midst, it goes on where it was.
#   app/package-windows.sh tests      builds the test programs as well, which tests/windows.sh runs
#   app/package-windows.sh compile    compiles core/ and app/commands/, and nothing else: what lacks for that is said, by an
#                                     exit with 3, and not fetched
set -euo pipefail
cd "$(dirname "$(readlink -f "$0")")/.."
source app/dependencies.sh
what=${1:-zip}
[[ $what =~ ^(zip|tests|compile)$ ]] || { echo "app/package-windows.sh [tests|compile]" >&2; exit 2; }
cache=$(realpath -m "${LUMPSCOPE_WINDOWS_CACHE:-${XDG_CACHE_HOME:-$HOME/.cache}/lumpscope-windows}")
prefix=$cache/windows
target=x86_64-w64-mingw32
toolchain=$PWD/app/windows/toolchain.cmake
build=build/windows
mkdir -p "$cache"/{src,build,apt/lists/partial,apt/cache/archives/partial}

# The host's tools of Qt (moc, rcc, lrelease) build for the target, and must be of its version.
host_qt=(-D QT_HOST_PATH=/usr -D "QT_HOST_PATH_CMAKE_DIR=/usr/lib/x86_64-linux-gnu/cmake"
    -D "Qt6LinguistTools_DIR=/usr/lib/x86_64-linux-gnu/cmake/Qt6LinguistTools")

#   sources ARGUMENT...: apt-get with a list of sources and a state of its own; the system's stay as they are.
sources() {
    apt-get -qq -o Dir::Etc::SourceList="$cache/apt/sources.list" -o Dir::Etc::SourceParts=- -o Dir::State="$cache/apt" \
        -o Dir::State::Lists="$cache/apt/lists" -o Dir::State::Status=/var/lib/dpkg/status -o Dir::Cache="$cache/apt/cache" \
        -o APT::Sandbox::User="$(id -un)" "$@"
}

#   only_what_is_there WHAT: `compile` takes what was made before, and exits with 3 where that lacks something.
only_what_is_there() {
    [ "$what" = compile ] || return 0
    echo "Nothing is compiled for Windows: $1 is not in $cache. app/package-windows.sh makes it." >&2
    exit 3
}

#   fetch SOURCE PACKAGE SIZE: the source package that the package of this machine was built from, unpacked into $cache/src.
fetch() {
    local name=$1 version
    version=$(dpkg-query -W -f '${source:Version}' "$2")
    [ "$(cat "$cache/src/$name.version" 2>/dev/null)" != "$version" ] || return 0
    only_what_is_there "the source of $name $version"
    if [ -z "${listed:-}" ]; then
        echo "Downloading the list of Debian's sources (10 MB)"
        # shellcheck disable=SC2016 # apt-get expands it
        apt-get indextargets --format '$(REPO_URI) $(RELEASE) main' 'Created-By: Packages' 'Origin: Debian' 'Component: main' |
            sort -u | sed "s|^|deb-src [signed-by=/usr/share/keyrings/debian-archive-keyring.gpg] |" >"$cache/apt/sources.list"
        sources update
        listed=yes
    fi
    echo "Downloading the source of $name $version ($3)"
    (cd "$cache/src" && rm -rf "$name" && sources --download-only source "$name=$version")
    dpkg-source --no-check -x "$cache/src/${name}_${version#*:}.dsc" "$cache/src/$name" >"$cache/$name.log" 2>&1 ||
        { tail -n 40 "$cache/$name.log" >&2; return 1; }
    echo "$version" >"$cache/src/$name.version"
}

#   compile FOLDER TARGET...: says each tenth part that is done, and when it fails what the compiler said.
compile() {
    local log=$cache/compile.log line percent shown=0
    local ninja=(ninja -C "$1" -j2 "${@:2}")
    : >"$log"
    NINJA_STATUS='[%f/%t] ' "${ninja[@]}" 2>&1 | tee "$log" | while IFS= read -r line; do
        [[ $line =~ ^\[([0-9]+)/([0-9]+)\] ]] || continue
        percent=$((BASH_REMATCH[1] * 100 / BASH_REMATCH[2]))
        percent=$((percent - percent % 10))
        [ "$percent" = "$shown" ] || echo "  $percent %"
        shown=$percent
    done || { grep -A 30 '^FAILED' "$log" | head -60 || true; tail -n 5 "$log"; return 1; } >&2
}

#   library NAME WHAT OPTION...: configures, builds and installs what is unpacked, unless it was, with the same options.
library() {
    local name=$1 key
    key="${*:3} $(cat "$cache/src/$1.version")"
    [ "$(cat "$cache/$name.done" 2>/dev/null)" != "$key" ] || return 0
    only_what_is_there "$name, as it is built now,"
    echo "Building $name for Windows: $2"
    [ -f "$cache/build/$name/build.ninja" ] && [ "$(cat "$cache/$name.key" 2>/dev/null)" = "$key" ] ||
        cmake -G Ninja -S "$cache/src/$name" -B "$cache/build/$name" -D CMAKE_TOOLCHAIN_FILE="$toolchain" \
            -D CMAKE_INSTALL_PREFIX="$prefix" -D CMAKE_BUILD_TYPE=Release "${@:3}" >"$cache/$name.log" 2>&1 ||
        { tail -n 40 "$cache/$name.log" >&2; return 1; }
    echo "$key" >"$cache/$name.key"
    compile "$cache/build/$name"
    cmake --install "$cache/build/$name" >"$cache/$name.log"
    echo "$key" >"$cache/$name.done"
}

#   build_sqlite: SQLite's own makefile joins all its sources in one file, for which it needs tclsh; that is compiled alone.
build_sqlite() {
    local key work=$cache/build/sqlite3
    key=$(cat "$cache/src/sqlite3.version")
    [ "$(cat "$cache/sqlite3.done" 2>/dev/null)" != "$key" ] || return 0
    only_what_is_there "sqlite3, as it is built now,"
    echo "Building sqlite3 for Windows: a minute"
    rm -rf "$work"
    mkdir -p "$work" "$prefix"/{include,lib/pkgconfig}
    (cd "$work" && "$cache/src/sqlite3/configure" --disable-tcl --disable-readline && make sqlite3.c &&
        "$target-gcc-posix" -O2 -D SQLITE_OMIT_LOAD_EXTENSION -c sqlite3.c -o sqlite3.o &&
        rm -f "$prefix/lib/libsqlite3.a" && "$target-ar" rcs "$prefix/lib/libsqlite3.a" sqlite3.o && cp sqlite3.h "$prefix/include/") \
        >"$cache/sqlite3.log" 2>&1 || { tail -n 40 "$cache/sqlite3.log" >&2; return 1; }
    printf 'Name: SQLite\nDescription: SQL database\nVersion: %s\nCflags: -I%s\nLibs: -L%s -lsqlite3\n' \
        "${key%%-*}" "$prefix/include" "$prefix/lib" >"$prefix/lib/pkgconfig/sqlite3.pc"
    echo "$key" >"$cache/sqlite3.done"
}

#   leave_out PATTERN FILE: the lines of the file that have it; one that has none is not touched, for it would be built anew.
leave_out() { ! grep -q "$1" "$2" || sed -i "\\,$1,d" "$2"; }

off() { printf -- '-D %s=OFF ' "$@"; }

build_libraries() {
    fetch libzip libzip-dev "0.8 MB"
    fetch igraph libigraph-dev "1.4 MB"
    fetch sqlite3 libsqlite3-dev "10 MB"
    fetch qt6-base qt6-base-dev-tools "46 MB"
    # shellcheck disable=SC2046
    library libzip "some seconds" $(off BUILD_TOOLS BUILD_REGRESS BUILD_EXAMPLES BUILD_DOC ENABLE_BZIP2 ENABLE_LZMA ENABLE_ZSTD \
        ENABLE_COMMONCRYPTO ENABLE_GNUTLS ENABLE_MBEDTLS ENABLE_OPENSSL ENABLE_WINDOWS_CRYPTO) \
        -D "ZLIB_LIBRARY=/usr/$target/lib/libz.a"
    build_sqlite
    # Of igraph the program has the layered layout, which needs none of the libraries for linear algebra, large numbers and
    # fitting that igraph looks for: they are said to be there, and the sources that do not compile without are left out.
    leave_out '^#define BLISS_USE_GMP' "$cache/src/igraph/src/isomorphism/bliss/bignum.hh"
    leave_out 'misc/power_law_fit\.c\|isomorphism/bliss\.cc' "$cache/src/igraph/src/CMakeLists.txt"
    # shellcheck disable=SC2046
    library igraph "2 minutes on two cores" $(off BUILD_SHARED_LIBS IGRAPH_GLPK_SUPPORT IGRAPH_GRAPHML_SUPPORT \
        IGRAPH_OPENMP_SUPPORT IGRAPH_ENABLE_TLS USE_CCACHE IGRAPH_USE_INTERNAL_{BLAS,LAPACK,ARPACK,GMP,GLPK,PLFIT}) \
        -D{BLAS,LAPACK,ARPACK,GMP,PLFIT}_FOUND=ON
    sed -i '/^Cflags:/{/IGRAPH_STATIC/!s/$/ -DIGRAPH_STATIC/}' "$prefix/lib/pkgconfig/igraph.pc"
    # What Windows has of OpenGL is looked for when the program runs; a Mesa that lies beside it as opengl32sw.dll, too.
    # Debian's source has no wintab.h, for tablets. Direct2D's own platform is left out; the fonts of the other one need Direct2D.
    # shellcheck disable=SC2046
    library qt6-base "15 minutes on two cores" "${host_qt[@]}" -D QT_QMAKE_TARGET_MKSPEC=win32-g++ -D INPUT_opengl=dynamic \
        $(off QT_BUILD_{EXAMPLES,TESTS,BENCHMARKS} FEATURE_system_{zlib,pcre2,png,jpeg,freetype,harfbuzz} \
            FEATURE_{sql,network,dbus,printsupport,xml,tabletevent,vulkan,androiddeployqt,qmake,direct2d1_1})
}

configure() {
    export PKG_CONFIG_LIBDIR=$prefix/lib/pkgconfig:/usr/$target/lib/pkgconfig
    # What was configured with another cache is configured anew.
    grep -qs "^CMAKE_PREFIX_PATH:[A-Z]*=$prefix\$" "$build/CMakeCache.txt" || rm -f "$build"/{build.ninja,CMakeCache.txt}
    [ -f "$build/build.ninja" ] || cmake -G Ninja -S . -B "$build" -D CMAKE_TOOLCHAIN_FILE="$toolchain" \
        -D CMAKE_PREFIX_PATH="$prefix" -D CMAKE_BUILD_TYPE=Release -D CMAKE_UNITY_BUILD=ON "${host_qt[@]}" \
        >"$cache/lumpscope.log" 2>&1 ||
        { rm -f "$build/build.ninja"; tail -n 40 "$cache/lumpscope.log" >&2; return 1; }
}

#   loaded FILE...: the DLLs that these load, and those that they load, but Windows' own: the compiler has libraries of these.
loaded() {
    local folders=("$prefix/bin" "$(dirname "$("$target-g++-posix" -print-file-name=libstdc++-6.dll)")" "/usr/$target/lib")
    local todo=("$@") known=" " file name folder found own
    while [ ${#todo[@]} -gt 0 ]; do
        file=${todo[0]}
        todo=("${todo[@]:1}")
        for name in $("$target-objdump" -p "$file" | awk '/DLL Name:/ { print $3 }'); do
            [[ $known != *" $name "* ]] || continue
            known+="$name "
            found=
            for folder in "${folders[@]}"; do
                [ -f "$folder/$name" ] || continue
                echo "$folder/$name"
                todo+=("$folder/$name")
                found=yes
                break
            done
            own=${name,,}
            [ -n "$found" ] || [[ $own == api-ms-win-* ]] || [ -f "/usr/$target/lib/lib${own%.*}.a" ] ||
                { echo "$file loads $name, which was not found and is not part of Windows." >&2; return 1; }
        done
    done
}

#   stage FOLDER: everything that is in the zip.
stage() {
    local plugins=$prefix/plugins name
    rm -rf "$1"
    mkdir -p "$1"/{plugins/platforms,plugins/styles,plugins/imageformats,translations,licences}
    cp "$build"/lumpscope{,-window}.exe "$1/" # Qt has them there
    cp "$plugins/platforms/qwindows.dll" "$1/plugins/platforms/"
    cp "$plugins/styles/qwindowsvistastyle.dll" "$1/plugins/styles/"
    cp "$plugins"/imageformats/q{gif,ico,jpeg}.dll "$1/plugins/imageformats/"
    local libraries
    libraries=$(loaded "$1"/*.exe "$1"/plugins/*/*.dll)
    # shellcheck disable=SC2086
    cp $libraries "$1/"
    find "$1" \( -name '*.dll' -o -name '*.exe' \) -exec "$target-strip" --strip-unneeded {} +
    cp /usr/share/qt6/translations/qtbase_de.qm "$1/translations/"
    printf '[Paths]\nPrefix=.\nPlugins=plugins\nTranslations=translations\n' >"$1/qt.conf"
    sed 's/$/\r/' app/windows/README.txt >"$1/README.txt"
    cp LICENSE "$1/licences/lumpscope.txt"
    for name in qt6-base libzip igraph sqlite3; do
        cp "$cache/src/$name/debian/copyright" "$1/licences/$name.txt"
        echo "$name $(cat "$cache/src/$name.version")" >>"$1/licences/sources.txt"
    done
    for name in libz-mingw-w64 mingw-w64-common gcc-mingw-w64-base qt6-translations-l10n; do
        cp "/usr/share/doc/$name/copyright" "$1/licences/$name.txt"
        dpkg-query -W -f '${source:Package} ${source:Version}\n' "$name" >>"$1/licences/sources.txt"
    done
    sed -i '1i Lumpscope is built with these source packages of Debian 12, as they are there:' "$1/licences/sources.txt"
}

pack() {
    local version name
    version=$(sed -n 's/^project(lumpscope VERSION \([0-9.]*\).*/\1/p' CMakeLists.txt)
    name=lumpscope-$version-win64
    stage "$build/$name"
    rm -f "$build/$name.zip"
    (cd "$build" && zip -q -r -X -9 "$name.zip" "$name")
    echo "$build/$name.zip has $(du -m "$build/$name.zip" | cut -f1) MB, unpacked $(du -sm "$build/$name" | cut -f1) MB."
}

exec 9>"$cache/lock"
flock -n 9 || { echo "Another app/package-windows.sh works in $cache." >&2; exit 1; }
packages=("${build_packages[@]}" g++-mingw-w64-x86-64-posix libz-mingw-w64-dev dpkg-dev icoutils tcl make zip qt6-translations-l10n)
if [ "$what" = compile ]; then
    for package in "${packages[@]}"; do
        dpkg-query -W -f '${Status}' "$package" 2>/dev/null | grep -q ' installed$' ||
            { echo "Nothing is compiled for Windows: the package $package is not installed." >&2; exit 3; }
    done
else
    need "${packages[@]}"
fi
build_libraries
configure
case $what in
compile)
    echo "Compiling core/ and app/commands/ for Windows"
    compile "$build" document commands
    ;;
tests)
    echo "Building the tests for Windows"
    compile "$build"
    ;;
zip)
    echo "Building Lumpscope for Windows: 5 minutes on two cores"
    compile "$build" lumpscope
    pack
    ;;
esac
