import { type ItemContent, mediaOfItem } from '@psifida/contract/content/library-item';
import {
  itemOf,
  mediaOfContent,
  type PresentationContent,
} from '@psifida/contract/content/presentation-content';
import { type Acknowledged, acknowledged as knowingNothing } from '@psifida/contract/endpoints/acknowledged';
import type { ActivityAction } from '@psifida/contract/endpoints/activity';
import type {
  Approval,
  ApprovalState,
  ApprovalSummary,
  askForApproval,
} from '@psifida/contract/endpoints/approvals';
import type { HandlerInput } from '@psifida/contract/endpoints/endpoint';
import { Problem } from '@psifida/contract/problem';
import { homeOf, ownerOf } from '@psifida/contract/registry/addresses';
import type { Transaction } from 'kysely';
import { recordActivity } from '../../db/record-activity.ts';
import type { ApprovalRow, Tables } from '../../db/tables.ts';
import { type CheckLink, checkLinksToSave } from '../../documents/check-new-links.ts';
import { itemsOf, toItemContent } from '../../documents/items.ts';
import { presentationsOf } from '../../documents/presentations.ts';
import { readContent, readItem } from '../../documents/revisions.ts';
import {
  type Deps as DocumentDeps,
  type Outcome,
  rowOf,
  writeDocuments,
} from '../../documents/write-documents.ts';
import { demand } from '../../http/sign-in.ts';
import type { Actor } from '../../releases/demand-approval.ts';
import * as store from './approvals.store.ts';

export type Deps = DocumentDeps & { checkLink: CheckLink };
type Proposal = Pick<ApprovalRow, 'kind' | 'system' | 'content'> & {
  id: string;
  version: number;
  active: boolean;
  by: Actor;
  acknowledged: Acknowledged;
};

/** Saves as anybody would who may: judged, published and recorded as ever. `around` runs in the same transaction. */
async function save<Done>(
  { db, registry, checkLink }: Deps,
  { kind, system, content, acknowledged, ...target }: Proposal,
  around: (tx: Transaction<Tables>, save: () => Promise<unknown>) => Promise<Done>,
): Promise<Done> {
  const { id, version, active, by } = target;
  const change = { id, version, by, acknowledged: acknowledged, at: ['content'] };
  let write: (tx: Transaction<Tables>) => Promise<Outcome<object>[]>;
  if (kind === 'presentation') {
    if (!system) throw new Error('a presentation of no system');
    const next = { content: readContent(content), active };
    await checkLinksToSave({ db, checkLink }, { ...target, ...next, system });
    const changes = [{ ...change, next }];
    write = (tx) => writeDocuments(tx, registry, presentationsOf(registry, system), { changes });
  } else {
    const changes = [{ ...change, next: { content: toItemContent(kind, readItem(kind)(content)), active } }];
    write = (tx) => writeDocuments(tx, registry, itemsOf(registry, kind), { changes });
  }
  return db.transaction().execute((tx) => around(tx, async () => (await write(tx)).map(rowOf)));
}

const record = (
  tx: Transaction<Tables>,
  action: ActivityAction,
  row: ApprovalRow,
  by: Actor,
): Promise<void> =>
  recordActivity(tx, {
    action,
    system: row.system,
    kind: row.kind,
    subject: row.subject,
    title: { el: row.title_el, en: row.title_en },
    by,
  });

/** A save that is taken back: it says what is wrong with it, and whether anybody has to be asked at all. */
async function judge(deps: Deps, proposal: Proposal): Promise<void> {
  await save(deps, proposal, async (_, saves) => {
    await saves();
    throw new Problem('approval.not-needed');
  }).catch((error: unknown) => {
    if (!(error instanceof Problem) || error.code !== 'approval.required') throw error;
  });
}

type Asked = HandlerInput<typeof askForApproval>['body'];

/** R-APPR-03: what is proposed is kept beside the document, which stays as it is. */
export async function ask(deps: Deps, asked: Asked, by: Actor): Promise<ApprovalSummary> {
  const { subject, kind, version, active, content, note } = asked;
  const system = asked.kind === 'presentation' ? asked.system : homeOf(asked.kind);
  demand(by, 'edit', asked.kind === 'presentation' ? asked.system : ownerOf(asked.kind));
  const acknowledged = knowingNothing.parse({});
  await judge(deps, { kind, system, content, id: subject, version, active, by, acknowledged });
  return deps.db.transaction().execute(async (tx) => {
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
  by: Actor,
): asserts row is ApprovalRow {
  if (!row) throw new Problem('approval.not-found', { number });
  demand(by, 'approve', row.system ?? 'town');
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

type Decision = { number: number; by: Actor };

export async function approve(
  deps: Deps,
  { number, by, acknowledged }: Decision & { acknowledged: Acknowledged },
): Promise<ApprovalSummary> {
  const asked = await store.find(deps.db, number);
  refuseUndecidable(asked, number, by);
  const { kind, system, subject: id, version, active, content } = asked;
  return save(deps, { kind, system, id, version, active, content, by, acknowledged }, async (tx, saves) => {
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
  { db }: Deps,
  { number, by, word }: Decision & { word: string },
): Promise<ApprovalSummary> =>
  db.transaction().execute(async (tx) => {
    refuseUndecidable(await store.lock(tx, number), number, by);
    const row = await store.end(tx, number, { state: 'sent-back', by, word });
    await record(tx, 'sent-back', row, by);
    return store.toSummary(row);
  });

const withdrawable: readonly ApprovalState[] = ['waiting', 'sent-back'];

export const withdraw = ({ db }: Deps, { number, by }: Decision): Promise<ApprovalSummary> =>
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

export async function findApproval({ db }: Deps, { number }: { number: number }): Promise<Approval> {
  const row = await store.find(db, number);
  if (!row) throw new Problem('approval.not-found', { number });
  return { ...store.toSummary(row), content: store.readContentOf(row.kind, row.content) } as Approval;
}
