import { endpoints } from '@psifida/contract/endpoints/all';
import type { Deps } from '../../../documents/write-documents.ts';
import type { Bind } from '../../../http/bind.ts';
import { changeManyMedia, deleteMedia, editMedia, replaceMediaFile, setMediaPoster } from './change-media.ts';
import { listMedia, listTags, selectMedia } from './list-media.store.ts';
import { findMedia } from './media.store.ts';
import { replaceMedia } from './replace-media.ts';

export const mediaRoutes = ({ bind, ...deps }: Deps & { bind: Bind }) => {
  const { db } = deps;
  bind.forAll(endpoints.listMedia, ({ query }) => listMedia(db, query));
  bind(endpoints.selectMedia, ({ query }) => selectMedia(db, query));
  bind.forAll(endpoints.listMediaTags, async () => ({ items: await listTags(db) }));
  bind(endpoints.changeManyMedia, ({ body, caller }) => changeManyMedia(deps, { wish: body, by: caller }));
  bind(endpoints.findMedia, ({ params }) => findMedia({ db, ...params }));
  bind(endpoints.editMedia, ({ params, query, body, caller }) =>
    editMedia(deps, { ...params, edit: body, by: caller, acknowledged: query }),
  );
  bind(endpoints.replaceMediaFile, ({ params, query, body, caller }) =>
    replaceMediaFile(deps, { ...params, ...body, by: caller, acknowledged: query }),
  );
  bind(endpoints.replaceMedia, ({ params, query, body, caller }) =>
    replaceMedia(deps, { ...params, ...body, by: caller, acknowledged: query }),
  );
  bind(endpoints.setMediaPoster, ({ params, query, body, caller }) =>
    setMediaPoster(deps, { ...params, ...body, by: caller, acknowledged: query }),
  );
  bind(endpoints.deleteMedia, ({ params, caller }) => deleteMedia(deps, { ...params, by: caller }));
};
