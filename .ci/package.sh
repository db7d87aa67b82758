#!/bin/bash
# On a bare machine: installs the package with apt, opens a map through its MIME type in a real window, and removes the
# package again: package.sh LUMPSCOPE.deb MAP.bsp
set -euo pipefail
export DEBIAN_FRONTEND=noninteractive
# grep -q would end a pipe that is still written to, which counts as a failure.
has() { grep "$@" >/dev/null; }
fail() { echo "The package: $*"; exit 1; }
# What is there, but for what any installation leaves: caches, logs, and apt's own books; and for what the window and its
# drivers keep for their user.
everything() {
    find / -xdev \( -path /proc -o -path /dev -o -path /srv -o -path /tmp -o -path /root -o -path /var/cache -o -path /var/log -o -path /var/lib/apt \
        -o -path /var/lib/dpkg \) -prune -o -print | sort
}

apt-get update >/dev/null
# What a desktop has: types, menus, and a screen.
apt-get install -y --no-install-recommends shared-mime-info desktop-file-utils libglib2.0-bin xvfb xauth xdotool man-db >/dev/null
# Its libraries come first: what is left then is the package's own.
mapfile -t libraries < <(dpkg-deb -f "$1" Depends | tr ',' '\n' | awk '{ print $1 }')
apt-get install -y --no-install-recommends "${libraries[@]}" >/dev/null
everything >/tmp/before
apt-get install -y --no-install-recommends "./$1" >/dev/null
lumpscope --version
man -w lumpscope >/dev/null || fail "there is no manual page"
env --chdir=/ lumpscope check --sample quake2 >/dev/null || fail "the command line fails"

mkdir /tmp/maps
cp "$2" /tmp/maps/map.bsp
cp "$2" /tmp/maps/nameless
printf '\36\0\0\0' >/tmp/maps/other.bsp
printf 'QBSP\46\0\0\0' >/tmp/maps/wide.bsp
printf 'BSP2\0\0\0\0' >/tmp/maps/wide-quake.bsp
printf 'PACK\0\0\0\2\0\0\1\0' >/tmp/maps/pack-1234
cp /tmp/maps/pack-1234 /tmp/maps/pack-1234.pack
cp gallery.pak /tmp/maps/
printf 'WAD3' >/tmp/maps/textures.wad
printf 'PWAD' >/tmp/maps/doom.wad
is() {
    local type
    type=$(gio info -a standard::content-type "/tmp/maps/$1" | sed -n 's/ *standard::content-type: //p')
    [[ $type == $2 ]] || fail "$1 is taken for $type"
}
is map.bsp application/x-quake2-bsp
is nameless application/x-quake2-bsp
is other.bsp application/x-bsp-map
is wide.bsp application/x-quake2-qbsp
is wide-quake.bsp application/x-quake-bsp2
is textures.wad application/x-quake-wad
is doom.wad application/x-doom-wad
is gallery.pak application/x-quake-pak
is pack-1234 '!(application/x-quake-pak)'
is pack-1234.pack '!(application/x-quake-pak)'
for type in x-quake-bsp2 x-quake2-bsp x-quake2-qbsp x-quake3-bsp x-wolfenstein-bsp x-raven-bsp x-qfusion-bsp x-bsp-map x-quake-wad x-quake-pak x-quake3-pk3; do
    gio mime "application/$type" | has org.lumpscope.Lumpscope.desktop || fail "nobody opens $type"
done

# The window's title tells that the map is in it.
xvfb-run -a -s "-screen 0 1280x800x24" bash -c '
    gio open /tmp/maps/map.bsp
    for try in $(seq 150); do
        window=$(xdotool search --onlyvisible --name "map.bsp" | tail -1) && [ -n "$window" ] && break
        sleep 0.2
    done
    xdotool getwindowname "$window"' || fail "no window with the map came up"

dpkg -s lumpscope | grep Installed-Size
apt-get purge -y lumpscope >/dev/null
everything >/tmp/after
diff /tmp/before /tmp/after || fail "it leaves these, or takes them along"
for database in /usr/share/mime /usr/share/applications; do
    code=0
    grep -rqi -e lumpscope -e quake2-bsp "$database" || code=$?
    [ "$code" -eq 1 ] || fail "$database remembers it"
done
echo "The package came, opened a map, and went."
