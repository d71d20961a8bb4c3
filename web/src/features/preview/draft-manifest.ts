import { noCaptions } from '@psifida/contract/content/captions';
import type { YouAreHere } from '@psifida/contract/content/display';
import { type LibraryItem, mediaOfItem } from '@psifida/contract/content/library-item';
import type { MediaAsset, MediaDetails } from '@psifida/contract/content/media';
import {
  type Facts,
  itemOf,
  mediaOfContent,
  type PresentationContent,
  toJudge,
} from '@psifida/contract/content/presentation-content';
import {
  emptyManifest,
  type Manifest,
  type ReleaseAudio,
  type ReleaseMedia,
  townListOf,
} from '@psifida/contract/content/release';
import { toReleaseRights } from '@psifida/contract/content/rights-facts';
import { previewedContent } from '@psifida/contract/content/shown-content';
import { missing } from '@psifida/contract/registry/check';
import type { System } from '@psifida/contract/registry/registry';
import type { SystemId } from '@psifida/contract/registry/systems';

type Draft = {
  system: SystemId;
  rules: System;
  id: string;
  content: PresentationContent;
  assets: ReadonlyMap<string, MediaAsset>;
  items: ReadonlyMap<string, LibraryItem>;
  written?: ReadonlyMap<string, Written>;
};

export type Written = Pick<MediaDetails, 'captions' | 'words'>;

export type DraftManifest = { manifest: Manifest; hasAnything: boolean; isComplete: boolean };

/** The address of a file is its hash. */
const hashIn = (url: string): string => /([0-9a-f]{64})\.\w+$/.exec(url)?.[1] ?? '0'.repeat(64);

/** Where no display is meant, the ways over a map begin at the node that was drawn first. */
export const startsOf = ({ presentations }: Manifest): YouAreHere =>
  Object.fromEntries(
    presentations.flatMap(({ entries, map, paths }) => {
      const image = entries.find((one) => one.kind === 'image' && one.id === map);
      const first = paths?.nodes[0];
      return image?.kind === 'image' && first
        ? [[image.media, { x: first.x, y: first.y, heading: null }]]
        : [];
    }),
  );

const toReleaseAudio = (
  { id, title, rights }: MediaAsset,
  { url, type, bytes, durationMs }: NonNullable<MediaAsset['audio']>,
  words: string,
): ReleaseAudio => ({
  id,
  title,
  words,
  url,
  type,
  bytes,
  durationMs,
  sha256: hashIn(url),
  ...toReleaseRights(rights),
});

const toReleaseMedia = (
  asset: MediaAsset,
  kind: ReleaseMedia['kind'],
  captions: ReleaseMedia['captions'],
): ReleaseMedia => ({
  id: asset.id,
  kind,
  title: asset.title,
  alt: asset.alt,
  decorative: asset.decorative,
  focalPoint: asset.focalPoint,
  size: asset.size,
  placeholder: asset.placeholder,
  images: asset.images.map((one) => ({ ...one, sha256: hashIn(one.url) })),
  video: asset.video && {
    url: asset.video.url,
    type: asset.video.type,
    bytes: asset.video.bytes,
    durationMs: asset.video.durationMs,
    audioCodec: asset.video.audioCodec,
    sha256: hashIn(asset.video.url),
  },
  captions,
  ...toReleaseRights(asset.rights),
});

/** What a release would hold if the draft were saved now, with as much of it as can be shown already. */
export function draftManifest({ system, rules, id, content, assets, items, written }: Draft): DraftManifest {
  const active = new Map([...items].filter(([, item]) => item.active));
  const facts: Facts = {
    sizeOf: (media) => assets.get(media)?.size ?? null,
    isActive: (kind, item) => active.get(item)?.kind === kind,
  };
  const judged = toJudge(content, facts);
  const shown = previewedContent(rules, content, { judged, hasMedia: (media) => assets.has(media) });
  const { entries } = shown;
  // Only what is looked at by itself: whatever its time, and for whichever displays.
  const said = [...active.values()].filter((item) => item.kind === 'announcement' || item.kind === 'event');
  const hasAnything = entries.length + said.length > 0;
  const manifest = emptyManifest(system, rules);
  if (!hasAnything) return { manifest, hasAnything, isComplete: false };

  const named = entries.flatMap((entry) => active.get(itemOf(entry)?.id ?? '') ?? []);
  const inDishes = named.flatMap((item) =>
    item.kind === 'dish' ? item.content.products.flatMap((product) => active.get(product) ?? []) : [],
  );
  for (const item of [...inDishes, ...named]) {
    if (item.kind === 'recipe') manifest.recipes[item.id] = item.content;
    if (item.kind === 'product') manifest.products[item.id] = item.content;
    if (item.kind === 'dish')
      manifest.dishes[item.id] = {
        ...item.content,
        products: item.content.products.filter((product) => active.has(product)),
      };
  }
  for (const { id: one, kind, content: own } of said) {
    const list = townListOf[kind];
    const whole = { ...own, id: one, ...(kind === 'announcement' && { schedule: null }) };
    Object.assign(manifest, { [list]: [...(manifest[list] ?? []), whole] });
  }
  const media = new Set([
    ...mediaOfContent(shown),
    ...[...named, ...inDishes, ...said].flatMap((item) => mediaOfItem(item.content)),
  ]);
  for (const one of media) {
    const asset = assets.get(one);
    if (!asset) continue;
    const { captions = noCaptions, words = '' } = written?.get(one) ?? {};
    if (asset.kind !== 'audio') manifest.media[one] = toReleaseMedia(asset, asset.kind, captions);
    else if (asset.audio)
      manifest.audios = { ...manifest.audios, [one]: toReleaseAudio(asset, asset.audio, words) };
  }
  manifest.presentations = [{ ...shown, id }];
  return { manifest, hasAnything, isComplete: missing(rules, judged).length === 0 };
}
