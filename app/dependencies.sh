# Installs Debian packages that are missing, and says which. To be sourced.
#   need PACKAGE...
need() {
    local missing=() package
    for package in "$@"; do
        dpkg-query -W -f '${Status}' "$package" 2>/dev/null | grep -q 'ok installed' || missing+=("$package")
    done
    [ ${#missing[@]} -eq 0 ] && return 0
    local root=()
    if [ "$(id -u)" -ne 0 ]; then
        command -v sudo >/dev/null || { echo "These packages are missing, and there is no sudo to install them: ${missing[*]}" >&2; return 1; }
        root=(sudo)
    fi
    echo "Installing: ${missing[*]}"
    local install=("${root[@]}" env DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends "${missing[@]}")
    "${install[@]}" >/dev/null 2>&1 || { "${root[@]}" apt-get update >/dev/null && "${install[@]}" >/dev/null; }
}

build_packages=(g++ cmake ninja-build qt6-base-dev libqt6opengl6-dev qt6-base-dev-tools qt6-tools-dev qt6-tools-dev-tools qt6-l10n-tools libgl-dev
    libzip-dev pkg-config)
window_packages=(libqt6widgets6 libqt6opengl6 libqt6openglwidgets6 libgl1-mesa-dri libzip4 qt6-qpa-plugins qt6-translations-l10n fonts-dejavu-core)
