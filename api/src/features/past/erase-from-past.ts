import { createHash } from 'node:crypto';
import type { Person } from '@psifida/contract/content/presentation';
import type { Manifest } from '@psifida/contract/content/release';
import type { ErasableKind, Erasure } from '@psifida/contract/content/shown';
import { Problem } from '@psifida/contract/problem';
import type { SystemId } from '@psifida/contract/registry/systems';
import { withoutTimeout } from '@psifida/postgres/connect';
import { type Kysely, sql, type Transaction } from 'kysely';
import { dropFiles, emptyBin } from '../../db/empty-bin.ts';
import { lockSystem } from '../../db/lock-system.ts';
import { recordActivity } from '../../db/record-activity.ts';
import type { Tables } from '../../db/tables.ts';
import { audiosAmong, only, onlyNamed } from '../../releases/withdraw.ts';
import { toErasure } from './past.store.ts';

type Input = { kind: ErasableKind; id: string; by: Person };
type Which = Pick<Input, 'kind' | 'id'>;

const inLibrary = async (tx: Transaction<Tables>, { kind, id }: Which): Promise<boolean> =>
  !!(kind === 'media'
    ? await tx.selectFrom('media_asset').select('id').where('id', '=', id).executeTakeFirst()
    : await tx.selectFrom('presentation').select('id').where('id', '=', id).executeTakeFirst());

type Named = { system: SystemId; number: number };
type Held = { table: 'past_release' | 'release'; manifest: string; isCurrent: boolean };

/** They go from `release` to `past_release`: whoever reads in that order misses none that is on its way. */
async function releasesWith(
  tx: Transaction<Tables>,
  id: string,
  tables: readonly Held['table'][],
): Promise<Named[]> {
  const found: Named[] = [];
  for (const table of tables)
    found.push(
      ...(await tx
        .selectFrom(table)
        .select(['system', 'number'])
        .where(sql<number>`strpos(manifest, ${id})`, '>', 0)
        .execute()),
    );
  return found;
}

/** Undefined: it was let go of meanwhile. */
async function read(tx: Transaction<Tables>, { system, number }: Named): Promise<Held | undefined> {
  const { rows } = await sql<Held>`
    select 'past_release' as "table", manifest, false as "isCurrent"
    from past_release where system = ${system} and number = ${number}
    union all
    select 'release', manifest, number in (
      select max(number) from release where system = ${system}
      union all select open_number from first_display where system = ${system} and is_on
    )
    from release where system = ${system} and number = ${number}
  `.execute(tx);
  return rows[0];
}

async function write(
  tx: Transaction<Tables>,
  { system, number }: Named,
  table: Held['table'],
  left: Manifest,
) {
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
}

/** Locks every system that had it. While it waits somebody may return to such a release, so it looks again. */
async function lockReleasesWith(tx: Transaction<Tables>, id: string): Promise<Named[]> {
  const before = await releasesWith(tx, id, ['release', 'past_release']);
  for (const system of [...new Set(before.map((one) => one.system))].sort()) await lockSystem(tx, system);
  const all = [...before, ...(await releasesWith(tx, id, ['release']))];
  return [...new Map(all.map((one) => [`${one.system}/${one.number}`, one])).values()].sort(
    (a, b) => b.number - a.number,
  );
}

/** Takes it out of each, one at a time: there may be thousands. Answers the hashes that went, by system. */
async function rewrite(tx: Transaction<Tables>, which: Which): Promise<Map<SystemId, Set<string>>> {
  const { kind, id } = which;
  const gone = new Map<SystemId, Set<string>>();
  for (const release of await lockReleasesWith(tx, id)) {
    const held = await read(tx, release);
    if (!held) continue;
    const manifest = JSON.parse(held.manifest) as Manifest;
    const names =
      kind === 'media' ? !!manifest.media[id] : manifest.presentations.some((one) => one.id === id);
    if (!names) continue;
    if (held.isCurrent) throw new Problem('past.still-there', { in: 'display' });
    const left = without(manifest, which);
    await write(tx, release, held.table, left);
    const served = servedBy(left);
    const ofSystem = gone.get(release.system) ?? new Set();
    for (const hash of servedBy(manifest)) if (!served.has(hash)) ofSystem.add(hash);
    gone.set(release.system, ofSystem);
  }
  return gone;
}

/** Out of the bin and every release that was, with its files; what displays show now is not touched. It may take minutes. */
export const eraseFromPast = (db: Kysely<Tables>, input: Input): Promise<Erasure> =>
  withoutTimeout(db, (patient) => patient.transaction().execute((tx) => erase(tx, input)));

async function erase(tx: Transaction<Tables>, { kind, id, by }: Input): Promise<Erasure> {
  const demandDeleted = async () => {
    if (await inLibrary(tx, { kind, id })) throw new Problem('past.still-there', { in: 'library' });
  };
  await demandDeleted();
  const gone = await rewrite(tx, { kind, id });
  const { length: binned } = await emptyBin(tx, sql`id = ${id}`);
  // It may have been restored while locks were awaited; now the bin holds nothing of it to restore.
  await demandDeleted();
  const known = await tx.selectFrom('erased').selectAll().where('id', '=', id).executeTakeFirst();
  if (known && !gone.size && !binned) return toErasure(known);
  const title = await tx
    .selectFrom('shown_title')
    .select('presentation_id')
    .where('presentation_id', '=', id)
    .executeTakeFirst();
  if (!gone.size && !binned && !title) throw new Problem('past.not-found', { id });
  for (const [system, hashes] of gone) await letGo(tx, system, [...hashes]);
  await tx.deleteFrom('shown_title').where('presentation_id', '=', id).execute();
  // What it was called is not to be read in the list of actions either.
  await tx.updateTable('activity').set({ title_el: '', title_en: '' }).where('subject_id', '=', id).execute();
  await recordActivity(tx, {
    ...{ action: 'erased', kind, by },
    system: [...gone.keys()].sort()[0] ?? null,
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
}

/** Of what is in no release any more. */
async function letGo(tx: Transaction<Tables>, system: SystemId, served: readonly string[]): Promise<void> {
  if (!served.length) return;
  const files = sql`select file_sha256 from media_rendition where sha256 = any (${served}::text[])`;
  // Each manifest is unpacked once, however many files there are to ask for.
  await sql`
    with still as materialized (
      select distinct word as sha256
      from (
        select manifest from release where system = ${system}
        union all select manifest from past_release where system = ${system}
      ) as kept, unnest(string_to_array(kept.manifest, '"')) as word
      where word in (select sha256 from media_rendition where file_sha256 in (${files}))
    )
    delete from release_file where system = ${system} and file_sha256 in (${files})
      and file_sha256 not in (
        select file_sha256 from media_rendition where sha256 in (select sha256 from still)
      )
  `.execute(tx);
  await dropFiles(tx, files);
}

/** The place of an erased image stays: whoever looks back is told there that it was erased. */
function without(manifest: Manifest, { kind, id }: { kind: ErasableKind; id: string }): Manifest {
  if (kind === 'presentation')
    return onlyNamed({
      ...manifest,
      presentations: manifest.presentations.filter((one) => one.id !== id),
    });
  const rest = new Set([...Object.keys(manifest.media), ...Object.keys(manifest.audios ?? {})]);
  rest.delete(id);
  return { ...manifest, media: only(manifest.media, rest), ...audiosAmong(manifest, rest) };
}

/** The hashes of all that is served of a manifest. */
const servedBy = ({ media, audios = {} }: Manifest): Set<string> =>
  new Set([
    ...Object.values(audios).map(({ sha256 }) => sha256),
    ...Object.values(media).flatMap(({ images, video }) => [
      ...images.map(({ sha256 }) => sha256),
      ...(video ? [video.sha256] : []),
    ]),
  ]);
