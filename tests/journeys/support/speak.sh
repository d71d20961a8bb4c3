#!/bin/sh
# A voice for journeys: a WAV of some milliseconds that holds, instead of a sound, the language and what is to be said.
printf 'RIFF....WAVEfmt \020\000\000\000\001\000\001\000\100\037\000\000\100\037\000\000\001\000\010\000data....'
IFS= read -r text
printf '%s:%s\n' "$1" "$text"
