#!/bin/bash
# Lets a real engine judge saved maps: tests/engines.sh LUMPSCOPE
# OpenArena's server (Quake III's engine and its game's rules) loads a map of its own whose entities were edited. Exits
# with 77, and says why, where the packages openarena-server, openarena-088-data or unzip are not installed.
set -euo pipefail
lumpscope=$(readlink -f "$1")
PATH=$PATH:/usr/games
skip() { echo "Skipped: $1 is not installed."; exit 77; }
pk3=/usr/share/games/openarena/baseoa/pak6-patch088.pk3
command -v openarena-server >/dev/null || skip openarena-server
command -v unzip >/dev/null || skip unzip
[ -f "$pk3" ] || skip openarena-088-data

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
unzip -qj "$pk3" maps/aggressor.bsp
mkdir -p home/baseoa/maps
"$lumpscope" entities aggressor.bsp --output whole.ent
light='{ "classname" "light" "origin" "0 0 64" }'

# Saves the map with a text, has the server load it, and leaves what that prints in the file log.
play() {
    "$lumpscope" entities aggressor.bsp --replace "$1" --output home/baseoa/maps/aggressor.bsp --force >/dev/null 2>&1
    HOME=$folder timeout 120 openarena-server +set fs_homepath "$folder/home" +set net_enabled 0 +set vm_game 0 \
        +set sv_pure 0 +map aggressor +wait 100 +quit </dev/null >log 2>&1
}
expect() { grep -q "$1" log || fail "nothing about '$1'"; }
refute() { ! grep -q "$1" log || fail "'$1'"; }
fail() { cat log; echo "With $text the server says: $1."; exit 1; }
items() { sed -n 's/ items registered$//p' log; }

text="the same text"
play whole.ent
refute 'ERROR' && refute 'spawn function' && refute 'out of date'
before=$(items)

text="one more item"
(cat whole.ent; echo '{ "classname" "item_quad" "origin" "0 0 64" }') >item.ent
play item.ent
refute 'ERROR' && refute 'spawn function'
expect 'aas file maps/aggressor.aas is out of date' # as the report says
[ "$(items)" -eq $((before + 1)) ] || fail "$(items) items, $before before"

text="a text half as long"
(sed '/^}/q' whole.ent; echo "$light") >half.ent
play half.ent
refute 'ERROR' && refute 'spawn function'

text="a class that there is not"
(cat whole.ent; echo '{ "classname" "item_nosuch" }') >class.ent
play class.ent
expect "item_nosuch doesn't have a spawn function"

text="a brace that is missing"
(cat whole.ent; echo "${light%?}") >brace.ent
play brace.ent
expect 'EOF without closing brace'
# What is refused, and what the server says when it is written all the same.
#   stops FILE.ent SENTENCE
stops() {
    ! "$lumpscope" entities aggressor.bsp --replace "$1" --output refused.bsp >/dev/null 2>&1 || fail "the map is saved"
    [ ! -e refused.bsp ] || fail "a map is left"
    play "$1"
    expect "$2"
}
worldspawn=$(sed '/^}/q' whole.ent)
filled() { echo "$worldspawn"; for ((i = 0; i < $1; ++i)); do echo '{ "classname" "info_notnull" "origin" "0 0 64" }'; done; }

text="as many entities as there is room for"
filled 950 >full.ent
"$lumpscope" entities aggressor.bsp --replace full.ent --output full.bsp >/dev/null 2>&1 || fail "it is refused"
play full.ent
refute 'ERROR'

text="one more"
filled 951 >over.ent
stops over.ent 'ERROR: G_Spawn: no free entities'

text="a model that the map has not"
(echo "$worldspawn"; echo '{ "classname" "trigger_multiple" "model" "*9999" }') >model.ent
stops model.ent 'ERROR: CM_InlineModel: bad number'

text="brushes without a model"
(echo "$worldspawn"; echo '{ "classname" "func_door" }') >door.ent
stops door.ent "ERROR: SV_SetBrushModel: "
text="what rules made of every map of an archive"
cat >rules.json <<'END'
[
{ "match": {"classname": "weapon_*"}, "add": {"wait": "7"} },
{ "match": {"classname": "item_health*"}, "replace": {"classname": "item_health_large"}, "add": {"note": "$origin"} },
{ "match": {"classname": "info_player_deathmatch"}, "limit": 1, "new_entity": [{"classname": "item_quad", "origin": "$origin"}] }
]
END
unzip -Z1 "$pk3" 'maps/*.bsp' | sed "s|^|$pk3/|" >maps
xargs -d '\n' "$lumpscope" entities --rules rules.json --output home/baseoa/maps --clean <maps >log 2>&1 || fail "no, before it is asked"
sed 's|.*/\(.*\)\.bsp$|map \1\nwait 20|' maps >home/baseoa/all.cfg
echo quit >>home/baseoa/all.cfg
HOME=$folder timeout 300 openarena-server +set fs_homepath "$folder/home" +set net_enabled 0 +set vm_game 0 \
    +set sv_pure 0 +exec all.cfg </dev/null >log 2>&1
refute 'ERROR'
count=$(wc -l <maps)
[ "$(grep -c ' items registered$' log)" -eq "$count" ] || fail "not all of $count maps are loaded"
echo "OpenArena's server read nine saved maps, and $count that rules had edited, as it should."
