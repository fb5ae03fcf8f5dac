# What version-folder.ts does, on another machine: sh -s <command> <path> [<stamp>]
# Says the stamp that is shown now.
set -eu
command=$1 path=$2 stamp=${3:-}
versions=$path.versions
base=$(basename "$path")

fail() {
  echo "$1" >&2
  exit 1
}
current() {
  case $(readlink "$path" || true) in
    "$base".versions/*) basename "$(dirname "$(readlink "$path")")" ;;
  esac
}
complete() {
  ls "$versions" 2>/dev/null | grep -v -e '^undone-' -e '\.part$' | sort || true
}
# one step: the link gets another target
point_to() {
  rm -f "$path.link-$$"
  ln -s "$base.versions/$1/site" "$path.link-$$"
  mv -fT "$path.link-$$" "$path"
}

case $command in
  prepare)
    [ -d "$(dirname "$path")" ] || fail "$(dirname "$path") is not there"
    mkdir -p "$versions"
    rm -rf "$versions"/*.part
    mkdir "$versions/$stamp.part"
    current
    ;;
  show)
    if [ -L "$path" ]; then
      [ -n "$(current)" ] || fail "$path is a link that npm run publish has not made; name another folder"
    elif [ -e "$path" ]; then
      before=00000000T000000000Z-before
      mkdir -p "$versions/$before"
      mv "$path" "$versions/$before/site"
      point_to $before
    fi
    mv "$versions/$stamp.part" "$versions/$stamp"
    point_to "$stamp"
    # `..` of what the link leads to: this one never has to change
    [ -L "$path-hosting" ] || ln -s "$base/../hosting" "$path-hosting"
    newest=$(complete | tail -n 3; echo "$stamp")
    for name in $(ls "$versions"); do
      echo "$newest" | grep -qx "$name" || rm -rf "${versions:?}/$name"
    done
    current
    ;;
  undo)
    now=$(current)
    former=$(complete | awk -v now="$now" '$0 < now' | tail -n 1)
    [ -n "$now" ] && [ -n "$former" ] || fail "$path has no earlier version to put back"
    point_to "$former"
    mv "$versions/$now" "$versions/undone-$now"
    current
    ;;
esac
