import { randomUUID } from 'node:crypto';
import type { LibraryItem } from '@psifida/contract/content/library-item';
import type { Person } from '@psifida/contract/content/presentation';
import type { LibraryKind } from '@psifida/contract/kinds';
import { Problem } from '@psifida/contract/problem';
import { judgeItem, wantedByItems } from '../../rules/judge-item.ts';
import { holdFacts } from '../../rules/read-facts.ts';
import type { Parts } from './find-item.ts';
import * as store from './library.store.ts';
import { lockKind } from './lock-kind.ts';
import { recordDeed, toContent } from './save-item.ts';
import { insert } from './saved-items.store.ts';

type Creation = { kind: LibraryKind; id?: string; active: boolean; content: unknown; by: Person };

/** Sent twice under one id, by a double click or a retry, it makes one and answers with it. */
export const createItem = (
  { db, registry }: Parts,
  { kind, id = randomUUID(), active, content: sent, by }: Creation,
): Promise<LibraryItem> => {
  const content = toContent(kind, sent);
  return db.transaction().execute(async (tx) => {
    await lockKind(tx, registry, kind);
    const known = await holdFacts(tx, wantedByItems([content]));
    const verdict = judgeItem(known, { kind, content, active, at: ['content'] });
    const row = await insert(tx, { kind, id, content, active, verdict, by });
    if (!row) {
      const earlier = await store.find(tx, { kind, id });
      if (earlier?.created_by_id !== by.id)
        throw new Problem('input.invalid', {}, [{ path: ['id'], code: 'field.invalid' }]);
      return store.toItem(tx, earlier);
    }
    await recordDeed(tx, { kind, id }, { action: 'created', title: content.title, by });
    return store.toItem(tx, row);
  });
};
