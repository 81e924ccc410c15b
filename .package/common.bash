# Shared by the scripts of this folder, which source it in the repository's top folder.
set -euo pipefail
umask 022
export LC_ALL=C TZ=UTC

fail() {
  printf '%s: %s\n' ".package/${0##*/}" "$*" >&2
  exit 1
}

# Prints the script's first comment.
usage() {
  sed -n '2,/^[^#]/s/^# \{0,1\}//p' "$0" >&2
  exit 64
}

version=$(sed -n 's/.*number = "\(.*\)"/\1/p' Sources/PopupCore/CommandLine/Popup/Version.swift)
export version

# The date of every file in a package, so that the package's bytes depend only on the sources.
if [[ -z ${SOURCE_DATE_EPOCH:-} ]]; then
  SOURCE_DATE_EPOCH=$(git log -1 --format=%ct 2>/dev/null) ||
    fail 'set SOURCE_DATE_EPOCH: without a git checkout the sources have no date'
fi
export SOURCE_DATE_EPOCH

# Sets the Debian and RPM names of a target.
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

# The C libraries of other processors.
sysroot=.build/sysroot

# get_c_library TARGET: installs or downloads the C library for a target, unless it is there.
get_c_library() {
  if [[ $1 == x86_64 ]]; then
    [[ $(uname -m) == x86_64 ]] || fail 'x86_64 is built on x86-64 only'
    [[ -e /usr/lib/x86_64-linux-musl/libc.a ]] || install_packages musl-dev musl-dev
  else
    [[ -e $sysroot/$1 ]] || .package/sysroot "$sysroot" "$1"
  fi
}

# binary_path TARGET: prints where .package/build puts the binary.
binary_path() { printf '%s\n' "$PWD/.build/package/$1/release/popup"; }

# install_packages COMMAND PACKAGE...: installs Debian packages unless COMMAND exists.
install_packages() {
  local command=$1
  shift
  if command -v "$command" >/dev/null; then return; fi
  command -v apt-get >/dev/null || fail "missing $command (Debian: $*)"
  DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends "$@" >/dev/null ||
    fail "cannot install $*: try apt-get update, as root"
}

# write_copyright [LICENSE_FILE]: prints the terms of popup and of the code linked into it.
write_copyright() {
  if [[ -n ${1:-} ]]; then
    cat "$1"
  else
    printf 'No license has been chosen for popup yet; until then, only its owner may\ndistribute it.\n'
  fi
  printf '\n'
  cat .package/notices.txt
}

# install_files BINARY ROOT ZSH_FOLDER: installs the files of a system package below ROOT.
install_files() {
  local root=$2
  install -D -m755 "$1" "$root/usr/bin/popup"
  install -D -m644 man/popup.1 "$root/usr/share/man/man1/popup.1"
  gzip -9n "$root/usr/share/man/man1/popup.1"
  install -D -m644 completions/popup.bash "$root/usr/share/bash-completion/completions/popup"
  install -D -m644 completions/_popup "$root/usr/share/zsh/$3/_popup"
  install -D -m644 completions/popup.fish "$root/usr/share/fish/vendor_completions.d/popup.fish"
  # Not on PATH by default: put this folder first there, and scripts that call whiptail or dialog
  # run popup. Hard links, because some callers resolve symbolic ones and would call it popup.
  mkdir -p "$root/usr/lib/popup/dropin"
  ln "$root/usr/bin/popup" "$root/usr/lib/popup/dropin/whiptail"
  ln "$root/usr/bin/popup" "$root/usr/lib/popup/dropin/dialog"
}
