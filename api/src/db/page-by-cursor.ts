import { type Selected, selectedAtMost } from '@psifida/contract/endpoints/many';
import { Problem } from '@psifida/contract/problem';
import { type RawBuilder, type SelectQueryBuilder, sql } from 'kysely';
import { z } from 'zod';
import type { Tables } from './tables.ts';

/** Where the next page begins, as an opaque text that the caller only hands back. */
const toCursor = (place: unknown): string => Buffer.from(JSON.stringify(place)).toString('base64url');

function fromCursor<T extends z.ZodType>(cursor: string, schema: T): z.output<T> {
  try {
    return schema.parse(JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8')));
  } catch {
    throw new Problem('input.invalid', {}, [{ path: ['query', 'after'], code: 'field.invalid' }]);
  }
}

export const inGreekOrder = sql<string>`title_el collate "el-x-icu"`;

type Place = string | number;
type Listed = {
  id: string;
  title: { el: string } | string;
  createdAt?: string;
  modifiedAt?: string;
  deletedAt?: string;
  position?: number;
};
type Order = {
  key: RawBuilder<unknown>;
  /** The latest or largest first, unless it is asked for the other way round. */
  descends: boolean;
  place: z.ZodType<Place>;
  value: (place: Place) => RawBuilder<unknown>;
  of: (item: Listed) => Place;
};

const moment = {
  descends: true,
  place: z.iso.datetime({ precision: 3 }),
  value: (at: Place) => sql`${at}::timestamptz`,
};
const words = {
  descends: false,
  place: z.string(),
  value: (text: Place) => sql`${text} collate "el-x-icu"`,
  of: ({ title }: Listed) => (typeof title === 'string' ? title : title.el),
};

/** What lists can be sorted by. Each has an index that holds the id as well. */
const orders = {
  added: { ...moment, key: sql`created_at`, of: ({ createdAt = '' }) => createdAt },
  changed: { ...moment, key: sql`modified_at`, of: ({ modifiedAt = '' }) => modifiedAt },
  deleted: { ...moment, key: sql`deleted_at`, of: ({ deletedAt = '' }) => deletedAt },
  title: { ...words, key: inGreekOrder },
  /** Of what is called the same in both languages. */
  name: { ...words, key: sql`title collate "el-x-icu"` },
  shown: {
    key: sql`position`,
    descends: false,
    place: z.number(),
    value: (at) => sql`${at}::float8`,
    of: ({ position = 0 }) => position,
  },
} satisfies Record<string, Order>;
type PageOrder = keyof typeof orders;

type From = { order: PageOrder; after?: string; reversed?: 'true' };

/** By cursor, never by offset: the next page starts after the last row seen, whatever was added meanwhile. */
export function pageFrom({ order, after, reversed }: From): {
  beyond: RawBuilder<boolean>;
  inOrder: RawBuilder<unknown>;
} {
  const { key, descends, place, value }: Order = orders[order];
  const down = descends !== (reversed === 'true');
  const from = after ? fromCursor(after, z.strictObject({ at: place, id: z.uuid() })) : null;
  return {
    beyond: from
      ? sql`(${key}, id) ${down ? sql`<` : sql`>`} (${value(from.at)}, ${from.id}::uuid)`
      : sql`true`,
    inOrder: down ? sql`${key} desc, id desc` : sql`${key}, id`,
  };
}

export const placeInTitles = ({ title, id }: { title: string; id: string }): string =>
  toCursor({ at: title, id });

type Found<Table extends keyof Tables, Row> = SelectQueryBuilder<Tables, Table, Row>;

/** A page of what a query finds, where the next one begins, and how many there are on all pages: counted, unless that is known. */
export async function readPage<Table extends keyof Tables, Row, Item extends Listed>(
  found: Found<Table, Row>,
  { limit, ...from }: From & { limit: number },
  toItems: (rows: Row[]) => Item[] | Promise<Item[]>,
  known?: RawBuilder<number> | null,
): Promise<{ items: Item[]; next: string | null; total: number }> {
  const { beyond, inOrder } = pageFrom(from);
  const counted = found.clearSelect().select(sql<number>`count(*)::integer`.as('count'));
  // One more than was asked for: it only says that there are more. How many there are in all comes along with each of them.
  const rows = await found
    .select((known ?? sql<number>`(${counted})`).as('total'))
    .where(beyond)
    .orderBy(inOrder)
    .limit(limit + 1)
    .execute();
  const items = await toItems(rows.slice(0, limit) as Row[]);
  const last = rows.length > limit ? items.at(-1) : undefined;
  const [{ total } = { total: null }] = rows as { total: number }[];
  return {
    items,
    next: last ? toCursor({ at: orders[from.order].of(last), id: last.id }) : null,
    total: total ?? ((await counted.execute()) as { count: number }[])[0]?.count ?? 0,
  };
}

/** All that a query finds, in the order of the list, as they stand now. */
export async function readSelection<Table extends keyof Tables>(
  found: Found<Table, unknown>,
  from: From,
): Promise<{ items: Selected[] }> {
  const items = await found
    .clearSelect()
    .select([sql<string>`id`.as('id'), sql<number>`version`.as('version')])
    .orderBy(pageFrom(from).inOrder)
    .limit(selectedAtMost)
    .execute();
  return { items: items as Selected[] };
}
