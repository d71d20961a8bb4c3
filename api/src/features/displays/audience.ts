import { isMeantFor } from '@psifida/contract/content/tags';
import { Problem } from '@psifida/contract/problem';
import type { FieldCode } from '@psifida/contract/problems';
import type { Kysely } from 'kysely';
import type { Tables } from '../../db/tables.ts';

/** For whom something is: displays by name, all with one of these tags, or all. */
export type Audience = { displays: string[] | null; tags: string[] };

/** The displays that have one of these tags. */
async function displaysWith(db: Kysely<Tables>, tags: readonly string[]): Promise<string[]> {
  const rows = await db.selectFrom('display').select(['id', 'tags']).orderBy('id').execute();
  return rows.filter((row) => isMeantFor(tags, row.tags)).map(({ id }) => id);
}

const countDisplays = async (db: Kysely<Tables>, ids: readonly string[]): Promise<number> =>
  (
    await db
      .selectFrom('display')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('id', 'in', ids)
      .executeTakeFirstOrThrow()
  ).count;

const refuse = (field: 'displays' | 'tags', code: FieldCode): never => {
  throw new Problem('input.invalid', {}, [{ path: [field], code }]);
};

/** The displays that it is for now; null: all of them. What would reach nobody is refused. */
export async function audienceOf(tx: Kysely<Tables>, { displays, tags }: Audience): Promise<string[] | null> {
  if (tags.length) {
    if (displays) return refuse('tags', 'field.invalid');
    const tagged = await displaysWith(tx, tags);
    return tagged.length ? tagged : refuse('tags', 'field.unknown');
  }
  const chosen = displays && [...new Set(displays)];
  if (chosen && (await countDisplays(tx, chosen)) < chosen.length) return refuse('displays', 'field.unknown');
  return chosen;
}
