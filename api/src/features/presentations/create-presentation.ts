import { randomUUID } from 'node:crypto';
import type { Bilingual } from '@psifida/contract/bilingual';
import type { Presentation } from '@psifida/contract/content/presentation';
import type { PresentationContent } from '@psifida/contract/content/presentation-content';
import type { Knowing } from '@psifida/contract/endpoints/knowing';
import type { SystemId } from '@psifida/contract/registry/systems';
import { lockSystem } from '../../db/lock-system.ts';
import { keepSaved } from '../../presentation-row/keep-saved.ts';
import { toContent } from '../../presentation-row/to-content.ts';
import { publishRelease } from '../../releases/publish-release.ts';
import type { Doer } from '../../rules/demand-approval.ts';
import { judgeContent } from '../../rules/judge-content.ts';
import { checkNewLinks } from './check-new-links.ts';
import type { Drafts } from './drafts.ts';
import { findRow } from './find-presentation.ts';
import * as store from './presentations.store.ts';
import type { Parts } from './save-presentation.ts';
import { madeBefore } from './write-round.ts';

type Creation = {
  system: SystemId;
  id?: string;
  content: PresentationContent;
  by: Doer;
};

/** Sent twice under one id, by a double click or a retry, it makes one presentation and answers with it. */
export const createPresentation = (
  parts: Parts & { drafts: Drafts },
  { active, knowing, ...creation }: Creation & { active: boolean; knowing: Knowing },
): Promise<Presentation> =>
  active ? createShown(parts, { ...creation, knowing }) : parts.drafts.create(creation);

/** Displays show it at once. */
export const createShown = async (
  parts: Parts,
  { system, id = randomUUID(), content, by, knowing }: Creation & { knowing: Knowing | null },
): Promise<Presentation> => {
  const { db, registry } = parts;
  await checkNewLinks(parts, { content, by, at: [] });
  return db.transaction().execute(async (tx) => {
    await lockSystem(tx, system);
    const verdict = await judgeContent(tx, { system: registry[system], content, active: true });
    const [row] = await store.insert(tx, system, [
      { id, system, content, active: true, verdict, by, version: 1 },
    ]);
    if (!row) return store.toPresentation(madeBefore(await store.find(tx, { system, id }), by), registry);
    await keepSaved(
      tx,
      [{ row, before: undefined }],
      [{ action: 'created', system, subject: id, title: content.title, by }],
    );
    await publishRelease(tx, { registry, system, by, knowing });
    return store.toPresentation(row, registry);
  });
};

type Copy = { system: SystemId; from: string; id: string; title: Bilingual; by: Doer };

export const duplicatePresentation = async (
  { db, drafts }: Parts & { drafts: Drafts },
  { system, from, id, title, by }: Copy,
): Promise<Presentation> => {
  const original = await findRow(db, { system, id: from });
  return drafts.create({ system, id, content: { ...toContent(original), title }, by });
};
