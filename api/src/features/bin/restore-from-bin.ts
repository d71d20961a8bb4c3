import type { Bilingual } from '@psifida/contract/bilingual';
import { type ItemContent, mediaOfItem } from '@psifida/contract/content/library-item';
import { itemOf, mediaOfContent } from '@psifida/contract/content/presentation-content';
import type { Acknowledged } from '@psifida/contract/endpoints/acknowledged';
import type { restoreFromBin as endpoint } from '@psifida/contract/endpoints/bin';
import type { Answer } from '@psifida/contract/endpoints/endpoint';
import { Problem } from '@psifida/contract/problem';
import { systemIds } from '@psifida/contract/registry/systems';
import { type Selectable, sql, type Transaction } from 'kysely';
import { applyInSavepoints } from '../../concurrency/apply-in-savepoints.ts';
import { lockSystem } from '../../db/lock-system.ts';
import { toContent } from '../../db/presentation-columns.ts';
import { anyOf } from '../../db/query.ts';
import { recordActivity } from '../../db/record-activity.ts';
import { searchOf } from '../../db/search-of.ts';
import type { BinRow, LibraryItemRow, PresentationRow, Tables } from '../../db/tables.ts';
import { type CheckLink, checkNewLinks } from '../../documents/check-new-links.ts';
import { itemsOf } from '../../documents/items.ts';
import { judgedMedia, keepDoubts } from '../../documents/language-doubts.ts';
import { presentationsOf } from '../../documents/presentations.ts';
import { readContent, readItem } from '../../documents/revisions.ts';
import { type Deps, rowOf, writeDocuments } from '../../documents/write-documents.ts';
import type { Actor } from '../../releases/demand-approval.ts';
import { publishRelease } from '../../releases/publish-release.ts';
import { itemWithout, presentationWithout } from './without-missing.ts';

type Restoring = Deps & { checkLink: CheckLink };
type Input = { ids: readonly string[]; by: Actor; acknowledged: Acknowledged };
type Restored = Answer<typeof endpoint>['restored'][number];

/** In one transaction, so that displays change once; each is restored or refused by itself. */
export async function restoreFromBin(deps: Restoring, input: Input): Promise<Answer<typeof endpoint>> {
  const { ids, by, acknowledged } = input;
  const unfit = await findUnfit(deps, input);
  return deps.db.transaction().execute(async (tx) => {
    // All of them, before anything is read: what it needs may belong to any.
    for (const system of systemIds.toSorted()) await lockSystem(tx, system);
    const unpublished: Write['unpublished'] = new Set();
    const write = { tx, ...deps, by, acknowledged, unfit, unpublished };
    const titles = new Map((await listRows(tx, ids)).map((row) => [row.id, titleOf(row)]));
    const outcomes = await applyInSavepoints(
      tx,
      ids.map((id) => ({ id })),
      async ({ id }) => {
        if (!titles.has(id)) throw new Problem('bin.not-found', { id });
        return { restored: await restore(write, id) };
      },
    );
    for (const system of [...unpublished].sort())
      await publishRelease(tx, { registry: deps.registry, system, by, acknowledged });
    const refused = outcomes.flatMap((one) => {
      if (!('refused' in one)) return [];
      const { code, params, issues } = one.refused;
      return [{ id: one.id, title: titles.get(one.id) ?? null, code, params, issues }];
    });
    return { restored: outcomes.flatMap((one) => ('restored' in one ? one.restored : [])), refused };
  });
}

const listRows = (db: Deps['db'], ids: readonly string[]): Promise<BinRow[]> =>
  db.selectFrom('bin').selectAll().where('id', '=', anyOf(ids)).execute();

const titleOf = ({ title_el: el, title_en: en }: { title_el: string; title_en: string }): Bilingual => ({
  el,
  en,
});

/** Whose links give no news: they come back inactive. Asked before the transaction, because a foreign server may take its time. */
async function findUnfit(deps: Restoring, { ids, by }: Input): Promise<Set<string>> {
  const unfit = new Set<string>();
  for (const { id, kind, document } of await listRows(deps.db, ids))
    if (kind === 'presentation' && document.active)
      await checkNewLinks(deps, { content: contentOf(document), by, at: [] }).catch((error: unknown) => {
        if (!(error instanceof Problem)) throw error;
        unfit.add(id);
      });
  return unfit;
}

const contentOf = (document: BinRow['document']) => readContent(toContent(document as PresentationRow));

type Write = Deps &
  Omit<Input, 'ids'> & {
    tx: Transaction<Tables>;
    unfit: ReadonlySet<string>;
    unpublished: NonNullable<Parameters<typeof writeDocuments>[3]['unpublished']>;
  };

/** With what it needs that is in the bin, too. As it was if every rule allows it, else inactive. */
async function restore(write: Write, id: string): Promise<Restored[]> {
  const { tx, unfit } = write;
  const row = await tx.deleteFrom('bin').where('id', '=', id).returningAll().executeTakeFirst();
  if (!row) return [];
  const needed = referencesOf(row);
  const restored: Restored[] = [];
  for (const one of needed) restored.push(...(await restore(write, one)));
  const there = await listThere(tx, needed);
  const put = (active: boolean) => putBack(write, row, { active, has: (one) => there.has(one) });

  const wasActive = row.document.active === true && !unfit.has(id);
  const [outcome] = wasActive ? await applyInSavepoints(tx, [row], () => put(true)) : [];
  const isActive = !!outcome && !('refused' in outcome);
  if (!isActive) await put(false);
  const { kind, system } = row;
  const deactivated = row.document.active === true && !isActive;
  return [...restored, { id, kind, system, title: titleOf(row), deactivated }];
}

function referencesOf({ kind, document }: BinRow): string[] {
  if (kind === 'media') return [];
  if (kind === 'presentation') {
    const content = contentOf(document);
    return [...mediaOfContent(content), ...content.entries.flatMap((one) => itemOf(one)?.id ?? [])];
  }
  const content = document.content as ItemContent;
  return [...mediaOfItem(content), ...('products' in content ? content.products : [])];
}

async function listThere(tx: Transaction<Tables>, ids: readonly string[]): Promise<Set<string>> {
  const rows = await tx
    .selectFrom('media_asset')
    .select('id')
    .where('id', '=', anyOf(ids))
    .union(({ selectFrom }) => selectFrom('library_item').select('id').where('id', '=', anyOf(ids)))
    .execute();
  return new Set(rows.map(({ id }) => id));
}

type How = { active: boolean; has: (id: string) => boolean };

/** The row as it was, and then a save of it: judged, referred to, recorded and released like any other. */
async function putBack(write: Write, row: BinRow, { active, has }: How): Promise<object> {
  const { tx, registry, by, acknowledged, unpublished } = write;
  const { id, kind, system, document } = row;
  const { created_by_id, created_by_name, modified_by_id, modified_by_name } = row;
  const stored = { ...document, created_by_id, created_by_name, modified_by_id, modified_by_name };
  if (kind === 'media') {
    const asset = stored as unknown as Selectable<Tables['media_asset']>;
    await insert(tx, 'media_asset', { ...stored, search: searchOf('media_asset', asset) });
    const { alt_el, alt_en, decorative } = asset;
    const content = judgedMedia({ alt: { el: alt_el, en: alt_en }, decorative });
    await keepDoubts(tx, [{ id, kind, system, content, before: content }]);
    await recordActivity(tx, { action: 'restored', system, kind, subject: id, title: titleOf(row), by });
    return {};
  }
  // Without the rules of a form where it comes back inactive: what it lacks is said there.
  const change = { id, by, acknowledged, action: 'restored' as const, follows: !active };
  if (kind === 'presentation') {
    if (!system) throw new Error('a presentation of no system');
    const position = await freePlace(tx, stored as unknown as PresentationRow);
    await insert(tx, 'presentation', { ...stored, active, position });
    const next = (now: PresentationRow) => ({ content: presentationWithout(contentOf(now), has), active });
    const changes = [{ ...change, next }];
    rowOf(
      (await writeDocuments(tx, registry, presentationsOf(registry, system), { changes, unpublished }))[0],
    );
  } else {
    await insert(tx, 'library_item', { ...stored, active });
    const next = (now: LibraryItemRow) => ({
      content: itemWithout(readItem(kind)(now.content), has),
      active,
    });
    const changes = [{ ...change, next }];
    rowOf((await writeDocuments(tx, registry, itemsOf(registry, kind), { changes, unpublished }))[0]);
  }
  return {};
}

/** Only the columns that it had: one that came since has its default. */
async function insert(
  tx: Transaction<Tables>,
  table: 'presentation' | 'library_item' | 'media_asset',
  row: Record<string, unknown>,
): Promise<void> {
  const names = sql.join(Object.keys(row).map((name) => sql.ref(name)));
  await sql`
    insert into ${sql.table(table)} (${names})
    select ${names} from jsonb_populate_record(null::${sql.table(table)}, ${JSON.stringify(row)}::jsonb)
  `.execute(tx);
}

/** Where it stood; right behind whichever stands there now. */
async function freePlace(tx: Transaction<Tables>, { system, position }: PresentationRow): Promise<number> {
  const next = await tx
    .selectFrom('presentation')
    .select('position')
    .where('system', '=', system)
    .where('position', '>=', position)
    .orderBy('position')
    .limit(2)
    .execute();
  if (next[0]?.position !== position) return position;
  return next[1] ? (position + next[1].position) / 2 : position + 1;
}
