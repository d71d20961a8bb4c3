import { hasCaptions } from '@psifida/contract/content/captions';
import type { MediaDetails, MediaEdit, MediaKind } from '@psifida/contract/content/media';
import { Problem } from '@psifida/contract/problem';
import { changeMedia, type MediaChange } from './change-media.ts';
import * as store from './media.store.ts';

const demandKind = (has: MediaKind, needs: MediaKind): void => {
  if (has !== needs) throw new Problem('media.kind-differs', { has, needs });
};

type Input = Omit<MediaChange, 'version'> & { edit: MediaEdit };

export const editMedia = ({ edit, ...target }: Input): Promise<MediaDetails> =>
  changeMedia({ ...target, version: edit.version }, async (tx, asset) => {
    if (hasCaptions(edit.captions)) demandKind(asset.kind, 'video');
    if (edit.words) demandKind(asset.kind, 'sound');
    await store.update(tx, { asset, edit, by: target.by });
  });
