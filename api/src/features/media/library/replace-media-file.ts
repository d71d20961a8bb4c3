import type { MediaDetails, MediaKind } from '@psifida/contract/content/media';
import type { Person } from '@psifida/contract/content/presentation';
import type { Registry, SystemId } from '@psifida/contract/registry/systems';
import type { Kysely, Transaction } from 'kysely';
import { searchText } from '../../../db/fold-text.ts';
import { lockSystem } from '../../../db/lock-system.ts';
import type { Tables } from '../../../db/tables.ts';
import { Problem } from '../../../problem.ts';
import { countAgain } from '../../../rules/count-again.ts';
import { changeMedia } from './change-media.ts';
import * as store from './media.store.ts';

type Input = { db: Kysely<Tables>; id: string; uploadId: string; version: number; by: Person };

/**
 * The entry stays, with its title, description, focal point and uses; only the file is another one. A presentation that
 * is shown may not fall below a minimum by it. Systems are locked before the asset, as a save does, so that the two
 * never wait for each other.
 */
export const replaceMediaFile = ({
  db,
  registry,
  id,
  uploadId,
  version,
  by,
}: Input & { registry: Registry }): Promise<MediaDetails> => {
  const locked = new Set<SystemId>();
  const before = async (tx: Transaction<Tables>) => {
    for (const { system } of await store.listUses(tx, id)) locked.add(system);
    for (const system of [...locked].sort()) await lockSystem(tx, system);
  };
  return changeMedia({ db, id, version, before }, async (tx, asset) => {
    const uses = await store.listUses(tx, id);
    if (uses.some(({ system }) => !locked.has(system)))
      throw new Problem('media.changed-elsewhere', { version: asset.version });
    const { sha256, fileName } = await takeReplacement(tx, { uploadId, kind: asset.kind, by });
    const search = searchText(asset.title, fileName, asset.alt_el, asset.alt_en);
    await store.setFile(tx, { id, sha256, fileName, search, by });
    await store.touchFiles(tx, [asset.file_sha256]);
    await countAgain(
      tx,
      registry,
      uses.map((use) => use.id),
    );
  });
};

/** Poster and film are two files; taking the film's away from an image makes no sense, nor giving an image a poster. */
export const setMediaPoster = ({
  db,
  id,
  uploadId,
  version,
  by,
}: Omit<Input, 'uploadId'> & { uploadId: string | null }): Promise<MediaDetails> =>
  changeMedia({ db, id, version }, async (tx, asset) => {
    if (asset.kind !== 'video') throw new Problem('media.kind-differs', { has: asset.kind, needs: 'video' });
    const poster = uploadId ? await takeReplacement(tx, { uploadId, kind: 'image', by }) : null;
    await store.setPoster(tx, { id, sha256: poster?.sha256 ?? null, by });
    await store.touchFiles(tx, [asset.poster_sha256]);
  });

async function takeReplacement(
  tx: Transaction<Tables>,
  { uploadId, kind, by }: { uploadId: string; kind: MediaKind; by: Person },
): Promise<{ sha256: string; fileName: string }> {
  const upload = await store.findReplacement(tx, { uploadId, ownerId: by.id });
  if (!upload) throw new Problem('upload.not-found', { id: uploadId });
  const { state, sha256, file_name: fileName } = upload;
  if (state !== 'done' || !sha256) throw new Problem('upload.not-done');
  if (upload.kind !== kind) throw new Problem('media.kind-differs', { has: upload.kind, needs: kind });
  return { sha256, fileName };
}
