import { expect, test } from 'vitest';
import { beginListening, endListening, listening } from './listening.ts';

const aSound = () => {
  const one = {
    paused: false,
    pause() {
      one.paused = true;
    },
  };
  return one as unknown as HTMLAudioElement;
};

test('R-SOUND-05 one sound is heard at a time, whoever asked for it', () => {
  const [first, second] = [aSound(), aSound()];
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
