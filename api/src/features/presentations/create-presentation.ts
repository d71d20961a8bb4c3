import { randomUUID } from 'node:crypto';
import type { Bilingual } from '@psifida/contract/bilingual';
import type { Presentation } from '@psifida/contract/content/presentation';
import type { PresentationContent } from '@psifida/contract/content/presentation-content';
import type { Knowing } from '@psifida/contract/endpoints/knowing';
import { Problem } from '@psifida/contract/problem';
import type { SystemId } from '@psifida/contract/registry/systems';
import { lockSystem } from '../../db/lock-system.ts';
import { recordActivity } from '../../db/record-activity.ts';
import { keepRevision } from '../../presentation-row/presentation-revisions.ts';
import { toContent } from '../../presentation-row/to-content.ts';
import { publishRelease } from '../../releases/publish-release.ts';
import type { Doer } from '../../rules/demand-approval.ts';
import { judgeContent } from '../../rules/judge-content.ts';
import { checkNewLinks } from './check-new-links.ts';
import { findRow } from './find-presentation.ts';
import * as store from './presentations.store.ts';
import type { Parts } from './save-presentation.ts';

type Creation = {
  system: SystemId;
  id?: string;
  active: boolean;
  content: PresentationContent;
  by: Doer;
  /** Only what is active can end or leave anything. */
  knowing: Knowing | null;
};

/** Sent twice under one id, by a double click or a retry, it makes one presentation and answers with it. */
export const createPresentation = async (
  parts: Parts,
  { system, id = randomUUID(), active, content, by, knowing }: Creation,
): Promise<Presentation> => {
  const { db, registry } = parts;
  if (active) await checkNewLinks(parts, { content, by, at: [] });
  return db.transaction().execute(async (tx) => {
    await lockSystem(tx, system);
    const verdict = await judgeContent(tx, { system: registry[system], content, active });
    const row = await store.insert(tx, { id, system, content, active, verdict, by });
    if (!row) {
      const earlier = await store.find(tx, { system, id });
      if (earlier?.created_by_id !== by.id)
        throw new Problem('input.invalid', {}, [{ path: ['id'], code: 'field.invalid' }]);
      return store.toPresentation(earlier, registry);
    }
    await keepRevision(tx, row);
    await recordActivity(tx, { action: 'created', system, subject: id, title: content.title, by });
    if (active) await publishRelease(tx, { registry, system, by, knowing });
    return store.toPresentation(row, registry);
  });
};

type Copy = { system: SystemId; from: string; id: string; title: Bilingual; by: Doer };

export const duplicatePresentation = async (
  parts: Parts,
  { system, from, id, title, by }: Copy,
): Promise<Presentation> => {
  const original = await findRow(parts.db, { system, id: from });
  const content = { ...toContent(original), title };
  return createPresentation(parts, { system, id, active: false, content, by, knowing: null });
};
