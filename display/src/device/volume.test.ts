import { expect, test } from 'vitest';
import { keepVolume, volume } from './volume.ts';

test('R-SPEAK-11 a sound that plays follows when the level changes, until it has ended', () => {
  const element = { volume: 1 } as HTMLMediaElement;
  volume.set(0.4);
  const end = keepVolume(element);
  expect(element.volume).toBe(0.4);
  volume.set(0.1);
  expect(element.volume).toBe(0.1);
  end();
  volume.set(1);
  expect(element.volume).toBe(0.1);
});
