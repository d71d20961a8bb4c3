import { endpoints } from '@psifida/contract/endpoints/all';
import type { Bind } from '../../http/bind.ts';
import { changePresentations } from './change-presentations.ts';
import { createPresentation, duplicatePresentation } from './create-presentation.ts';
import { deletePresentation } from './delete-presentation.ts';
import { createDrafts } from './drafts.ts';
import { createPresentationReader } from './find-presentation.ts';
import { createPresentationLister, readCalendar, selectPresentations } from './list-presentations.ts';
import { movePresentation } from './move-presentation.ts';
import { findRevision, listRevisions, restoreRevision } from './revisions.ts';
import { type Parts, savePresentation, setPresentationActive } from './save-presentation.ts';
import { createShownSaver } from './shown.ts';

export const presentationRoutes = ({ bind, ...given }: Parts & { bind: Bind }) => {
  const parts = { ...given, drafts: createDrafts(given), saveShown: createShownSaver(given) };
  const list = createPresentationLister(parts);
  const find = createPresentationReader(parts);
  bind.forAll(endpoints.readCalendar, ({ query }) => readCalendar(parts, query));
  bind.forAll(endpoints.listPresentations, ({ params, query }) => list({ ...params, ...query }));
  bind(endpoints.findPresentation, ({ params }) => find(params));
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
