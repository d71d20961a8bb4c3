import { type ItemContent, mediaOfItem } from '@psifida/contract/content/library-item';
import {
  itemOf,
  mediaOfContent,
  type PresentationContent,
} from '@psifida/contract/content/presentation-content';
import type { ActivityAction } from '@psifida/contract/endpoints/activity';
import type {
  Approval,
  ApprovalState,
  ApprovalSummary,
  askForApproval,
} from '@psifida/contract/endpoints/approvals';
import type { HandlerInput } from '@psifida/contract/endpoints/endpoint';
import { type Knowing, knowing as knowingNothing } from '@psifida/contract/endpoints/knowing';
import type { LibraryKind } from '@psifida/contract/kinds';
import { Problem } from '@psifida/contract/problem';
import { homeOf } from '@psifida/contract/registry/addresses';
import type { SystemId } from '@psifida/contract/registry/systems';
import type { Kysely, Transaction } from 'kysely';
import { recordActivity } from '../../db/record-activity.ts';
import type { ApprovalRow, Tables } from '../../db/tables.ts';
import { demand } from '../../http/sign-in.ts';
import type { Doer } from '../../rules/demand-approval.ts';
import * as store from './approvals.store.ts';

type Save = { id: string; version: number; active: boolean; by: Doer; knowing: Knowing };
type OfPresentation = Save & { system: SystemId; content: PresentationContent };
type OfItem = Save & { kind: LibraryKind; content: unknown };

/** The ordinary save of each kind of document, in the transaction of a decision; other features keep them. */
export type Saving = {
  presentation: {
    /** What a foreign server has to be asked, before the transaction. */
    prepare(save: OfPresentation): Promise<void>;
    save(tx: Transaction<Tables>, save: OfPresentation): Promise<unknown>;
    /** What was kept, perhaps long ago, as a content of today. */
    read(content: object): PresentationContent;
  };
  item: {
    save(tx: Transaction<Tables>, save: OfItem): Promise<unknown>;
    read(kind: LibraryKind): (content: object) => object;
  };
};
type Parts = { db: Kysely<Tables>; saving: Saving };

type Proposal = Pick<ApprovalRow, 'kind' | 'system' | 'content'> & Save;

/** Saves as anybody would who may: judged, published and recorded as ever. */
async function save<Done>(
  { db, saving }: Parts,
  { kind, system, content, ...wanted }: Proposal,
  around: (tx: Transaction<Tables>, save: () => Promise<unknown>) => Promise<Done>,
): Promise<Done> {
  if (kind !== 'presentation') {
    const item = { ...wanted, kind, content: saving.item.read(kind)(content) };
    return db.transaction().execute((tx) => around(tx, () => saving.item.save(tx, item)));
  }
  const presentation = { ...wanted, system, content: saving.presentation.read(content) };
  await saving.presentation.prepare(presentation);
  return db.transaction().execute((tx) => around(tx, () => saving.presentation.save(tx, presentation)));
}

const record = (tx: Transaction<Tables>, action: ActivityAction, row: ApprovalRow, by: Doer): Promise<void> =>
  recordActivity(tx, {
    action,
    system: row.system,
    kind: row.kind,
    subject: row.subject,
    title: { el: row.title_el, en: row.title_en },
    by,
  });

/** A save that is taken back: it says what is wrong with it, and whether anybody has to be asked at all. */
async function judge(parts: Parts, proposal: Proposal): Promise<void> {
  await save(parts, proposal, async (_, saves) => {
    await saves();
    throw new Problem('approval.not-needed');
  }).catch((error: unknown) => {
    if (!(error instanceof Problem) || error.code !== 'approval.required') throw error;
  });
}

type Asked = HandlerInput<typeof askForApproval>['body'];

/** R-APPR-03: what is proposed is kept beside the document, which stays as it is. */
export async function ask(parts: Parts, asked: Asked, by: Doer): Promise<ApprovalSummary> {
  const { subject, kind, version, active, content, note } = asked;
  const system = asked.kind === 'presentation' ? asked.system : homeOf(asked.kind);
  demand(by, 'edit', asked.kind === 'presentation' ? system : null);
  const knowing = knowingNothing.parse({});
  await judge(parts, { kind, system, content, id: subject, version, active, by, knowing });
  return parts.db.transaction().execute(async (tx) => {
    const waiting = await store.lockWaiting(tx, subject);
    if (waiting && waiting.asked_by_id !== by.id)
      throw new Problem('approval.waiting', { number: waiting.number, name: waiting.asked_by_name });
    if (waiting) await store.end(tx, waiting.number, { state: 'withdrawn', by });
    const row = await store.insert(tx, { kind, subject, system, version, active, content, note, by });
    await record(tx, 'asked', row, by);
    return store.toSummary(row);
  });
}

/** Whoever asked does not decide, whatever they may: what somebody wants on the glass, somebody else has seen. */
function refuseUndecidable(
  row: ApprovalRow | undefined,
  number: number,
  by: Doer,
): asserts row is ApprovalRow {
  if (!row) throw new Problem('approval.not-found', { number });
  demand(by, 'approve', row.system);
  if (row.asked_by_id === by.id) throw new Problem('approval.own');
  if (row.state !== 'waiting') throw new Problem('approval.over', { state: row.state });
}

/** The items and the media that what is asked for names itself. */
function partsOf({ kind, content }: ApprovalRow): { items: string[]; media: string[] } {
  if (kind !== 'presentation') {
    const item = content as ItemContent;
    return { items: 'products' in item ? item.products : [], media: mediaOfItem(item) };
  }
  const presentation = content as PresentationContent;
  const items = presentation.entries.flatMap((entry) => itemOf(entry)?.id ?? []);
  return { items, media: mediaOfContent(presentation) };
}

type Decision = { number: number; by: Doer };

export async function approve(
  parts: Parts,
  { number, by, knowing }: Decision & { knowing: Knowing },
): Promise<ApprovalSummary> {
  const asked = await store.find(parts.db, number);
  refuseUndecidable(asked, number, by);
  const { kind, system, subject: id, version, active, content } = asked;
  return save(parts, { kind, system, id, version, active, content, by, knowing }, async (tx, saves) => {
    refuseUndecidable(await store.lock(tx, number), number, by);
    // What it is made of is used nowhere yet, and so anybody may have changed it since somebody looked.
    if (await store.haveChanged(tx, { ...partsOf(asked), since: asked.asked_at }))
      throw new Problem('approval.parts-changed', { number });
    await saves();
    const row = await store.end(tx, number, { state: 'approved', by });
    await record(tx, 'approved', row, by);
    return store.toSummary(row);
  });
}

export const sendBack = (
  { db }: Parts,
  { number, by, word }: Decision & { word: string },
): Promise<ApprovalSummary> =>
  db.transaction().execute(async (tx) => {
    refuseUndecidable(await store.lock(tx, number), number, by);
    const row = await store.end(tx, number, { state: 'sent-back', by, word });
    await record(tx, 'sent-back', row, by);
    return store.toSummary(row);
  });

const withdrawable: readonly ApprovalState[] = ['waiting', 'sent-back'];

export const withdraw = ({ db }: Parts, { number, by }: Decision): Promise<ApprovalSummary> =>
  db.transaction().execute(async (tx) => {
    const asked = await store.lock(tx, number);
    if (!asked) throw new Problem('approval.not-found', { number });
    if (asked.asked_by_id !== by.id) throw new Problem('approval.others');
    if (!withdrawable.includes(asked.state)) throw new Problem('approval.over', { state: asked.state });
    const { word } = asked;
    const row = await store.end(tx, number, { state: 'withdrawn', by, word });
    await record(tx, 'withdrew', row, by);
    return store.toSummary(row);
  });

export async function findApproval({ db, saving }: Parts, { number }: { number: number }): Promise<Approval> {
  const row = await store.find(db, number);
  if (!row) throw new Problem('approval.not-found', { number });
  const { kind, content } = row;
  const read = kind === 'presentation' ? saving.presentation.read : saving.item.read(kind);
  return { ...store.toSummary(row), content: read(content) } as Approval;
}
