import { emptyContent, type PresentationContent } from '@psifida/contract/content/presentation-content';
import { expect, test } from 'vitest';
import { mapsOf } from './use-system-maps.ts';

const image = (id: string, media: string): PresentationContent['entries'][number] => ({
  kind: 'image',
  id,
  active: true,
  media,
  category: null,
  title: { el: '', en: '' },
  text: { el: '', en: '' },
  credit: { el: '', en: '' },
});
const walk = (name: string, map: string | null, entries: PresentationContent['entries']) => ({
  content: { ...emptyContent({ el: name, en: name }), map, entries },
});

test('R-SCENE-03 a display can be put on every map of its system, each picture once, and on nothing that is no map', () => {
  const maps = mapsOf([
    walk('Harbour', 'b', [image('a', 'photo'), image('b', 'town-map')]),
    walk('Churches', 'c', [image('c', 'town-map')]),
    walk('Without', null, [image('d', 'photo')]),
    walk('Island', 'e', [image('e', 'island-map')]),
  ]);
  expect(maps.map(({ media, title }) => [media, title.en])).toEqual([
    ['town-map', 'Harbour'],
    ['island-map', 'Island'],
  ]);
});
