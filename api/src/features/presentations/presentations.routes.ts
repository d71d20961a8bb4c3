import { endpoints } from '@psifida/contract/endpoints/all';
import type { Bind } from '../../http/bind.ts';
import { changeStates } from './change-states.ts';
import { createPresentation, duplicatePresentation } from './create-presentation.ts';
import { deletePresentation } from './delete-presentation.ts';
import { findPresentation } from './find-presentation.ts';
import { listPresentations } from './list-presentations.ts';
import { movePresentation } from './move-presentation.ts';
import { findRevision, listRevisions, restoreRevision } from './revisions.ts';
import { type Parts, savePresentation, setPresentationActive } from './save-presentation.ts';

export const presentationRoutes = ({ bind, ...parts }: Parts & { bind: Bind }) => {
  bind(endpoints.listPresentations, ({ params, query }) => listPresentations(parts, { ...params, ...query }));
  bind(endpoints.findPresentation, ({ params }) => findPresentation(parts, params));
  bind(endpoints.createPresentation, ({ params, body: { id, active, ...content }, caller }) =>
    createPresentation(parts, { ...params, id, active, content, by: caller }),
  );
  bind(endpoints.savePresentation, ({ params, body, caller }) =>
    savePresentation(parts, { ...params, ...body, by: caller }),
  );
  bind(endpoints.activatePresentation, ({ params, body, caller }) =>
    setPresentationActive(parts, { ...params, ...body, active: true, by: caller }),
  );
  bind(endpoints.deactivatePresentation, ({ params, body, caller }) =>
    setPresentationActive(parts, { ...params, ...body, active: false, by: caller }),
  );
  bind(endpoints.changePresentationStates, ({ params, body, caller }) =>
    changeStates(parts, { ...params, ...body, by: caller }),
  );
  bind(endpoints.movePresentation, ({ params, body, caller }) =>
    movePresentation(parts, { ...params, ...body, by: caller }),
  );
  bind(endpoints.duplicatePresentation, ({ params, body, caller }) =>
    duplicatePresentation(parts, { system: params.system, from: params.id, ...body, by: caller }),
  );
  bind(endpoints.deletePresentation, ({ params, query, caller }) =>
    deletePresentation(parts, { ...params, ...query, by: caller }),
  );
  bind(endpoints.listRevisions, ({ params, query }) => listRevisions(parts, { ...params, ...query }));
  bind(endpoints.findRevision, ({ params }) => findRevision(parts.db, params));
  bind(endpoints.restoreRevision, ({ params, body, caller }) =>
    restoreRevision(parts, { ...params, ...body, by: caller }),
  );
};
