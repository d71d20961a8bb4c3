import { endpoints } from '@psifida/contract/endpoints/all';
import type { Bind } from '../../http/bind.ts';
import { changeItems } from './change-items.ts';
import { createItem } from './create-item.ts';
import { deleteItem } from './delete-item.ts';
import { exportItems } from './exchange/export-items.ts';
import { importItems } from './exchange/import-items.ts';
import { findItem, type Parts } from './find-item.ts';
import { listItems, selectItems } from './list-items.ts';
import { replaceItem } from './replace-item.ts';
import { findItemRevision, listItemRevisions, restoreItemRevision } from './revisions.ts';
import { saveItem } from './save-item.ts';

export const libraryRoutes = ({ bind, ...parts }: Parts & { bind: Bind }) => {
  bind(endpoints.listItems, ({ params, query }) => listItems(parts, { ...params, ...query }));
  bind(endpoints.selectItems, ({ params, query }) => selectItems(parts, { ...params, ...query }));
  bind(endpoints.changeItems, ({ params, query, body, caller }) =>
    changeItems(parts, { ...params, wish: body, by: caller, knowing: query }),
  );
  bind(endpoints.findItem, ({ params }) => findItem(parts, params));
  bind(endpoints.createItem, ({ params, body, caller }) =>
    createItem(parts, { ...params, ...body, by: caller }),
  );
  bind(endpoints.saveItem, ({ params, query, body, caller }) =>
    saveItem(parts, { ...params, ...body, by: caller, knowing: query }),
  );
  bind(endpoints.replaceItem, ({ params, query, body, caller }) =>
    replaceItem(parts, { ...params, ...body, by: caller, knowing: query }),
  );
  bind(endpoints.deleteItem, ({ params, query, caller }) =>
    deleteItem(parts, { ...params, ...query, by: caller }),
  );
  bind(endpoints.listItemRevisions, ({ params, query }) => listItemRevisions(parts, { ...params, ...query }));
  bind(endpoints.findItemRevision, ({ params }) => findItemRevision(parts.db, params));
  bind(endpoints.restoreItemRevision, ({ params, query, body, caller }) =>
    restoreItemRevision(parts, { ...params, ...body, by: caller, knowing: query }),
  );
  bind(endpoints.exportItems, ({ params, query }) => exportItems(parts, { ...params, ...query }));
  bind(endpoints.importItems, ({ params, query, body, caller }) =>
    importItems(parts, { ...params, ...body, by: caller, knowing: query }),
  );
};
