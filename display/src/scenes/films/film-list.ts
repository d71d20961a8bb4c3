import type { Bilingual } from '@psifida/contract/bilingual';
import type { Manifest, ReleaseMedia, ReleasePresentation } from '@psifida/contract/content/release';
import type { Passed } from '../common/rounds.ts';
import { tellingOf, wholeTitle } from '../common/story.ts';

export type FilmItem = Passed & {
  title: Bilingual;
  /** The title is the film's own. */
  own: boolean;
  media: ReleaseMedia;
};

/** All films of all presentations in turn. */
export const filmsOf = (
  presentations: readonly ReleasePresentation[],
  media: Manifest['media'],
): FilmItem[] =>
  presentations.flatMap((presentation) =>
    presentation.entries.flatMap((entry) => {
      const film = entry.kind === 'video' && entry.active ? media[entry.media] : undefined;
      const { id } = presentation;
      const own = wholeTitle(tellingOf(entry));
      const title = own ?? presentation.title;
      const place = { key: `${id} ${entry.id}`, presentation: id, entry: entry.id };
      return film?.film ? [{ ...place, title, own: own !== null, media: film }] : [];
    }),
  );

/** A film that failed is tried again after this long: the trouble may have been the moment's. */
const forgivenAfterMs = 5 * 60_000;

/**
 * At which turn the next film comes that has not failed lately, by when each failed; null when all have. Turns count
 * up, and every film has one in each round.
 */
export function turnAfter(
  turn: number,
  filmAt: (turn: number) => number,
  { failures, now }: { failures: readonly (number | undefined)[]; now: number },
): number | null {
  // What is left of this round, and all of the next.
  for (let next = turn + 1; next <= turn + 2 * failures.length; next += 1) {
    const failed = failures[filmAt(next)];
    if (failed === undefined || now - failed >= forgivenAfterMs) return next;
  }
  return null;
}
