import { arrangeTable } from '@psifida/contract/content/arrange-table';
import type { Manifest, ReleaseMedia, ReleasePresentation } from '@psifida/contract/content/release';
import { defaultTableView, type TableView } from '@psifida/contract/content/table-view';
import type { Size } from '@psifida/contract/registry/check';
import { evenPages } from '../common/text/set-words.ts';
import { type Telling, tellingOf } from '../common/text/story.ts';
import type { Pose } from './pose.ts';

/** `home`: where it lies until someone takes it. */
export type Print = {
  key: string;
  entry: string;
  media: ReleaseMedia;
  telling: Telling;
  size: Size;
  home: Pose;
};

export const imagesOn = ({ entries }: ReleasePresentation, { media }: Pick<Manifest, 'media'>) =>
  new Map(
    entries.flatMap((entry) => {
      const image = entry.kind === 'image' && entry.active ? media[entry.media] : undefined;
      return image ? [[entry.id, image] as const] : [];
    }),
  );

export const viewOf = (presentation: ReleasePresentation): TableView =>
  presentation.table ??
  defaultTableView(
    presentation.entries.flatMap(({ kind, active, id }) => (kind === 'image' && active ? [id] : [])),
  );

type Laying = {
  presentation: ReleasePresentation;
  manifest: Pick<Manifest, 'media'>;
  table: Size;
  /** Kept free along the edges for the places. */
  rim: number;
};

/** More would be a heap, on however large a table. */
const atOnce = [24, 18, 12, 8, 6, 4] as const;
/** In targets of a finger: a smaller image is a stamp. */
const leastSide = 3;

/** As few pages as leave each image as large as a photograph. */
export function tablePages(laying: Laying & { targetPx: number }): Print[][] {
  const mediaByEntry = imagesOn(laying.presentation, laying.manifest);
  // The table view may still name an image that was taken out of the presentation.
  const entries = viewOf(laying.presentation)
    .images.map(({ entry }) => entry)
    .filter((entry) => mediaByEntry.has(entry));
  const laid = (most: number) => evenPages(entries, most).map((some) => layTable(laying, new Set(some)));
  const large = (pages: Print[][]) =>
    pages.flat().every(({ size }) => Math.sqrt(size.width * size.height) >= laying.targetPx * leastSide);
  for (const most of atOnce) {
    const pages = laid(most);
    if (large(pages) || most === atOnce[atOnce.length - 1]) return pages;
  }
  return [];
}

/** As the editor shows it, a little smaller, so that the places at the edges cover nothing. */
export function layTable(
  { presentation, manifest, table, rim }: Laying,
  some?: ReadonlySet<string>,
): Print[] {
  const mediaByEntry = imagesOn(presentation, manifest);
  const view = viewOf(presentation);
  const images = view.images.filter(({ entry }) => mediaByEntry.has(entry) && (!some || some.has(entry)));
  const shapes = (entry: string): Size => mediaByEntry.get(entry)?.size ?? { width: 4, height: 3 };
  const share = Math.min(1 - (2 * rim) / table.width, 1 - (2 * rim) / table.height);
  return arrangeTable({ view: { ...view, images }, shapes, table, seed: presentation.id }).flatMap(
    ({ entry, x, y, width, height, turn }) => {
      const media = mediaByEntry.get(entry);
      const own = presentation.entries.find(({ id }) => id === entry);
      if (!media || !own) return [];
      const home = {
        x: table.width / 2 + (x - table.width / 2) * share,
        y: table.height / 2 + (y - table.height / 2) * share,
        turn,
        scale: 1,
      };
      const size = { width: width * share, height: height * share };
      return [
        { key: `${presentation.id}/${entry}`, entry, media, telling: tellingOf(own, media), size, home },
      ];
    },
  );
}
