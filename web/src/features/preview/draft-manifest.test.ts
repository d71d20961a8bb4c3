import { emptyItem } from '@psifida/contract/content/library-item';
import { emptyMedia, type MediaAsset } from '@psifida/contract/content/media';
import { emptyContent, type PresentationContent } from '@psifida/contract/content/presentation-content';
import { previewMessage } from '@psifida/contract/content/preview';
import { manifest as manifestShape } from '@psifida/contract/content/release';
import { townKinds, usedKinds } from '@psifida/contract/kinds';
import { homeOf } from '@psifida/contract/registry/addresses';
import { systems } from '@psifida/contract/registry/systems';
import { expect, test } from 'vitest';
import { contentOf, idOf as id, imageEntry } from '../../lib/testing/samples.ts';
import { type DraftManifest, draftManifest } from './draft-manifest.ts';
import { itemAlone } from './item-preview-button.tsx';

const hash = 'ab'.repeat(32);
const size = { width: 1920, height: 1080 };
const prepared = {
  images: [{ url: `/media/${hash}.webp`, format: 'webp', bytes: 1, ...size }],
  placeholder: null,
  video: null,
  audio: null,
};
const asset = (one: string) => ({ ...emptyMedia, ...prepared, id: one, kind: 'image', size }) as MediaAsset;
const assets = new Map([id(1), id(2)].map((one) => [one, asset(one)]));
const image = (last: number, active = true) => imageEntry(id(10 + last), { active, media: id(last) });
const draft = (
  content: PresentationContent,
  system: keyof typeof systems = 'system1a',
  items: Parameters<typeof draftManifest>[0]['items'] = new Map(),
) => draftManifest({ system, rules: systems[system], id: id(50), content, assets, items });
const expectTaken = (manifest: DraftManifest['manifest']) => {
  const panel = { widthMm: 1_210, viewingDistanceMm: 3_000 };
  const about = { type: 'psifida-preview', news: {}, languageMode: 'el', presentation: id(50) };
  expect(previewMessage.safeParse({ ...about, manifest, panel }).error).toBeUndefined();
};

test('a draft that is not saved becomes a manifest that the player takes, with what it has so far', () => {
  const entries = [image(1), image(2, false), image(9)];
  const { manifest, ...rest } = draft({ ...emptyContent({ el: 'Το λιμάνι', en: '' }), entries });
  expect(rest).toEqual({ hasAnything: true, isComplete: false });
  expect(manifest.presentations[0]?.entries.map((entry) => entry.id)).toEqual([id(11)]);
  expect(manifest.presentations[0]?.title).toEqual({ el: 'Το λιμάνι', en: 'Το λιμάνι' });
  expect(Object.keys(manifest.media)).toEqual([id(1)]);
  expect(manifest.media[id(1)]?.images[0]?.sha256).toBe(hash);
  expectTaken(manifest);
});

test('a draft without anything to be seen is an empty manifest', () => {
  const { manifest, hasAnything } = draft(contentOf(image(1, false)));
  expect(hasAnything).toBe(false);
  expect(manifestShape.parse(manifest).presentations).toEqual([]);
});

test.each(usedKinds)('a %s of which only the Greek title is written is shown by itself', (kind) => {
  const item = { ...emptyItem[kind], title: { el: 'Φάβα', en: '' } };
  const { content, edited } = itemAlone({ kind, id: id(50), content: item });
  const { manifest, hasAnything } = draft(content, homeOf(kind), edited);
  expect(hasAnything).toBe(true);
  expect(Object.keys({ ...manifest.recipes, ...manifest.dishes, ...manifest.products })).toEqual([id(50)]);
  expectTaken(manifest);
});

test.each(townKinds)('R-TOWN-05 %s that is not saved is shown by itself, on the day before it', (kind) => {
  const written = { title: { el: 'Συναυλία', en: '' }, image: id(1), begin: '2030-06-02T21:00' };
  const schedule = { from: '', until: null, weekdays: [], hours: null, yearly: [], exceptions: [] };
  const own = kind === 'announcement' ? { schedule } : { begin: written.begin };
  const content = { ...emptyItem[kind], title: written.title, image: written.image, ...own };
  const { edited, at, content: around } = itemAlone({ kind, id: id(50), content });
  const { manifest, hasAnything } = draft(around, 'system1a', edited);
  expect(hasAnything).toBe(true);
  expect([...(manifest.announcements ?? []), ...(manifest.events ?? [])]).toMatchObject([
    { id: id(50), title: { el: 'Συναυλία', en: 'Συναυλία' } },
  ]);
  expect(Object.keys(manifest.media)).toEqual([id(1)]);
  expect(at).toBe(kind === 'event' ? Date.parse('2030-06-01T12:00+03:00') : undefined);
  expectTaken(manifest);
});

test('R-TOWN-05 an event of which it is not said when it begins cannot be shown yet', () => {
  const content = { ...emptyItem.event, title: { el: 'Τ', en: 'T' } };
  const { edited, content: around } = itemAlone({ kind: 'event', id: id(50), content });
  expect(draft(around, 'system1a', edited).hasAnything).toBe(false);
});

test('a dish brings its products and their images; what is inactive in the library stays out', () => {
  const item = (one: string, kind: 'dish' | 'product', change: object, active = true) => {
    const content = { ...emptyItem[kind], title: { el: 'Τ', en: 'T' }, ...change };
    return [...itemAlone({ kind, id: one, content }).edited].map(([, made]) => ({ ...made, active }));
  };
  const items = [
    ...item(id(71), 'dish', { image: id(1), products: [id(72), id(73)] }),
    ...item(id(72), 'product', { image: id(2) }),
    ...item(id(73), 'product', { image: id(2) }, false),
  ];
  const content = contentOf(
    { kind: 'dish', id: id(61), active: true, dish: id(71) },
    { kind: 'product', id: id(62), active: true, product: id(73) },
  );
  const { manifest } = draft(content, 'system7b', new Map(items.map((one) => [one.id, one])));
  expect(manifest.presentations[0]?.entries.map((entry) => entry.id)).toEqual([id(61)]);
  expect(manifest.dishes[id(71)]?.products).toEqual([id(72)]);
  expect(Object.keys(manifest.products)).toEqual([id(72)]);
  expect(Object.keys(manifest.media).sort()).toEqual([id(1), id(2)]);
});
