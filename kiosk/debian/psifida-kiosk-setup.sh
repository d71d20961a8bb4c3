#!/bin/sh
# Asks once what a display has to know, and starts it.
set -eu
file=/etc/psifida-kiosk.conf
if [ "$(id -u)" -ne 0 ]; then
  echo 'Run this as root: sudo psifida-kiosk-setup' >&2
  exit 1
fi
server=${1:-}
rotate=${2:-}
if [ -z "$server" ]; then
  printf 'Διεύθυνση του διακομιστή / Address of the server (https://…): '
  read -r server
  printf 'Περιστροφή της εικόνας / Rotation of the image (0, 90, 180, 270) [0]: '
  read -r rotate
fi
candidate=$(mktemp)
trap 'rm -f "$candidate"' EXIT
printf 'server = %s\nrotate = %s\n' "$server" "${rotate:-0}" >"$candidate"
/usr/bin/node /usr/lib/psifida-kiosk/check-settings.js "$candidate"
install -m 644 "$candidate" "$file"
if [ -d /run/systemd/system ]; then
  systemctl enable psifida-kiosk.service psifida-kiosk-restart.path psifida-kiosk-watch.timer
  systemctl restart psifida-kiosk.service psifida-kiosk-restart.path psifida-kiosk-watch.timer
fi
echo "$file"
for boot in /boot/firmware/psifida.txt /boot/psifida.txt; do
  if [ -e "$boot" ]; then
    echo "Προσοχή: ισχύει το $boot, όχι αυτό. / Note: $boot counts, and not this one." >&2
  fi
done
