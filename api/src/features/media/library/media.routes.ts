import { endpoints } from '@psifida/contract/endpoints/all';
import type { Registry } from '@psifida/contract/registry/systems';
import type { Kysely } from 'kysely';
import type { Tables } from '../../../db/tables.ts';
import type { Bind } from '../../../http/bind.ts';
import { changeManyMedia } from './change-many-media.ts';
import { deleteMedia } from './delete-media.ts';
import { editMedia } from './edit-media.ts';
import { findMedia } from './find-media.ts';
import { listTags } from './list-media.store.ts';
import { listMedia, selectMedia } from './list-media.ts';
import { replaceMediaFile, setMediaPoster } from './replace-media-file.ts';

export const mediaRoutes = ({
  bind,
  db,
  registry,
}: {
  bind: Bind;
  db: Kysely<Tables>;
  registry: Registry;
}) => {
  bind.forAll(endpoints.listMedia, ({ query }) => listMedia(db, query));
  bind(endpoints.selectMedia, ({ query }) => selectMedia(db, query));
  bind.forAll(endpoints.listMediaTags, async () => ({ items: await listTags(db) }));
  bind(endpoints.changeManyMedia, ({ body, caller }) => changeManyMedia(db, { wish: body, by: caller }));
  bind(endpoints.findMedia, ({ params }) => findMedia({ db, ...params }));
  bind(endpoints.editMedia, ({ params, query, body, caller }) =>
    editMedia({ db, registry, ...params, edit: body, by: caller, knowing: query }),
  );
  bind(endpoints.replaceMediaFile, ({ params, query, body, caller }) =>
    replaceMediaFile({ db, registry, ...params, ...body, by: caller, knowing: query }),
  );
  bind(endpoints.setMediaPoster, ({ params, query, body, caller }) =>
    setMediaPoster({ db, registry, ...params, ...body, by: caller, knowing: query }),
  );
  bind(endpoints.deleteMedia, ({ params }) => deleteMedia({ db, ...params }));
};
