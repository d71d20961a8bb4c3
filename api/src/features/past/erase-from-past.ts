import { createHash } from 'node:crypto';
import type { Person } from '@psifida/contract/content/presentation';
import type { Manifest } from '@psifida/contract/content/release';
import type { ErasableKind, Erasure } from '@psifida/contract/content/shown';
import { Problem } from '@psifida/contract/problem';
import type { SystemId } from '@psifida/contract/registry/systems';
import { type Kysely, sql, type Transaction } from 'kysely';
import { lockSystem } from '../../db/lock-system.ts';
import { recordActivity } from '../../db/record-activity.ts';
import type { Tables } from '../../db/tables.ts';
import { toErasure } from './past.store.ts';
import { servedBy, without } from './without.ts';

type Input = { kind: ErasableKind; id: string; by: Person };
type Which = Pick<Input, 'kind' | 'id'>;

const inLibrary = async (tx: Transaction<Tables>, { kind, id }: Which): Promise<boolean> =>
  !!(kind === 'media'
    ? await tx.selectFrom('media_asset').select('id').where('id', '=', id).executeTakeFirst()
    : await tx.selectFrom('presentation').select('id').where('id', '=', id).executeTakeFirst());

const tables = ['past_release', 'release'] as const;
type Held = {
  system: SystemId;
  number: number;
  manifest: string;
  isCurrent: boolean;
  table: (typeof tables)[number];
};

/** Every release that names it; a manifest is text, and an id in it cannot be anything else. */
async function releasesWith(tx: Kysely<Tables>, id: string): Promise<Held[]> {
  const { rows } = await sql<Held>`
    select 'past_release' as "table", system, number, manifest, false as "isCurrent"
    from past_release where strpos(manifest, ${id}) > 0
    union all
    select 'release', system, number, manifest,
      number = (select max(number) from release as newest where newest.system = release.system)
    from release where strpos(manifest, ${id}) > 0
    order by system, number
  `.execute(tx);
  return rows;
}

/**
 * Takes something that is no longer in the library out of every release that was, with its files. What is on displays now
 * is not touched: whoever wants it gone there takes it off first, as always.
 */
export const eraseFromPast = (db: Kysely<Tables>, { kind, id, by }: Input): Promise<Erasure> =>
  db.transaction().execute(async (tx) => {
    if (await inLibrary(tx, { kind, id })) throw new Problem('past.still-there', { in: 'library' });
    const systems = [...new Set((await releasesWith(tx, id)).map(({ system }) => system))].sort();
    for (const system of systems) await lockSystem(tx, system);
    const held = (await releasesWith(tx, id)).map((one) => ({
      ...one,
      manifest: JSON.parse(one.manifest) as Manifest,
    }));
    const naming = held.filter(({ manifest }) =>
      kind === 'media' ? !!manifest.media[id] : manifest.presentations.some((one) => one.id === id),
    );
    const known = await tx.selectFrom('erased').selectAll().where('id', '=', id).executeTakeFirst();
    if (known && !naming.length) return toErasure(known);
    const title = await tx
      .selectFrom('shown_title')
      .select('presentation_id')
      .where('presentation_id', '=', id)
      .executeTakeFirst();
    if (!naming.length && !title) throw new Problem('past.not-found', { id });
    if (naming.some(({ isCurrent }) => isCurrent)) throw new Problem('past.still-there', { in: 'display' });

    for (const { table, system, number, manifest } of naming) {
      const left = without(manifest, { kind, id });
      const text = JSON.stringify(left);
      await tx
        .updateTable(table)
        .set({
          manifest: text,
          hash: createHash('sha256').update(text).digest('hex'),
          presentations: JSON.stringify(left.presentations.map((one) => ({ id: one.id, title: one.title }))),
          erased_at: sql<Date>`now()`,
        })
        .where('system', '=', system)
        .where('number', '=', number)
        .execute();
      const gone = [...servedBy(manifest)].filter((hash) => !servedBy(left).has(hash));
      await letGo(tx, system, gone);
    }
    await tx.deleteFrom('shown_title').where('presentation_id', '=', id).execute();
    // What it was called is not to be read in the list of deeds either.
    await tx
      .updateTable('activity')
      .set({ title_el: '', title_en: '' })
      .where('subject_id', '=', id)
      .execute();
    await recordActivity(tx, {
      ...{ action: 'erased', kind, by },
      system: naming[0]?.system ?? null,
      subject: id,
      title: { el: '', en: '' },
    });
    const row = await tx
      .insertInto('erased')
      .values({ id, kind, by_id: by.id, by_name: by.name })
      .onConflict((conflict) => conflict.column('id').doUpdateSet({ kind }))
      .returningAll()
      .executeTakeFirstOrThrow();
    return toErasure(row);
  });

/**
 * Files that no release of the system names any more, and nothing else needs, go without a time of grace: their bytes when
 * media are next tidied up.
 */
async function letGo(tx: Transaction<Tables>, system: SystemId, served: readonly string[]): Promise<void> {
  if (!served.length) return;
  const files = sql`select file_sha256 from media_rendition where sha256 = any (${served}::text[])`;
  await sql`
    delete from release_file where system = ${system} and file_sha256 in (${files})
      and not exists (
        select from media_rendition as served
        join (
          select manifest from release where system = ${system}
          union all select manifest from past_release where system = ${system}
        ) as kept on strpos(kept.manifest, served.sha256) > 0
        where served.file_sha256 = release_file.file_sha256
      )
  `.execute(tx);
  await sql`
    with gone as (
      delete from media_file where sha256 in (${files})
        and not exists (select from release_file where file_sha256 = media_file.sha256)
        and not exists (
          select from media_asset where media_file.sha256 in (file_sha256, poster_sha256)
        )
        and not exists (select from media_upload where media_upload.sha256 = media_file.sha256)
      returning sha256, original_key
    )
    update media_object set touched_at = 'epoch'
    where key in (select original_key from gone)
      or key in (select key from media_rendition where file_sha256 in (select sha256 from gone))
  `.execute(tx);
}
