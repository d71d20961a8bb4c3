import { type AlertOutcome, type AlertRefusal, type CapAlert, capAlert } from '@psifida/contract/content/cap';
import type { Emergency, EmergencyDraft } from '@psifida/contract/content/display';
import type { Person } from '@psifida/contract/content/presentation';
import { uuid } from '@psifida/contract/content/uuid';
import { Problem } from '@psifida/contract/problem';
import { type Kysely, sql, type Transaction } from 'kysely';
import { clockIsTrusted } from '../../../concurrency/clock.ts';
import type { AlertRow } from '../../../db/display-tables.ts';
import { recordActivity } from '../../../db/record-activity.ts';
import type { Tables } from '../../../db/tables.ts';
import { readSettings } from './alert-settings.ts';
import { concernsUs, goesOutByItself, missingOf, refusalOf, toProposed } from './judge-alert.ts';
import { listProposals, toProposal } from './list-alerts.ts';

/** A message of the town, sent and ended in the caller's transaction. */
export type Messages = {
  send(tx: Transaction<Tables>, what: { id: string; draft: EmergencyDraft; by: Person }): Promise<Emergency>;
  end(tx: Transaction<Tables>, what: { id: string; by: Person }): Promise<unknown>;
};

export type AlertDeps = { db: Kysely<Tables>; messages: Messages; now: () => number };

/** More than anybody can judge; a flood waits outside. */
const waitingAtMost = 200;
const keptDays = 400;

export class AlertRefused extends Problem {
  constructor(readonly reason: AlertRefusal) {
    super('alert.refused', { reason });
  }
}

type Delivery = {
  read: { isSigned: boolean; alert: unknown };
  from: Person;
  /** Whose warnings are taken from there; empty: whoever it names. */
  senders: readonly string[];
};

const record = (
  tx: Transaction<Tables>,
  action: 'proposed' | 'dismissed',
  { id, title_el, title_en }: AlertRow,
  by: Person,
) =>
  recordActivity(tx, {
    action,
    system: null,
    kind: 'emergency',
    subject: id,
    title: { el: title_el || title_en, en: title_en || title_el },
    by,
  });

/** The one way in, for what machines deliver and what feeds bring. */
export const takeAlert = (deps: AlertDeps, { read, from, senders }: Delivery): Promise<AlertOutcome> => {
  const parsed = capAlert.safeParse(read.alert);
  if (!parsed.success) throw new AlertRefused('not-cap');
  const alert = parsed.data;
  const now = deps.now();
  const refused = refusalOf({ alert, isSigned: read.isSigned, senders, now });
  if (refused) throw new AlertRefused(refused);
  return deps.db.transaction().execute(async (tx) => {
    // One after the other: an update and what it updates may come at once.
    await sql`lock table alert in share row exclusive mode`.execute(tx);
    const known = await tx
      .selectFrom('alert')
      .select('id')
      .where('sender', '=', alert.sender)
      .where('identifier', '=', alert.identifier)
      .executeTakeFirst();
    if (known) return 'repeated';
    const before = await referenced(tx, alert, from);
    if (alert.msgType === 'Cancel') return cancel(deps, tx, { alert, before, from, now });
    const settings = await readSettings(tx);
    const isSaid = ['Alert', 'Update'].includes(alert.msgType) && !['System', 'Draft'].includes(alert.status);
    if (!isSaid || !alert.info.length) return 'nothing';
    if (!concernsUs(alert, settings)) return 'not-for-us';
    const waiting = await listProposals(tx, now);
    const replaced = before.filter(({ state }) => state === 'proposed');
    if (waiting.length - replaced.length >= waitingAtMost) throw new AlertRefused('too-many');
    await setState(tx, replaced, 'replaced');
    const row = await insert(tx, { alert, before, from, now });
    await record(tx, 'proposed', row, from);
    if (missingOf(toProposal(row)).length || !goesOutByItself(alert, { ...settings, senders }))
      return 'proposed';
    await send(deps, tx, { row, words: null, by: from });
    return 'released';
  });
};

/** What it updates or cancels: of the same sender alone, and brought from the same place. */
async function referenced(tx: Transaction<Tables>, alert: CapAlert, from: Person): Promise<AlertRow[]> {
  const own = alert.references.filter(({ sender }) => sender === alert.sender);
  if (!own.length) return [];
  return tx
    .selectFrom('alert')
    .selectAll()
    .where('by_id', '=', from.id)
    .where('sender', '=', alert.sender)
    .where(
      'identifier',
      'in',
      own.map(({ identifier }) => identifier),
    )
    .execute();
}

const setState = async (tx: Transaction<Tables>, rows: readonly AlertRow[], state: AlertRow['state']) => {
  if (!rows.length) return;
  const ids = rows.map(({ id }) => id);
  await tx.updateTable('alert').set({ state }).where('id', 'in', ids).execute();
};

type Taken = { alert: CapAlert; before: readonly AlertRow[]; from: Person; now: number };

const insert = (tx: Transaction<Tables>, { alert, before, from, now }: Taken): Promise<AlertRow> => {
  const { title, text, ...proposed } = toProposed(alert, now);
  // What a replaced proposal would have replaced is replaced by this one.
  const onGlass = before.flatMap((row) => (row.state === 'released' ? [row.id] : row.replaces));
  return tx
    .insertInto('alert')
    .values({
      by_id: from.id,
      by_name: from.name,
      sender: alert.sender,
      identifier: alert.identifier,
      sent: new Date(alert.sent),
      received_at: new Date(now),
      state: 'proposed',
      ...proposed,
      title_el: title.el,
      title_en: title.en,
      text_el: text.el,
      text_en: text.en,
      replaces: [...new Set(onGlass)],
      emergency_id: null,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
};

async function cancel(
  { messages }: AlertDeps,
  tx: Transaction<Tables>,
  { alert, before, from, now }: Taken,
): Promise<AlertOutcome> {
  if (!before.length) return 'nothing';
  for (const { emergency_id: id } of before) if (id) await messages.end(tx, { id, by: from });
  await setState(tx, before, 'cancelled');
  // Known from now on: a cancellation that is delivered again does nothing.
  const [first] = before as [AlertRow];
  const { id: _, emergency_id: __, ...row } = first;
  const { sender, identifier } = alert;
  const kept = { ...row, sender, identifier, sent: new Date(alert.sent), received_at: new Date(now) };
  const done = await tx
    .insertInto('alert')
    .values({ ...kept, state: 'cancelled', emergency_id: null })
    .returningAll()
    .executeTakeFirstOrThrow();
  await record(tx, 'dismissed', done, from);
  return 'ended';
}

type Sending = { row: AlertRow; words: Pick<EmergencyDraft, 'title' | 'text'> | null; by: Person };

async function send({ messages }: AlertDeps, tx: Transaction<Tables>, { row, words, by }: Sending) {
  const { title, text, level, drill, until, missing } = toProposal(row);
  if (missing.length && !words) throw new Problem('alert.language-missing', { missing });
  const replaced = row.replaces.length
    ? await tx.selectFrom('alert').selectAll().where('id', 'in', row.replaces).execute()
    : [];
  for (const { emergency_id: id } of replaced) if (id) await messages.end(tx, { id, by });
  await setState(tx, replaced, 'replaced');
  const draft = { level, drill, until, displays: null, tags: [], ...(words ?? { title, text }) };
  const sent = await messages.send(tx, { id: row.id, draft, by });
  await tx
    .updateTable('alert')
    .set({ state: 'released', emergency_id: sent.id })
    .where('id', '=', row.id)
    .execute();
  return sent;
}

async function waiting(tx: Transaction<Tables>, id: string, now: number): Promise<AlertRow> {
  const row = uuid.safeParse(id).success
    ? await tx
        .selectFrom('alert')
        .selectAll()
        .where('id', '=', id)
        .where('state', '=', 'proposed')
        .where('until', '>', new Date(now))
        .forUpdate()
        .executeTakeFirst()
    : undefined;
  if (!row) throw new Problem('alert.not-found', { id });
  return row;
}

type Deciding = { id: string; by: Person };

export const releaseAlert = (
  deps: AlertDeps,
  { id, words, by }: Deciding & Pick<Sending, 'words'>,
): Promise<Emergency> =>
  deps.db.transaction().execute(async (tx) => {
    const row = await waiting(tx, id, deps.now());
    return send(deps, tx, { row, words, by });
  });

export const dismissAlert = ({ db, now }: AlertDeps, { id, by }: Deciding): Promise<Record<string, never>> =>
  db.transaction().execute(async (tx) => {
    const row = await waiting(tx, id, now());
    await setState(tx, [row], 'dismissed');
    await record(tx, 'dismissed', row, by);
    return {};
  });

export const forgetOld = (db: Kysely<Tables>) =>
  db
    .deleteFrom('alert')
    .where('until', '<', sql<Date>`now() - make_interval(days => ${keptDays})`)
    .where(clockIsTrusted(Date.now()))
    .execute();
