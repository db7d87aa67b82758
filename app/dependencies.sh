# Installs Debian packages that are missing, and says which. To be sourced.

#   show_progress LOG: shows how far apt-get is by the lines of its APT::Status-Fd, on a terminal in one line, else a line for
# each tenth. How much it downloads stands in the log.
show_progress() {
    local what kind package percent rest shown= size=
    while IFS=: read -r kind package percent rest; do
        case $kind in
        dlstatus) what=Downloading ;;
        pmstatus) what=Unpacking ;;
        *) continue ;;
        esac
        [ -n "$size" ] || ! size=$(grep -m 1 '^Need to get ' "$1") || echo "$size"
        percent=${percent%%.*}
        if [ -t 1 ]; then
            printf '\r%s: %3s %%\033[K' "$what" "$percent"
        elif [ "$what ${percent%?}" != "$shown" ]; then
            shown="$what ${percent%?}"
            echo "$what: $percent %"
        fi
    done
    [ ! -t 1 ] || echo
}

#   with_progress LOG COMMAND...: runs apt-get by the command, perhaps through sudo, which closes all files but the first three:
# so the progress has a named pipe. What apt-get and the packages' scripts print goes into the log: apt-get does not wait for
# whoever reads its progress, and a script that prints into that pipe fails once it is full.
with_progress() {
    local log=$1 folder hold reader code=0
    shift
    folder=$(mktemp -d)
    mkfifo "$folder/progress"
    exec {hold}<>"$folder/progress"
    show_progress "$log" <"$folder/progress" {hold}>&- &
    reader=$!
    "$@" sh -c 'pipe=$1; shift; exec "$@" 3>"$pipe"' sh "$folder/progress" "${apt[@]}" -o APT::Status-Fd=3 "${install[@]}" \
        >"$log" 2>&1 {hold}>&- || code=$?
    exec {hold}>&-
    wait "$reader" || true
    rm -r "$folder"
    return "$code"
}

#   apt_errors LOG: the lines that say what went wrong, with those that go on from them; without any, the last of all.
apt_errors() {
    awk '/^E: |^dpkg(-deb)?: error/ { print; goes = 1; any = 1; next } goes && /^ / { print; next } { goes = 0 }
         END { exit !any }' "$1" || tail -n 20 "$1"
}

#   need PACKAGE...
need() {
    local installed missing=() package root=()
    installed=" $(dpkg-query -W -f '${Package}:${db:Status-Status} ' "$@" 2>/dev/null || true)"
    for package in "$@"; do
        [[ $installed == *" $package:installed "* ]] || missing+=("$package")
    done
    [ ${#missing[@]} -gt 0 ] || return 0
    if [ "$(id -u)" -ne 0 ]; then
        command -v sudo >/dev/null || { echo "These packages are missing, and there is no sudo to install them: ${missing[*]}" >&2; return 1; }
        root=(sudo)
    fi
    echo "Installing what is missing: ${missing[*]}"
    local apt=(env LC_ALL=C.UTF-8 DEBIAN_FRONTEND=noninteractive apt-get)
    local install=(install -y --no-install-recommends "${missing[@]}")
    local log code=0
    log=$(mktemp)
    # The lists of packages may be old, or none may be there yet.
    if ! "${root[@]}" "${apt[@]}" -s "${install[@]}" >/dev/null 2>&1 || ! with_progress "$log" "${root[@]}"; then
        { "${root[@]}" "${apt[@]}" update >"$log" 2>&1 && with_progress "$log" "${root[@]}"; } || code=$?
        [ "$code" -eq 0 ] || { echo "The packages cannot be installed. apt-get says (all of it: $log):"; apt_errors "$log"; } >&2
    fi
    [ "$code" -ne 0 ] || rm -f "$log"
    return "$code"
}

build_packages=(g++ cmake ninja-build qt6-base-dev libqt6opengl6-dev qt6-base-dev-tools qt6-tools-dev qt6-tools-dev-tools
    qt6-l10n-tools libgl-dev libzip-dev libigraph-dev libsqlite3-dev zlib1g-dev pkg-config librsvg2-bin)
window_packages=(libqt6widgets6 libqt6opengl6 libgl1-mesa-dri libzip4 libigraph3 libsqlite3-0 qt6-qpa-plugins qt6-translations-l10n fonts-dejavu-core)
