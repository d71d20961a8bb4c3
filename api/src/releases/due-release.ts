import type { SystemId } from '@psifida/contract/registry/systems';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../db/tables.ts';
import { hangTogether } from './expected.ts';

type Due = {
  number: number;
  hash: string;
  /** When it became due without being made: it was opened, or another display became the first one. */
  opened_at: Date | null;
  /** Since when it has been due. */
  due_at: Date;
};

/** The one a display is due, joined laterally to `display`: the newest, or where that is held the newest for all. */
export const dueRelease = sql<Due>`(
  select release.number, release.hash, careful.due_since as opened_at,
    greatest(release.made_at, first_display.due_since) as due_at
  from release left join first_display as careful on careful.system = release.system
  left join first_display
    on first_display.system = release.system and first_display.display_id is distinct from display.id
    and not ${hangTogether(sql.ref('display.id'), sql.ref('first_display.display_id'))}
  where release.system = display.system
    and (first_display.system is null or not first_display.is_on or release.number <= first_display.open_number)
  order by release.number desc limit 1
)`.as<'due'>('due');

export type DueRelease = { system: SystemId; number: number; hash: string };

/** Every release that some display may be due: of most systems one, of one with a held release two. */
export async function listDue(db: Kysely<Tables>): Promise<DueRelease[]> {
  const { rows } = await sql<DueRelease>`
    select distinct due.* from system cross join lateral (
      (select system, number, hash from release where system = system.id order by number desc limit 1)
      union
      (
        select release.system, number, hash from release join first_display using (system)
        where system = system.id and is_on and number <= open_number order by number desc limit 1
      )
    ) as due
    order by system, number desc
  `.execute(db);
  return rows;
}

export async function findDue(db: Kysely<Tables>, display: string): Promise<DueRelease | undefined> {
  const { rows } = await sql<DueRelease>`
    select display.system, due.number, due.hash from display cross join lateral ${dueRelease} where display.id = ${display}
  `.execute(db);
  return rows[0];
}
