import { randomUUID } from 'node:crypto';
import type { Entry } from '@psifida/contract/content/entry';
import { emptyItem } from '@psifida/contract/content/library-item';
import { emptyContent } from '@psifida/contract/content/presentation-content';
import { emptyManifest, type Manifest, type ReleaseMedia } from '@psifida/contract/content/release';
import { systems } from '@psifida/contract/registry/systems';
import { expect, test } from 'vitest';
import { listTaken, tell } from './tell.ts';

const both = (text: string) => ({ el: `${text} el`, en: text });
const media = (id: string, change: Partial<ReleaseMedia> = {}): ReleaseMedia => ({
  ...{ id, kind: 'image', title: 'DSC_0042', alt: both(`alt ${id}`), decorative: false },
  ...{ focalPoint: { x: 0.5, y: 0.5 }, size: { width: 1920, height: 1080 }, placeholder: null },
  images: [
    { url: `/media/${id}.jpg`, format: 'jpeg', width: 960, height: 540, bytes: 1, sha256: '0'.repeat(64) },
  ],
  ...{ video: null, captions: { el: null, en: null } },
  ...change,
});
const base = () => ({ id: randomUUID(), active: true });
const now = Date.parse('2026-11-18T10:00:00Z');

function shown(entries: Entry[], change: Partial<Manifest> = {}, map: string | null = null): Manifest {
  const content = { ...emptyContent(both('Harbour')), entries, map, id: 'presentation' };
  return { ...emptyManifest('system1a', systems.system1a), presentations: [content], ...change };
}
const partsOf = (release: Manifest) => {
  const told = tell(release, { kind: 'presentation', id: 'presentation' }, now);
  return told?.kind === 'presentation' ? told.parts : [];
};

test('R-HOME-10 images are told with their stories, videos by their titles, by categories in their order', () => {
  const [old, recent] = [
    { ...base(), kind: 'image-category' as const, title: both('Old ones') },
    { ...base(), kind: 'image-category' as const, title: both('New ones') },
  ];
  const parts = partsOf(
    shown(
      [
        old,
        recent,
        { ...base(), kind: 'image', media: 'a', category: recent.id, title: both('Mole') },
        {
          ...base(),
          kind: 'image',
          media: 'b',
          category: old.id,
          text: both('Stone'),
          credit: both('Archive'),
        },
        { ...base(), kind: 'video', media: 'c', title: both('Voyage') },
      ],
      { media: { a: media('a'), b: media('b', { decorative: true }), c: media('c', { kind: 'video' }) } },
    ),
  );
  expect(parts).toMatchObject([
    { kind: 'video', title: { en: 'Voyage' }, durationMs: null },
    { kind: 'image', category: { en: 'Old ones' }, text: { en: 'Stone' }, image: { alt: { en: '' } } },
    { kind: 'image', category: { en: 'New ones' }, title: { en: 'Mole' }, credit: { en: '' } },
  ]);
  // What staff call a file, and what a display checks it by, is nobody's business.
  expect(JSON.stringify(parts)).not.toMatch(/DSC_0042|sha256/);
});

test('an image whose sizes are still being made is left out, and a video without a poster told by its title', () => {
  const parts = partsOf(
    shown(
      [
        { ...base(), kind: 'image', media: 'a', category: null },
        { ...base(), kind: 'video', media: 'b', title: both('Voyage') },
      ],
      { media: { a: media('a', { images: [] }), b: media('b', { kind: 'video', images: [] }) } },
    ),
  );
  expect(parts).toMatchObject([{ kind: 'video', title: { en: 'Voyage' }, image: { sizes: [] } }]);
});

test('beside points only the map is told; a point has its place on it', () => {
  const map = { ...base(), kind: 'image' as const, media: 'map', category: null };
  const point = {
    ...{ ...base(), kind: 'point-title' as const, title: both('Lighthouse'), text: both('Old') },
    ...{ media: ['a'], place: { x: 0.25, y: 0.5 } },
  };
  const release = shown(
    [map, { ...base(), kind: 'image', media: 'a', category: null }, point],
    { media: { map: media('map'), a: media('a') } },
    map.id,
  );
  expect(partsOf(release)).toMatchObject([
    { kind: 'image', image: { alt: { en: 'alt map' } } },
    { kind: 'point', id: point.id, title: { en: 'Lighthouse' }, image: { alt: { en: 'alt a' } } },
  ]);
  expect(tell(release, { kind: 'point', id: point.id }, now)).toMatchObject({
    map: { x: 0.25, y: 0.5, image: { alt: { en: 'alt map' } } },
    presentation: { id: 'presentation', title: { en: 'Harbour' } },
  });
});

test('R-HOME-11 what lies in a release and is in none of its presentations is not to be had', () => {
  const release = shown([], { dishes: { d: { ...emptyItem.dish, title: both('Dakos') } } });
  expect(listTaken(release)).toEqual([{ kind: 'presentation', id: 'presentation' }]);
  expect(tell(release, { kind: 'dish', id: 'd' }, now)).toBeNull();
});
