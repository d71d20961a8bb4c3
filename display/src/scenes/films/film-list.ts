import type { Manifest, ReleaseMedia, ReleasePresentation } from '@psifida/contract/content/release';

export type FilmItem = { presentation: ReleasePresentation; entry: string; media: ReleaseMedia };

/** All films of all presentations in turn. */
export const filmsOf = (
  presentations: readonly ReleasePresentation[],
  media: Manifest['media'],
): FilmItem[] =>
  presentations.flatMap((presentation) =>
    presentation.entries.flatMap((entry) => {
      const film = entry.kind === 'video' && entry.active ? media[entry.media] : undefined;
      return film?.film ? [{ presentation, entry: entry.id, media: film }] : [];
    }),
  );

/** A film that failed is tried again after this long: the trouble may have been the moment's. */
const forgivenAfterMs = 5 * 60_000;

/** Which film comes after this one: the next that has not failed lately, by when each failed; null when all have. */
export function filmAfter(
  index: number,
  failures: readonly (number | undefined)[],
  now: number,
): number | null {
  for (let step = 1; step <= failures.length; step += 1) {
    const next = (index + step) % failures.length;
    const failed = failures[next];
    if (failed === undefined || now - failed >= forgivenAfterMs) return next;
  }
  return null;
}
