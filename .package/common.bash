# What the scripts of this folder share: sourced by them, in the repository's top folder.
# shellcheck shell=bash
set -euo pipefail
umask 022
export LC_ALL=C TZ=UTC

fail() {
  printf '%s: %s\n' ".package/${0##*/}" "$*" >&2
  exit 1
}

# usage: the script's own first comment.
usage() {
  sed -n '2,/^[^#]/s/^# \{0,1\}//p' "$0" >&2
  exit 64
}

version=$(sed -n 's/.*number = "\(.*\)"/\1/p' Sources/PopupCore/CommandLine/Popup/Version.swift)
export version

# Every date in a package, so that its bytes depend on the sources alone.
if [[ -z ${SOURCE_DATE_EPOCH:-} ]]; then
  SOURCE_DATE_EPOCH=$(git log -1 --format=%ct 2>/dev/null) ||
    fail 'set SOURCE_DATE_EPOCH: without a git checkout the sources have no date'
fi
export SOURCE_DATE_EPOCH

# Sets what a target of the manifest's POPUP_MUSL is called elsewhere; x86_64 is this machine there.
set_names() {
  case $1 in
    x86_64) deb_arch=amd64 rpm_arch=x86_64 ;;
    aarch64) deb_arch=arm64 rpm_arch=aarch64 ;;
    armv7) deb_arch=armhf rpm_arch=armv7hl ;;
    i686) deb_arch=i386 rpm_arch=i686 ;;
    *) fail "invalid target '$1': expected x86_64, aarch64, armv7 or i686" ;;
  esac
  export deb_arch rpm_arch
}

# install_packages COMMAND PACKAGE...: installs Debian packages unless the command is there.
install_packages() {
  local command=$1
  shift
  if command -v "$command" >/dev/null; then return; fi
  command -v apt-get >/dev/null || fail "missing $command (Debian: $*)"
  DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends "$@" >/dev/null ||
    fail "cannot install $*: try apt-get update, as root"
}

# write_copyright [LICENSE_FILE]: prints the terms of popup and of what is linked into it.
write_copyright() {
  if [[ -n ${1:-} ]]; then
    cat "$1"
  else
    printf 'No licence has been chosen for popup yet: without one, nobody but its owner may\ndistribute it.\n'
  fi
  printf '\n'
  cat .package/notices.txt
}

# install_files BINARY ROOT ZSH_FOLDER: lays out what a system package installs.
install_files() {
  local root=$2
  install -D -m755 "$1" "$root/usr/bin/popup"
  install -D -m644 man/popup.1 "$root/usr/share/man/man1/popup.1"
  gzip -9n "$root/usr/share/man/man1/popup.1"
  install -D -m644 completions/popup.bash "$root/usr/share/bash-completion/completions/popup"
  install -D -m644 completions/_popup "$root/usr/share/zsh/$3/_popup"
  install -D -m644 completions/popup.fish "$root/usr/share/fish/vendor_completions.d/popup.fish"
  # Not on PATH: scripts that call whiptail or dialog find popup when this folder comes first there.
  mkdir -p "$root/usr/lib/popup/dropin"
  ln -s ../../../bin/popup "$root/usr/lib/popup/dropin/whiptail"
  ln -s ../../../bin/popup "$root/usr/lib/popup/dropin/dialog"
}
