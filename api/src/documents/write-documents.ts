import type { Bilingual } from '@psifida/contract/bilingual';
import type { Acknowledged } from '@psifida/contract/endpoints/acknowledged';
import type { ActionKind, ActivityAction } from '@psifida/contract/endpoints/activity';
import { Problem } from '@psifida/contract/problem';
import type { FieldIssue } from '@psifida/contract/problem-shape';
import type { Registry, SystemId } from '@psifida/contract/registry/systems';
import { type Kysely, sql, type Transaction } from 'kysely';
import { nextTurn } from '../concurrency/delay.ts';
import type { Action } from '../db/record-activity.ts';
import type { Tables } from '../db/tables.ts';
import type { Actor } from '../releases/demand-approval.ts';
import { publishRelease } from '../releases/publish-release.ts';

export type Deps = { db: Kysely<Tables>; registry: Registry };

export type Next<Content> = { content: Content; active: boolean };
/** `null` deletes it, `'same'` leaves it as it is. */
type Wanted<Content> = Next<Content> | null | 'same';

export type Change<Row, Content> = {
  id: string;
  by: Actor;
  /** What they acknowledged that its release may bring about; null where nobody can be asked. */
  acknowledged: Acknowledged | null;
  /** The version it was made from; absent: whichever is there. */
  version?: number | 'new';
  /** A value, or made from the row once that is locked. */
  next:
    | Next<Content>
    | ((current: Row, tx: Transaction<Tables>) => Wanted<Content> | Promise<Wanted<Content>>);
  action?: ActivityAction;
  /** Where in the request the content stands. */
  at?: FieldIssue['path'];
  /** It follows a change of what it is made of: refused only for what it loses, not for what it lacks anyway. */
  follows?: boolean;
};

type StoredRow = { id: string; version: number; active?: boolean; created_by_id: string };

/** A change that may be made as far as versions go; `next` null: it is deleted. */
export type Proposal<Row, Content> = {
  change: Change<Row, Content>;
  before: Row | undefined;
  next: Next<Content> | null;
};
export type Accepted<Row, Content, Verdict> = Proposal<Row, Content> & { verdict: Verdict };
export type Written<Row> = { before: Row | undefined; after: Row | null };

/** `after` is null of what was deleted, and `before` itself where nothing had to be written. */
export type Outcome<Row> = { id: string; before: Row | undefined } & (
  | { after: Row | null }
  | { refused: Problem }
);

/** What differs between presentations, library items and media assets. */
export type DocumentKind<Row extends StoredRow, Content, Verdict> = {
  table: 'presentation' | 'library_item' | 'media_asset';
  /** The systems concerned, in id order (R-RULE-10); `'drafts'`: what turns out to be shown may not be changed. */
  lock(tx: Transaction<Tables>, changes: readonly Change<Row, Content>[]): Promise<'all' | 'drafts'>;
  /** The rows of these ids that are there, locked in the order of their ids. */
  hold(tx: Transaction<Tables>, changes: readonly Change<Row, Content>[]): Promise<Map<string, Row>>;
  notFound(id: string): Problem;
  changedElsewhere(tx: Transaction<Tables>, current: Row): Problem | Promise<Problem>;
  /** Reads and holds what the proposals refer to; the judge is told what was accepted before, and throws a Problem. */
  judge(
    tx: Transaction<Tables>,
    proposals: readonly Proposal<Row, Content>[],
  ): Promise<(proposal: Proposal<Row, Content>, accepted: readonly Proposal<Row, Content>[]) => Verdict>;
  /** How many active ones have to stay. */
  minimum?: {
    countActive(tx: Transaction<Tables>): Promise<number>;
    tooFew(count: { before: number; after: number; isDeleted: boolean }): Problem | null;
  };
  /** Left out of the answer is a new one whose id is taken. */
  store(
    tx: Transaction<Tables>,
    accepted: readonly Accepted<Row, Content, Verdict>[],
  ): Promise<Map<string, Row>>;
  /** What goes with every save: references, revisions, language doubts, activity. */
  keep(tx: Transaction<Tables>, written: readonly Written<Row>[], actions: readonly Action[]): Promise<void>;
  /** As what it stands in the activity list; null: it is not listed there. */
  subject: { system: SystemId | null; kind: ActionKind; titleOf(row: Row): Bilingual } | null;
  /** The systems whose displays show any of what was written. */
  systemsShowing(tx: Transaction<Tables>, written: readonly Written<Row>[]): Promise<readonly SystemId[]>;
};

type Write<Row, Content> = {
  /** No two of the same document. */
  changes: readonly Change<Row, Content>[];
  /** Given by who writes several times in a transaction, and publishes these systems once after that. */
  unpublished?: Set<SystemId>;
};

const judgedPerTurn = 50;

/**
 * Every change of a document: lock, read again, compare versions, judge, write, keep revision, references and activity,
 * publish once. Each change is refused by itself; where the release is refused, nothing is written.
 */
export async function writeDocuments<Row extends StoredRow, Content, Verdict>(
  tx: Transaction<Tables>,
  registry: Registry,
  kind: DocumentKind<Row, Content, Verdict>,
  { changes, unpublished }: Write<Row, Content>,
): Promise<Outcome<Row>[]> {
  const locked = await kind.lock(tx, changes);
  const rows = await kind.hold(tx, changes);

  const outcomes = new Map<string, Outcome<Row>>();
  const settle = (id: string, result: { after: Row | null } | { refused: Problem }) =>
    outcomes.set(id, { id, before: rows.get(id), ...result });
  const refuse = (id: string) => (error: unknown) => {
    if (!(error instanceof Problem)) throw error;
    settle(id, { refused: error });
  };

  const proposals: Proposal<Row, Content>[] = [];
  for (const change of changes) {
    const before = rows.get(change.id);
    await propose(tx, kind, change, { row: before, locked }).then((next) => {
      if (next === 'same') settle(change.id, { after: before ?? null });
      else proposals.push({ change, before, next });
    }, refuse(change.id));
  }

  const judge = await kind.judge(tx, proposals);
  const minimum = await readMinimum(tx, kind, proposals);
  const accepted: Accepted<Row, Content, Verdict>[] = [];
  for (const [place, proposal] of proposals.entries()) {
    // An import has two thousand: others have their turn between them.
    if (place % judgedPerTurn === judgedPerTurn - 1) await nextTurn();
    try {
      minimum.demand(proposal);
      accepted.push({ ...proposal, verdict: judge(proposal, accepted) });
      minimum.count(proposal);
    } catch (error) {
      refuse(proposal.change.id)(error);
    }
  }

  await moveToBin(
    tx,
    kind.table,
    accepted.filter(({ next }) => !next).map(({ change }) => change),
  );
  const stored = accepted.length ? await kind.store(tx, accepted) : new Map<string, Row>();
  const written: Written<Row>[] = [];
  const actions: Action[] = [];
  for (const proposal of accepted) {
    const { change, before, next } = proposal;
    const after = stored.get(change.id) ?? null;
    if (next && !after) settle(change.id, { refused: idIsTaken() });
    else {
      settle(change.id, { after });
      written.push({ before, after });
      actions.push(...activityOf(kind, proposal, after ?? before));
    }
  }
  if (written.length) await kind.keep(tx, written, actions);

  const systems = written.length ? await kind.systemsShowing(tx, written) : [];
  for (const system of systems)
    if (unpublished) unpublished.add(system);
    else await publishRelease(tx, { registry, system, ...oneReleaser(accepted, system) });
  return changes.flatMap(({ id }) => outcomes.get(id) ?? []);
}

/** One change in a transaction of its own; what it became. */
export const writeDocument = <Row extends StoredRow, Content, Verdict>(
  { db, registry }: Deps,
  kind: DocumentKind<Row, Content, Verdict>,
  change: Change<Row, Content>,
): Promise<Row> =>
  db.transaction().execute(async (tx) => {
    const [outcome] = await writeDocuments(tx, registry, kind, { changes: [change] });
    return rowOf(outcome);
  });

/** Throws what it was refused for. */
export function rowOf<Row>(outcome: Outcome<Row> | undefined): Row {
  if (outcome && 'refused' in outcome) throw outcome.refused;
  const row = outcome?.after ?? outcome?.before;
  if (!row) throw new Error('a change without an outcome');
  return row;
}

async function propose<Row extends StoredRow, Content, Verdict>(
  tx: Transaction<Tables>,
  kind: DocumentKind<Row, Content, Verdict>,
  { id, by, version, next }: Change<Row, Content>,
  { row, locked }: { row: Row | undefined; locked: 'all' | 'drafts' },
): Promise<Wanted<Content>> {
  if (version === 'new') {
    if (row && row.created_by_id !== by.id) throw idIsTaken();
    if (row) return 'same'; // the same creation, sent twice
  } else if (!row) throw kind.notFound(id);
  else if ((version !== undefined && row.version !== version) || (locked === 'drafts' && row.active))
    throw await kind.changedElsewhere(tx, row);
  if (typeof next !== 'function') return next;
  if (!row) throw kind.notFound(id);
  return next(row, tx);
}

/** For whoever deletes it is gone; an administrator can restore it. Revisions stay: the database drops them with the bin's row. */
async function moveToBin(
  tx: Transaction<Tables>,
  table: 'presentation' | 'library_item' | 'media_asset',
  deleted: readonly { id: string; by: Actor }[],
): Promise<void> {
  if (!deleted.length) return;
  const wanted = deleted.map(({ id, by }) => ({ id, by_id: by.id, by_name: by.name }));
  const kind = table === 'media_asset' ? 'media' : 'presentation';
  await sql`
    with wanted as (
      select * from jsonb_to_recordset(${JSON.stringify(wanted)}::jsonb) as each (id uuid, by_id text, by_name text)
    ), gone as (
      delete from ${sql.table(table)} as one using wanted where one.id = wanted.id
      returning to_jsonb(one) as doc, by_id, by_name
    )
    insert into bin select deleted.* from gone, jsonb_populate_record(null::bin,
      jsonb_build_object('kind', ${kind}::text, 'title_el', doc -> 'title', 'title_en', doc -> 'title') || doc
      || jsonb_build_object(
        'document', doc - '{created_by_id,created_by_name,modified_by_id,modified_by_name}'::text[],
        'deleted_at', now(), 'deleted_by_id', by_id, 'deleted_by_name', by_name
      )) as deleted
  `.execute(tx);
}

type Releasing = { by: Actor; acknowledged: Acknowledged | null };

/** By whom, and by what they may and have acknowledged, a release is made. */
export const releaserOf = ({ by, acknowledged }: Releasing, system: SystemId): string =>
  JSON.stringify([by.id, by.name, by.may('approve', system), acknowledged]);

/** A release names one person: changes of several are written one by one. */
function oneReleaser(accepted: readonly { change: Releasing }[], system: SystemId) {
  const [first, ...others] = accepted.map(({ change }) => change);
  if (!first || others.some((one) => releaserOf(one, system) !== releaserOf(first, system)))
    throw new Error('changes of several people in one release');
  return { by: first.by, acknowledged: first.acknowledged };
}

const idIsTaken = () => new Problem('input.invalid', {}, [{ path: ['id'], code: 'field.invalid' }]);

/** R-RULE-02, R-RULE-04: counted one after the other, so that of those which take the last ones away only some are refused. */
async function readMinimum<Row extends StoredRow, Content, Verdict>(
  tx: Transaction<Tables>,
  { minimum }: DocumentKind<Row, Content, Verdict>,
  proposals: readonly Proposal<Row, Content>[],
) {
  const added = ({ before, next }: Proposal<Row, Content>) =>
    Number(next?.active ?? false) - Number(before?.active ?? false);
  const isTouched = proposals.some((one) => added(one) < 0);
  const before = minimum && isTouched ? await minimum.countActive(tx) : 0;
  let active = before;
  return {
    demand(proposal: Proposal<Row, Content>): void {
      if (added(proposal) >= 0) return;
      const refusal = minimum?.tooFew({ before, after: active - 1, isDeleted: !proposal.next });
      if (refusal) throw refusal;
    },
    count(proposal: Proposal<Row, Content>): void {
      active += added(proposal);
    },
  };
}

/** Whether it is shown matters more than what else was done. */
function actionOf<Row extends StoredRow, Content>({
  change,
  before,
  next,
}: Proposal<Row, Content>): ActivityAction {
  if (!next) return 'deleted';
  if (!before) return 'created';
  if (before.active === next.active) return change.action ?? 'saved';
  return next.active ? 'activated' : 'deactivated';
}

function activityOf<Row extends StoredRow, Content, Verdict>(
  { subject }: DocumentKind<Row, Content, Verdict>,
  proposal: Proposal<Row, Content>,
  row: Row | undefined,
): Action[] {
  if (!subject || !row) return [];
  const { system, kind, titleOf } = subject;
  const { id, by } = proposal.change;
  return [{ action: actionOf(proposal), system, kind, subject: id, title: titleOf(row), by }];
}
