import type { MediaKind } from '@psifida/contract/content/media';
import { foldText } from '@psifida/contract/fold-text';
import { Problem } from '@psifida/contract/problem';
import type { Registry, SystemId } from '@psifida/contract/registry/systems';
import { type Selectable, sql, type Transaction, type Updateable } from 'kysely';
import { z } from 'zod';
import { lockSystem } from '../../../db/lock-system.ts';
import { anyOf } from '../../../db/query.ts';
import { searchOf } from '../../../db/search-of.ts';
import type { Tables } from '../../../db/tables.ts';
import { countAgain, countItemsAgain } from '../../../documents/count-again.ts';
import { judgedMedia, keepDoubts } from '../../../documents/language-doubts.ts';
import type { Change, DocumentKind, Written } from '../../../documents/write-documents.ts';
import { systemsWithAsset } from '../../../releases/systems-showing.ts';
import { listUses } from './media.store.ts';

export type Asset = Selectable<Tables['media_asset']> & { kind: MediaKind };
type Columns = Updateable<Tables['media_asset']> & { tags?: string[] };
export type AssetChange = Change<Asset, Columns>;
type Kind = DocumentKind<Asset, Columns, null>;

/** Tags are for staff to find things by, and what is deleted nobody uses: neither concerns a display. */
type What = 'details' | 'tags' | 'deletion';

export function assetsOf(registry: Registry, what: What): Kind {
  const concernsDisplays = what === 'details';
  let locked: SystemId[] = [];
  const systemsOf = async (tx: Transaction<Tables>, changes: readonly { id: string }[]) => {
    const found = new Set<SystemId>();
    for (const { id } of changes)
      if (isId(id)) for (const system of await systemsWithAsset(tx, id)) found.add(system);
    return [...found].sort();
  };
  return {
    table: 'media_asset',
    // Systems before assets, as a save does, so that the two cannot deadlock.
    async lock(tx, changes) {
      locked = concernsDisplays ? await systemsOf(tx, changes) : [];
      for (const system of locked) await lockSystem(tx, system);
      return 'all';
    },
    hold: (tx, changes) =>
      holdAssets(
        tx,
        changes.map(({ id }) => id),
        what,
      ),
    notFound: (id) => new Problem('media.not-found', { id }),
    changedElsewhere: (_, { version }) => new Problem('media.changed-elsewhere', { version }),

    async judge(tx, proposals) {
      const now = concernsDisplays
        ? await systemsOf(
            tx,
            proposals.flatMap(({ before }) => before ?? []),
          )
        : [];
      const usedSince = now.some((system) => !locked.includes(system));
      const uses = new Map<string, Awaited<ReturnType<typeof listUses>>>();
      for (const { change, next } of proposals) if (!next) uses.set(change.id, await listUses(tx, change.id));
      return ({ change, before, next }) => {
        if (usedSince) throw new Problem('media.changed-elsewhere', { version: before?.version });
        if (!next && uses.get(change.id)?.length)
          throw new Problem('media.in-use', { uses: uses.get(change.id) });
        return null;
      };
    },

    async store(tx, accepted) {
      const rows = new Map<string, Asset>();
      for (const { change, before, next } of accepted)
        if (next && before)
          rows.set(change.id, await update(tx, { ...change, before, columns: next.content }));
      return rows;
    },
    keep: async (tx, written) => {
      for (const one of written) await keep(tx, registry, one);
    },

    subject: null,
    systemsShowing: async () => locked,
  };
}

export const demandKind = (has: MediaKind | null, needs: MediaKind): void => {
  if (has !== needs) throw new Problem('media.kind-differs', { has, needs });
};

const isId = (id: string): boolean => z.uuid().safeParse(id).success;

/** Who is about to refer to one waits, and then finds it changed or gone; while tags are changed nobody has to. */
export async function holdAssets(
  tx: Transaction<Tables>,
  ids: readonly string[],
  what: What,
): Promise<Map<string, Asset>> {
  const query = tx
    .selectFrom('media_asset')
    .innerJoin('media_file', 'media_file.sha256', 'media_asset.file_sha256')
    .selectAll('media_asset')
    .select('media_file.kind')
    .where('media_asset.id', '=', anyOf(ids.filter(isId)))
    .orderBy('media_asset.id');
  const rows = await (what === 'tags'
    ? query.forNoKeyUpdate('media_asset')
    : query.forUpdate('media_asset')
  ).execute();
  return new Map(rows.map((row) => [row.id, row]));
}

type Update = { id: string; by: AssetChange['by']; before: Asset; columns: Columns };

async function update(tx: Transaction<Tables>, { id, by, before, columns }: Update): Promise<Asset> {
  const row = await tx
    .updateTable('media_asset')
    .set({
      ...columns,
      ...(columns.tags && { tag_keys: columns.tags.map(foldText) }),
      search: searchOf('media_asset', { ...before, ...columns } as Asset),
      version: sql<number>`version + 1`,
      modified_at: sql<Date>`now()`,
      modified_by_id: by.id,
      modified_by_name: by.name,
    })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
  return { ...row, kind: before.kind };
}

const described = ({ alt_el: el, alt_en: en, decorative }: Asset) =>
  judgedMedia({ alt: { el, en }, decorative });

async function keep(
  tx: Transaction<Tables>,
  registry: Registry,
  { before, after }: Written<Asset>,
): Promise<void> {
  if (!before) return;
  await touchFiles(
    tx,
    (['file_sha256', 'poster_sha256'] as const)
      .filter((column) => before[column] !== after?.[column])
      .map((column) => before[column]),
  );
  if (!after) return;
  await keepDoubts(tx, [
    { id: after.id, kind: 'media', system: null, content: described(after), before: described(before) },
  ]);
  if (before.file_sha256 === after.file_sha256) return;
  // What is shown may not fall below a minimum by another file, nor may an active item lose its image.
  const uses = await listUses(tx, after.id);
  const idsOf = (isPresentation: boolean) =>
    uses.filter(({ kind }) => (kind === 'presentation') === isPresentation).map((use) => use.id);
  await countItemsAgain(tx, idsOf(false));
  await countAgain(tx, registry, idsOf(true));
}

/** Files that are used no more get their time of grace from now on. */
async function touchFiles(tx: Transaction<Tables>, hashes: (string | null)[]): Promise<void> {
  const known = hashes.filter((hash) => hash !== null);
  if (!known.length) return;
  await tx.updateTable('media_file').set({ touched_at: sql`now()` }).where('sha256', 'in', known).execute();
}
