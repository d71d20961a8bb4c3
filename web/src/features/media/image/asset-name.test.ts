import { expect, test } from 'vitest';
import { assetName, langOf } from './asset-name.ts';

const alt = { el: 'Το λιμάνι', en: 'The harbour' };

test('R-ROOM-03 in English a Greek title gives way to the English description, if there is one', () => {
  expect(assetName({ title: 'Το λιμάνι', alt }, 'en')).toBe('The harbour');
  expect(assetName({ title: 'Το λιμάνι', alt }, 'el')).toBe('Το λιμάνι');
  expect(assetName({ title: 'Το λιμάνι', alt: { ...alt, en: '' } }, 'en')).toBe('Το λιμάνι');
  expect(assetName({ title: 'IMG_2041', alt }, 'en')).toBe('IMG_2041');
  expect(['Το λιμάνι', 'IMG_2041'].map(langOf)).toEqual(['el', undefined]);
});
