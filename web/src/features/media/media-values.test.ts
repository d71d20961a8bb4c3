import { expect, test } from 'vitest';
import { differences, type MediaValues } from './media-values.ts';

const values: MediaValues = {
  title: 'Harbour',
  alt: { el: 'Το λιμάνι', en: '' },
  decorative: false,
  focalPoint: { x: 0.5, y: 0.5 },
  captions: { el: null, en: 'WEBVTT' },
};

test('only the fields that differ are named', () => {
  expect(differences(values, structuredClone(values))).toEqual([]);
  expect(
    differences(values, {
      ...values,
      alt: { el: 'Το λιμάνι', en: 'The harbour' },
      focalPoint: { x: 0.5, y: 0.1 },
      captions: { el: null, en: null },
    }),
  ).toEqual(['alt.en', 'focalPoint', 'captions.en']);
});
