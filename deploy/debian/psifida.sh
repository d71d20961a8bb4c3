#!/bin/sh
# psifida COMMAND …: with the settings of the service, as its account.
set -eu
settings=/etc/psifida/environment
copies=/var/backups/psifida

as_psifida() {
  if [ "$(id -un)" = psifida ]; then
    HOME=/var/lib/psifida /usr/bin/node /usr/lib/psifida/psifida.mjs --settings "$settings" "$@"
  elif [ "$(id -u)" = 0 ]; then
    HOME=/var/lib/psifida setpriv --reuid psifida --regid psifida --init-groups \
      /usr/bin/node /usr/lib/psifida/psifida.mjs --settings "$settings" "$@"
  else
    echo 'psifida runs as root, or as the account psifida: sudo psifida …' >&2
    exit 1
  fi
}

# To the newest package that apt knows, or to the file that is named: a backup first, and none without it.
upgrade() {
  if [ "$(id -u)" != 0 ]; then
    echo 'An upgrade needs root: sudo psifida upgrade' >&2
    exit 1
  fi
  package=psifida
  if [ $# -gt 0 ]; then package=$(realpath -e "$1"); else apt-get update; fi
  before="$copies/before-upgrade-$(dpkg-query -W -f '${Version}' psifida)-$(date +%Y%m%d-%H%M%S).psifida"
  as_psifida backup "$before"
  apt-get install -y "$package"
  as_psifida check-config
}

case "${1:-}" in
  upgrade)
    shift
    upgrade "$@"
    ;;
  start)
    echo 'The service is started by: systemctl start psifida' >&2
    exit 1
    ;;
  *) as_psifida "$@" ;;
esac
