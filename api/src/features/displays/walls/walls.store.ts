import {
  type GlassPlace,
  type Joinable,
  type JoinedWall,
  joinedAtLeast,
  type OwnWall,
  type WallDraft,
  type WallPlace,
} from '@psifida/contract/content/joined-wall';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { WallRow } from '../../../db/display-tables.ts';
import { anyOf } from '../../../db/query.ts';
import type { Tables } from '../../../db/tables.ts';
import { tagsOnGlass } from '../../../releases/expected.ts';

/** Numbers in JSON are numbers; their names are the contract's. */
const placeOf = sql`jsonb_build_object(
  'display', joined_wall_place.display_id,
  'xMm', joined_wall_place.x_mm, 'yMm', joined_wall_place.y_mm,
  'widthMm', joined_wall_place.width_mm, 'heightMm', joined_wall_place.height_mm
)`;
/** As one reads them: from the top, and there from the left. */
const inOrder = sql`joined_wall_place.y_mm, joined_wall_place.x_mm, joined_wall_place.display_id`;

const selectWalls = (db: Kysely<Tables>) =>
  db
    .selectFrom('joined_wall')
    .selectAll()
    .select(
      sql<WallPlace[]>`coalesce((
        select jsonb_agg(${placeOf} order by ${inOrder})
        from joined_wall_place where joined_wall_place.wall_id = joined_wall.id
      ), '[]')`.as('places'),
    );

const toWall = (row: WallRow & { places: WallPlace[] }): JoinedWall => ({
  id: row.id,
  system: row.system,
  name: row.name,
  languageMode: row.language_mode,
  viewingDistanceMm: row.viewing_distance_mm,
  places: row.places,
  version: row.version,
});

export const list = async (db: Kysely<Tables>): Promise<JoinedWall[]> =>
  (await selectWalls(db).orderBy(sql`name collate "el-x-icu"`).orderBy('id').execute()).map(toWall);

export async function find(db: Kysely<Tables>, id: string): Promise<JoinedWall | undefined> {
  const row = await selectWalls(db).where('id', '=', id).executeTakeFirst();
  return row && toWall(row);
}

/** Whoever changes one waits for whoever does: also for one that is moved to another system meanwhile. */
export async function lockDisplays(tx: Transaction<Tables>, ids: readonly string[]): Promise<Joinable[]> {
  const chosen = anyOf([...ids]);
  await tx.selectFrom('display').select('id').where('id', '=', chosen).orderBy('id').forUpdate().execute();
  // Read after they are held: in which wall they are may have changed while this waited.
  return tx
    .selectFrom('display')
    .leftJoin('joined_wall_place', 'joined_wall_place.display_id', 'display.id')
    .select(['display.id', 'display.name', 'display.system', 'joined_wall_place.wall_id as wall'])
    .where('display.id', '=', chosen)
    .execute();
}

export const lock = (tx: Transaction<Tables>, id: string) =>
  tx.selectFrom('joined_wall').select('id').where('id', '=', id).forUpdate().executeTakeFirst();

const columns = ({ system, name, languageMode, viewingDistanceMm }: WallDraft) => ({
  system,
  name,
  language_mode: languageMode,
  viewing_distance_mm: viewingDistanceMm,
});

/** Whether it was not there yet. */
export async function insert(tx: Transaction<Tables>, id: string, draft: WallDraft): Promise<boolean> {
  const made = await tx
    .insertInto('joined_wall')
    .values({ id, ...columns(draft) })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  if (made) await lay(tx, id, draft.places);
  return made !== undefined;
}

export async function update(tx: Transaction<Tables>, id: string, draft: WallDraft): Promise<void> {
  await tx
    .updateTable('joined_wall')
    .set((eb) => ({ ...columns(draft), version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute();
  await tx.deleteFrom('joined_wall_place').where('wall_id', '=', id).execute();
  await lay(tx, id, draft.places);
}

const lay = (tx: Transaction<Tables>, wall: string, places: readonly WallPlace[]) =>
  tx
    .insertInto('joined_wall_place')
    .values(
      places.map(({ display, xMm, yMm, widthMm, heightMm }) => ({
        ...{ display_id: display, wall_id: wall },
        ...{ x_mm: xMm, y_mm: yMm, width_mm: widthMm, height_mm: heightMm },
      })),
    )
    .execute();

export const remove = (tx: Transaction<Tables>, id: string) =>
  tx.deleteFrom('joined_wall').where('id', '=', id).execute();

/** Takes it out of the wall that it is in; whoever has that open has it as it no longer is. */
export async function leave(tx: Transaction<Tables>, display: string): Promise<void> {
  const left = await tx
    .deleteFrom('joined_wall_place')
    .where('display_id', '=', display)
    .returning('wall_id')
    .executeTakeFirst();
  if (!left) return;
  await tx
    .updateTable('joined_wall')
    .set((eb) => ({ version: eb('version', '+', 1) }))
    .where('id', '=', left.wall_id)
    .execute();
}

type OwnRow = Pick<OwnWall, 'id' | 'languageMode' | 'viewingDistanceMm'> & { places: WallPlace[] };

/** Of a display that asks; it is asked in the same query as the rest, since every display asks every few seconds. */
export const wallOf = sql<OwnRow | null>`(
  select jsonb_build_object(
    'id', joined_wall.id, 'languageMode', language_mode,
    'viewingDistanceMm', joined_wall.viewing_distance_mm,
    'places', (
      select jsonb_agg(${placeOf} order by ${inOrder}) from joined_wall_place
      where joined_wall_place.wall_id = joined_wall.id
    )
  )
  from joined_wall_place as own join joined_wall on joined_wall.id = own.wall_id
  where own.display_id = display.id
)`;

const bare = ({ xMm, yMm, widthMm, heightMm }: GlassPlace): GlassPlace => ({ xMm, yMm, widthMm, heightMm });

type Joined = { id: string; wall: OwnRow | null } & Parameters<typeof tagsOnGlass>[0];

/** One that was left alone shows everything by itself. */
export function toOwnWall(row: Joined): OwnWall | null {
  if (!row.wall || row.wall.places.length < joinedAtLeast) return null;
  const { places, ...rest } = row.wall;
  return {
    ...rest,
    tags: tagsOnGlass(row),
    places: places.map(bare),
    own: places.findIndex((one) => one.display === row.id),
  };
}
