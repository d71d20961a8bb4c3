import type { HandlerInput } from '@psifida/contract/endpoints/endpoint';
import type { Knowing } from '@psifida/contract/endpoints/knowing';
import type { changeItems as endpoint } from '@psifida/contract/endpoints/library';
import type { ManyAnswer } from '@psifida/contract/endpoints/many';
import type { LibraryKind } from '@psifida/contract/kinds';
import type { Transaction } from 'kysely';
import { eachByItself, type Outcome, titlesIn } from '../../db/each-by-itself.ts';
import type { Tables } from '../../db/tables.ts';
import type { Doer } from '../../rules/demand-approval.ts';
import { removeLocked } from './delete-item.ts';
import { findRow, type Parts } from './find-item.ts';
import { lockKind } from './lock-kind.ts';
import { publishItems } from './publish-items.ts';
import { replaceLocked } from './replace-item.ts';
import { findItemRevision } from './revisions.ts';
import { changeLocked } from './save-item.ts';

type Wish = HandlerInput<typeof endpoint>['body'];
type Input = { kind: LibraryKind; wish: Wish; by: Doer; knowing: Knowing };

/** Each by itself, in one transaction: whatever shows them changes once. */
export const changeItems = (
  { db, registry }: Parts,
  { kind, wish, by, knowing }: Input,
): Promise<ManyAnswer> =>
  db.transaction().execute(async (tx) => {
    await lockKind(tx, registry, kind);
    const shown = new Set<string>();
    const answer = await eachByItself(tx, {
      which: wish.which,
      titlesOf: titlesIn(tx, 'library_item'),
      attempt: ({ id, version }) => act(tx, { registry, kind, wish, by, id, version, shown }),
    });
    if (shown.size) await publishItems(tx, { registry, ids: [...shown], by, knowing });
    return answer;
  });

type Act = Pick<Parts, 'registry'> &
  Omit<Input, 'knowing'> & { id: string; version: number | undefined; shown: Set<string> };

/** What became of it; whom visitors may see change goes into `shown`. */
async function act(
  tx: Transaction<Tables>,
  { registry, kind, wish, by, id, version, shown }: Act,
): Promise<Outcome> {
  const row = await findRow(tx, { kind, id });
  const target = { kind, id, version: version ?? row.version, by };
  if (wish.what === 'delete') {
    await removeLocked(tx, registry, target);
    return null;
  }
  if (wish.what === 'replace') {
    const { presentations, dishes } = await replaceLocked(tx, registry, { kind, id, with: wish.with, by });
    if (!presentations.length && !dishes.length) return 'same';
    shown.add(wish.with);
    return null;
  }
  const active = wish.what === 'activate';
  if (wish.what !== 'undo' && row.active === active) return 'same';
  const { row: saved, isShown } = await changeLocked(tx, registry, {
    ...target,
    action: wish.what === 'undo' ? 'restored' : 'saved',
    change: async ({ content }) => {
      if (wish.what !== 'undo') return { content, active };
      const before = await findItemRevision(tx, { kind, id, number: target.version - 1 });
      return { content: before.content, active: before.active };
    },
  });
  if (isShown) shown.add(id);
  return saved.version;
}
