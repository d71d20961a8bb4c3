import type { ReleaseNews } from '@psifida/contract/content/release';
import type { SharedPreview } from '@psifida/contract/endpoints/shared-previews';
import type { SystemId } from '@psifida/contract/registry/systems';
import { type Kysely, sql, type Transaction } from 'kysely';
import { z } from 'zod';
import { clockIsTrusted } from '../../concurrency/clock.ts';
import type { PresentationRow, SharedPreviewRow, Tables } from '../../db/tables.ts';

const uuid = z.uuid();

export const toSharedPreview = (row: SharedPreviewRow): SharedPreview => ({
  id: row.id,
  ofDraft: row.draft !== null,
  madeAt: row.made_at.toISOString(),
  by: { id: row.by_id, name: row.by_name },
  endsAt: row.ends_at.toISOString(),
  revokedAt: row.revoked_at?.toISOString() ?? null,
  openings: row.openings,
  lastOpenedAt: row.last_opened_at?.toISOString() ?? null,
});

type Which = { system: SystemId; id: string };

/** Anything that is not an id of this system, a made-up one included, is simply not there. */
export const findPresentation = async (
  db: Kysely<Tables>,
  { system, id }: Which,
): Promise<PresentationRow | undefined> =>
  uuid.safeParse(id).success
    ? db
        .selectFrom('presentation')
        .selectAll()
        .where('id', '=', id)
        .where('system', '=', system)
        .executeTakeFirst()
    : undefined;

/** Two who share one at once wait for each other, so that neither makes one link too many. */
export const lockPresentation = (tx: Transaction<Tables>, id: string) =>
  tx.selectFrom('presentation').select('id').where('id', '=', id).forNoKeyUpdate().execute();

export const list = (db: Kysely<Tables>, presentation: string): Promise<SharedPreviewRow[]> =>
  db
    .selectFrom('shared_preview')
    .selectAll()
    .where('presentation_id', '=', presentation)
    .orderBy('made_at', 'desc')
    .orderBy('id')
    .execute();

export const dropOver = (db: Kysely<Tables>, { now, keptMs }: { now: number; keptMs: number }) =>
  db
    .deleteFrom('shared_preview')
    .where(sql<Date>`least(ends_at, revoked_at)`, '<', new Date(now - keptMs))
    .where(clockIsTrusted(now))
    .execute();

type NewLink = {
  id: string;
  presentation: string;
  tokenHash: string;
  draft: object | null;
  by: { id: string; name: string };
  at: Date;
  endsAt: Date;
};

export const insert = (tx: Transaction<Tables>, link: NewLink): Promise<SharedPreviewRow> =>
  tx
    .insertInto('shared_preview')
    .values({
      id: link.id,
      presentation_id: link.presentation,
      token_hash: link.tokenHash,
      draft: link.draft && JSON.stringify(link.draft),
      made_at: link.at,
      by_id: link.by.id,
      by_name: link.by.name,
      ends_at: link.endsAt,
    })
    .returningAll()
    .executeTakeFirstOrThrow();

/** The link of a presentation of this system, locked. */
export const hold = async (tx: Transaction<Tables>, { system, id }: Which) =>
  uuid.safeParse(id).success
    ? tx
        .selectFrom('shared_preview')
        .innerJoin('presentation', 'presentation.id', 'shared_preview.presentation_id')
        .selectAll('shared_preview')
        .select(['presentation.title_el', 'presentation.title_en'])
        .where('shared_preview.id', '=', id)
        .where('presentation.system', '=', system)
        .forUpdate('shared_preview')
        .executeTakeFirst()
    : undefined;

export const revoke = (tx: Transaction<Tables>, id: string, at: Date): Promise<SharedPreviewRow> =>
  tx
    .updateTable('shared_preview')
    .set({ revoked_at: at })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();

/** Looked up and counted in one step: what is counted was open at that moment. */
export const count = (db: Kysely<Tables>, tokenHash: string, { at, again }: { at: Date; again: boolean }) =>
  db
    .updateTable('shared_preview')
    .from('presentation')
    .set({ openings: sql<number>`openings + ${again ? 0 : 1}::integer`, last_opened_at: at })
    .whereRef('presentation.id', '=', 'shared_preview.presentation_id')
    .where('token_hash', '=', tokenHash)
    .where('revoked_at', 'is', null)
    .where('ends_at', '>', at)
    .returning(['shared_preview.draft', 'shared_preview.ends_at', 'presentation.id', 'presentation.system'])
    .executeTakeFirst();

export async function findNews(db: Kysely<Tables>, urls: readonly string[]): Promise<ReleaseNews> {
  const rows = await db
    .selectFrom('news_feed')
    .select(['url', 'title', 'items'])
    .where('url', '=', sql<string>`any(${[...urls]}::text[])`)
    .where('ok_at', 'is not', null)
    .execute();
  return Object.fromEntries(rows.map(({ url, title, items }) => [url, { title, items }]));
}
