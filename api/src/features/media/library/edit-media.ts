import type { MediaDetails, MediaEdit } from '@psifida/contract/content/media';
import { changeMedia, type MediaChange } from './change-media.ts';
import * as store from './media.store.ts';

type Input = Omit<MediaChange, 'version'> & { edit: MediaEdit };

export const editMedia = ({ edit, ...target }: Input): Promise<MediaDetails> =>
  changeMedia({ ...target, version: edit.version }, (tx, asset) =>
    store.update(tx, { id: asset.id, edit, fileName: asset.file_name, by: target.by }),
  );
