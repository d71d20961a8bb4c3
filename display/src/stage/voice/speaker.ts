import { otherLanguage } from '@psifida/contract/bilingual';
import { type ReleaseSpeech, soundsOf, spokenKey, spokenParts } from '@psifida/contract/content/speech';
import { createStore } from '../../device/store.ts';
import { keepVolume } from '../../device/volume.ts';
import { beginListening, endListening } from '../../scenes/common/media/listening.ts';
import type { Said, Stop } from './read-glass.ts';

/** Of what is being read; it is kept when it is stopped, and goes on with the sentence in which it stopped. */
type Reading = { stops: readonly Stop[]; sounds: { url: string; stop: number }[]; at: number };

type Options = {
  speech(): ReleaseSpeech;
  recordings(): ReadonlyMap<string, string>;
  onStop(stop: Stop): void;
};

type Sounds = { speech: ReleaseSpeech; recordings: ReadonlyMap<string, string> };

/** By whoever recorded it; else in its own language, and what is only there in the other one, as names are, in that. What has no sound is passed over. */
export function urlsOf({ text, language }: Said, { speech, recordings }: Sounds): string[] {
  const recorded = recordings.get(spokenKey(text));
  if (recorded) return [recorded];
  return spokenParts(text).flatMap((part) => {
    const own = soundsOf(part, speech[language] ?? {});
    const found = own.length ? own : soundsOf(part, speech[otherLanguage(language)] ?? {});
    return found.map(({ url }) => url);
  });
}

/** One voice: whatever it begins ends what it said before, and what a visitor was listening to. */
export function createSpeaker({ speech, recordings, onStop }: Options) {
  const sounds = () => ({ speech: speech(), recordings: recordings() });
  const audio = new Audio();
  const leaveVolume = keepVolume(audio);
  const speaking = createStore(false);
  let reading: Reading | null = null;

  const play = () => {
    const sound = reading?.sounds[reading.at];
    if (!reading || !sound) {
      reading = null;
      return halt();
    }
    const stop = reading.stops[sound.stop];
    if (stop && reading.sounds[reading.at - 1]?.stop !== sound.stop) onStop(stop);
    beginListening(audio);
    speaking.set(true);
    audio.src = sound.url;
    // Where a browser refuses, or the file is broken, the next one is said.
    audio.play().catch((error: unknown) => {
      if (!(error instanceof DOMException && error.name === 'AbortError')) next();
    });
  };
  const next = () => {
    if (!reading || !speaking.get()) return;
    reading.at += 1;
    play();
  };
  const halt = () => {
    speaking.set(false);
    audio.pause();
    endListening(audio);
  };
  audio.addEventListener('ended', next);

  const read = (stops: readonly Stop[]) => {
    reading = { stops, sounds: soundsIn(stops), at: 0 };
    play();
  };
  const soundsIn = (stops: readonly Stop[], from = 0) =>
    stops.flatMap(({ said }, stop) =>
      said.flatMap((one) => urlsOf(one, sounds()).map((url) => ({ url, stop: from + stop }))),
    );

  return {
    speaking,
    read,
    /** Whether all of it has its sounds by now. */
    canSay: (stops: readonly Stop[]) =>
      stops.every(({ said }) => said.every((one) => urlsOf(one, sounds()).length > 0)),
    /** After what is being said. */
    add: (stops: readonly Stop[]) => {
      if (!reading) return read(stops);
      reading.sounds.push(...soundsIn(stops, reading.stops.length));
      reading.stops = [...reading.stops, ...stops];
    },
    halt,
    goOn: play,
    canGoOn: () => reading !== null,
    close: () => {
      reading = null;
      halt();
      leaveVolume();
      audio.removeAttribute('src');
      audio.load();
    },
  };
}
