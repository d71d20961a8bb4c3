import { endpoints } from '@psifida/contract/endpoints/all';
import type { Bind } from '../../http/bind.ts';
import { demand } from '../../http/sign-in.ts';
import { editDisplay, identifyDisplay, planScreens, revokeDisplay, takeOnDisplay } from './change-display.ts';
import type { DisplayDeps } from './deps.ts';
import * as store from './displays.store.ts';
import { endEmergency, listEmergencies, sendEmergency } from './emergencies/emergencies.ts';
import { listDisplays, readAudiences, readGlass } from './find-display.ts';
import { openRelease, setFirstDisplay, tryReleaseAgain } from './first/first-display.ts';
import { giveInstruction, listInstructions, readGlassImage } from './instructions/instructions.ts';
import { pairDisplay } from './pairing/pairing.ts';
import { endReturn, listReleases, previewSystem, returnToRelease } from './releases.ts';
import { changeWall, listWalls, makeWall, takeWallApart } from './walls/join-displays.ts';

type Deps = DisplayDeps & { bind: Bind; contact: string | null };

export function displayRoutes({ bind, contact, ...parts }: Deps): void {
  bind(endpoints.listDisplays, async ({ query }) => ({ ...(await listDisplays(parts, query)), contact }));
  bind(endpoints.readGlass, () => readGlass(parts));
  bind.forAll(endpoints.readAudiences, () => readAudiences(parts));
  bind(endpoints.listDisplayTags, async () => ({ items: await store.listTags(parts.db) }));
  bind(endpoints.pairDisplay, async ({ body: { code, temporary, ...settings }, caller }) => {
    demand(caller, 'edit', settings.system);
    return pairDisplay(parts, { code, temporary, settings, by: caller });
  });
  bind(endpoints.editDisplay, ({ params, query, body: { version, ...settings }, caller }) =>
    editDisplay(parts, { ...params, version, settings, acknowledged: query, by: caller }),
  );
  bind(endpoints.revokeDisplay, ({ params, caller }) => revokeDisplay(parts, { ...params, by: caller }));
  bind(endpoints.identifyDisplay, ({ params, caller }) => identifyDisplay(parts, { ...params, by: caller }));
  bind(endpoints.takeOnDisplay, ({ params, body, caller }) =>
    takeOnDisplay(parts, { ...params, ...body, by: caller }),
  );
  bind(endpoints.listInstructions, () => listInstructions(parts));
  bind(endpoints.giveInstruction, ({ body: { id, ...draft }, caller }) =>
    giveInstruction(parts, { id, draft, by: caller }),
  );
  bind(endpoints.planScreens, ({ body, caller }) => planScreens(parts, { ...body, by: caller }));
  bind(endpoints.listWalls, () => listWalls(parts));
  bind(endpoints.makeWall, ({ query, body: { id, ...draft }, caller }) =>
    makeWall(parts, { id, draft, acknowledged: query, by: caller }),
  );
  bind(endpoints.changeWall, ({ params, query, body: { version, ...draft }, caller }) =>
    changeWall(parts, { ...params, version, draft, acknowledged: query, by: caller }),
  );
  bind(endpoints.takeWallApart, ({ params, caller }) => takeWallApart(parts, { ...params, by: caller }));
  bind(endpoints.readGlassImage, ({ params }) => readGlassImage(parts, params));
  bind(endpoints.previewSystem, ({ params }) => previewSystem(parts, params));
  bind(endpoints.listReleases, ({ params }) => listReleases(parts, params));
  bind(endpoints.returnToRelease, ({ params, body, caller }) =>
    returnToRelease(parts, { ...params, ...body, by: caller }),
  );
  bind(endpoints.endReturn, ({ params, caller }) => endReturn(parts, { ...params, by: caller }));
  bind(endpoints.setFirstDisplay, ({ params, body, caller }) =>
    setFirstDisplay(parts, { ...params, ...body, by: caller }),
  );
  bind(endpoints.openRelease, ({ params, caller }) => openRelease(parts, { ...params, by: caller }));
  bind(endpoints.tryReleaseAgain, ({ params, caller }) => tryReleaseAgain(parts, { ...params, by: caller }));
  bind(endpoints.listEmergencies, () => listEmergencies(parts));
  bind(endpoints.sendEmergency, ({ body: { id, ...draft }, caller }) =>
    sendEmergency(parts, { id, draft, by: caller }),
  );
  bind(endpoints.endEmergency, ({ params, caller }) => endEmergency(parts, { ...params, by: caller }));
}
