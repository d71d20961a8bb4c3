import { expect, test } from 'vitest';
import { flatTexts } from './testing/flat-texts.ts';
import { wordsIn } from './texts.ts';

type Texts = Record<'el' | 'en', object>;

/** Every file of texts there is: one that is added is tested without being named here. */
const files = import.meta.glob<Record<string, Texts>>('./texts/*.ts', { eager: true });
const parts = Object.values(files).flatMap((file) => Object.entries(file));

const argumentsOf = (text: string) => new Set([...text.matchAll(/\{(\w+)[,}]/g)].map(([, name]) => name));

const all = (language: 'el' | 'en') =>
  parts.flatMap(([name, texts]) => flatTexts(texts[language], `${name}.`));

test('what is written down is in the catalogues, all of it and once', () => {
  const written = parts.map(([name]) => name);
  const { catalogue, apart } = wordsIn('el');
  expect([...Object.keys(catalogue), ...Object.keys(apart)].sort()).toEqual(written.sort());
});

test.each(['el', 'en'] as const)('R-SHELL-07 no text of %s is empty', (language) => {
  expect(all(language).filter(([, text]) => text.trim() === '')).toEqual([]);
});

test('the English texts ask for nothing that the Greek ones are not given', () => {
  const greek = new Map(all('el'));
  const tooMany = all('en').filter(([key, text]) => {
    const known = argumentsOf(greek.get(key) ?? '');
    return [...argumentsOf(text)].some((name) => !known.has(name));
  });
  expect(tooMany).toEqual([]);
});

test('Greek words in capitals have no accents', () => {
  const shouted = all('el').flatMap(([, text]) => text.match(/\p{Script=Greek}{2,}/gu) ?? []);
  const capitals = shouted.filter((word) => word === word.toUpperCase());
  expect(capitals.filter((word) => /[ΆΈΉΊΌΎΏ]/.test(word))).toEqual([]);
});

test('Greek speaks Greek: no text is the English one', () => {
  const english = new Map(all('en'));
  const neutral =
    /^(titles\.system-home|presentations\.by|media\.badge\.4k|media\.resolutions\.(hd|full-hd|4k)|views\.table\.(ruler|widthInCm))$/;
  expect(all('el').filter(([key, text]) => english.get(key) === text && !neutral.test(key))).toEqual([]);
});

test('R-VAL-04 no minimum and no size is written into a text', () => {
  const composed = [...all('el'), ...all('en')].filter(([key]) => /^(hints|kinds|states)\./.test(key));
  expect(composed.length).toBeGreaterThan(40);
  expect(composed.filter(([, text]) => /\d/.test(text))).toEqual([]);
});
