import { expect, test } from 'vitest';
import { beginListening, endListening, listening } from './listening.ts';

const aAudio = () => {
  const one = {
    paused: false,
    pause() {
      one.paused = true;
    },
  };
  return one as unknown as HTMLAudioElement;
};

test('R-SOUND-05 one audio is heard at a time, whoever asked for it', () => {
  const [first, second] = [aAudio(), aAudio()];
  beginListening(first);
  beginListening(second);
  expect([first.paused, second.paused]).toEqual([true, false]);
  expect(listening.get()).toBe(second);
  // The first one ends late, and ends nothing but itself.
  endListening(first);
  expect(listening.get()).toBe(second);
  endListening(second);
  expect(listening.get()).toBeNull();
});
