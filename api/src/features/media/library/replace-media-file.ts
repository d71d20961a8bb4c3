import type { MediaDetails, MediaKind } from '@psifida/contract/content/media';
import type { Person } from '@psifida/contract/content/presentation';
import { Problem } from '@psifida/contract/problem';
import type { Transaction } from 'kysely';
import { searchOf } from '../../../db/search-of.ts';
import type { Tables } from '../../../db/tables.ts';
import { countAgain } from '../../../recount/count-again.ts';
import { countItemsAgain } from '../../../recount/count-items-again.ts';
import { changeMedia, type MediaChange } from './change-media.ts';
import * as store from './media.store.ts';
import { listUses } from './media-uses.store.ts';

type Input = MediaChange & { uploadId: string };

/**
 * The entry stays, with its title, description, focal point and uses; only the file is another one. A presentation that
 * is shown may not fall below a minimum by it, nor may an active recipe, dish or product lose its picture.
 */
export const replaceMediaFile = ({ uploadId, ...target }: Input): Promise<MediaDetails> => {
  const { registry, id, by } = target;
  return changeMedia(target, async (tx, asset) => {
    const { sha256, fileName } = await takeReplacement(tx, { uploadId, kind: asset.kind, by });
    const search = searchOf('media_asset', { ...asset, file_name: fileName });
    await store.setFile(tx, { id, sha256, fileName, search, by });
    await store.touchFiles(tx, [asset.file_sha256]);
    const uses = await listUses(tx, id);
    const idsOf = (isPresentation: boolean) =>
      uses.filter(({ kind }) => (kind === 'presentation') === isPresentation).map((use) => use.id);
    await countItemsAgain(tx, idsOf(false));
    await countAgain(tx, registry, idsOf(true));
  });
};

/** Poster and film are two files; taking the film's away from an image makes no sense, nor giving an image a poster. */
export const setMediaPoster = ({
  uploadId,
  ...target
}: MediaChange & { uploadId: string | null }): Promise<MediaDetails> =>
  changeMedia(target, async (tx, asset) => {
    const { id, by } = target;
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
  if (state !== 'done' || !sha256 || !upload.usable) throw new Problem('upload.not-done');
  if (upload.kind !== kind) throw new Problem('media.kind-differs', { has: upload.kind, needs: kind });
  return { sha256, fileName };
}
