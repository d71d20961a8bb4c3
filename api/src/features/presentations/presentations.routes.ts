import { endpoints } from '@psifida/contract/endpoints/all';
import type { Bind } from '../../http/bind.ts';
import {
  changePresentations,
  deletePresentation,
  findRevision,
  listRevisions,
  restoreRevision,
} from './change-presentations.ts';
import { createPresentationReader } from './find-presentation.ts';
import { createPresentationLister, readCalendar, selectPresentations } from './list-presentations.ts';
import { movePresentation } from './move-presentation.ts';
import { createPresentationWriter, type Deps, setPresentationActive } from './save-presentation.ts';

export const presentationRoutes = ({ bind, ...deps }: Deps & { bind: Bind }) => {
  const writer = createPresentationWriter(deps);
  const list = createPresentationLister(deps);
  const find = createPresentationReader(deps);
  bind.forAll(endpoints.readCalendar, ({ query }) => readCalendar(deps, query));
  bind.forAll(endpoints.listPresentations, ({ params, query }) => list({ ...params, ...query }));
  bind(endpoints.findPresentation, ({ params }) => find(params));
  bind(endpoints.createPresentation, ({ params, query, body: { id, active, ...content }, caller }) =>
    writer.create({ ...params, id, active, content, by: caller, acknowledged: query }),
  );
  bind(endpoints.savePresentation, ({ params, query, body, caller }) =>
    writer.save({ ...params, ...body, by: caller, acknowledged: query }),
  );
  bind(endpoints.activatePresentation, ({ params, query, body, caller }) =>
    setPresentationActive(deps, { ...params, ...body, active: true, by: caller, acknowledged: query }),
  );
  bind(endpoints.deactivatePresentation, ({ params, query, body, caller }) =>
    setPresentationActive(deps, { ...params, ...body, active: false, by: caller, acknowledged: query }),
  );
  bind(endpoints.selectPresentations, ({ params, query }) =>
    selectPresentations(deps, { ...params, ...query }),
  );
  bind(endpoints.changePresentations, ({ params, query, body, caller }) =>
    changePresentations(deps, { ...params, wish: body, by: caller, acknowledged: query }),
  );
  bind(endpoints.movePresentation, ({ params, query, body, caller }) =>
    movePresentation(deps, { ...params, ...body, by: caller, acknowledged: query }),
  );
  bind(endpoints.duplicatePresentation, ({ params, body, caller }) =>
    writer.duplicate({ system: params.system, from: params.id, ...body, by: caller }),
  );
  bind(endpoints.deletePresentation, ({ params, query: { version, ...acknowledged }, caller }) =>
    deletePresentation(deps, { ...params, version, by: caller, acknowledged }),
  );
  bind(endpoints.listRevisions, ({ params, query }) => listRevisions(deps, { ...params, ...query }));
  bind(endpoints.findRevision, ({ params }) => findRevision(deps.db, params));
  bind(endpoints.restoreRevision, ({ params, query, body, caller }) =>
    restoreRevision(deps, { ...params, ...body, by: caller, acknowledged: query }),
  );
};
