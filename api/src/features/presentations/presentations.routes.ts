import { endpoints } from '@psifida/contract/endpoints/all';
import type { Bind } from '../../http/bind.ts';
import { changePresentations } from './change-presentations.ts';
import { createPresentation, duplicatePresentation } from './create-presentation.ts';
import { deletePresentation } from './delete-presentation.ts';
import { findPresentation } from './find-presentation.ts';
import { listPresentations, readCalendar, selectPresentations } from './list-presentations.ts';
import { movePresentation } from './move-presentation.ts';
import { findRevision, listRevisions, restoreRevision } from './revisions.ts';
import { type Parts, savePresentation, setPresentationActive } from './save-presentation.ts';

export const presentationRoutes = ({ bind, ...parts }: Parts & { bind: Bind }) => {
  bind(endpoints.readCalendar, ({ query }) => readCalendar(parts, query));
  bind(endpoints.listPresentations, ({ params, query }) => listPresentations(parts, { ...params, ...query }));
  bind(endpoints.findPresentation, ({ params }) => findPresentation(parts, params));
  bind(endpoints.createPresentation, ({ params, query, body: { id, active, ...content }, caller }) =>
    createPresentation(parts, { ...params, id, active, content, by: caller, knowing: query }),
  );
  bind(endpoints.savePresentation, ({ params, query, body, caller }) =>
    savePresentation(parts, { ...params, ...body, by: caller, knowing: query }),
  );
  bind(endpoints.activatePresentation, ({ params, query, body, caller }) =>
    setPresentationActive(parts, { ...params, ...body, active: true, by: caller, knowing: query }),
  );
  bind(endpoints.deactivatePresentation, ({ params, query, body, caller }) =>
    setPresentationActive(parts, { ...params, ...body, active: false, by: caller, knowing: query }),
  );
  bind(endpoints.selectPresentations, ({ params, query }) =>
    selectPresentations(parts, { ...params, ...query }),
  );
  bind(endpoints.changePresentations, ({ params, query, body, caller }) =>
    changePresentations(parts, { ...params, wish: body, by: caller, knowing: query }),
  );
  bind(endpoints.movePresentation, ({ params, query, body, caller }) =>
    movePresentation(parts, { ...params, ...body, by: caller, knowing: query }),
  );
  bind(endpoints.duplicatePresentation, ({ params, body, caller }) =>
    duplicatePresentation(parts, { system: params.system, from: params.id, ...body, by: caller }),
  );
  bind(endpoints.deletePresentation, ({ params, query: { version, ...knowing }, caller }) =>
    deletePresentation(parts, { ...params, version, by: caller, knowing }),
  );
  bind(endpoints.listRevisions, ({ params, query }) => listRevisions(parts, { ...params, ...query }));
  bind(endpoints.findRevision, ({ params }) => findRevision(parts.db, params));
  bind(endpoints.restoreRevision, ({ params, query, body, caller }) =>
    restoreRevision(parts, { ...params, ...body, by: caller, knowing: query }),
  );
};
