import { endpoints } from '@psifida/contract/endpoints/all';
import type { Deleted } from '@psifida/contract/endpoints/bin';
import type { FastifyInstance } from 'fastify';
import { type Kysely, sql } from 'kysely';
import { deleteByAge } from '../../concurrency/clock.ts';
import { repeatHourly } from '../../concurrency/repeat.ts';
import { emptyBin } from '../../db/empty-bin.ts';
import { readPage } from '../../db/page-by-cursor.ts';
import { anyOf } from '../../db/query.ts';
import { recordActivities } from '../../db/record-activity.ts';
import type { BinRow, Tables } from '../../db/tables.ts';
import type { CheckLink } from '../../documents/check-new-links.ts';
import type { Deps } from '../../documents/write-documents.ts';
import type { Bind } from '../../http/bind.ts';
import type { Actor } from '../../releases/demand-approval.ts';
import { restoreFromBin } from './restore-from-bin.ts';

type BinDeps = Deps & { checkLink: CheckLink; now: () => number; keepBinDays: number };

const day = 24 * 60 * 60_000;

/** For administrators: what was deleted lately. For everybody else it is gone. */
export function binRoutes({ app, bind, ...deps }: BinDeps & { app: FastifyInstance; bind: Bind }): void {
  const { db, keepBinDays } = deps;
  bind(endpoints.listBin, ({ query }) =>
    readPage(db.selectFrom('bin').selectAll(), { order: 'deleted', ...query }, (rows) =>
      rows.map((row) => toDeleted(row, keepBinDays)),
    ),
  );
  bind(endpoints.restoreFromBin, ({ query, body, caller }) =>
    restoreFromBin(deps, { ...body, by: caller, acknowledged: query }),
  );
  bind(endpoints.emptyBin, ({ body, caller }) => eraseFromBin(db, { ...body, by: caller }));
  repeatHourly(app, { name: 'empty-bin', failed: 'emptying the bin failed' }, () => emptyOld(deps));
}

const toDeleted = (row: BinRow, keepBinDays: number): Deleted => ({
  id: row.id,
  kind: row.kind,
  system: row.system,
  title: { el: row.title_el, en: row.title_en },
  deletedAt: row.deleted_at.toISOString(),
  deletedBy: { id: row.deleted_by_id, name: row.deleted_by_name },
  until: new Date(row.deleted_at.getTime() + keepBinDays * day).toISOString(),
});

const eraseFromBin = (
  db: Kysely<Tables>,
  { ids, by }: { ids: readonly string[] | null; by: Actor },
): Promise<{ erased: number }> =>
  db.transaction().execute(async (tx) => {
    const gone = await emptyBin(tx, ids ? sql`id = ${anyOf(ids)}` : sql`true`);
    await recordActivities(
      tx,
      gone.map(({ id, kind, system, title_el: el, title_en: en }) => ({
        ...{ action: 'emptied', kind, system, subject: id, title: { el, en }, by },
      })),
    );
    return { erased: gone.length };
  });

export const emptyOld = ({ db, now, keepBinDays }: Omit<BinDeps, 'registry' | 'checkLink'>): Promise<void> =>
  deleteByAge(db, { lock: 'bin', now: now() }, async (connection) => {
    await emptyBin(connection, sql`deleted_at < ${new Date(now() - keepBinDays * day)}`);
  });
