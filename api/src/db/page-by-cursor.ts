import { type RawBuilder, sql } from 'kysely';
import { z } from 'zod';
import { fromCursor, toCursor } from './cursor.ts';

/** Last changed first, by the Greek title, or by the place that staff gave it. */
type PageOrder = 'changed' | 'title' | 'shown';

const id = z.uuid();
const places = {
  changed: z.strictObject({ modifiedAt: z.iso.datetime({ precision: 3 }), id }),
  title: z.strictObject({ title: z.string(), id }),
  shown: z.strictObject({ position: z.number(), id }),
};

export const inGreekOrder = sql<string>`title_el collate "el-x-icu"`;

/** By cursor, never by offset: the next page starts after the last row seen, whatever was added meanwhile. */
export function pageFrom(
  order: PageOrder,
  after: string | undefined,
): { beyond: RawBuilder<boolean>; inOrder: RawBuilder<unknown> } {
  if (order === 'title') {
    const place = after ? fromCursor(after, places.title) : null;
    return {
      beyond: place
        ? sql`(${inGreekOrder}, id) > (${place.title} collate "el-x-icu", ${place.id}::uuid)`
        : sql`true`,
      inOrder: sql`${inGreekOrder}, id`,
    };
  }
  if (order === 'shown') {
    const place = after ? fromCursor(after, places.shown) : null;
    return {
      beyond: place ? sql`(position, id) > (${place.position}::float8, ${place.id}::uuid)` : sql`true`,
      inOrder: sql`position, id`,
    };
  }
  const place = after ? fromCursor(after, places.changed) : null;
  return {
    beyond: place
      ? sql`(modified_at, id) < (${place.modifiedAt}::timestamptz, ${place.id}::uuid)`
      : sql`true`,
    inOrder: sql`modified_at desc, id desc`,
  };
}

/** Where a row stands in the order of the Greek titles. */
export const placeInTitles = (place: z.infer<typeof places.title>): string => toCursor(place);

type Listed = { id: string; title: { el: string }; modifiedAt: string; position?: number };

/** The page of one more row than was asked for: that one only says that there are more. */
export function toPage<Item extends Listed>(
  found: readonly Item[],
  { order, limit }: { order: PageOrder; limit: number },
): { items: Item[]; next: string | null } {
  const items = found.slice(0, limit);
  const last = items.at(-1);
  if (found.length <= limit || !last) return { items, next: null };
  const { id: at, title, modifiedAt, position = 0 } = last;
  const cursors = {
    changed: () => toCursor({ modifiedAt, id: at }),
    title: () => placeInTitles({ title: title.el, id: at }),
    shown: () => toCursor({ position, id: at }),
  };
  return { items, next: cursors[order]() };
}
