import { createHash } from 'node:crypto';
import { isSame } from '@psifida/contract/content/fields';
import { Problem } from '@psifida/contract/problem';
import { type Registry, systemIds } from '@psifida/contract/registry/systems';
import { withoutTimeout } from '@psifida/postgres/connect';
import { type Kysely, sql, type Transaction } from 'kysely';
import { lockSystem } from '../db/lock-system.ts';
import { toContent } from '../db/presentation-columns.ts';
import { anyOf } from '../db/query.ts';
import type { PresentationRow, Tables } from '../db/tables.ts';
import { publishRelease } from '../releases/publish-release.ts';
import { judgeItem, wantedByItems } from './judge-item.ts';
import { type Broken, brokenBy, judgeLeniently } from './judge-presentation.ts';
import { type Known, readFacts, wantedBy } from './read-facts.ts';

const batch = 500;

/** Writes down how each stands now, and says which of those that are shown lost something that they had by it. */
async function recount(
  tx: Transaction<Tables>,
  registry: Registry,
  rows: readonly PresentationRow[],
): Promise<Broken[]> {
  const known = await readFacts(tx, wantedBy(rows.map(toContent)));
  const broken: Broken[] = [];
  for (const row of rows) {
    const verdict = judgeRow(registry, row, known);
    const lost = brokenBy(row, verdict);
    if (lost) broken.push(lost);
    const now = { standing: verdict.standing, complete: verdict.complete, item_cover: verdict.itemCover };
    const { standing, complete, item_cover } = row;
    if (!isSame(sorted(now), sorted({ standing, complete, item_cover })))
      await tx
        .updateTable('presentation')
        .set({ ...now, standing: JSON.stringify(now.standing) })
        .where('id', '=', row.id)
        .execute();
  }
  return broken;
}

const judgeRow = (registry: Registry, row: PresentationRow, known: Known) =>
  judgeLeniently(known, { system: registry[row.system], content: toContent(row), active: false });

/** The database gives the keys of a JSON object in an order of its own. */
const sorted = ({ standing, ...rest }: Pick<PresentationRow, 'standing' | 'complete' | 'item_cover'>) => ({
  ...rest,
  standing: Object.entries(standing).sort(),
});

const listRows = (tx: Transaction<Tables>, ids: readonly string[]) =>
  tx.selectFrom('presentation').selectAll().where('id', '=', anyOf(ids)).orderBy('id').execute();

type Foreseen = { ids: readonly string[]; items: Known['items'] };

/** Which of these presentations that are shown would fall below a minimum if items were as they are here; nothing is written. */
export async function createForesight(
  tx: Transaction<Tables>,
  registry: Registry,
  presentations: readonly string[],
): Promise<(change: Foreseen) => Broken[]> {
  const rows = presentations.length ? await listRows(tx, presentations) : [];
  const known = await readFacts(tx, wantedBy(rows.map(toContent)));
  return ({ ids, items }) => {
    const changed = { ...known, items: new Map([...known.items, ...items]) };
    const wanted = new Set(ids);
    return rows
      .filter(({ id }) => wanted.has(id))
      .flatMap((row) => brokenBy(row, judgeRow(registry, row, changed)) ?? []);
  };
}

/** What presentations are made of has changed: one that is shown must still lack nothing that it had, or the change is refused. */
export async function countAgain(
  tx: Transaction<Tables>,
  registry: Registry,
  ids: readonly string[],
): Promise<void> {
  if (!ids.length) return;
  const [broken] = await recount(tx, registry, await listRows(tx, ids));
  if (broken) throw new Problem('presentation.incomplete', broken);
}

/** An image of recipes, dishes or products has another file now. An active one must still lack nothing. */
export async function countItemsAgain(tx: Transaction<Tables>, ids: readonly string[]): Promise<void> {
  if (!ids.length) return;
  const rows = await tx.selectFrom('library_item').selectAll().where('id', '=', anyOf(ids)).execute();
  const known = await readFacts(tx, wantedByItems(rows.map(({ content }) => content)));
  for (const { id, kind, active, content, title_el: el, title_en: en } of rows) {
    const { standing, missing } = judgeItem(known, { kind, content, active: false });
    if (active && missing.length)
      throw new Problem('item.incomplete', { missing, item: { id, kind, title: { el, en } } });
    await tx
      .updateTable('library_item')
      .set({ standing: JSON.stringify(standing), complete: missing.length === 0 })
      .where('id', '=', id)
      .execute();
  }
}

/** At start, when the operator has changed the minimums: what is shown stays shown, but lists say what it now lacks. */
export async function countAllAfterChange(db: Kysely<Tables>, registry: Registry): Promise<void> {
  const hash = createHash('sha256').update(JSON.stringify(registry)).digest('hex');
  const isSeen = async (reader: Kysely<Tables>) =>
    !!(await reader.selectFrom('registry_seen').select('hash').where('hash', '=', hash).executeTakeFirst());
  if (await isSeen(db)) return;
  const count = async (tx: Transaction<Tables>) => {
    await sql`lock table registry_seen in exclusive mode`.execute(tx);
    if (await isSeen(tx)) return;
    const systems = systemIds.toSorted();
    for (const system of systems) await lockSystem(tx, system);
    let after: string | null = null;
    for (;;) {
      const rows = await tx
        .selectFrom('presentation')
        .selectAll()
        .$if(after !== null, (query) => query.where('id', '>', after ?? ''))
        .orderBy('id')
        .limit(batch)
        .forUpdate()
        .execute();
      await recount(tx, registry, rows);
      const last = rows.at(-1);
      if (!last) break;
      after = last.id;
    }
    for (const system of systems)
      await publishRelease(tx, { registry, system, by: null, acknowledged: null });
    await tx.deleteFrom('registry_seen').execute();
    await tx.insertInto('registry_seen').values({ hash }).execute();
  };
  await withoutTimeout(db, (patient) => patient.transaction().execute(count));
}
