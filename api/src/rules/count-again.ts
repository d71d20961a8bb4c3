import { createHash } from 'node:crypto';
import type { Registry } from '@psifida/contract/registry/systems';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { PresentationRow, Tables } from '../db/tables.ts';
import { Problem } from '../problem.ts';
import { judgeContent } from './judge-content.ts';
import { toContent } from './to-content.ts';

const batch = 500;

async function count(tx: Transaction<Tables>, registry: Registry, row: PresentationRow, active: boolean) {
  const verdict = await judgeContent(tx, { system: registry[row.system], content: toContent(row), active });
  await tx
    .updateTable('presentation')
    .set({ standing: JSON.stringify(verdict.standing), complete: verdict.missing.length === 0 })
    .where('id', '=', row.id)
    .execute();
}

/** Something that presentations are made of has changed. One that is shown must still lack nothing, or the change is refused. */
export async function countAgain(
  tx: Transaction<Tables>,
  registry: Registry,
  ids: readonly string[],
): Promise<void> {
  if (!ids.length) return;
  const rows = await tx.selectFrom('presentation').selectAll().where('id', 'in', ids).execute();
  for (const row of rows)
    await count(tx, registry, row, row.active).catch((error: unknown) => {
      if (!(error instanceof Problem)) throw error;
      const { id, system } = row;
      throw new Problem(error.code, {
        ...error.params,
        presentation: { id, system, title: toContent(row).title },
      });
    });
}

/** At start, when the operator has changed the minimums: what is shown stays shown, but lists say what it now lacks. */
export async function countAllAfterChange(db: Kysely<Tables>, registry: Registry): Promise<void> {
  const hash = createHash('sha256').update(JSON.stringify(registry)).digest('hex');
  const isSeen = async (reader: Kysely<Tables>) =>
    !!(await reader.selectFrom('registry_seen').select('hash').where('hash', '=', hash).executeTakeFirst());
  if (await isSeen(db)) return;
  await db.transaction().execute(async (tx) => {
    await sql`lock table registry_seen in exclusive mode`.execute(tx);
    if (await isSeen(tx)) return;
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
      for (const row of rows) await recount(tx, registry, row);
      const last = rows.at(-1);
      if (!last) break;
      after = last.id;
    }
    await tx.deleteFrom('registry_seen').execute();
    await tx.insertInto('registry_seen').values({ hash }).execute();
  });
}

/** Sections may have been taken from a system: what is left over is kept, and the presentation counts as incomplete. */
async function recount(tx: Transaction<Tables>, registry: Registry, row: PresentationRow): Promise<void> {
  await count(tx, registry, row, false).catch(async (error: unknown) => {
    if (!(error instanceof Problem)) throw error;
    await tx
      .updateTable('presentation')
      .set({ complete: false, standing: '{}' })
      .where('id', '=', row.id)
      .execute();
  });
}
