import type { Bilingual } from '@psifida/contract/bilingual';
import type { Manifest, ReleaseMedia, ReleasePresentation } from '@psifida/contract/content/release';
import { tellingOf, wholeTitle } from '../common/text/story.ts';
import type { Passed } from '../common/time/rounds.ts';

export type VideoItem = Passed & {
  title: Bilingual;
  /** Whether the title is the video's own. */
  own: boolean;
  credit: Bilingual | undefined;
  media: ReleaseMedia;
};

export const videosOf = (
  presentations: readonly ReleasePresentation[],
  media: Manifest['media'],
): VideoItem[] =>
  presentations.flatMap((presentation) =>
    presentation.entries.flatMap((entry) => {
      const video = entry.kind === 'video' && entry.active ? media[entry.media] : undefined;
      const { id } = presentation;
      const telling = tellingOf(entry, video);
      const own = wholeTitle(telling);
      const title = own ?? presentation.title;
      const place = { key: `${id} ${entry.id}`, presentation: id, entry: entry.id };
      return video?.video
        ? [{ ...place, title, own: own !== null, credit: telling.credit, media: video }]
        : [];
    }),
  );

/** The trouble may have been the moment's. */
const forgivenAfterMs = 5 * 60_000;

/** The next turn of a video that has not failed lately; null when all have. Every video has a turn in each round. */
export function turnAfter(
  turn: number,
  videoAt: (turn: number) => number,
  { failures, now }: { failures: readonly (number | undefined)[]; now: number },
): number | null {
  // What is left of this round, and all of the next.
  for (let next = turn + 1; next <= turn + 2 * failures.length; next += 1) {
    const failed = failures[videoAt(next)];
    if (failed === undefined || now - failed >= forgivenAfterMs) return next;
  }
  return null;
}
