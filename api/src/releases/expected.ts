import { asRead } from '@psifida/contract/as-read';
import { dueAt, type Expected, meantFor, type Timed } from '@psifida/contract/content/on-glass';
import { schedule } from '@psifida/contract/content/schedule';
import type { SystemId } from '@psifida/contract/registry/systems';
import { type Kysely, sql } from 'kysely';
import { z } from 'zod';
import type { Tables } from '../db/tables.ts';
import { tagsOnGlass, wallTags } from './joined.ts';

/** A release may be from before something of a schedule was there. */
const timedAsRead = asRead(
  z.array(z.object({ id: z.string(), schedule: schedule.nullable(), tags: z.array(z.string()) })),
);

/** Eight systems, and what they were changed to while somebody still asks for the release before. */
const remembered = 64;
const timedByHash = new Map<string, readonly Timed[]>();

/** When each presentation of the release may be shown, and by which displays. A release never changes, so each is read once. */
export async function readTimed(
  db: Kysely<Tables>,
  { system, number, hash }: { system: SystemId; number: number; hash: string },
): Promise<readonly Timed[]> {
  const known = timedByHash.get(hash);
  if (known) return known;
  const row = await db
    .selectFrom('release')
    .select(
      sql<unknown>`coalesce((
        select jsonb_agg(jsonb_build_object(
          'id', one -> 'id', 'schedule', one -> 'schedule', 'tags', coalesce(one -> 'tags', '[]')
        ) order by place)
        from jsonb_array_elements(manifest::jsonb -> 'presentations') with ordinality as of_it (one, place)
      ), '[]')`.as('timed'),
    )
    .where('system', '=', system)
    .where('number', '=', number)
    .executeTakeFirst();
  return row ? rememberTimed(hash, row.timed) : [];
}

/** Whoever makes a release has it at hand; the next save compares itself with it. The hash is of all that it says. */
export function rememberTimed(hash: string, presentations: unknown): readonly Timed[] {
  const timed: readonly Timed[] = timedAsRead.parse(presentations);
  const [oldest] = timedByHash.keys();
  if (timedByHash.size >= remembered && oldest) timedByHash.delete(oldest);
  timedByHash.set(hash, timed);
  return timed;
}

/** Each set of tags that displays of this system have. */
export const tagSetsOf = async (db: Kysely<Tables>, system: SystemId): Promise<string[][]> =>
  (await readTagSets(db)).filter((one) => one.system === system).map(({ tags }) => tags);

/** So many tags of displays are remembered of a release, the latest asked for. */
const tagSetsRemembered = 200;
/** By what `readTimed` remembers: what is forgotten there is forgotten here. */
const expectedByTags = new WeakMap<readonly Timed[], Map<string, Expected>>();

const isStill = ({ due: { since, until } }: Expected, now: number): boolean =>
  (since === null || since <= now) && (until === null || now < until);

/**
 * What concerns a display with these tags, and what of it is due. Every display is asked about every few seconds, and
 * nothing of the answer changes before `until`.
 */
export function expectedFor(timed: readonly Timed[], tags: readonly string[], now: number): Expected {
  const known = expectedByTags.get(timed) ?? new Map<string, Expected>();
  expectedByTags.set(timed, known);
  const key = JSON.stringify(tags);
  const before = known.get(key);
  if (before && isStill(before, now)) return before;
  const concerned = meantFor(timed, tags);
  const expected = { timed: concerned, due: dueAt(concerned, now) };
  const [oldest] = known.keys();
  if (known.size >= tagSetsRemembered && oldest !== undefined) known.delete(oldest);
  known.set(key, expected);
  return expected;
}

/** Each set of tags by which displays of a system choose; of a system without displays none. */
export async function readTagSets(db: Kysely<Tables>): Promise<{ system: SystemId; tags: string[] }[]> {
  const rows = await db
    .selectFrom('display')
    .select(['system', 'tags'])
    .select(wallTags.as('wall_tags'))
    .distinct()
    .execute();
  const sets = rows.map((row) => ({ system: row.system, tags: tagsOnGlass(row) }));
  return [...new Map(sets.map((one) => [JSON.stringify(one), one])).values()];
}
