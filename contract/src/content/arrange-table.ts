import type { Size } from '../registry/check.ts';
import { seeded } from './seeded.ts';
import { extentOf, type Lay, layoutsOf, type Scene, type Sized, type Spot } from './table-layouts.ts';
import { imageWidths, seatsOf, type TableView } from './table-view.ts';

/** An image on the table: its centre and size in the table's own unit, its turn, and the side it is read from. */
export type Placed = Sized & Spot;

type Arrangement = {
  view: TableView;
  /** How large the image of an entry is; only its shape matters. */
  shapes: (entry: string) => Size;
  /** In any unit; the answer is in the same. */
  table: Size;
  /** The same seed gives the same arrangement. */
  seed: string;
};

/** How much of an image another may cover. */
const coveredAtMost = { scatter: 0.12, ring: 0.12, grid: 0 } as const;

/** Positions, the uppermost last. On a full table all are scaled down alike until they fit. */
export function arrangeTable({ view, shapes, table, seed }: Arrangement): Placed[] {
  const scene: Scene = { table, seats: seatsOf(view), random: (what) => seeded(`${seed}/${what}`) };
  const wanted = view.images.map(({ entry, width }) => ({
    entry,
    ...sized(shapes(entry), imageWidths[width] * table.width),
  }));
  const tried = layoutsOf[view.layout].map((lay) => fit(wanted, lay, scene, coveredAtMost[view.layout]));
  return tried.reduce((best, one) => (one.scale > best.scale ? one : best)).images;
}

/** The longer side counts, so that a portrait is not larger than a landscape. */
function sized({ width, height }: Size, longer: number): Size {
  const scale = longer / Math.max(width, height);
  return { width: width * scale, height: height * scale };
}

function fit(wanted: Sized[], lay: Lay, scene: Scene, covered: number): { images: Placed[]; scale: number } {
  const area = wanted.reduce((sum, { width, height }) => sum + width * height, 0);
  const { width, height } = scene.table;
  let scale = Math.min(1, Math.sqrt((width * height * 0.8) / (area || 1)));
  for (;;) {
    const sizes = wanted.map((one) => ({ ...one, width: one.width * scale, height: one.height * scale }));
    const spots = lay(sizes, scene);
    const images = sizes.flatMap((size, index) => {
      const spot = spots[index];
      return spot ? [{ ...size, ...spot }] : [];
    });
    // However odd the shapes are, it ends: what is as small as a stamp covers nothing.
    if (scale < 0.05 || isCalm(images, scene.table, covered)) return { images, scale };
    scale *= 0.95;
  }
}

/** Whether all of it is on the table and nothing hides another. */
function isCalm(images: Placed[], table: Size, covered: number): boolean {
  const boxes = images.map((one) => ({ ...one, ...extentOf(one, one.turn) }));
  return boxes.every(
    (a, index) =>
      Math.min(a.x, table.width - a.x) >= a.width / 2 &&
      Math.min(a.y, table.height - a.y) >= a.height / 2 &&
      boxes.slice(index + 1).every((b) => {
        const [x, y] = [
          (a.width + b.width) / 2 - Math.abs(a.x - b.x),
          (a.height + b.height) / 2 - Math.abs(a.y - b.y),
        ];
        return x <= 0 || y <= 0 || x * y <= covered * Math.min(a.width * a.height, b.width * b.height);
      }),
  );
}
