import type { LibraryItem } from '@psifida/contract/content/library-item';
import type { MediaAsset } from '@psifida/contract/content/media';
import { emptyContent } from '@psifida/contract/content/presentation-content';
import { previewMessage } from '@psifida/contract/content/preview';
import { manifest as manifestShape } from '@psifida/contract/content/release';
import { systems } from '@psifida/contract/registry/systems';
import { expect, test } from 'vitest';
import { draftManifest } from './draft-manifest.ts';

const id = (last: number) => `00000000-0000-4000-8000-${String(last).padStart(12, '0')}`;
const hash = 'ab'.repeat(32);
const somebody = { id: 'x', name: 'Μαρία' };
const at = '2026-05-01T12:00:00.000Z';
const stamps = { version: 1, createdAt: at, createdBy: somebody, modifiedAt: at, modifiedBy: somebody };

const asset = (last: number): MediaAsset => ({
  id: id(last),
  kind: 'image',
  title: 'λιμάνι',
  fileName: 'λιμάνι.jpg',
  alt: { el: '', en: '' },
  decorative: false,
  tags: [],
  focalPoint: { x: 0.5, y: 0.5 },
  size: { width: 1920, height: 1080 },
  resolution: 'full-hd',
  lowResolution: false,
  original: { sha256: hash, format: 'jpeg', bytes: 1 },
  pictures: [{ url: `/media/${hash}.webp`, format: 'webp', width: 1920, height: 1080, bytes: 1 }],
  placeholder: null,
  preparing: false,
  film: null,
  sound: null,
  hasCaptions: false,
  hasWords: false,
  uses: 0,
  doubts: 0,
  ...stamps,
});
const assets = new Map([1, 2].map((one) => [id(one), asset(one)]));
const image = (last: number, active = true) => ({
  kind: 'image' as const,
  id: id(10 + last),
  active,
  media: id(last),
  category: null,
});
const draft = (change: object) =>
  draftManifest({
    system: 'system1a',
    rules: systems.system1a,
    id: id(50),
    content: { ...emptyContent({ el: 'Το λιμάνι', en: '' }), ...change },
    assets,
    items: new Map(),
  });

test('a draft that is not saved becomes a manifest that the player takes, with what it has so far', () => {
  const { manifest, hasAnything, isComplete } = draft({ entries: [image(1), image(2, false), image(9)] });
  expect({ hasAnything, isComplete }).toEqual({ hasAnything: true, isComplete: false });
  expect(manifest.presentations[0]?.entries.map((entry) => entry.id)).toEqual([id(11)]);
  expect(manifest.presentations[0]?.title).toEqual({ el: 'Το λιμάνι', en: 'Το λιμάνι' });
  expect(Object.keys(manifest.media)).toEqual([id(1)]);
  expect(manifest.media[id(1)]?.pictures[0]?.sha256).toBe(hash);
  const message = {
    type: 'psifida-preview',
    manifest,
    news: {},
    languageMode: 'el',
    panel: { widthMm: 1_210, viewingDistanceMm: 3_000 },
    presentation: id(50),
  };
  expect(previewMessage.safeParse(message).error).toBeUndefined();
});

test('a draft without anything to be seen is an empty manifest', () => {
  const { manifest, hasAnything } = draft({ entries: [image(1, false)] });
  expect(hasAnything).toBe(false);
  expect(manifestShape.parse(manifest).presentations).toEqual([]);
});

test('a dish brings its products and their pictures; what is inactive in the library stays out', () => {
  const item = (last: number, kind: 'dish' | 'product', content: object, active = true) =>
    [
      id(last),
      {
        id: id(last),
        kind,
        title: { el: 'Τ', en: 'T' },
        active,
        missing: [],
        image: null,
        uses: 1,
        usedIn: [],
        dishes: [],
        ...stamps,
        content,
      },
    ] as unknown as [string, LibraryItem];
  const text = { title: { el: 'Τ', en: 'T' }, description: { el: 'Π', en: 'D' }, media: [] };
  const { manifest } = draftManifest({
    system: 'system7b',
    rules: systems.system7b,
    id: id(50),
    content: {
      ...emptyContent({ el: 'Α', en: 'A' }),
      entries: [
        { kind: 'dish', id: id(61), active: true, dish: id(71) },
        { kind: 'product', id: id(62), active: true, product: id(73) },
      ],
    },
    assets,
    items: new Map([
      item(71, 'dish', { ...text, image: id(1), products: [id(72), id(73)] }),
      item(72, 'product', { ...text, image: id(2) }),
      item(73, 'product', { ...text, image: id(2) }, false),
    ]),
  });
  expect(manifest.presentations[0]?.entries.map((entry) => entry.id)).toEqual([id(61)]);
  expect(manifest.dishes[id(71)]?.products).toEqual([id(72)]);
  expect(Object.keys(manifest.products)).toEqual([id(72)]);
  expect(Object.keys(manifest.media).sort()).toEqual([id(1), id(2)]);
});
