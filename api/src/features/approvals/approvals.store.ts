import { changesBetween } from '@psifida/contract/content/changes';
import { documentFields } from '@psifida/contract/content/documents';
import type {
  Approval,
  ApprovalState,
  ApprovalSummary,
  ListedApproval,
} from '@psifida/contract/endpoints/approvals';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { ApprovalRow, Tables } from '../../db/tables.ts';
import { readContent, readItem } from '../../documents/revisions.ts';

const isStale = sql<boolean>`(approval.state = 'waiting' and not exists (
  select from presentation where id = approval.subject and version = approval.version
  union all select from library_item where id = approval.subject and version = approval.version
))`;

type Row = ApprovalRow & { stale?: boolean };

export const toSummary = ({ content: _, ...row }: Row): ApprovalSummary => ({
  number: row.number,
  kind: row.kind,
  subject: row.subject,
  system: row.system,
  version: row.version,
  active: row.active,
  title: { el: row.title_el, en: row.title_en },
  state: row.state,
  stale: row.stale ?? false,
  askedBy: { id: row.asked_by_id, name: row.asked_by_name },
  askedAt: row.asked_at.toISOString(),
  note: row.note,
  decidedBy: row.decided_by_id === null ? null : { id: row.decided_by_id, name: row.decided_by_name ?? '' },
  decidedAt: row.decided_at?.toISOString() ?? null,
  word: row.word,
});

/** What was kept, perhaps long ago, as a content of today. */
export const readContentOf = (kind: ApprovalRow['kind'], content: object) =>
  kind === 'presentation' ? readContent(content) : readItem(kind)(content);

const select = (db: Kysely<Tables>) => db.selectFrom('approval').selectAll().select(isStale.as('stale'));

export const find = (db: Kysely<Tables>, number: number): Promise<Row | undefined> =>
  select(db).where('number', '=', number).executeTakeFirst();

export const lock = (tx: Transaction<Tables>, number: number): Promise<ApprovalRow | undefined> =>
  tx.selectFrom('approval').selectAll().where('number', '=', number).forUpdate().executeTakeFirst();

export const lockWaiting = (tx: Transaction<Tables>, subject: string): Promise<ApprovalRow | undefined> =>
  tx
    .selectFrom('approval')
    .selectAll()
    .where('subject', '=', subject)
    .where('state', '=', 'waiting')
    .forUpdate()
    .executeTakeFirst();

type New = Pick<Approval, 'kind' | 'subject' | 'system' | 'version' | 'active' | 'content' | 'note'> & {
  by: ApprovalSummary['askedBy'];
};

export const insert = (tx: Transaction<Tables>, { content, by, ...asked }: New): Promise<ApprovalRow> =>
  tx
    .insertInto('approval')
    .values({
      ...asked,
      content: JSON.stringify(content),
      title_el: content.title.el,
      title_en: content.title.en,
      asked_by_id: by.id,
      asked_by_name: by.name,
    })
    .returningAll()
    .executeTakeFirstOrThrow();

type End = { state: ApprovalState; by: ApprovalSummary['askedBy']; word?: string };

export const end = (
  tx: Transaction<Tables>,
  number: number,
  { state, by, word = '' }: End,
): Promise<ApprovalRow> =>
  tx
    .updateTable('approval')
    .set({ state, word, decided_by_id: by.id, decided_by_name: by.name, decided_at: new Date() })
    .where('number', '=', number)
    .returningAll()
    .executeTakeFirstOrThrow();

type Named = { items: readonly string[]; media: readonly string[]; since: Date };

/** Whether any of these, or what they are made of themselves, was changed since. */
export async function haveChanged(tx: Transaction<Tables>, { items, media, since }: Named): Promise<boolean> {
  const { rows } = await sql`
    with item as (
      select unnest(${[...items]}::uuid[]) as id
      union select product_id from dish_product where dish_id = any(${[...items]}::uuid[])
    ), asset as (
      select unnest(${[...media]}::uuid[]) as id
      union select asset_id from library_media_use where item_id in (select id from item)
    )
    select from library_item where id in (select id from item) and modified_at > ${since}
    union all
    select from media_asset where id in (select id from asset) and modified_at > ${since}
    limit 1`.execute(tx);
  return rows.length > 0;
}

type Base = { active: boolean; content: object };

/** The version that it was made from; null once it is gone. */
const base = sql<Base | null>`(
  select jsonb_build_object('active', active, 'content', content) from (
    select presentation_id as id, version, active, content from presentation_revision
    union all select item_id, version, active, content from library_revision
  ) as kept where kept.id = approval.subject and kept.version = approval.version)`;

type Filter = { state?: ApprovalState; subject?: string; after?: number; limit: number };

export async function list(
  db: Kysely<Tables>,
  { state, subject, after, limit }: Filter,
): Promise<{ items: ListedApproval[]; next: number | null }> {
  let query = select(db).select(base.as('base'));
  if (state) query = query.where('state', '=', state);
  if (subject) query = query.where('subject', '=', subject);
  if (after) query = query.where('number', '<', after);
  const rows = await query
    .orderBy('number', 'desc')
    .limit(limit + 1)
    .execute();
  const items = rows.slice(0, limit).map(({ base: made, ...row }) => {
    const form = ({ active, content }: Base) => ({ active, content: readContentOf(row.kind, content) });
    return {
      ...toSummary(row),
      changes: made && changesBetween(documentFields[row.kind], form(made), form(row)),
    };
  });
  return { items, next: rows.length > limit ? (items.at(-1)?.number ?? null) : null };
}

/** The subjects of those that can be approved. */
export async function listWaiting(db: Kysely<Tables>): Promise<string[]> {
  const rows = await db
    .selectFrom('approval')
    .select('subject')
    .where('state', '=', 'waiting')
    .where(sql<boolean>`not ${isStale}`)
    .execute();
  return rows.map(({ subject }) => subject);
}
