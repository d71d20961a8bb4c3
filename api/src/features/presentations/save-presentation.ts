import type { Presentation } from '@psifida/contract/content/presentation';
import type { PresentationContent } from '@psifida/contract/content/presentation-content';
import type { ActivityAction } from '@psifida/contract/endpoints/activity';
import type { Knowing } from '@psifida/contract/endpoints/knowing';
import { Problem } from '@psifida/contract/problem';
import type { FieldIssue } from '@psifida/contract/problem-shape';
import { leavesTooFew } from '@psifida/contract/registry/check';
import { activePresentationsAtLeast, type Registry, type SystemId } from '@psifida/contract/registry/systems';
import type { Kysely, Transaction } from 'kysely';
import { lockSystem } from '../../db/lock-system.ts';
import type { PresentationRow, Tables } from '../../db/tables.ts';
import { keepSaved } from '../../presentation-row/keep-saved.ts';
import { readContent } from '../../presentation-row/presentation-revisions.ts';
import { toContent } from '../../presentation-row/to-content.ts';
import { publishRelease } from '../../releases/publish-release.ts';
import type { Doer } from '../../rules/demand-approval.ts';
import { judgeContent } from '../../rules/judge-content.ts';
import { type CheckLink, checkNewLinks } from './check-new-links.ts';
import { deed } from './deed.ts';
import type { Drafts } from './drafts.ts';
import { demandVersion, findRow } from './find-presentation.ts';
import * as store from './presentations.store.ts';
import type { SaveShown } from './shown.ts';

export type Parts = { db: Kysely<Tables>; registry: Registry; checkLink: CheckLink };
type Target = { system: SystemId; id: string; version: number; by: Doer; knowing: Knowing };
type Change = { content: PresentationContent; active: boolean; at?: FieldIssue['path'] };

type Changer = (current: PresentationRow, tx: Transaction<Tables>) => Change | Promise<Change>;

/** Read again, compare the version, judge, write, keep the revision. Called with the system locked; publishing is left to do. */
export async function changeLocked(
  tx: Transaction<Tables>,
  registry: Registry,
  {
    system,
    id,
    version,
    by,
    change,
    action = 'saved',
  }: Omit<Target, 'knowing'> & { change: Changer; action?: ActivityAction },
): Promise<{ saved: Presentation; isShown: boolean }> {
  const current = await findRow(tx, { system, id });
  demandVersion(current, version, registry);
  const next = await change(current, tx);
  const verdict = await judgeContent(tx, {
    system: registry[system],
    ...next,
    planned: current.schedule,
  });
  if (current.active && !next.active) await refuseLastActive(tx, system, 'presentation.last-active');
  const [row = current] = await store.update(tx, [
    { id, system, ...next, verdict, by, version: version + 1 },
  ]);
  await keepSaved(
    tx,
    [{ row, before: current }],
    [{ action: deed(current, row, action), system, subject: id, title: next.content.title, by }],
  );
  return { saved: store.toPresentation(row, registry), isShown: current.active || row.active };
}

/** Lock the system, change, publish. */
async function changeWithin(
  tx: Transaction<Tables>,
  registry: Registry,
  { knowing, ...wanted }: Target & { change: Changer; action?: ActivityAction },
): Promise<Presentation> {
  const { system, by } = wanted;
  await lockSystem(tx, system);
  const { saved, isShown } = await changeLocked(tx, registry, wanted);
  if (isShown) await publishRelease(tx, { registry, system, by, knowing });
  return saved;
}

/** All of it, or nothing. */
export const changePresentation = (
  { db, registry }: Parts,
  target: Target,
  change: Changer,
  action?: ActivityAction,
): Promise<Presentation> =>
  db.transaction().execute((tx) => changeWithin(tx, registry, { ...target, change, action }));

/** R-RULE-02. Called with the system locked: nobody else is taking another one away. */
export async function refuseLastActive(
  tx: Transaction<Tables>,
  system: SystemId,
  code: 'presentation.last-active' | 'presentation.last-active-delete',
): Promise<void> {
  const before = await store.countActive(tx, system);
  if (leavesTooFew({ before, after: before - 1, atLeast: activePresentationsAtLeast }))
    throw new Problem(code, { atLeast: activePresentationsAtLeast });
}

/** What will be refused anyway is not worth asking a foreign server for. */
const isCurrent = async ({ db }: Parts, target: Target): Promise<boolean> =>
  (await findRow(db, target)).version === target.version;

type Save = Target & Pick<Change, 'content' | 'active'>;
const at = ['content'];

/** Asked before the transaction, because a foreign server may take its time. */
const checkLinksToSave = async (parts: Parts, { content, active, ...target }: Save): Promise<void> => {
  if (active && content.entries.some(({ kind }) => kind === 'news-links') && (await isCurrent(parts, target)))
    await checkNewLinks(parts, { content, by: target.by, at });
};

/** In a transaction of the caller's, behind `checkLinksToSave`. */
const saveWithin = (
  tx: Transaction<Tables>,
  { registry }: Parts,
  { content, active, ...target }: Save,
): Promise<Presentation> =>
  changeWithin(tx, registry, { ...target, change: () => ({ content, active, at }) });

export const savePresentation = async (
  parts: Parts & { drafts: Drafts; saveShown: SaveShown },
  save: Save,
): Promise<Presentation> => {
  if (!save.active) {
    const saved = await parts.drafts.save({ ...save, at });
    if (saved !== 'shown') return saved;
  }
  await checkLinksToSave(parts, save);
  if (save.active) return parts.saveShown({ ...save, at });
  // It takes something off the displays: the minimum is judged with nothing else beside it.
  return parts.db.transaction().execute((tx) => saveWithin(tx, parts, save));
};

/** Whether its links may be shown, asked before the transaction. */
export const checkStoredLinks = async (parts: Parts, target: Pick<Target, 'system' | 'id' | 'by'>) =>
  checkNewLinks(parts, { content: toContent(await findRow(parts.db, target)), by: target.by, at: [] });

export const setPresentationActive = async (
  parts: Parts,
  { active, ...target }: Target & { active: boolean },
) => {
  if (active) await checkStoredLinks(parts, target);
  return changePresentation(parts, target, (current) => ({ content: toContent(current), active }));
};

/** The same save as a part of a decision about it. */
export const presentationSaving = (parts: Parts) => ({
  prepare: (save: Save) => checkLinksToSave(parts, save),
  save: (tx: Transaction<Tables>, save: Save) => saveWithin(tx, parts, save),
  read: readContent,
});
