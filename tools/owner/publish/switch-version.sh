# Exchanges the versions of a published folder, on this machine or by ssh on another:
#   sh -s prepare <path> <stamp> | show <path> <stamp> | undo <path>
# Says the stamp that is shown then. Beside the folder that a server shows, `villa`, stand its versions,
# `villa.versions/<stamp>`, each with `site` and `hosting`. `villa` is a link to the site of one of them,
# and one step, the renaming of a link, exchanges it: at any moment there is one whole site.
# `villa-hosting` follows it. On a disk without links both are copies, exchanged by two renamings, and
# `villa.shown` says of which version. The exit codes are those of to-folder.ts.
set -eu
command=$1 path=$2 stamp=${3:-}
versions=$path.versions
base=$(basename "$path")
no_folder=11 foreign_link=12 no_former=13

current() {
  case $(readlink "$path" || true) in
    "$base".versions/*) basename "$(dirname "$(readlink "$path")")" ;;
    *) [ -L "$path" ] || cat "$path.shown" 2>/dev/null || true ;;
  esac
}
# versions that were not taken back, oldest first
complete() {
  ls "$versions" 2>/dev/null | grep -v -e '^undone-' -e '\.part$' | sort || true
}
# one step: the link gets another target; -h is what BSD and macOS call -T
point_to() {
  rm -f "$path.link-$$"
  if ln -s "$base.versions/$1/site" "$path.link-$$" 2>/dev/null; then
    mv -fT "$path.link-$$" "$path" 2>/dev/null || mv -fh "$path.link-$$" "$path"
    # `..` of what the link leads to: this one never has to change
    [ -L "$path-hosting" ] || ln -s "$base/../hosting" "$path-hosting"
  else
    copy "$versions/$1/site" "$path"
    [ ! -d "$versions/$1/hosting" ] || copy "$versions/$1/hosting" "$path-hosting"
    echo "$1" > "$path.shown"
  fi
}
copy() {
  rm -rf "$2.new" "$2.old"
  cp -Rp "$1" "$2.new"
  [ ! -e "$2" ] || mv "$2" "$2.old"
  mv "$2.new" "$2"
  rm -rf "$2.old"
}

case $command in
  prepare)
    # missing where its disk is not mounted, and not to be made then
    [ -d "$(dirname "$path")" ] || exit $no_folder
    mkdir -p "$versions"
    rm -rf "$versions"/*.part
    mkdir "$versions/$stamp.part"
    ;;
  show)
    if [ -L "$path" ]; then
      [ -n "$(current)" ] || exit $foreign_link
    elif [ -e "$path" ] && [ ! -e "$path.shown" ]; then
      # a folder from before the first publication becomes a version that can be put back
      before=00000000T000000000Z-before
      mkdir -p "$versions/$before"
      mv "$path" "$versions/$before/site"
      point_to $before
    fi
    mv "$versions/$stamp.part" "$versions/$stamp"
    point_to "$stamp"
    # the present one too, since the clock may have been wrong
    newest=$(complete | tail -n 3; echo "$stamp")
    for name in $(ls "$versions"); do
      echo "$newest" | grep -qx "$name" || rm -rf "${versions:?}/$name"
    done
    ;;
  undo)
    now=$(current)
    former=$(complete | awk -v now="$now" '$0 < now' | tail -n 1)
    [ -n "$now" ] && [ -n "$former" ] || exit $no_former
    point_to "$former"
    mv "$versions/$now" "$versions/undone-$now"
    ;;
esac
current
