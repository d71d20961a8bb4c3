import { asRead } from '@psifida/contract/as-read';
import { townRoom } from '@psifida/contract/content/presentation-content';
import { townListOf } from '@psifida/contract/content/release';
import { type TownPlan, townPlan } from '@psifida/contract/content/town-plan';
import { type TownKind, townKinds } from '@psifida/contract/kinds';
import type { SystemId } from '@psifida/contract/registry/systems';
import { type Kysely, sql } from 'kysely';
import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import type { Tables } from '../db/tables.ts';

const list = z.array(z.intersection(z.object({ id: z.string() }), townPlan));
const asReleased = asRead(
  z.object({
    rooms: z.array(z.object({ id: z.string(), room: townRoom })),
    announcements: list,
    events: list,
  }),
);

export type Said = {
  items: readonly { id: string; kind: TownKind; plan: TownPlan }[];
  /** For which kinds these presentations give room. */
  roomIn(presentations: readonly string[]): TownKind[];
};

const saidByHash = new LRUCache<string, Said>({ max: 64 });

/** What the town says in a release, and which of its presentations let it. A release never changes, so each is read once. */
export async function readSaid(
  db: Kysely<Tables>,
  { system, number, hash }: { system: SystemId; number: number; hash: string },
): Promise<Said> {
  const known = saidByHash.get(hash);
  if (known) return known;
  const plans = (name: string) => sql`coalesce((
    select jsonb_agg(one - 'title' - 'text' - 'image' - 'media' - 'place' - 'placeTitle')
    from jsonb_array_elements(manifest::jsonb -> ${sql.lit(name)}) as one
  ), '[]')`;
  const row = await db
    .selectFrom('release')
    .select(
      sql<unknown>`jsonb_build_object(
        'rooms', jsonb_path_query_array(manifest::jsonb, '$.presentations[*] ? (@.room.type() == "object")'),
        'announcements', ${plans('announcements')},
        'events', ${plans('events')}
      )`.as('said'),
    )
    .where('system', '=', system)
    .where('number', '=', number)
    .where('hash', '=', hash)
    .executeTakeFirst();
  const said = toSaid(asReleased.parse(row?.said ?? { rooms: [], announcements: [], events: [] }));
  if (row) saidByHash.set(hash, said);
  return said;
}

const toSaid = ({ rooms, ...lists }: z.infer<typeof asReleased>): Said => ({
  items: townKinds.flatMap((kind) => lists[townListOf[kind]].map(({ id, ...plan }) => ({ id, kind, plan }))),
  roomIn: (presentations) =>
    townKinds.filter((kind) =>
      rooms.some(({ id, room }) => room[townListOf[kind]] && presentations.includes(id)),
    ),
});
