import type { AlertProposal } from '@psifida/contract/content/cap';
import type { Kysely } from 'kysely';
import type { AlertRow } from '../../../db/display-tables.ts';
import type { Tables } from '../../../db/tables.ts';
import { missingOf } from './judge-alert.ts';

export const toProposal = (row: AlertRow): AlertProposal => {
  const words = {
    title: { el: row.title_el, en: row.title_en },
    text: { el: row.text_el, en: row.text_en },
  };
  return {
    id: row.id,
    source: row.by_name,
    sender: row.sender,
    sent: row.sent.toISOString(),
    receivedAt: row.received_at.toISOString(),
    level: row.level,
    drill: row.drill,
    ...words,
    missing: missingOf(words),
    until: row.until.toISOString(),
    area: row.area,
    replaces: row.replaces.length > 0,
  };
};

export const listProposals = (db: Kysely<Tables>, now: number): Promise<AlertRow[]> =>
  db
    .selectFrom('alert')
    .selectAll()
    .where('state', '=', 'proposed')
    .where('until', '>', new Date(now))
    .orderBy('received_at', 'desc')
    .orderBy('id')
    .execute();

type ListDeps = { db: Kysely<Tables>; now: () => number };

export async function listAlerts({ db, now }: ListDeps) {
  const failing = await db
    .selectFrom('alert_source')
    .select(['id', 'name', 'failing_since', 'failure'])
    .where('failing_since', 'is not', null)
    .orderBy('name')
    .execute();
  return {
    items: (await listProposals(db, now())).map(toProposal),
    failing: failing.flatMap(({ id, name, failing_since: since, failure: reason }) =>
      since && reason ? [{ id, name, since: since.toISOString(), reason }] : [],
    ),
  };
}
