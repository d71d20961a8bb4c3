#!/bin/sh
# The display's picture by whatever the machine draws with: cage where it is installed, the X server otherwise.
set -eu
run="/usr/bin/node /usr/lib/psifida-kiosk/main.js"
if [ -n "${WAYLAND_DISPLAY:-}${DISPLAY:-}" ]; then
  exec $run
elif command -v cage >/dev/null; then
  export PSIFIDA_KIOSK_FLAGS="--ozone-platform=wayland ${PSIFIDA_KIOSK_FLAGS:-}"
  exec cage -d -- $run
else
  exec xinit /bin/sh -c "xset s off -dpms; exec $run" -- :0 vt7 -nolisten tcp -nocursor
fi
