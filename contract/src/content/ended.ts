import type { Entry } from './entry.ts';
import { isIllustrated, itemOf } from './presentation-content.ts';
import type { Manifest, ReleasePresentation } from './release.ts';

type Shown = Pick<Manifest, 'rules' | 'media' | 'recipes' | 'dishes' | 'products'>;

/** What an entry cannot be shown without. */
function imageOf(entry: Entry, { recipes, dishes, products }: Shown): string | null {
  if (isIllustrated(entry)) return entry.media;
  const item = itemOf(entry);
  return item
    ? ({ recipe: recipes, dish: dishes, product: products }[item.kind][item.id]?.image ?? null)
    : null;
}

/** When nothing of a section that it needs is left to show: by then it is not shown at all, whatever a minimum says. */
export function goneAt({ entries }: Pick<ReleasePresentation, 'entries'>, shown: Shown): number {
  const endOf = (entry: Entry) => {
    const until = shown.media[imageOf(entry, shown) ?? '']?.until;
    return until ? Date.parse(until) : Number.POSITIVE_INFINITY;
  };
  const needed = shown.rules.sections.filter(({ atLeast }) => atLeast > 0);
  return Math.min(
    ...needed.map(({ kind }) => {
      const ends = entries.filter((entry) => entry.kind === kind).map(endOf);
      return ends.length ? Math.max(...ends) : Number.POSITIVE_INFINITY;
    }),
  );
}

/** What may be shown at an instant: what has ended is gone as if it were switched off. The same manifest where nothing has. */
export function withoutEnded(manifest: Manifest, now: number): Manifest {
  const left = <One extends { until?: string | undefined }>(all: Record<string, One>): Record<string, One> =>
    Object.fromEntries(Object.entries(all).filter(([, { until }]) => !until || now < Date.parse(until)));
  const { media, audios = {}, presentations } = manifest;
  const kept = { media: left(media), audios: left(audios) };
  const count = (some: typeof kept) => Object.keys(some.media).length + Object.keys(some.audios).length;
  if (count(kept) === count({ media, audios })) return manifest;
  return { ...manifest, ...kept, presentations: presentations.filter((one) => now < goneAt(one, manifest)) };
}
