import type { MediaUse } from '@psifida/contract/content/media';
import { noRights } from '@psifida/contract/content/rights';
import { isStated } from '@psifida/contract/content/rights-facts';
import type { Acknowledged } from '@psifida/contract/endpoints/acknowledged';
import { libraryKinds } from '@psifida/contract/kinds';
import { Problem } from '@psifida/contract/problem';
import { type Registry, requiresRights, type SystemId, systemIds } from '@psifida/contract/registry/systems';
import { lockSystem } from '../../../db/lock-system.ts';
import { toContent } from '../../../db/presentation-columns.ts';
import type { LibraryItemRow, PresentationRow } from '../../../db/tables.ts';
import { itemsOf } from '../../../documents/items.ts';
import { presentationsOf } from '../../../documents/presentations.ts';
import { type Deps, rowOf, writeDocuments } from '../../../documents/write-documents.ts';
import { demand } from '../../../http/sign-in.ts';
import type { Actor } from '../../../releases/demand-approval.ts';
import { publishRelease } from '../../../releases/publish-release.ts';
import { demandKind, holdAssets } from './assets.ts';
import { listUses } from './media.store.ts';

type Swap = { id: string; with: string; by: Actor; acknowledged: Acknowledged };

/** Wherever it is used, the other one stands in its place: in all of them, or in none. */
export const replaceMedia = (
  { db, registry }: Deps,
  { id, with: to, by, acknowledged }: Swap,
): Promise<{ usedIn: MediaUse[] }> =>
  db.transaction().execute(async (tx) => {
    // All of them in id order: which are concerned is known only once nobody else changes it.
    for (const system of systemIds.toSorted()) await lockSystem(tx, system);
    const held = await holdAssets(tx, [id, to], 'tags');
    const [from, other] = [held.get(id), held.get(to)];
    if (!from) throw new Problem('media.not-found', { id });
    if (!other || to === id) throw refused(other ? 'field.invalid' : 'field.unknown');
    demandKind(other.kind, from.kind);

    const usedIn = await listUses(tx, id);
    for (const { system } of usedIn) demand(by, 'edit', system ?? 'town');
    if (!isStated(other.rights ?? noRights)) demandRights(registry, usedIn);
    const unpublished = new Set<SystemId>();
    const of = (isMeant: (use: MediaUse) => boolean) => usedIn.filter(isMeant).map((use) => use.id);
    for (const system of systemIds) {
      const changes = of((use) => use.kind === 'presentation' && use.system === system).map((one) => ({
        ...{ by, acknowledged, id: one, follows: true },
        next: (row: PresentationRow) => ({ content: swapped(toContent(row), id, to), active: row.active }),
      }));
      const write = { changes, unpublished };
      for (const one of await writeDocuments(tx, registry, presentationsOf(registry, system), write))
        rowOf(one);
    }
    for (const kind of libraryKinds) {
      const changes = of((use) => use.kind === kind).map((one) => ({
        ...{ by, acknowledged, id: one },
        next: ({ content, active }: LibraryItemRow) => ({ content: swapped(content, id, to), active }),
      }));
      const write = { changes, unpublished };
      for (const one of await writeDocuments(tx, registry, itemsOf(registry, kind), write)) {
        if ('refused' in one && one.before) throw naming(one.refused, one.before);
        rowOf(one);
      }
    }
    for (const system of [...unpublished].sort())
      await publishRelease(tx, { registry, system, by, acknowledged });
    return { usedIn };
  });

/** R-RIGHTS-07: a file whose rights nobody has stated does not take the place of one that is shown. */
export function demandRights(registry: Registry, usedIn: readonly MediaUse[]): void {
  if (requiresRights(registry) && usedIn.some(({ active }) => active))
    throw new Problem('media.rights-missing');
}

/** Which of them it was refused for. */
const naming = (
  { code, params, issues }: Problem,
  { id, kind, title_el: el, title_en: en }: LibraryItemRow,
) => new Problem(code, { ...params, item: { id, kind, title: { el, en } } }, issues);

const refused = (code: 'field.invalid' | 'field.unknown') =>
  new Problem('input.invalid', {}, [{ path: ['with'], code }]);

/** Every reference to an asset is a value that is its id; a list names the other one once. */
const swapped = <Content>(content: Content, from: string, to: string): Content =>
  JSON.parse(JSON.stringify(content), (_, value) => {
    if (value === from) return to;
    return Array.isArray(value) && value.includes(to) ? [...new Set(value)] : value;
  });
