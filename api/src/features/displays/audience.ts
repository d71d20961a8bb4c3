import type { Person } from '@psifida/contract/content/presentation';
import { isMeantFor } from '@psifida/contract/content/tags';
import type { ActivityAction } from '@psifida/contract/endpoints/activity';
import { Problem } from '@psifida/contract/problem';
import type { FieldCode } from '@psifida/contract/problems';
import { type Kysely, sql, type Transaction } from 'kysely';
import { anyOf } from '../../db/query.ts';
import { recordActivity } from '../../db/record-activity.ts';
import type { Tables } from '../../db/tables.ts';
import { type Caller, demand } from '../../http/sign-in.ts';

/** For whom something is: displays by name, all with one of these tags, or all. */
export type Audience = { displays: string[] | null; tags: string[] };

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

/** The displays that are meant and may be changed: whoever names some is told which they may not; 'all' are all of theirs. */
export async function editableOf(tx: Kysely<Tables>, audience: Audience, by: Pick<Caller, 'may'>) {
  const ids = await audienceOf(tx, audience);
  const rows = await tx
    .selectFrom('display')
    .innerJoin('display_health as health', 'health.display_id', 'display.id')
    .select(['display.id', 'display.name', 'display.system'])
    .select(sql<string[] | null>`health.report -> 'machine' -> 'abilities'`.as('abilities'))
    .$if(ids !== null, (query) => query.where('display.id', '=', anyOf(ids ?? [])))
    .orderBy(sql`display.name collate "el-x-icu"`)
    .execute();
  if (audience.displays) for (const { system } of rows) demand(by, 'edit', system);
  return rows.filter(({ system }) => by.may('edit', system));
}
export type Meant = Awaited<ReturnType<typeof editableOf>>;

const namedInActivity = 3;

/** One action, whatever the number of displays; the first of them stand for all. */
export function recordForMany(
  tx: Transaction<Tables>,
  { action, meant, by }: { action: ActivityAction; meant: Meant; by: Person },
): Promise<void> {
  const [first] = meant;
  const names = meant.slice(0, namedInActivity).map(({ name }) => name);
  const more = meant.length - names.length;
  const title = [...names, ...(more > 0 ? [`+${more}`] : [])].join(', ');
  const isOfOne = new Set(meant.map(({ system }) => system)).size === 1;
  return recordActivity(tx, {
    action,
    system: isOfOne ? (first?.system ?? null) : null,
    kind: 'display',
    subject: meant.length === 1 ? (first?.id ?? null) : null,
    title: { el: title, en: title },
    by,
  });
}
