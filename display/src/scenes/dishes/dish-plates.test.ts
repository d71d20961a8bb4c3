import type { Manifest, ReleasePresentation } from '@psifida/contract/content/release';
import { expect, test } from 'vitest';
import { dishPlates } from './dish-plates.ts';

const text = { el: 'Κείμενο', en: 'Text' };
const item = { title: text, description: text, image: 'image', media: [] };
const manifest = {
  media: { image: { id: 'image' } },
  dishes: { salad: { ...item, products: ['oil', 'gone'] }, bare: { ...item, image: null, products: [] } },
  products: { oil: item, honey: item },
} as unknown as Manifest;
const showing = (...entries: object[]) =>
  [
    { id: 'p', entries: entries.map((entry, index) => ({ id: `e${index}`, active: true, ...entry })) },
  ] as unknown as ReleasePresentation[];

const ids = (presentations: ReleasePresentation[]) =>
  dishPlates(presentations, manifest).map(({ id, leadsTo }) => [id, leadsTo]);

test('a dish leads to its products, a product to its dishes', () => {
  expect(ids(showing({ kind: 'dish', dish: 'salad' }, { kind: 'product', product: 'honey' }))).toEqual([
    ['salad', ['oil']],
    ['honey', []],
    ['oil', ['salad']],
  ]);
});

test('each is there once, however often it is shown; one without an image or switched off is not', () => {
  const twice = showing(
    { kind: 'product', product: 'oil' },
    { kind: 'product', product: 'oil' },
    { kind: 'dish', dish: 'bare' },
    { kind: 'product', product: 'honey', active: false },
  );
  expect(ids(twice)).toEqual([['oil', []]]);
});

test('a product says whose it is, from where and when as far as somebody has said so; what has further images shows them', () => {
  const told = { el: 'Κύθνος', en: 'Kythnos' };
  const nobody = { el: '', en: '' };
  const full = { ...item, media: ['other', 'video', 'gone'], producer: nobody, origin: told, season: nobody };
  const media = {
    image: { id: 'image' },
    other: { id: 'other', kind: 'image' },
    video: { kind: 'video' },
  };
  const [plate] = dishPlates(showing({ kind: 'product', product: 'honey' }), {
    ...manifest,
    media,
    products: { honey: full },
  } as unknown as Manifest);
  expect(plate?.facts).toEqual([{ fact: 'origin', text: told }]);
  expect(plate?.others.map(({ id }) => id)).toEqual(['other']);
});
