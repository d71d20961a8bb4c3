import { isSame } from '@psifida/contract/content/fields';
import type { Presentation, Revision, RevisionSummary } from '@psifida/contract/content/presentation';
import { presentationFields } from '@psifida/contract/content/presentation-content';
import type { Acknowledged } from '@psifida/contract/endpoints/acknowledged';
import type { HandlerInput } from '@psifida/contract/endpoints/endpoint';
import type { ManyAnswer } from '@psifida/contract/endpoints/many';
import type { changePresentations as endpoint } from '@psifida/contract/endpoints/presentations';
import { Problem } from '@psifida/contract/problem';
import type { SystemId } from '@psifida/contract/registry/systems';
import type { Kysely, Transaction } from 'kysely';
import { toContent } from '../../db/presentation-columns.ts';
import type { PresentationRow, Tables } from '../../db/tables.ts';
import { checkNewLinks } from '../../documents/check-new-links.ts';
import { once, toManyAnswer } from '../../documents/many-answer.ts';
import { findRow, toPresentation } from '../../documents/presentation.store.ts';
import { type PresentationChange, presentationsOf } from '../../documents/presentations.ts';
import { presentationRevisions, readContent } from '../../documents/revisions.ts';
import { writeDocument, writeDocuments } from '../../documents/write-documents.ts';
import type { Actor } from '../../releases/demand-approval.ts';
import { movePresentations } from './move-presentation.ts';
import type { Deps } from './save-presentation.ts';

type Wish = HandlerInput<typeof endpoint>['body'];
type Input = { system: SystemId; wish: Wish; by: Actor; acknowledged: Acknowledged };
type Next = Extract<PresentationChange['next'], (...input: never[]) => unknown>;

/** Each is changed or refused with its reason, in one transaction and one release. */
export async function changePresentations(deps: Deps, input: Input): Promise<ManyAnswer> {
  const { db, registry } = deps;
  const { system, wish, by, acknowledged } = input;
  if (wish.what === 'move') return movePresentations(deps, { ...wish, system, by, acknowledged });
  const unfit = wish.what === 'activate' ? await findUnfit(deps, input) : new Map();
  return db.transaction().execute(async (tx) => {
    const changes = once(wish.which).map(({ id, version }): PresentationChange => {
      const next: Next = (row) => {
        const refusal = unfit.get(id);
        if (refusal) throw refusal;
        return wanted(tx, wish, row);
      };
      return { id, version, by, acknowledged, next, action: wish.what === 'undo' ? 'restored' : 'saved' };
    });
    const kind = presentationsOf(registry, system);
    return toManyAnswer(kind, await writeDocuments(tx, registry, kind, { changes }));
  });
}

async function wanted(
  tx: Transaction<Tables>,
  wish: Exclude<Wish, { what: 'move' }>,
  row: PresentationRow,
): Promise<Awaited<ReturnType<Next>>> {
  const content = toContent(row);
  const { system, id, version, active } = row;
  if (wish.what === 'delete') return null;
  if (wish.what === 'schedule') return { content: { ...content, schedule: wish.schedule }, active };
  if (wish.what === 'tags')
    return isSame(content.tags, wish.tags) ? 'same' : { content: { ...content, tags: wish.tags }, active };
  if (wish.what === 'undo') {
    const before = await findRevision(tx, { system, id, number: version - 1 });
    return { content: before.content, active: before.active };
  }
  const isWanted = wish.what === 'activate';
  return active === isWanted ? 'same' : { content, active: isWanted };
}

/** Whose links give no news; asked before the transaction, because a foreign server may take its time. */
async function findUnfit(deps: Deps, { system, wish, by }: Input): Promise<Map<string, Problem>> {
  const unfit = new Map<string, Problem>();
  for (const { id } of wish.which)
    await findRow(deps.db, { system, id })
      .then((row) => checkNewLinks(deps, { content: toContent(row), by, at: [] }))
      .catch((error: unknown) => {
        if (!(error instanceof Problem)) throw error;
        unfit.set(id, error);
      });
  return unfit;
}

type Target = { system: SystemId; id: string; version: number; by: Actor; acknowledged: Acknowledged };

/** Permanent: the record of it stays, the content does not. */
export const deletePresentation = async (
  deps: Deps,
  { system, ...target }: Target,
): Promise<{ id: string }> => {
  const kind = presentationsOf(deps.registry, system);
  await writeDocument(deps, kind, { ...target, next: () => null });
  return { id: target.id };
};

type Which = { system: SystemId; id: string };

export async function listRevisions(
  { db }: Deps,
  { system, id, after, limit }: Which & { after?: number; limit: number },
): Promise<{ items: RevisionSummary[]; next: number | null }> {
  await findRow(db, { system, id });
  return presentationRevisions.list(db, { id, after, limit, fields: presentationFields, read: readContent });
}

export async function findRevision(
  db: Kysely<Tables>,
  { system, id, number }: Which & { number: number },
): Promise<Revision> {
  await findRow(db, { system, id });
  const found = await presentationRevisions.find(db, { id, number, read: readContent });
  if (!found) throw new Problem('presentation.not-found', { id, number });
  return found;
}

type Restore = Which & { number: number; version: number; by: Actor; acknowledged: Acknowledged };

/** An earlier content becomes a new revision. Whether it is shown stays as it is now. */
export const restoreRevision = async (
  deps: Deps,
  { system, number, ...target }: Restore,
): Promise<Presentation> => {
  const { registry } = deps;
  const next = async ({ id, active }: PresentationRow, tx: Transaction<Tables>) => ({
    content: (await findRevision(tx, { system, id, number })).content,
    active,
  });
  const change = { ...target, next, action: 'restored' as const };
  const row = await writeDocument(deps, presentationsOf(registry, system), change);
  return toPresentation(row, registry);
};
