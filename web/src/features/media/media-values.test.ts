import { expect, test } from 'vitest';
import { differences, type MediaValues } from './media-values.ts';

const values: MediaValues = {
  title: 'Harbour',
  alt: { el: 'Το λιμάνι', en: '' },
  decorative: false,
  focalPoint: { x: 0.5, y: 0.5 },
};

test('only the fields that differ are named', () => {
  expect(differences(values, structuredClone(values))).toEqual([]);
  expect(
    differences(values, {
      ...values,
      alt: { el: 'Το λιμάνι', en: 'The harbour' },
      focalPoint: { x: 0.5, y: 0.1 },
    }),
  ).toEqual(['alt.en', 'focalPoint']);
});
