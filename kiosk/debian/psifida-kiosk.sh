#!/bin/sh
# The display's image by whatever the machine draws with: cage where it is installed, the X server otherwise.
set -eu
# From here on something can hang, before the program itself has said a word: watch counts from this.
touch "${RUNTIME_DIRECTORY:-/run/psifida-kiosk}/alive" 2>/dev/null || true
node=${PSIFIDA_KIOSK_NODE:-/usr/bin/node}
lib=/usr/lib/psifida-kiosk
run="$node $lib/main.js"
if [ -n "${WAYLAND_DISPLAY:-}${DISPLAY:-}" ]; then
  exec $run
elif command -v cage >/dev/null; then
  export PSIFIDA_KIOSK_FLAGS="--ozone-platform=wayland ${PSIFIDA_KIOSK_FLAGS:-}"
  turns=
  # The cage of Debian 12 turns the image itself and lets nobody else do it; newer ones leave it to wlr-randr.
  if cage -h 2>&1 | grep -q '^ -r'; then
    export PSIFIDA_KIOSK_TURNED=yes
    case "$($node $lib/check-settings.js --rotation 2>/dev/null || true)" in
      90) turns='-r' ;;
      180) turns='-r -r' ;;
      270) turns='-r -r -r' ;;
    esac
  fi
  exec cage -d $turns -- $run
else
  exec xinit /bin/sh -c "xset s off -dpms; exec $run" -- :0 vt7 -nolisten tcp -nocursor
fi
