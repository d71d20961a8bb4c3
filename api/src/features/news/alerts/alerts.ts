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
import type { ReadCap } from '../parse-feed.ts';
import { readSettings } from './alert-settings.ts';
import {
  concernsUs,
  goesOutByItself,
  keptDays,
  missingOf,
  type Proposed,
  refusalOf,
  toProposed,
} from './judge-alert.ts';
import { listProposals, toProposal } from './list-alerts.ts';

/** A message of the town, sent and ended in the caller's transaction. */
export type Messages = {
  send(tx: Transaction<Tables>, what: { id: string; draft: EmergencyDraft; by: Person }): Promise<Emergency>;
  end(tx: Transaction<Tables>, what: { id: string; by: Person }): Promise<unknown>;
};

export type AlertDeps = { db: Kysely<Tables>; messages: Messages; now: () => number };

/** More than anybody can judge; a flood waits outside. */
const waitingAtMost = 200;
/** More that go out by themselves at once are a fault or a forgery: the next one waits for a person. */
const byItselfAtMost = 20;

export class AlertRefused extends Problem {
  constructor(readonly reason: AlertRefusal) {
    super('alert.refused', reason === 'signed' ? { reason, setting: 'certificates' } : { reason });
  }
}

type Delivery = {
  read: ReadCap['alerts'][number];
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

/**
 * One after the other: an update, what it updates and a decision about it may come at once.
 * Before the lock of the messages, so that two transactions cannot deadlock.
 */
const lockAlerts = (tx: Transaction<Tables>) => sql`lock table alert in share row exclusive mode`.execute(tx);

/** The one way in, for what machines deliver and what feeds bring. */
export const takeAlert = (deps: AlertDeps, { read, from, senders }: Delivery): Promise<AlertOutcome> => {
  const parsed = capAlert.safeParse(read.alert);
  if (!parsed.success) throw new AlertRefused('not-cap');
  const alert = parsed.data;
  const now = deps.now();
  const refused = read.refusal ?? refusalOf({ alert, senders, now });
  if (refused) throw new AlertRefused(refused);
  return deps.db.transaction().execute(async (tx) => {
    await lockAlerts(tx);
    if (await isKnown(tx, alert, from)) return 'repeated';
    const before = await referenced(tx, alert, from);
    const taken = { alert, before, from, now };
    if (alert.msgType === 'Cancel') return cancel(deps, tx, taken);
    const settings = await readSettings(tx);
    const isSaid = ['Alert', 'Update'].includes(alert.msgType) && !['System', 'Draft'].includes(alert.status);
    if (!isSaid || !alert.info.length) return 'nothing';
    // Also when it is less grave now, or of another place: a person decides what becomes of the earlier one.
    const isUpdate = before.some(({ state }) => state === 'proposed' || state === 'released');
    if (!isUpdate && !concernsUs(alert, settings)) return 'not-for-us';
    const proposed = toProposed(alert, now);
    const byItself =
      !missingOf(proposed).length &&
      goesOutByItself(alert, { ...settings, senders }) &&
      (await isRoomOnGlass(tx, alert, now));
    const waiting = await listProposals(tx, now);
    const replaced = before.filter(({ state }) => state === 'proposed');
    if (!byItself && waiting.length - replaced.length >= waitingAtMost) throw new AlertRefused('too-many');
    await setState(tx, replaced, 'replaced');
    const row = await insert(tx, taken, proposed);
    await record(tx, 'proposed', row, from);
    if (!byItself) return 'proposed';
    await send(deps, tx, { row, words: null, by: from });
    return 'released';
  });
};

/** Of the same sender, brought from the same place. */
const ownOf = (tx: Transaction<Tables>, { sender }: CapAlert, from: Person) =>
  tx.selectFrom('alert').where('by_id', '=', from.id).where('sender', '=', sender);

/** It was here before, or what updates or cancels it was. */
const isKnown = async (tx: Transaction<Tables>, alert: CapAlert, from: Person): Promise<boolean> =>
  (await ownOf(tx, alert, from)
    .select('id')
    .where(({ or, eb }) =>
      or([
        eb('identifier', '=', alert.identifier),
        sql<boolean>`supersedes @> array[${alert.identifier}]::text[]`,
      ]),
    )
    .limit(1)
    .executeTakeFirst()) !== undefined;

/** For one more that nobody looks at; not for one that is there already, brought from another place. */
async function isRoomOnGlass(tx: Transaction<Tables>, alert: CapAlert, now: number): Promise<boolean> {
  const rows = await tx
    .selectFrom('alert')
    .select(['sender', 'identifier'])
    .where('state', '=', 'released')
    .where('until', '>', new Date(now))
    .execute();
  const isThere = rows.some((one) => one.sender === alert.sender && one.identifier === alert.identifier);
  return !isThere && rows.length < byItselfAtMost;
}

const idsOf = ({ references, sender }: CapAlert): string[] =>
  references.filter((one) => one.sender === sender).map(({ identifier }) => identifier);

/** What it updates or cancels: of the same sender alone, and brought from the same place. */
async function referenced(tx: Transaction<Tables>, alert: CapAlert, from: Person): Promise<AlertRow[]> {
  const ids = idsOf(alert);
  return ids.length ? ownOf(tx, alert, from).selectAll().where('identifier', 'in', ids).execute() : [];
}

const setState = async (tx: Transaction<Tables>, rows: readonly AlertRow[], state: AlertRow['state']) => {
  if (!rows.length) return;
  const ids = rows.map(({ id }) => id);
  await tx.updateTable('alert').set({ state }).where('id', 'in', ids).execute();
};

type Taken = { alert: CapAlert; before: readonly AlertRow[]; from: Person; now: number };

const identityOf = ({ alert, from, now }: Taken) => ({
  by_id: from.id,
  by_name: from.name,
  sender: alert.sender,
  identifier: alert.identifier,
  sent: new Date(alert.sent),
  received_at: new Date(now),
  supersedes: idsOf(alert),
  emergency_id: null,
});

const insert = (
  tx: Transaction<Tables>,
  taken: Taken,
  { title, text, ...proposed }: Proposed,
): Promise<AlertRow> => {
  // What a replaced proposal would have replaced is replaced by this one.
  const onGlass = taken.before.flatMap((row) => (row.state === 'released' ? [row.id] : row.replaces));
  return tx
    .insertInto('alert')
    .values({
      ...identityOf(taken),
      state: 'proposed',
      ...proposed,
      title_el: title.el,
      title_en: title.en,
      text_el: text.el,
      text_en: text.en,
      replaces: [...new Set(onGlass)],
    })
    .returningAll()
    .executeTakeFirstOrThrow();
};

const noWords = (now: number) => ({
  ...{ level: 'information' as const, drill: false, area: '', until: new Date(now), replaces: [] },
  ...{ title_el: '', title_en: '', text_el: '', text_en: '' },
});

async function cancel({ messages }: AlertDeps, tx: Transaction<Tables>, taken: Taken): Promise<AlertOutcome> {
  const { alert, before, from, now } = taken;
  if (!idsOf(alert).length) return 'nothing';
  for (const { emergency_id: id } of before) if (id) await messages.end(tx, { id, by: from });
  await setState(tx, before, 'cancelled');
  // Known from now on: a cancellation that is delivered again does nothing, nor does what it cancels if that is late.
  const { id: _, ...words } = before[0] ?? { id: null, ...noWords(now) };
  const done = await tx
    .insertInto('alert')
    .values({ ...words, ...identityOf(taken), state: 'cancelled' })
    .returningAll()
    .executeTakeFirstOrThrow();
  if (!before.length) return 'nothing';
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
  await lockAlerts(tx);
  const row = uuid.safeParse(id).success
    ? await tx
        .selectFrom('alert')
        .selectAll()
        .where('id', '=', id)
        .where('state', '=', 'proposed')
        .where('until', '>', new Date(now))
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
