import { asRead } from '@psifida/contract/as-read';
import { commonTags, joinedAtLeast } from '@psifida/contract/content/joined-wall';
import { amberAfterMs, dueAt, type Expected, meantFor, type Timed } from '@psifida/contract/content/on-glass';
import type { audienceStates } from '@psifida/contract/content/presentation-status';
import { schedule } from '@psifida/contract/content/schedule';
import { isAwake } from '@psifida/contract/content/screen-plan';
import type { SystemId } from '@psifida/contract/registry/systems';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import type { Tables } from '../db/tables.ts';

const timedAsRead = asRead(
  z.array(z.object({ id: z.string(), schedule: schedule.nullable(), tags: z.array(z.string()) })),
);

/** Eight systems, and what they were changed to while somebody still asks for the release before. */
const timedByHash = new LRUCache<string, readonly Timed[]>({ max: 64 });

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
          'id', one -> 'id', 'schedule', one -> 'schedule', 'tags', one -> 'tags'
        ) order by place)
        from jsonb_array_elements(manifest::jsonb -> 'presentations') with ordinality as of_it (one, place)
      ), '[]')`.as('timed'),
    )
    .where('system', '=', system)
    .where('number', '=', number)
    // A display may have reported it.
    .where('hash', '=', hash)
    .executeTakeFirst();
  return row ? rememberTimed(hash, row.timed) : [];
}

/** Whoever makes a release has it at hand; the next save compares itself with it. The hash is of all that it says. */
export function rememberTimed(hash: string, presentations: unknown): readonly Timed[] {
  const timed: readonly Timed[] = timedAsRead.parse(presentations);
  timedByHash.set(hash, timed);
  return timed;
}

/** Each set of tags that displays of this system have. */
export const tagSetsOf = async (db: Kysely<Tables>, system: SystemId): Promise<string[][]> =>
  (await readTagSets(db)).filter((one) => one.system === system).map(({ tags }) => tags);

/** So many tags of displays are remembered of a release, the latest asked for. */
const tagSetsRemembered = 200;
/** By what `readTimed` remembers: what is forgotten there is forgotten here. */
const expectedByTags = new WeakMap<readonly Timed[], LRUCache<string, Expected>>();

const isStill = ({ due: { since, until } }: Expected, now: number): boolean =>
  (since === null || since <= now) && (until === null || now < until);

/** What concerns a display with these tags, and what is due of it; cached until `until`, as every display is asked about. */
export function expectedFor(timed: readonly Timed[], tags: readonly string[], now: number): Expected {
  const known = expectedByTags.get(timed) ?? new LRUCache<string, Expected>({ max: tagSetsRemembered });
  expectedByTags.set(timed, known);
  const key = JSON.stringify(tags);
  const before = known.get(key);
  if (before && isStill(before, now)) return before;
  const concerned = meantFor(timed, tags);
  const expected = { timed: concerned, due: dueAt(concerned, now) };
  known.set(key, expected);
  return expected;
}

/** Each set of tags by which displays of a system choose; of a system without displays none. */
export async function readTagSets(db: Kysely<Tables>): Promise<{ system: SystemId; tags: string[] }[]> {
  const sets = (await listAlike(db, Date.now())).map(({ system, tags }) => ({ system, tags }));
  return [...new Map(sets.map((one) => [JSON.stringify(one), one])).values()];
}

type Alike = {
  system: SystemId;
  tags: string[];
  state: (typeof audienceStates)[number];
  displays: number;
  /** The release on their glass. */
  release: { number: number; hash: string } | null;
};

/** Displays that choose by the same tags, reported the same release and are in the same state, counted; temporary ones aside. */
export async function listAlike(db: Kysely<Tables>, now: number): Promise<Alike[]> {
  const alike = ['system', 'tags', 'wall_tags', 'screen_plan', 'release', 'answers'] as const;
  const rows = await db
    .selectFrom(({ selectFrom }) =>
      selectFrom('display')
        .innerJoin('display_health as health', 'health.display_id', 'display.id')
        .select(['system', 'tags', 'screen_plan', wallTags.as('wall_tags')])
        .select(
          sql<Alike['release']>`case when report ->> 'hash' is not null
            then jsonb_build_object('number', report -> 'release', 'hash', report -> 'hash') end`.as(
            'release',
          ),
        )
        .select(sql<boolean>`coalesce(seen_at > ${new Date(now - amberAfterMs)}, false)`.as('answers'))
        .where('temporary', '=', false)
        .as('display'),
    )
    .select([...alike, sql<number>`count(*)::integer`.as('displays')])
    .groupBy(alike)
    .execute();
  return rows.map(({ system, screen_plan, release, answers, displays, ...row }) => ({
    ...{ system, release, displays, tags: tagsOnGlass(row) },
    state: answers ? (isAwake(screen_plan, now) ? 'on' : 'off') : 'silent',
  }));
}

/** What it means for what is shown that displays hang in one wall: all of them show the same. */

/** Who hangs in the same wall as this display. */
export async function besides(db: Kysely<Tables>, display: string): Promise<string[]> {
  const others = await db
    .selectFrom('joined_wall_place as own')
    .innerJoin('joined_wall_place as other', 'other.wall_id', 'own.wall_id')
    .select('other.display_id')
    .where('own.display_id', '=', display)
    .where('other.display_id', '!=', display)
    .execute();
  return others.map(({ display_id }) => display_id);
}

/** Whether two displays hang in one wall. */
export const hangTogether = (one: RawBuilder<unknown>, other: RawBuilder<unknown>) => sql<boolean>`exists (
  select from joined_wall_place as here join joined_wall_place as there on there.wall_id = here.wall_id
  where here.display_id = ${one} and there.display_id = ${other}
)`;

/** The tags of each display of the wall that `display` is a part of, itself included; null where it hangs alone. */
export const wallTags = sql<string[][] | null>`(
  select jsonb_agg(member.tags order by place.y_mm, place.x_mm, place.display_id)
  from joined_wall_place as own
  join joined_wall_place as place on place.wall_id = own.wall_id
  join display as member on member.id = place.display_id
  where own.display_id = display.id
  having count(*) >= ${sql.lit(joinedAtLeast)}
)`;

type Tagged = { tags: string[]; wall_tags: string[][] | null };

/** By which tags a display chooses what it shows: on a wall those that all of its displays have. */
export const tagsOnGlass = ({ tags, wall_tags: all }: Tagged): string[] => (all ? commonTags(all) : tags);
