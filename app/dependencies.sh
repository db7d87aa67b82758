# Installs Debian packages that are missing, and says which. To be sourced.

#   show_progress FILE: shows how far apt-get is, on a terminal in one line, else a line for each tenth. What else it prints
#   goes into the file.
show_progress() {
    local line what kind package percent rest shown=
    while IFS= read -r line; do
        IFS=: read -r kind package percent rest <<<"$line"
        case $kind in
        dlstatus) what=Downloading ;;
        pmstatus) what=Unpacking ;;
        *)
            echo "$line" >>"$1"
            [[ $line == "Need to get "* ]] && echo "$line"
            continue
            ;;
        esac
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
    local apt=("${root[@]}" env LC_ALL=C.UTF-8 DEBIAN_FRONTEND=noninteractive apt-get)
    local install=("${apt[@]}" install -y --no-install-recommends -o APT::Status-Fd=1 "${missing[@]}")
    local log code=0
    log=$(mktemp)
    # The lists of packages may be old, or none may be there yet.
    if ! "${apt[@]}" install -s --no-install-recommends "${missing[@]}" >/dev/null 2>&1 || ! "${install[@]}" 2>&1 | show_progress "$log"; then
        : >"$log"
        { "${apt[@]}" update >>"$log" 2>&1 && "${install[@]}" 2>&1 | show_progress "$log"; } || code=$?
        [ "$code" -eq 0 ] || { echo "The packages cannot be installed. apt-get says:"; tail -n 20 "$log"; } >&2
    fi
    rm -f "$log"
    return "$code"
}

build_packages=(g++ cmake ninja-build qt6-base-dev libqt6opengl6-dev qt6-base-dev-tools qt6-tools-dev qt6-tools-dev-tools
    qt6-l10n-tools libgl-dev libzip-dev libigraph-dev pkg-config librsvg2-bin)
window_packages=(libqt6widgets6 libqt6opengl6 libgl1-mesa-dri libzip4 libigraph3 qt6-qpa-plugins qt6-translations-l10n fonts-dejavu-core)
