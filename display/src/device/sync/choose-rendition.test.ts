import { expect, test } from 'vitest';
import { aManifest, aMedia } from '../../testing/a-release.ts';
import { chooseImage, filesOf } from './choose-rendition.ts';

test.each([
  [1280, 1920],
  [1920, 1920],
  [1921, 3840],
  [3840, 3840],
  [7680, 3840],
])('a screen of %i pixels is filled with %i', (side, width) => {
  expect(chooseImage(aMedia('a'), 'full', side)).toMatchObject({ width, format: 'webp' });
});

test('cards take the size for cards, whatever the screen', () => {
  expect(chooseImage(aMedia('a'), 'small', 3840)?.width).toBe(960);
});

test('an image that is smaller than the screen is its own largest size', () => {
  const small = aMedia('small', 320);
  expect(chooseImage(small, 'full', 1920)?.width).toBe(320);
  expect(chooseImage(small, 'small', 1920)?.width).toBe(320);
});

test('other formats are taken only where there is no WebP', () => {
  const media = aMedia('a');
  const images = media.images.filter(({ format }) => format !== 'webp');
  expect(chooseImage({ ...media, images }, 'full', 1920)?.format).toBe('jpeg');
  expect(chooseImage({ ...media, images: [] }, 'full', 1920)).toBeNull();
});

test('a file that serves as both sizes is fetched once', () => {
  const media = { a: aMedia('a', 960) };
  expect(filesOf(aManifest({ media }), 1920)).toHaveLength(1);
});

test('R-SOUND-05 the audio files of a release are on the device before it is shown, like its videos', () => {
  const audio = { url: '/media/a.mp3', sha256: 'a'.repeat(64), bytes: 7 };
  const audios = { s: { ...audio, id: 's', title: 'x', words: '', type: 'audio/mpeg', durationMs: 1 } };
  expect(filesOf(aManifest({ media: {}, audios }), 1920)).toEqual([audio]);
});
