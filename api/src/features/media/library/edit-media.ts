import { hasCaptions } from '@psifida/contract/content/captions';
import type { MediaDetails, MediaEdit } from '@psifida/contract/content/media';
import { Problem } from '@psifida/contract/problem';
import { changeMedia, type MediaChange } from './change-media.ts';
import * as store from './media.store.ts';

type Input = Omit<MediaChange, 'version'> & { edit: MediaEdit };

export const editMedia = ({ edit, ...target }: Input): Promise<MediaDetails> =>
  changeMedia({ ...target, version: edit.version }, async (tx, asset) => {
    if (hasCaptions(edit.captions) && asset.kind !== 'video')
      throw new Problem('media.kind-differs', { has: asset.kind, needs: 'video' });
    await store.update(tx, { asset, edit, by: target.by });
  });
