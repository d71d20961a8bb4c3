import type { Manifest } from '@psifida/contract/content/release';
import type { SystemId } from '@psifida/contract/registry/systems';
import type { Kysely } from 'kysely';
import type { Tables } from '../../db/tables.ts';

export type CurrentRelease = { system: SystemId; number: number; hash: string };

export const listCurrent = (db: Kysely<Tables>): Promise<CurrentRelease[]> =>
  db
    .selectFrom('release')
    .distinctOn('system')
    .select(['system', 'number', 'hash'])
    .orderBy('system')
    .orderBy('number', 'desc')
    .execute();

export async function findManifest(
  db: Kysely<Tables>,
  { system, number }: CurrentRelease,
): Promise<Manifest> {
  const { manifest } = await db
    .selectFrom('release')
    .select('manifest')
    .where('system', '=', system)
    .where('number', '=', number)
    .executeTakeFirstOrThrow();
  return JSON.parse(manifest);
}
