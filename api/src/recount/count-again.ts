import { createHash } from 'node:crypto';
import { isSame } from '@psifida/contract/content/fields';
import { Problem } from '@psifida/contract/problem';
import { leavesTooFew, type Missing } from '@psifida/contract/registry/check';
import { type Registry, systemIds } from '@psifida/contract/registry/systems';
import { patiently } from '@psifida/postgres/connect';
import { type Kysely, sql, type Transaction } from 'kysely';
import { anyOf } from '../db/any-of.ts';
import { lockSystem } from '../db/lock-system.ts';
import type { PresentationRow, Tables } from '../db/tables.ts';
import { toContent } from '../presentation-row/to-content.ts';
import { publishRelease } from '../releases/publish-release.ts';
import { judgeWith, type Verdict } from '../rules/judge-content.ts';
import { type Known, readFacts, wantedBy } from '../rules/read-facts.ts';

const batch = 500;

type Recounted = { row: PresentationRow; missing: Missing[]; lost: Missing[] };

/** Sections may have been taken from a system: what is left over is kept, and the presentation counts as incomplete. */
function judgeLeniently(registry: Registry, row: PresentationRow, known: Known): Verdict | null {
  try {
    return judgeWith(known, { system: registry[row.system], content: toContent(row), active: false });
  } catch (error) {
    if (error instanceof Problem) return null;
    throw error;
  }
}

/** Writes down how each stands now, and says what each has lost by it. */
async function recount(
  tx: Transaction<Tables>,
  registry: Registry,
  rows: readonly PresentationRow[],
): Promise<Recounted[]> {
  const known = await readFacts(tx, wantedBy(rows.map(toContent)));
  const counted: Recounted[] = [];
  for (const row of rows) {
    const verdict = judgeLeniently(registry, row, known);
    counted.push(compare(row, verdict));
    const now = {
      standing: verdict?.standing ?? {},
      complete: verdict?.missing.length === 0,
      item_cover: verdict?.itemCover ?? null,
    };
    const { standing, complete, item_cover } = row;
    if (!isSame(sorted(now), sorted({ standing, complete, item_cover })))
      await tx
        .updateTable('presentation')
        .set({ ...now, standing: JSON.stringify(now.standing) })
        .where('id', '=', row.id)
        .execute();
  }
  return counted;
}

function compare(row: PresentationRow, verdict: Verdict | null): Recounted {
  const missing = verdict?.missing ?? [];
  const lost = missing.filter(({ kind, have, atLeast }) =>
    leavesTooFew({ before: row.standing[kind] ?? 0, after: have, atLeast }),
  );
  return { row, missing, lost };
}

/** The database gives the keys of a JSON object in an order of its own. */
const sorted = ({ standing, ...rest }: Pick<PresentationRow, 'standing' | 'complete' | 'item_cover'>) => ({
  ...rest,
  standing: Object.entries(standing).sort(),
});

export type Broken = {
  presentation: Pick<PresentationRow, 'id' | 'system'> & { title: { el: string; en: string } };
  missing: Missing[];
};

/** Something that presentations are made of has changed: which of those that are shown would fall below a minimum by it? */
export async function findBroken(
  tx: Transaction<Tables>,
  registry: Registry,
  ids: readonly string[],
): Promise<Broken[]> {
  if (!ids.length) return [];
  return toBroken(await recount(tx, registry, await listRows(tx, ids)));
}

/** The same question before anything is written: if these items were as they are here? */
export async function foreseeBroken(
  tx: Transaction<Tables>,
  registry: Registry,
  { ids, items }: { ids: readonly string[]; items: Known['items'] },
): Promise<Broken[]> {
  if (!ids.length) return [];
  const rows = await listRows(tx, ids);
  const known = await readFacts(tx, wantedBy(rows.map(toContent)));
  const changed = { ...known, items: new Map([...known.items, ...items]) };
  return toBroken(rows.map((row) => compare(row, judgeLeniently(registry, row, changed))));
}

const listRows = (tx: Transaction<Tables>, ids: readonly string[]) =>
  tx.selectFrom('presentation').selectAll().where('id', '=', anyOf(ids)).orderBy('id').execute();

const toBroken = (counted: readonly Recounted[]): Broken[] =>
  counted
    .filter(({ row, lost }) => row.active && lost.length > 0)
    .map(({ row: { id, system, title_el: el, title_en: en }, missing }) => ({
      presentation: { id, system, title: { el, en } },
      missing,
    }));

/** One that is shown must still lack nothing that it had, or the change is refused. */
export async function countAgain(...input: Parameters<typeof findBroken>): Promise<void> {
  const [broken] = await findBroken(...input);
  if (broken) throw new Problem('presentation.incomplete', broken);
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
    for (const system of systems) await publishRelease(tx, { registry, system, by: null, knowing: null });
    await tx.deleteFrom('registry_seen').execute();
    await tx.insertInto('registry_seen').values({ hash }).execute();
  };
  await patiently(db, (patient) => patient.transaction().execute(count));
}
