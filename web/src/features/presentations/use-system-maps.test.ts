import type { EntryOf } from '@psifida/contract/content/entry';
import { expect, test } from 'vitest';
import { contentOf, imageEntry } from '../../lib/testing/samples.ts';
import { mapsOf } from './use-system-maps.ts';

const image = (id: string, media: string) => imageEntry(id, { media });
const walk = (name: string, map: string | null, entries: EntryOf<'image'>[]) => ({
  content: { ...contentOf(...entries), title: { el: name, en: name }, map },
});

test('R-SCENE-03 a display can be put on every map of its system, each image once, and on nothing that is no map', () => {
  const maps = mapsOf([
    walk('Harbour', 'b', [image('a', 'photo'), image('b', 'town-map')]),
    walk('Churches', 'c', [image('c', 'town-map')]),
    walk('Without', null, [image('d', 'photo')]),
    walk('Island', 'e', [image('e', 'island-map')]),
  ]);
  const told = maps.map(({ media, title }) => `${media}: ${title.en}`);
  expect(told).toEqual(['town-map: Harbour', 'island-map: Island']);
});
