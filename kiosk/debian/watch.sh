#!/bin/sh
# The program touches this file every few seconds; it is gone while the unit is stopped. The longest that it is rightly
# silent is a browser that takes its time to start, on a slow card.
set -eu
alive=${1:-/run/psifida-kiosk/alive}
# A clock that was put back would leave a file from tomorrow, as new as can be however long it stays: it counts from now on.
if [ -n "$(find "$alive" -newermt '+5 seconds' 2>/dev/null || true)" ]; then
  touch -c -h "$alive"
fi
if [ -n "$(find "$alive" ! -newermt '-180 seconds' 2>/dev/null || true)" ]; then
  echo 'The program has said nothing for three minutes: starting it again.'
  systemctl restart psifida-kiosk.service
fi
