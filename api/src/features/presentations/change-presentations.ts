import { isSame } from '@psifida/contract/content/fields';
import type { PresentationContent } from '@psifida/contract/content/presentation-content';
import type { HandlerInput } from '@psifida/contract/endpoints/endpoint';
import type { Knowing } from '@psifida/contract/endpoints/knowing';
import type { ManyAnswer } from '@psifida/contract/endpoints/many';
import type { changePresentations as endpoint } from '@psifida/contract/endpoints/presentations';
import { Problem } from '@psifida/contract/problem';
import type { SystemId } from '@psifida/contract/registry/systems';
import type { Transaction } from 'kysely';
import { eachByItself, type Outcome, titlesIn } from '../../db/each-by-itself.ts';
import { lockSystem } from '../../db/lock-system.ts';
import type { PresentationRow, Tables } from '../../db/tables.ts';
import { toContent } from '../../presentation-row/to-content.ts';
import { publishRelease } from '../../releases/publish-release.ts';
import type { Doer } from '../../rules/demand-approval.ts';
import { removeLocked } from './delete-presentation.ts';
import { findRow } from './find-presentation.ts';
import { moveLocked } from './move-presentation.ts';
import * as store from './presentations.store.ts';
import { findRevision } from './revisions.ts';
import { changeLocked, checkStoredLinks, type Parts } from './save-presentation.ts';

type Wish = HandlerInput<typeof endpoint>['body'];
type Input = { system: SystemId; wish: Wish; by: Doer; knowing: Knowing };

/**
 * Each by itself: what can be changed is, what cannot is named with its reason. In one transaction and one release, so
 * that displays change once and staff can return to what was there before.
 */
export async function changePresentations(
  parts: Parts,
  { system, wish, by, knowing }: Input,
): Promise<ManyAnswer> {
  const { db, registry } = parts;
  const unfit = wish.what === 'activate' ? await findUnfit(parts, { system, wish, by }) : new Map();
  return db.transaction().execute(async (tx) => {
    await lockSystem(tx, system);
    let isShown = false;
    const answer = await eachByItself(tx, {
      which: await inTurn(tx, wish),
      titlesOf: titlesIn(tx, 'presentation'),
      attempt: async ({ id, version }) => {
        const refusal = unfit.get(id);
        if (refusal) throw refusal;
        const row = await findRow(tx, { system, id });
        const target = { system, id, version: version ?? row.version, by };
        const [outcome, shown] = await act(tx, { parts, wish, row, target });
        isShown ||= shown;
        return outcome;
      },
    });
    if (isShown) await publishRelease(tx, { registry, system, by, knowing });
    return answer;
  });
}

/** Those that are moved to the front go one before the other, so the last of them goes first. */
async function inTurn(tx: Transaction<Tables>, { which, ...wish }: Wish) {
  if (wish.what !== 'move') return which;
  const positions = await store.readPositions(
    tx,
    which.map(({ id }) => id),
  );
  const place = ({ id }: { id: string }) => positions.get(id) ?? 0;
  const sorted = which.toSorted((one, other) => place(one) - place(other));
  return wish.to === 'first' ? sorted.reverse() : sorted;
}

type Target = { system: SystemId; id: string; version: number; by: Doer };
type Act = { parts: Parts; wish: Wish; row: PresentationRow; target: Target };

/** What became of it, and whether displays may see the difference. */
async function act(
  tx: Transaction<Tables>,
  { parts: { registry }, wish, row, target }: Act,
): Promise<[Outcome, isShown: boolean]> {
  if (wish.what === 'delete') {
    await removeLocked(tx, registry, target);
    return [null, row.active];
  }
  if (wish.what === 'move') {
    await moveLocked(tx, row, { to: wish.to, by: target.by });
    return [null, row.active];
  }
  const next = await wanted(tx, wish, row);
  if (!next) return ['same', false];
  const action = wish.what === 'undo' ? 'restored' : 'saved';
  const { saved, isShown } = await changeLocked(tx, registry, { ...target, change: () => next, action });
  return [saved.version, isShown];
}

type Wanted = { content: PresentationContent; active: boolean };

/** As it shall be; null where it is so already. */
async function wanted(
  tx: Transaction<Tables>,
  wish: Exclude<Wish, { what: 'move' }>,
  row: PresentationRow,
): Promise<Wanted | null> {
  const content = toContent(row);
  const { active } = row;
  if (wish.what === 'schedule') return { content: { ...content, schedule: wish.schedule }, active };
  if (wish.what === 'tags')
    return isSame(content.tags, wish.tags) ? null : { content: { ...content, tags: wish.tags }, active };
  if (wish.what === 'undo') {
    const { version = row.version } = wish.which.find(({ id }) => id === row.id) ?? {};
    const before = await findRevision(tx, { system: row.system, id: row.id, number: version - 1 });
    return { content: before.content, active: before.active };
  }
  const isWanted = wish.what === 'activate';
  return active === isWanted ? null : { content, active: isWanted };
}

/** Whose links give no news; asked before the transaction, because a foreign server may take its time. */
async function findUnfit(
  parts: Parts,
  { system, wish, by }: Pick<Input, 'system' | 'wish' | 'by'>,
): Promise<Map<string, Problem>> {
  const unfit = new Map<string, Problem>();
  for (const { id } of wish.which)
    await checkStoredLinks(parts, { system, id, by }).catch((error: unknown) => {
      if (!(error instanceof Problem)) throw error;
      unfit.set(id, error);
    });
  return unfit;
}
