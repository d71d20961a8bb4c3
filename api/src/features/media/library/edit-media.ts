import type { MediaDetails, MediaEdit } from '@psifida/contract/content/media';
import type { Person } from '@psifida/contract/content/presentation';
import type { Kysely } from 'kysely';
import type { Tables } from '../../../db/tables.ts';
import { changeMedia } from './change-media.ts';
import * as store from './media.store.ts';

type Input = { db: Kysely<Tables>; id: string; edit: MediaEdit; by: Person };

export const editMedia = ({ db, id, edit, by }: Input): Promise<MediaDetails> =>
  changeMedia({ db, id, version: edit.version }, (tx, asset) =>
    store.update(tx, { id, edit, fileName: asset.file_name, by }),
  );
