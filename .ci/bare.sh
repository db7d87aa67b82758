# Bare Debian 12 machines in folders, and commands in them. To be sourced; needs root.
# What apt downloads is kept from run to run in $archives.
archives=${XDG_CACHE_HOME:-$HOME/.cache}/lumpscope/archives

#   make_bare ROOT: with what Debian calls essential and apt, nothing else. It reaches the packages as this machine does.
make_bare() {
    local sources=/etc/apt/sources.list.d/debian.sources
    [ -f "$sources" ] || sources=/etc/apt/sources.list
    mmdebstrap --quiet --variant=minbase bookworm "$1" "$sources"
    apt-config dump Acquire >"$1/etc/apt/apt.conf.d/99machine"
    mkdir -p "$1/etc/ssl/certs" "$1/srv/lumpscope" "$archives/partial"
    cp -L /etc/ssl/certs/ca-certificates.crt "$1/etc/ssl/certs/" 2>/dev/null || true
}

#   in_bare ROOT USER COMMAND...: in the folder of the checkout, with no environment but a path and a home. What is
#   mounted, and processes that are left, end with the command. The array `binds` has other folders to be seen there, FROM:TO.
in_bare() {
    local root=$1 user=$2 home
    shift 2
    home=$(chroot "$root" sh -c "echo ~$user")
    # shellcheck disable=SC2016
    unshare --mount --pid --fork --kill-child bash -c '
        set -e
        root=$0 archives=$1 count=$2
        binds=("${@:3:count}")
        shift $((2 + count))
        mount --bind "$root" "$root" # what is no mount cannot have mounts of its own made in it
        mount -t proc proc "$root/proc"
        mount --rbind /dev "$root/dev"
        mount --bind "$archives" "$root/var/cache/apt/archives"
        for bind in "${binds[@]}"; do
            mkdir -p "$root${bind#*:}"
            mount --bind -o ro "${bind%:*}" "$root${bind#*:}"
        done
        exec "$@"' "$root" "$archives" "${#binds[@]}" "${binds[@]}" \
        chroot --userspec="$user" "$root" env -i PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin:/usr/games \
        HOME="$home" TERM=dumb sh -c 'cd /srv/lumpscope && exec "$@"' sh "$@"
}
